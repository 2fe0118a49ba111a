plugins {
    id("com.example.company-conventions") version "3"
}
