/** A part of the server is not available now. The response has status 503 and this message, which anyone may read. */
export class UnavailableError extends Error {
  readonly statusCode = 503
}
