//@ jdk: 25
// A connection for each thread becomes a connection for each task.
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.SQLException;

class Connections {
    private static final ThreadLocal<Connection> CONNECTION = ThreadLocal.withInitial(Connections::open); //~ thread-local-cache warning
    private static final ThreadLocal<Connection> LAZY = new ThreadLocal<>(); //~ thread-local-cache warning
    private final ThreadLocal<PreparedStatement> statement = ThreadLocal.withInitial(() -> { //~ thread-local-cache warning
        try {
            return CONNECTION.get().prepareStatement("select 1");
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    });

    private static Connection open() {
        try {
            return DriverManager.getConnection("jdbc:none:");
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    static Connection lazy() {
        Connection connection = LAZY.get();
        if (connection == null) {
            connection = open();
            LAZY.set(connection);
        }
        return connection;
    }

    void run() throws SQLException {
        statement.get().execute();
    }
}
