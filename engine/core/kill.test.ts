import { expect, test } from 'vitest'
import { definitions } from '../document/documents.gen.ts'
import { killableKinds, killNotice, type KillPlace, withoutKilled } from './kill.ts'
import type { WireItem, WireNode } from './wire.ts'

const leaf = (address: string, widget = 'Text', more: Partial<WireNode> = {}): WireNode => ({
  i: address,
  w: widget,
  ...more,
})
const stack = (address: string, items: readonly WireItem[]): WireNode => ({ i: address, w: 'Stack', s: { items } })
const notice = killNotice('Not available')
const place: KillPlace = { kind: 'page', page: 'home', route: 'home' }
const page = stack('shell', [
  leaf('shell/top', 'TopBar'),
  {
    outlet: stack('home', [
      leaf('home/a', 'Banner'),
      leaf('home/b', 'Banner', { c: ['is', 'player.vipLevel', 'gt', 3] }),
      { of: [leaf('home/list:spring', 'Card'), leaf('home/list:top/summer', 'Card')] },
      leaf('home/c', 'Text', { f: leaf('home/c/f', 'Wheel') }),
    ]),
  },
])
const addresses = (root: WireNode): readonly string[] => [
  `${root.i}:${root.w}`,
  ...Object.values(root.s ?? {}).flatMap((items) =>
    items.flatMap((item) =>
      'outlet' in item ? addresses(item.outlet) : 'of' in item ? item.of.flatMap(addresses) : addresses(item),
    ),
  ),
]

test('a page without killed parts is returned as the same object', () => {
  expect(withoutKilled(page, [{ widget: 'Spin' }, { document: 'popup/home' }], place, notice)).toBe(page)
})

test('a killed widget, node and list entry is replaced by a notice that keeps its position and rule', () => {
  const killed = withoutKilled(page, [{ widget: 'Banner' }], place, notice)
  expect(addresses(killed)).toContain('home/a:Text')
  expect(JSON.stringify(killed)).toContain(
    JSON.stringify({ ...notice, i: 'home/b', c: ['is', 'player.vipLevel', 'gt', 3] }),
  )
  expect(addresses(withoutKilled(page, [{ node: 'home/a' }], place, notice))).toEqual(
    addresses(page).map((one) => one.replace('home/a:Banner', 'home/a:Text')),
  )
  const entry = addresses(withoutKilled(page, [{ document: 'banner/top/summer' }], place, notice))
  expect(entry).toContain('home/list:top/summer:Text')
  expect(entry).toContain('home/list:spring:Card')
})

test('adjacent killed nodes show one notice, and killed nodes with another node between them show one notice each', () => {
  const two = stack('x', [leaf('x/a', 'Banner'), leaf('x/b', 'Banner')])
  expect(withoutKilled(two, [{ widget: 'Banner' }], place, notice).s?.items).toEqual([
    { ...notice, i: 'x/a' },
    { of: [] },
  ])
  const apart = stack('x', [leaf('x/a', 'Banner'), leaf('x/b', 'Text'), leaf('x/c', 'Banner')])
  expect(withoutKilled(apart, [{ widget: 'Banner' }], place, notice).s?.items).toEqual([
    { ...notice, i: 'x/a' },
    leaf('x/b', 'Text'),
    { ...notice, i: 'x/c' },
  ])
  // A node with a condition may not be shown, so the notices around it could be adjacent.
  const conditional = leaf('x/b', 'Text', { c: ['is', 'player.vipLevel', 'gt', 3] })
  const maybe = stack('x', [leaf('x/a', 'Banner'), conditional, leaf('x/c', 'Banner')])
  expect(withoutKilled(maybe, [{ widget: 'Banner' }], place, notice).s?.items).toEqual([
    { ...notice, i: 'x/a' },
    conditional,
    { of: [] },
  ])
})

test('a killed page or route keeps its layout', () => {
  for (const kill of [{ document: 'page/home' }, { route: 'home' }])
    expect(addresses(withoutKilled(page, [kill], place, notice))).toEqual([
      'shell:Stack',
      'shell/top:TopBar',
      'kill-notice:Text',
    ])
})

test('a killed widget in a fallback is removed', () => {
  expect(JSON.stringify(withoutKilled(page, [{ widget: 'Wheel' }], place, notice))).not.toContain('Wheel')
})

test('documents of every kind that lists show can be killed', () => {
  const listed = (definitions.list?.oneOf ?? []).flatMap(
    ({ properties }) => properties?.$documents?.properties?.kind?.enum ?? [],
  )
  expect(listed).not.toEqual([])
  for (const kind of listed) expect(killableKinds).toContain(kind)
})
