package tour.scopes;

public class DeeperGather extends Gather<String> {
    @Override
    protected void handleComplete(Subtask<? extends String> done) { //~ removed-structured-task-scope-api error
        System.out.println(done.task()); //~ removed-structured-task-scope-api error
        shutdown(); //~ removed-structured-task-scope-api error
    }
}
