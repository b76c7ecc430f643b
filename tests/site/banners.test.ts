/** Every list of banners of our site opens banners with a link and banners with a game. */
import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { isObject, type Json, type JsonObject } from '../../engine/core/json.ts'

const config = resolve(import.meta.dirname, '../../config')

/** The nodes of a document that show banners of a position. */
function bannerLists(value: Json): readonly JsonObject[] {
  if (Array.isArray(value)) return value.flatMap(bannerLists)
  if (!isObject(value)) return []
  const text = JSON.stringify(value.each ?? null)
  const isList = value.widget === 'Banner' && text.includes('"$documents"') && text.includes('"kind":"banner"')
  return isList ? [value] : Object.values(value).flatMap(bannerLists)
}

const lists = readdirSync(config, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.json'))
  .flatMap((path) =>
    bannerLists(JSON.parse(readFileSync(`${config}/${path}`, 'utf8')) as Json).map((node) => ({ path, node })),
  )

test('every list of banners opens links, and launches the games of banners without a link', () => {
  expect(lists.length).toBeGreaterThan(10)
  const faults = lists.filter(({ node }) => {
    const text = JSON.stringify(node)
    return !text.includes('"link":{"$ref":"item.banner.link"}') || !text.includes('"game":{"$ref":"item.banner.game"')
  })
  expect(faults.map(({ path, node }) => `${path} ${String(node.id)}`)).toEqual([])
})
