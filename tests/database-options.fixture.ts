/**
 * Options of Node for processes that open the embedded database. V8 compiles WebAssembly quickly, and then a second
 * time with optimizations. For the few statements of a test, the second compilation takes more time than it saves.
 */
export const databaseOptions: readonly string[] = ['--liftoff-only']
