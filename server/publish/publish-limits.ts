/** Limits of publishing over HTTP that the client keeps and the server enforces. */
import { MB } from '../megabyte.ts'

/** Maximum bytes of one file of a site. */
export const MAX_FILE_BYTES = 16 * MB
/** Maximum number of hashes in one query for missing files. */
export const MAX_HASHES = 10_000
