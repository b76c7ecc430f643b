/** Tests properties that all documents of our site with banners or games must have. */
import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { isObject, type Json, type JsonObject } from '../../engine/core/json.ts'

const config = resolve(import.meta.dirname, '../../config')

/** Returns the nodes of a document that show the banners of a position. */
function bannerLists(value: Json): readonly JsonObject[] {
  if (Array.isArray(value)) return value.flatMap(bannerLists)
  if (!isObject(value)) return []
  const text = JSON.stringify(value.each ?? null)
  const isList = value.widget === 'Banner' && text.includes('"$documents"') && text.includes('"kind":"banner"')
  return isList ? [value] : Object.values(value).flatMap(bannerLists)
}

const documents = readdirSync(config, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.json'))
  .map((path) => ({ path, value: JSON.parse(readFileSync(`${config}/${path}`, 'utf8')) as JsonObject }))
const lists = documents.flatMap(({ path, value }) => bannerLists(value).map((node) => ({ path, node })))

test('every list of banners opens links, and launches the games of banners without a link', () => {
  expect(lists.length).toBeGreaterThan(10)
  const launch = { do: { flow: 'game-launch', args: { game: { $ref: 'item.banner.game' } } } }
  for (const { path, node } of lists)
    expect(node, `${path} ${String(node.id)}`).toMatchObject({
      props: { link: { $ref: 'item.banner.link' } },
      on: { press: [launch] },
    })
})

test('every list of banners leaves out excluded games, and shows maintenance instead of the text and the button', () => {
  const value = { $ref: 'item.banner.game.gameId', default: '' }
  const isClosed = { fact: 'games.inMaintenance', op: 'contains', value }
  for (const { path, node } of lists)
    expect(node, `${path} ${String(node.id)}`).toMatchObject({
      when: { fact: 'games.excluded', op: 'notContains', value },
      pending: { assume: 'visitor' },
      props: {
        text: { $if: isClosed, then: { $string: 'game.maintenance-mark' }, else: { $ref: 'item.banner.text' } },
        cta: { $if: isClosed, then: '', else: { $ref: 'item.banner.cta' } },
      },
    })
})

test('every document that loads games also loads the platforms, whose maintenance applies to their games', () => {
  const calls = documents.flatMap(({ path, value }) => {
    const data = Object.values(isObject(value.data) ? value.data : {})
    const names = data.map((source) => (isObject(source) ? source.call : undefined))
    return names.includes('games/all') ? [{ path, hasPlatforms: names.includes('games/platforms') }] : []
  })
  expect(calls.length).toBeGreaterThan(10)
  expect(calls.filter(({ hasPlatforms }) => !hasPlatforms)).toEqual([])
})
