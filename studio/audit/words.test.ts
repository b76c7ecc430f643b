import { expect, test } from 'vitest'
import { auditActions } from '../../server/document-store/audit.ts'
import { actionTitles, auditInWords, namedDocuments } from './words.ts'

const row = (action: string, data: object, title?: string): string =>
  auditInWords({ actor: 'Ana', action, data: JSON.stringify(data), ...(title === undefined ? {} : { title }) })

test('every action that the server writes has a title and a sentence', () => {
  expect(actionTitles.map(({ value }) => value).toSorted()).toEqual([...auditActions].toSorted())
  expect(new Set(actionTitles.map(({ label }) => label)).size).toBe(auditActions.length)
  for (const action of auditActions) expect(row(action, {}), action).not.toContain('did:')
})

test('each row says who did what, in a sentence', () => {
  expect(row('change set created', { title: 'Christmas' })).toBe('Ana started the change set “Christmas”')
  // The same data as `moveChannel` writes.
  expect(row('publish', { sequence: 7, files: ['banner/a.json'] })).toBe('Ana published release 7: banner/a')
  expect(row('rollback', { sequence: 8, files: ['banner/a.json'], reason: 'wrong price' })).toBe(
    'Ana went back to an earlier release, as release 8: banner/a, because: wrong price',
  )
  expect(row('kill', { widget: 'Jackpot', container: 'APP', reason: 'wrong amounts' })).toBe(
    'Ana switched off every “Jackpot” for players in the native app, because: wrong amounts',
  )
  const at = { wallTime: '2026-12-24T18:00', zone: 'Asia/Manila' }
  expect(row('publish scheduled', { ...at, until: { ...at, wallTime: '2026-12-26T18:00' } })).toBe(
    'Ana scheduled a publish of a change set for 24 Dec 2026 18:00 Manila, until 26 Dec 2026 18:00 Manila',
  )
  expect(row('schedule missed', { operation: 'take back', reason: 'the server was stopped' })).toBe(
    'Ana missed the scheduled take-back of a change set, because: the server was stopped',
  )
  expect(row('change set approved', { comment: 'fine' }, 'Christmas')).toBe(
    'Ana approved the change set “Christmas”: fine',
  )
  expect(row('publish', { sequence: 7, files: ['banner/a.json'] }, 'Christmas')).toBe(
    'Ana published release 7, the change set “Christmas”: banner/a',
  )
  expect(row('publish', { sequence: 7, reason: 'scheduled for 24 Dec 2026 18:00 Manila' })).toBe(
    'Ana published release 7 (scheduled for 24 Dec 2026 18:00 Manila)',
  )
  expect(row('kill lifted', { link: 'external', reason: 'fixed' })).toBe(
    'Ana switched links to other sites on again, because: fixed',
  )
  expect(row('sessions ended', { name: 'Ben', sessions: 1 })).toBe('Ana ended a session of Ben')
})

test('killed parts and published documents are named by their titles', () => {
  const titles = { 'banner/a': 'Banner “Fair”', 'page/home': 'Page “Home”', 'route/support': '/support' }
  const named = (action: string, data: object): string =>
    auditInWords({ actor: 'Ana', action, data: JSON.stringify(data) }, titles)
  expect(named('kill', { action: 'popup.close', reason: 'x' })).toBe(
    'Ana switched off the action “Close popup”, because: x',
  )
  expect(named('kill', { widget: 'GameGrid', reason: 'x' })).toBe('Ana switched off every “Game grid”, because: x')
  expect(named('kill', { document: 'banner/a', reason: 'x' })).toBe('Ana switched off Banner “Fair”, because: x')
  expect(named('kill', { node: 'home/page/top/hero', reason: 'x' })).toBe(
    'Ana switched off the part “hero” of Page “Home”, because: x',
  )
  expect(named('kill lifted', { route: 'support', reason: 'x' })).toBe(
    'Ana switched the address /support on again, because: x',
  )
  expect(named('publish', { sequence: 7, files: ['banner/a.json', 'banner/gone.json'] })).toBe(
    'Ana published release 7: Banner “Fair”, banner/gone',
  )
  const row = { data: JSON.stringify({ files: ['banner/a.json', 'b.json', 'c.json', 'd.json'], node: 'home/x' }) }
  expect(namedDocuments([row, { data: '{"document":"popup/a","route":"b"}' }, { data: '{' }])).toEqual([
    'banner/a',
    'b',
    'c',
    'page/home',
    'popup/a',
    'route/b',
  ])
})

test('a long list of documents is shortened', () => {
  const paths = ['a.json', 'b.json', 'c.json', 'd.json', 'e.json']
  expect(row('restore as draft', { sequence: 2, paths })).toContain('a, b, c and 2 more')
})

test('an action without a sentence is shown by its name, even with damaged data', () => {
  expect(auditInWords({ actor: 'Ana', action: 'role changed', data: '{' })).toBe('Ana did: role changed')
  expect(auditInWords({ actor: 'Ana', action: 'toString', data: '{}' })).toBe('Ana did: toString')
})
