import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { commonHeaders, contentType } from '../../delivery/headers.ts'
import { containers, type HostContainer, hostPage } from './host-page.ts'

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "frame-src 'self' http://*.localhost:*",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
].join('; ')

/**
 * Serves the pages `/sandbox/host/miniapp?brand=maya`, `/sandbox/host/bot` and `/sandbox/host/native`. They contain no
 * data.
 */
export function registerHostPages(app: FastifyInstance, folder: string): void {
  const config = { routeClass: 'sandbox' } as const
  for (const container of Object.keys(containers) as HostContainer[]) {
    app.get(`/sandbox/host/${container}`, { config }, async (_request, reply) =>
      reply
        .headers({
          ...commonHeaders,
          'cache-control': 'no-store',
          'content-type': 'text/html; charset=utf-8',
          'content-security-policy': policy,
        })
        .send(hostPage(container)),
    )
  }
  for (const name of ['host.css', 'host.js']) {
    const content = readFileSync(join(folder, 'host', name))
    app.get(`/sandbox/host/assets/${name}`, { config }, async (_request, reply) =>
      reply.headers({ ...commonHeaders, 'cache-control': 'no-cache', 'content-type': contentType(name) }).send(content),
    )
  }
}
