//@ jdk: 25
// where() of a query builder, an own ScopedValue, the words in a comment: ScopedValue.where(KEY, new ArrayList<>());
import java.util.ArrayList;
import java.util.List;

class OwnWhere {
    static final class ScopedValue<T> {
        static <T> ScopedValue<T> newInstance() {
            return new ScopedValue<>();
        }

        static <T> ScopedValue<T> where(ScopedValue<T> key, T value) {
            return key;
        }
    }

    static final class Query {
        Query where(String column, Object value) {
            return this;
        }
    }

    void all(Query query) {
        ScopedValue.where(ScopedValue.<List<String>>newInstance(), new ArrayList<>());
        query.where("name", new StringBuilder());
    }
}
