import { expect, test } from 'vitest'
import { pageRoutes, pathOf } from './journeys/configuration.fixture.ts'
import { chunk, isFullRun, samplePairs } from './sample.fixture.ts'

const pages = Array.from({ length: 7 }, (_, n) => `page ${n}`)
const skins = ['night', 'morning', 'parol']

test('pairs contain every entry of both lists, and the entries of the shorter list equally often', () => {
  for (const pairs of [samplePairs(pages, skins), samplePairs(skins, pages).map(([skin, page]) => [page, skin])]) {
    expect(pairs).toHaveLength(isFullRun ? 21 : 7)
    expect(new Set(pairs.map(([page]) => page))).toEqual(new Set(pages))
    const counts = skins.map((skin) => pairs.filter((pair) => pair[1] === skin).length)
    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1)
  }
  expect(samplePairs(pages, [])).toEqual([])
  expect(samplePairs([], skins)).toEqual([])
})

test('groups contain every entry once, in order', () => {
  const groups = chunk(pages, 3)
  expect(groups.map(({ length }) => length)).toEqual(isFullRun ? pages.map(() => 1) : [3, 3, 1])
  expect(groups.flat()).toEqual(pages)
})

test('in journeys no two pages have the same path, so a full run can name a test after the path', () => {
  const paths = pageRoutes.map(pathOf)
  expect(paths.filter((path, at) => paths.indexOf(path) !== at)).toEqual([])
})
