import type { HttpRequest } from './protocol.ts'

export type HttpOutcome =
  | {
      readonly status: number
      readonly text: string
      /** The `Date` of the response, milliseconds since 1970. `NaN` when there is none. */
      readonly date: number
    }
  | { readonly failure: 'TIMEOUT' | 'ABORTED' | 'NETWORK'; readonly message: string }

/** Sends one HTTP request with a timeout in milliseconds. Never throws. */
export async function send(
  transport: typeof fetch,
  { url, init }: HttpRequest,
  timeoutMs: number,
  signal: AbortSignal,
): Promise<HttpOutcome> {
  const controller = new AbortController()
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    controller.abort()
  }, timeoutMs)
  const abort = (): void => controller.abort()
  if (signal.aborted) abort()
  signal.addEventListener('abort', abort)
  try {
    const response = await transport(url, { ...init, signal: controller.signal })
    const date = Date.parse(response.headers.get('date') ?? '')
    return { status: response.status, text: await response.text(), date }
  } catch (error) {
    if (isLate) return { failure: 'TIMEOUT', message: 'Request timed out' }
    if (controller.signal.aborted) return { failure: 'ABORTED', message: '' }
    return { failure: 'NETWORK', message: error instanceof Error ? error.message : String(error) }
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', abort)
  }
}
