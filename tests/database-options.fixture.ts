/**
 * Options of Node for processes that open the embedded database. Compiling its WebAssembly a second time, for speed,
 * takes more processor time than the statements of a test save by it.
 */
export const databaseOptions: readonly string[] = ['--liftoff-only']
