/** The message of a thrown value. Node reports a host with several addresses as one error without a message. */
export function errorMessage(error: unknown): string {
  if (error instanceof AggregateError && error.message === '') return error.errors.map(errorMessage).join(', ')
  return error instanceof Error ? error.message : String(error)
}
