/** Tests the check of the parameter values for which a route has its own prerendered pages. */
import { expect, test } from 'vitest'
import { formatFinding } from '../document/finding.ts'
import { sourceOf } from '../document/source.ts'
import { catalogue, files } from './check.fixture.ts'
import { checkSource } from './check.ts'

function found(prerender: readonly unknown[], pattern = 'digits', alias = '/slot'): readonly string[] {
  const source = sourceOf({
    files: files({
      'route/game.json': (route) => Object.assign(route, { prerender, params: { id: { pattern } } }),
      'route/home.json': (route) => Object.assign(route, { aliases: [{ path: alias, params: { channel: 'slot' } }] }),
    }),
  })
  return checkSource(source, catalogue).findings.map((finding) => formatFinding(finding).replace(/:\d+:\d+/, ''))
}

test('a route may list known values of its parameter', () => {
  expect(found([{ id: '1' }, { id: '22' }])).toEqual([])
})

test.each([
  [{}, '/prerender/0: the value of {id} is missing, so the address cannot be built. [CFG-REQUIRED]'],
  [{ id: '1', n: '2' }, '/prerender/0: the path /game/{id} does not contain {n}. [CFG-REF]'],
  [{ id: 'bingo' }, '/prerender/0: the route does not allow the value "bingo" of {id}. [CFG-REF]'],
])('the known values %o of a parameter are refused', (values, message) => {
  expect(found([values])).toEqual([expect.stringContaining(message)])
})

test('a value with characters that browsers encode in addresses is refused', () => {
  expect(found([{ id: 'a b' }], 'any')).toEqual([
    expect.stringContaining('the value "a b" of {id} has characters that browsers encode in addresses'),
  ])
})

test('values whose address belongs to a route with a more specific path are refused', () => {
  expect(found([{ id: '1' }], 'digits', '/game/1')).toEqual([
    expect.stringContaining('/game/1 opens a more specific path instead: /game/1 of the route home'),
  ])
})
