/** A client of the gateway for the server itself, which calls its own address `/api` as players do. */
import type { FastifyInstance } from 'fastify'
import type { CallClient } from '../engine/runtime/calls/client.ts'
import type { CallReporter } from '../engine/runtime/calls/contract.ts'
import type { SiteCalls } from '../engine/release/public-answers.ts'
import { createReleaseReader } from '../engine/runtime/release.ts'
import { contractOf } from '../business/contract-of.ts'
import { createVisitorGateway } from '../business/gateway/visitor-gateway.ts'
import type { LiveRelease } from './delivery/release-store.ts'

/** Reads the call settings and the constants of a release. */
export async function callSettingsOf(app: FastifyInstance, { pointer, release }: LiveRelease): Promise<SiteCalls> {
  return await createReleaseReader(injectingFetch(app)).app(pointer.routes[release.defaultLanguage] ?? '')
}

export function openGatewayClient(app: FastifyInstance, settings: SiteCalls, report: CallReporter): CallClient {
  return createVisitorGateway({
    app: settings,
    contractOf,
    transport: injectingFetch(app),
    now: Date.now,
    report,
    deviceId: 'server',
  })
}

/** Returns a `fetch` that passes requests for this server to its router, without a connection. */
function injectingFetch(app: FastifyInstance): typeof fetch {
  return async (input, init = {}) => {
    const url = input instanceof Request ? input.url : String(input)
    if (!url.startsWith('/')) return await fetch(input, init)
    const { statusCode, rawPayload, headers } = await app.inject({
      url,
      method: init.method === 'POST' ? 'POST' : 'GET',
      headers: Object.fromEntries(new Headers(init.headers)),
      ...(typeof init.body === 'string' ? { payload: init.body } : {}),
      ...(init.signal ? { signal: init.signal } : {}),
    })
    return new Response(new Uint8Array(rawPayload), {
      status: statusCode,
      headers: { date: String(headers.date ?? '') },
    })
  }
}
