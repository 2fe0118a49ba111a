package com.esotericsoftware.kryo;

public class Kryo {
    public void setRegistrationRequired(boolean required) {
    }

    public <T> T copy(T object) {
        return object;
    }
}
