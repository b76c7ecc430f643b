/**
 * Options of Node for processes that open the embedded database. V8 compiles WebAssembly quickly, and then a second
 * time with optimizations. The few statements of a test do not pay for the second time.
 */
export const databaseOptions: readonly string[] = ['--liftoff-only']
