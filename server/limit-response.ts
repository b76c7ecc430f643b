import { pipeline, type Readable, Transform, type TransformCallback } from 'node:stream'

export interface ResponseLimits {
  readonly bytes: number
  /** Time limit for the complete response, in milliseconds. */
  readonly ms: number
}

/** A response of the gateway exceeded a limit and was cut off. */
export class ResponseLimitError extends Error {
  readonly isLate: boolean

  constructor(message: string, { isLate }: { readonly isLate: boolean }) {
    super(message)
    this.isLate = isLate
  }
}

/**
 * Passes a response on, and fails when it exceeds the limits, because a gateway may send without end, or one byte at a
 * time.
 */
export function limitResponse(response: Readable, { bytes, ms }: ResponseLimits): Readable {
  let received = 0
  const limited = new Transform({
    transform(chunk: Buffer, _encoding, done: TransformCallback) {
      received += chunk.length
      if (received > bytes)
        done(new ResponseLimitError(`the response is larger than ${bytes} bytes`, { isLate: false }))
      else done(null, chunk)
    },
  })
  const timer = setTimeout(() => {
    limited.destroy(new ResponseLimitError(`the response was not complete after ${ms} ms`, { isLate: true }))
  }, ms)
  // Both streams are destroyed when one of them fails or is closed.
  pipeline(response, limited, () => clearTimeout(timer))
  return limited
}
