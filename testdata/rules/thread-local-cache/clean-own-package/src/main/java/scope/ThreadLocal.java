//@ jdk: 25
// An annotation of the package is called ThreadLocal, and beats java.lang.
package scope;

public @interface ThreadLocal {
    String value() default "";
}
