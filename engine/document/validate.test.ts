import { expect, test } from 'vitest'
import type { Json } from '../core/json.ts'
import type { Kind } from './types.gen.ts'
import { findingAt, formatFinding } from './finding.ts'
import { parseDocument } from './parse.ts'
import { validate } from './validate.ts'
import { documentSchemas } from './vocabulary.ts'

/** Findings of a document whose property `name` has the value `value`, written on line 3. */
function messages(kind: Kind, name: string, value: Json): readonly string[] {
  const text =
    `{ "$schema": "../../schemas/${kind}.json", "kind": "${kind}", "id": "x",\n  "title": ` +
    `"X",\n  "${name}": ${JSON.stringify(value)} }\n`
  const { document } = parseDocument(`${kind}/x.json`, 'x.json', text)
  if (document === undefined) throw new Error('the document cannot be parsed')
  const lines: string[] = []
  validate(documentSchemas[kind], document.value, '', {
    problem: (found) => {
      const problem = { ...found, help: undefined }
      if (!problem.pointer.startsWith(`/${name}`)) return
      lines.push(formatFinding(findingAt('x.json', document.locate(problem.pointer, problem.atKey), problem)))
    },
  })
  return lines
}

test('for an operator of a programming language, the comparison with the same meaning is suggested', () => {
  expect(messages('audience', 'rule', { fact: 'player.vipLevel', op: '>=', value: 3 })).toEqual([
    expect.stringMatching(/^x\.json:3:42 \/rule\/op: expected one of .*, got ">="; did you mean "gte"\? \[CFG-ENUM\]$/),
  ])
})

test('for a date without a time, the message names the time to add', () => {
  expect(messages('skin', 'schedule', { from: '2026-12-10' })).toEqual([
    'x.json:3:23 /schedule/from: expected a date and time (such as 2026-12-10T00:00), got "2026-12-10"; ' +
      'add T00:00. [CFG-FORM]',
  ])
})

test('for a text that is not a date, the message names no time to add', () => {
  expect(messages('skin', 'schedule', { from: 'tomorrow' })).toEqual([
    'x.json:3:23 /schedule/from: expected a date and time (such as 2026-12-10T00:00), got "tomorrow". [CFG-FORM]',
  ])
})

test('a missing property is reported at its parent object', () => {
  expect(messages('audience', 'rule', { fact: 'player.vipLevel' })).toEqual([
    'x.json:3:11 /rule: "op" is missing. [CFG-REQUIRED]',
  ])
})
