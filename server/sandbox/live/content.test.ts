import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import site from '../../../config/site.json' with { type: 'json' }
import seed from '../games/games.json' with { type: 'json' }
import { MP4_SECONDS, rooms } from './content.ts'

const folder = new URL('videos/', import.meta.url)
const files = readdirSync(folder).map((name) => ({ name, content: readFileSync(new URL(name, folder)) }))
const videos = files.filter(({ name }) => name.endsWith('.mp4'))
const posters = files.filter(({ name }) => name.endsWith('.svg'))

test('the videos and their posters together are smaller than 900 kilobytes', () => {
  expect(files.map(({ content }) => content.length).reduce((sum, bytes) => sum + bytes)).toBeLessThan(900_000)
})

test('each poster is within the budget of an image', () => {
  expect(posters).toHaveLength(videos.length)
  expect(posters.filter(({ content }) => content.length > site.budgets.imageBytes)).toEqual([])
})

test.each(videos)('the video $name is sharp on phones, and as long as the live playlist says', ({ content }) => {
  const timescale = content.readUInt32BE(content.indexOf('mvhd') + 16)
  expect(content.readUInt32BE(content.indexOf('mehd') + 8) / timescale).toBe(MP4_SECONDS)
  const size = content.indexOf('tkhd') + 80
  expect([content.readUInt16BE(size), content.readUInt16BE(size + 4)]).toEqual([720, 1280])
})

test('each live room has a poster of its own and the portrait of its host, within the budget of an image', () => {
  const sizeOf = (address: string) => readFileSync(new URL(address.replace('/api/static/', ''), import.meta.url)).length
  const covers = rooms.map(({ entry }) => entry.cover)
  expect(new Set(covers).size).toBe(rooms.length)
  for (const { entry, more } of rooms) expect(more.avatar).toContain(`host-${entry.anchorId}.svg`)
  const images = [...covers, ...rooms.map(({ more }) => more.avatar)]
  expect(images.filter((address) => sizeOf(address) > site.budgets.imageBytes)).toEqual([])
})

test('each live room names its game, with cover and maker, as the list of games does', () => {
  const records = new Map(seed.games.map((game) => [game.gameId, game]))
  for (const { entry, more } of rooms) {
    const { gameName, gameImage, platformId, platformName } = records.get(more.gameId) ?? {}
    expect({ gameName: entry.gameName, ...more }).toMatchObject({ gameName, gameImage, platformId, platformName })
  }
})
