import { expect, test } from 'vitest'
import type { ListedChangeSet, ReviewStep, Schedule } from '../api/api.ts'
import { needsOf, playersInWords } from './words.ts'

const step = (kind: ReviewStep['step'], comment: string): ReviewStep => ({
  step: kind,
  actor: 'Ana',
  comment,
  content: '',
  build: '',
  at: 0,
})
const changeSet = (title: string, parts: Partial<ListedChangeSet>): ListedChangeSet => ({
  id: title,
  title,
  state: 'open',
  version: 1,
  createdBy: 'Ana',
  createdAt: 0,
  contributors: [{ id: 'ana', name: 'Ana' }],
  lastStep: null,
  ...parts,
})
const missed: Schedule = {
  id: '1',
  changeSet: '1',
  title: 'Fair',
  operation: 'publish',
  follows: null,
  content: '',
  build: null,
  wallTime: '',
  zone: '',
  occurrence: null,
  dueAt: 0,
  state: 'missed',
  reason: 'no server ran it',
  sequence: null,
  attempts: 0,
  finishedAt: null,
  createdBy: 'Ana',
  createdAt: 0,
}
const titles = (id: string, role: 'editor' | 'publisher', changeSets: readonly ListedChangeSet[]): readonly string[] =>
  needsOf({ me: { id, role }, changeSets, schedules: [missed], findings: [] }).map(({ title }) => title)

test('a publisher is asked to review what others wrote, to publish what is approved, and to decide about schedules', () => {
  const sets = [
    changeSet('A', { state: 'in review', lastStep: step('request', 'please') }),
    changeSet('B', { state: 'approved', lastStep: step('approve', '') }),
    changeSet('C', {}),
  ]
  expect(titles('ben', 'publisher', sets)).toEqual(['Missed: “Fair” becomes live', 'Review “A”', 'Publish “B”'])
  // No operator reviews their own change.
  expect(titles('ana', 'publisher', sets)).toEqual(['Missed: “Fair” becomes live', 'Publish “B”'])
})

test('an editor sees which change sets were sent back, and which reviews an edit has ended', () => {
  const sets = [
    changeSet('A', { lastStep: step('send back', 'a typo') }),
    changeSet('B', { lastStep: step('void', 'banner/fair.json was edited') }),
    changeSet('C', { state: 'in review' }),
  ]
  expect(titles('ana', 'editor', sets)).toEqual(['“A” was sent back', '“B” needs another review'])
  expect(titles('ben', 'editor', sets)).toEqual([])
})

test('errors of the live site are counted', () => {
  const needs = needsOf({
    me: { id: 'ana', role: 'viewer' },
    changeSets: [],
    schedules: [],
    findings: [{ severity: 'error' }, { severity: 'warning' }],
  })
  expect(needs.map(({ title }) => title)).toEqual(['One error in the live site'])
})

test('open pages are counted by the release that they show', () => {
  const at = Date.parse('2026-12-24T18:00+08:00')
  const words = (releases: readonly { sequence: number; pages: number }[], since: number | null) =>
    playersInWords({ sequence: 7, releases, since }, 'Asia/Manila')
  expect(words([], at).head).toBe('No page is open now.')
  expect(words([{ sequence: 7, pages: 12 }], at)).toEqual({
    head: 'All 12 open pages show what is live.',
    rest: 'No page has shown an earlier release since 24 Dec 2026 18:00 Manila.',
    share: 1,
  })
  expect(
    words(
      [
        { sequence: 7, pages: 3 },
        { sequence: 6, pages: 1 },
      ],
      null,
    ),
  ).toEqual({
    head: '3 of 4 open pages show what is live.',
    rest: 'The other page updates at the next navigation: 1 on release 6.',
    share: 0.75,
  })
})
