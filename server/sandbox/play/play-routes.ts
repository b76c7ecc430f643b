import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { commonHeaders, contentType } from '../../delivery/headers.ts'
import type { SandboxGame } from '../lobby/game.ts'
import type { Sandbox } from '../sandbox.ts'
import { serveImages } from '../serve-images.ts'
import { type GamePageContent, gamePage } from './game-page.ts'
import { stylesOf } from './game-styles.ts'
import { demoGames } from './rules/rules-of-game.ts'
import { isLanguage } from './texts.ts'

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  // Besides this origin, other names of this machine are allowed, because a simulated host page may frame the page that
  // shows the game.
  "frame-ancestors 'self' http://localhost:* http://*.localhost:*",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ')

const assets = [
  'frame.css',
  'colors.gen.css',
  'games.css',
  ...new Set(Object.values(stylesOf).flatMap((names) => names.map((name) => `${name}.css`))),
  'frame.js',
  'bet-client.js',
  'burst.js',
  'card-faces.js',
  'court.js',
  'elements.js',
  'globe.js',
  'scenery.js',
  'targets.js',
  'turning-wheel.js',
  'texts.js',
  ...Object.keys(demoGames).map((name) => `${name}.js`),
]

const coversOfApi = '/api/static/covers/'
const coversOfGames = '/sandbox/play/covers/'
const signsOfGames = '/sandbox/play/signs/'
const imagesOfSymbols = '/sandbox/play/symbols/'
const imagesOfSea = '/sandbox/play/sea/'
const imagesOfStages = '/sandbox/play/stages/'
const imagesOfTargets = '/sandbox/play/targets/'

/** Serves the demo games and the covers of all games, to other machines too, so phones on the same network can play. */
export function registerPlay(
  app: FastifyInstance,
  { sandbox, folder }: { readonly sandbox: () => Promise<Sandbox>; readonly folder: string },
): void {
  const config = { routeClass: 'sandbox' } as const
  const signs = new Set(readdirSync(join(folder, 'games', 'signs')))

  app.get<{ Params: { gameId: string }; Querystring: { lang?: unknown } }>(
    '/sandbox/play/:gameId',
    { config },
    async (request, reply) => {
      const { games } = await sandbox()
      const game = games.get(request.params.gameId)
      const { lang } = request.query
      reply.headers({
        ...commonHeaders,
        'cache-control': 'no-cache',
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': policy,
      })
      return reply
        .code(game === undefined ? 404 : 200)
        .send(gamePage(game && contentOf(game, signs), isLanguage(lang) ? lang : 'en'))
    },
  )

  for (const name of assets) {
    const content = readFileSync(join(folder, 'play', 'page', name))
    app.get(`/sandbox/play/assets/${name}`, { config }, async (_request, reply) =>
      reply
        // The sandboxed frame has an opaque origin, so module scripts need CORS.
        .headers({
          ...commonHeaders,
          'cache-control': 'no-cache',
          'content-type': contentType(name),
          'access-control-allow-origin': '*',
        })
        .send(content),
    )
  }

  // Covers have a second address, because the API refuses requests of frames with an opaque origin, such as the page of
  // a game.
  serveImages(app, coversOfApi, join(folder, 'games', 'covers'), 'api')
  serveImages(app, coversOfGames, join(folder, 'games', 'covers'), 'sandbox')
  serveImages(app, signsOfGames, join(folder, 'games', 'signs'), 'sandbox')
  serveImages(app, imagesOfSymbols, join(folder, 'games', 'symbols'), 'sandbox')
  // The animals and corals of the fishing game.
  serveImages(app, imagesOfSea, join(folder, 'games', 'sea'), 'sandbox')
  // The places behind the boards in wide windows.
  serveImages(app, imagesOfStages, join(folder, 'games', 'stages'), 'sandbox')
  // The prizes of booths, and the targets of courts and rings.
  serveImages(app, imagesOfTargets, join(folder, 'games', 'targets'), 'sandbox')
}

function contentOf({ record, gameId }: SandboxGame, signs: ReadonlySet<string>): GamePageContent {
  return {
    gameId,
    name: String(record.gameName ?? record.nameEn ?? gameId),
    kindId: Number(record.gameKindId),
    cover: ownImage(record.gameImage).replace(coversOfApi, coversOfGames),
    wideCover: ownImage(record.gameImageBig).replace(coversOfApi, coversOfGames),
    sign: signs.has(`${gameId}.svg`) ? `${signsOfGames}${gameId}.svg` : '',
    lettering: signs.has(`title-${gameId}.svg`) ? `${signsOfGames}title-${gameId}.svg` : '',
  }
}

/**
 * Returns `address` if it names an image of this origin; otherwise an empty text, because the policy of the page allows
 * no other images.
 */
function ownImage(address: unknown): string {
  return typeof address === 'string' && /^\/(?![/\\])/.test(address) ? address : ''
}
