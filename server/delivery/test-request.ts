import { type IncomingHttpHeaders, request } from 'node:http'

export interface TestResponse {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

export interface TestRequestOptions {
  readonly method?: string
  readonly headers?: { readonly [name: string]: string }
}

/**
 * Sends a request over a connection of its own. Fastify's `inject` cannot be used, because files are served before a
 * request reaches the router. The path is sent unchanged, whereas `fetch` would normalize it. For tests.
 */
export function sendRequest(
  port: number,
  path: string,
  { method = 'GET', headers = {} }: TestRequestOptions = {},
): Promise<TestResponse> {
  return new Promise((resolve, reject) => {
    const sent = request(
      { host: '127.0.0.1', port, path, method, headers: { ...headers }, agent: false },
      (response) => {
        response.toArray().then(
          (parts) =>
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              body: Buffer.concat(parts as Buffer[]),
            }),
          reject,
        )
      },
    )
    sent.on('error', reject)
    sent.end()
  })
}
