package org.springframework.web.context.request;

public interface RequestAttributes {
    int SCOPE_REQUEST = 0;

    Object getAttribute(String name, int scope);

    String getSessionId();
}
