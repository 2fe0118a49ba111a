package museum;

class Entrance {
    private final Tour tour = new Tour();

    void enter(String guide) throws InterruptedException {
        Current.guide(guide);
        try {
            tour.start();
        } finally {
            Current.clear();
        }
    }
}
