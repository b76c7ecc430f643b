import { expect, test } from 'vitest'
import { bothOf, noWork, workFor } from './work.ts'

test.each([
  ['widgets/Banner/Banner.module.css', { build: true }],
  ['widgets/Banner/Banner.tsx', { build: true }],
  ['player/player.css', { build: true }],
  ['widgets/Banner/schema.json', { generate: true, restart: true, build: true }],
  ['widgets/Banner/widget.ts', { generate: true, restart: true, build: true }],
  // The path of a new or removed folder.
  ['widgets/Banner', { generate: true, restart: true, build: true }],
  ['business/games/calls/like.sandbox.ts', { generate: true, restart: true, build: true }],
  ['schemas/banner.json', { generate: true, restart: true, build: true }],
  ['catalogue/generate.ts', { generate: true, restart: true, build: true }],
  ['engine/react/Node.tsx', { generate: true, restart: true, build: true }],
  ['server/app.ts', { restart: true }],
  ['gallery/page/gallery.css', {}],
  ['studio/find/Find.tsx', {}],
  ['tools/build/styles.ts', { restart: true, build: true }],
  ['vite.config.ts', { restart: true, build: true }],
])('after %s was saved, exactly the necessary work is due', (path, work) => {
  expect(workFor(path)).toEqual({ ...noWork, ...work })
})

test('work that was not done stays due when another file is saved', () => {
  expect(bothOf(workFor('server/app.ts'), workFor('widgets/Banner/Banner.tsx'))).toEqual({
    generate: false,
    restart: true,
    build: true,
  })
})
