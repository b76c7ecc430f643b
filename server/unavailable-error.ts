import { errorMessage } from '../engine/core/error-message.ts'

/** A part of the server is not available now. The response has status 503 and this message, which anyone may read. */
export class UnavailableError extends Error {
  readonly statusCode = 503
}

/** The message of an error for the log: for a part that is not available, the message of the cause. */
export function reasonOf(error: unknown): string {
  return errorMessage(error instanceof UnavailableError ? (error.cause ?? error) : error)
}
