import { expect, test } from 'vitest'
import { auditActions } from '../../server/document-store/audit.ts'
import { actionTitles, auditInWords } from './words.ts'

const row = (action: string, data: object, title?: string): string =>
  auditInWords({ actor: 'Ana', action, data: JSON.stringify(data), ...(title === undefined ? {} : { title }) })

test('every action that the server writes has a title and a sentence', () => {
  expect(actionTitles.map(({ value }) => value).toSorted()).toEqual([...auditActions].toSorted())
  expect(new Set(actionTitles.map(({ label }) => label)).size).toBe(auditActions.length)
  for (const action of auditActions) expect(row(action, {}), action).not.toContain('did:')
})

test('each row says who did what, in a sentence', () => {
  expect(row('change set created', { title: 'Christmas' })).toBe('Ana started the change set “Christmas”')
  // As `moveChannel` writes it.
  expect(row('publish', { sequence: 7, files: ['banner/a.json'] })).toBe('Ana published number 7: banner/a')
  expect(row('rollback', { sequence: 8, files: ['banner/a.json'], reason: 'wrong price' })).toBe(
    'Ana took back to an earlier number, as number 8: banner/a, because: wrong price',
  )
  expect(row('kill', { widget: 'Jackpot', container: 'APP', reason: 'wrong amounts' })).toBe(
    'Ana switched off every Jackpot for players in the native app, because: wrong amounts',
  )
  const at = { wallTime: '2026-12-24T18:00', zone: 'Asia/Manila' }
  expect(row('publish scheduled', { ...at, until: { ...at, wallTime: '2026-12-26T18:00' } })).toBe(
    'Ana scheduled a publish of a change set for 24 Dec 2026 18:00 Manila, until 26 Dec 2026 18:00 Manila',
  )
  expect(row('schedule missed', { operation: 'take back', reason: 'the server was stopped' })).toBe(
    'Ana missed the end of the scheduled publish of a change set, because: the server was stopped',
  )
  expect(row('change set approved', { comment: 'fine' }, 'Christmas')).toBe(
    'Ana approved the change set “Christmas”: fine',
  )
  expect(row('publish', { sequence: 7, files: ['banner/a.json'] }, 'Christmas')).toBe(
    'Ana published number 7, the change set “Christmas”: banner/a',
  )
  expect(row('kill lifted', { link: 'external', reason: 'fixed' })).toBe(
    'Ana switched links to other sites on again, because: fixed',
  )
  expect(row('sessions ended', { name: 'Ben', sessions: 1 })).toBe('Ana ended a session of Ben')
})

test('a long list of documents is shortened', () => {
  const paths = ['a.json', 'b.json', 'c.json', 'd.json', 'e.json']
  expect(row('restore as draft', { sequence: 2, paths })).toContain('a, b, c and 2 more')
})

test('an action without a sentence is shown by its name, also with damaged data', () => {
  expect(auditInWords({ actor: 'Ana', action: 'role changed', data: '{' })).toBe('Ana did: role changed')
  expect(auditInWords({ actor: 'Ana', action: 'toString', data: '{}' })).toBe('Ana did: toString')
})
