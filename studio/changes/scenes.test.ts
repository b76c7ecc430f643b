import { expect, test } from 'vitest'
import type { AudienceDifference, PersonaGroup } from '../../engine/prove/audience.ts'
import { audienceScenes, distinct } from './scenes.ts'

const group = (people: string, vip: number): PersonaGroup => ({
  who: true,
  words: people,
  people,
  times: 'always',
  windows: [],
  witness: { persona: { 'player.vipLevel': vip }, at: 60_000, address: '/promo?preview=token' },
})
const difference = (title: string, parts: Partial<AudienceDifference>): AudienceDifference => ({
  change: 'changed',
  kind: 'node',
  document: 'page/home',
  item: '',
  title,
  addresses: [],
  routes: [],
  gains: [],
  loses: [],
  inside: [],
  ...parts,
})

test('each group that gains or loses a target has a scene with the page, facts and time of its witness', () => {
  const scenes = audienceScenes([
    difference('Fair', { gains: [group('VIP level at least 5', 5)], loses: [group('VIP level at most 4', 1)] }),
  ])
  expect(scenes).toEqual([
    {
      title: '"Fair" is now shown to VIP level at least 5',
      path: '/promo',
      facts: { 'player.vipLevel': 5 },
      at: 60_000,
    },
    {
      title: '"Fair" is no longer shown to VIP level at most 4',
      path: '/promo',
      facts: { 'player.vipLevel': 1 },
      at: 60_000,
    },
  ])
})

test('two changes that the same person sees at the same moment share one scene, with the title of the first change', () => {
  const scenes = audienceScenes([
    difference('Fair', { gains: [group('players', 5)] }),
    difference('Tab', { gains: [group('players', 5)] }),
  ])
  expect(scenes.map(({ title }) => title)).toEqual(['"Fair" is now shown to players'])
})

test('a group without a witness has no scene, and at most six scenes are shown', () => {
  const { witness: _none, ...unknown } = group('players', 1)
  expect(audienceScenes([difference('Fair', { gains: [unknown] })])).toEqual([])
  const many = Array.from({ length: 9 }, (_, n) => ({ title: `${n}`, path: '/', facts: {}, at: n }))
  expect(distinct(many)).toHaveLength(6)
})
