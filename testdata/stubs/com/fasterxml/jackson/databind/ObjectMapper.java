package com.fasterxml.jackson.databind;

public class ObjectMapper {
    public String writeValueAsString(Object value) {
        return "";
    }
}
