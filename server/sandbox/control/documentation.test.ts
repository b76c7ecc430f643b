import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { noKey } from './control-key.ts'
import { registerControl } from './control.ts'
import { gameSchema } from './game-schema.ts'
import { playerSchema } from './player-schema.ts'
import { siteSchema } from './site-schema.ts'

const page = readFileSync(join(import.meta.dirname, '../../../docs/sandbox.md'), 'utf8')

/** Returns the words in code style in one paragraph of a section, sorted. */
function namesIn(title: string, paragraph: number): readonly string[] {
  const text = page.split(`## ${title}\n`)[1]?.split('\n## ')[0]?.trim().split('\n\n')[paragraph] ?? ''
  return [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name).toSorted()
}

const propertiesOf = (schema: unknown): object => (schema as { readonly properties: object }).properties

test('docs/sandbox.md lists every request of the control surface, and no other requests', async () => {
  const routes: string[] = []
  const app = Fastify()
  app.addHook('onRoute', ({ method, url, schema }) => {
    // Fastify adds a HEAD route for each GET route.
    if (schema !== undefined && method !== 'HEAD') routes.push(`${String(method)} ${url}`)
  })
  registerControl(app, () => Promise.reject(new Error('this test makes no request')), noKey)
  await app.ready()
  const listed = [...page.matchAll(/^\| `([A-Z]+ \/sandbox\/[^`]*)`/gm)].map(([, request = '']) => request)
  expect(listed.toSorted()).toEqual(routes.toSorted())
  await app.close()
})

test('docs/sandbox.md lists every field of players, settings and games, and no other fields', () => {
  const { ekyc } = propertiesOf(playerSchema) as { readonly ekyc: unknown }
  expect(namesIn('Fields of a player', 1)).toEqual(Object.keys(propertiesOf(playerSchema)).toSorted())
  expect(namesIn('Fields of a player', 2).filter((name) => name !== 'ekyc')).toEqual(
    Object.keys(propertiesOf(ekyc)).toSorted(),
  )
  expect(namesIn('Site settings', 1)).toEqual(
    [...Object.keys(propertiesOf(siteSchema)), ...siteSchema['x-known']].toSorted(),
  )
  expect(namesIn('Fields of a game', 1)).toEqual(Object.keys(propertiesOf(gameSchema)).toSorted())
})

test('docs/sandbox.md names the site settings that no call and no page uses', () => {
  const code = ['business', 'server/sandbox/calls']
    .map((folder) => join(import.meta.dirname, '../../..', folder))
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((path) => path.endsWith('.ts') && !/\.(?:gen|test)\.ts$/.test(path))
        .map((path) => readFileSync(join(folder, path), 'utf8')),
    )
    .join('\n')
  const settings = [...Object.keys(propertiesOf(siteSchema)), ...siteSchema['x-known']]
  expect(namesIn('Site settings', 3)).toEqual(settings.filter((name) => !code.includes(name)).toSorted())
})
