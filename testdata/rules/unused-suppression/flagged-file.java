// vtlint: ignore-file[pooled-virtual-threads] there was a pool here //~ unused-suppression note
class Whole {
    int threads = 4;
}
