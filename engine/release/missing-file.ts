/**
 * For `catch` of an operation on a file or folder: returns undefined if it does not exist.
 * @throws every other error
 */
export function ignoreMissing(error: unknown): undefined {
  if ((error as { readonly code?: unknown } | null)?.code !== 'ENOENT') throw error
}
