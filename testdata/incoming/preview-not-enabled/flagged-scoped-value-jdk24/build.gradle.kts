plugins { //~ preview-not-enabled error
    java
}
