import { expect, test } from 'vitest'
import { auditInWords } from './words.ts'

const row = (action: string, data: object): string => auditInWords({ actor: 'Ana', action, data: JSON.stringify(data) })

test('each row says who did what, in a sentence', () => {
  expect(row('change set created', { title: 'Christmas' })).toBe('Ana started the change set “Christmas”')
  expect(row('publish', { sequence: 7, paths: ['banner/a.json'] })).toBe('Ana published number 7: banner/a')
})

test('a long list of documents is shortened', () => {
  const paths = ['a.json', 'b.json', 'c.json', 'd.json', 'e.json']
  expect(row('restore as draft', { sequence: 2, paths })).toContain('a, b, c and 2 more')
})

test('an action without a sentence is shown by its name, also with damaged data', () => {
  expect(auditInWords({ actor: 'Ana', action: 'role changed', data: '{' })).toBe('Ana did: role changed')
  expect(auditInWords({ actor: 'Ana', action: 'toString', data: '{}' })).toBe('Ana did: toString')
})
