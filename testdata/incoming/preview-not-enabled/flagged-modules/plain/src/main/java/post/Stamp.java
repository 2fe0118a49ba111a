package post;

class Stamp {
    static final ScopedValue<String> COUNTRY = ScopedValue.newInstance();
}
