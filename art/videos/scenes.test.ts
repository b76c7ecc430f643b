import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { rooms } from '../../server/sandbox/live/content.ts'
import { drawHost } from '../hosts.ts'
import { palettes } from '../palettes.ts'
import { drawFrame, sceneNames } from './scenes.ts'
import { shorten } from './shorten.ts'

const files = readdirSync(new URL('../../server/sandbox/live/videos/', import.meta.url))

test('each scene is recorded as a video with a poster', () => {
  expect(files).toEqual(sceneNames.flatMap((name) => [`${name}.mp4`, `${name}.svg`]).sort())
})

test.each(sceneNames)('the scene %s is a loop, and moves', (name) => {
  expect(drawFrame(name, 1)).toBe(drawFrame(name, 0))
  expect(drawFrame(name, 0.7)).not.toBe(drawFrame(name, 0))
})

describe.each(rooms.map(({ entry, more }) => ({ ...entry, image: more.livePlayerBg })))(
  'the live room $liveId',
  ({ anchorId, image }) => {
    test('shows its host in its video', () => {
      const frames = sceneNames.filter((name) => image.endsWith(`/${name}.svg`)).map((name) => drawFrame(name, 0))
      expect(frames).toHaveLength(1)
      // The outline of the head is the same, whatever the face does.
      const [outline = 'no head'] =
        shorten(drawHost(anchorId, palettes.rosas)).match(/<path id="[^"]+-o" d="[^"]+"/) ?? []
      expect(frames[0]).toContain(outline)
    })
  },
)
