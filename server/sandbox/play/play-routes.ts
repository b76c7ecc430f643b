import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { commonHeaders, contentType } from '../../delivery/headers.ts'
import { openFileIndex, readIndexedFile } from '../../delivery/file-index.ts'
import type { SandboxGame } from '../lobby/game.ts'
import type { Sandbox } from '../sandbox.ts'
import { type GamePageContent, gamePage } from './game-page.ts'

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ')

const assets = ['game.css', 'game.js', 'reels.js', 'colors.js', 'numbers.js', 'shapes.js']

/** The demo games, and the covers of the sandbox's lobby. They are open to everybody: phones on the same network play too. */
export function registerPlay(
  app: FastifyInstance,
  { sandbox, folder }: { readonly sandbox: Promise<Sandbox>; readonly folder: string },
): void {
  const config = { routeClass: 'sandbox' } as const

  app.get<{ Params: { gameId: string } }>('/sandbox/play/:gameId', { config }, async (request, reply) => {
    const game = (await sandbox).games.get(request.params.gameId)
    reply.headers({
      ...commonHeaders,
      'cache-control': 'no-cache',
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
    })
    return reply.code(game === undefined ? 404 : 200).send(gamePage(game && faceOf(game)))
  })

  for (const name of assets) {
    const content = readFileSync(join(folder, 'play', name))
    app.get(`/sandbox/play/assets/${name}`, { config }, async (_request, reply) =>
      reply
        // The frame has no origin of its own, and a module is fetched with its origin.
        .headers({ ...commonHeaders, 'cache-control': 'no-cache', 'content-type': contentType(name), 'access-control-allow-origin': '*' })
        .send(content),
    )
  }

  const covers = openFileIndex([join(folder, 'games', 'covers')])
  app.get<{ Params: { name: string } }>('/api/static/covers/:name', { config: { routeClass: 'api' } }, async (request, reply) => {
    const file = await covers.find(request.params.name)
    if (file === undefined) return reply.code(404).send({ error: 'no such cover' })
    return reply
      .headers({
        ...commonHeaders,
        'cache-control': 'public, max-age=86400',
        'content-type': contentType(file.name),
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      })
      .send(await readIndexedFile(file, undefined))
  })

  // The trial address in the game records.
  app.get<{ Querystring: { gameId?: string } }>('/api/static/demo/index.html', { config: { routeClass: 'api' } }, async (request, reply) =>
    reply.redirect(`/sandbox/play/${encodeURIComponent(request.query.gameId ?? '')}?trial=1`),
  )
}

function faceOf({ record, gameId }: SandboxGame): GamePageContent {
  return {
    name: String(record.gameName ?? record.nameEn ?? gameId),
    kindId: Number(record.gameKindId),
    cover: ownPicture(record.gameImage),
    scene: ownPicture(record.gameImageBig),
  }
}

/** Only our own pictures: the page's policy allows no other. */
function ownPicture(address: unknown): string {
  return typeof address === 'string' && /^\/(?![/\\])/.test(address) ? address : ''
}
