import { expect, test } from 'vitest'
import type { Catalogue } from '../core/catalogue.ts'
import type { Schema } from '../core/schema.ts'
import { formatFinding } from '../document/finding.ts'
import { sourceOf } from '../document/source.ts'
import { catalogue as small, files } from './check.fixture.ts'
import { checkSource } from './check.ts'

const args: Schema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    text: { type: 'string', description: 'The text.', accepts: ['$ref'] },
    count: { type: 'integer', description: 'The count.', accepts: ['$ref'] },
  },
}
const catalogue: Catalogue = {
  ...small,
  actions: {
    ...small.actions,
    'test.take': { name: 'test.take', args },
    'test.need': { name: 'test.need', args: { ...args, required: ['count'] } },
  },
}

/**
 * Returns the findings about a card whose event runs one step with these arguments. The payload of `press` has `link`
 * and, optionally, `place`.
 */
function findings(event: string, given: object, action = 'test.take'): readonly string[] {
  const root = {
    id: 'card',
    widget: 'Card',
    v: 3,
    props: { title: { $text: { en: 'Card' } } },
    on: { [event]: [{ do: action, args: given }] },
  }
  const source = sourceOf({ files: files({ 'page/game.json': { title: { $text: { en: 'Game' } }, root } }) })
  return checkSource(source, catalogue).findings.map((finding) => formatFinding(finding).replace(/^.*?\/on\//, ''))
}

test('a value of the payload has the type that the schema of the widget declares', () => {
  expect(findings('press', { text: { $ref: 'event.link' } })).toEqual([])
  expect(findings('press', { count: { $ref: 'event.link' } })).toEqual([
    'press/0/args/count: event.link does not fit here: expected an integer, got a text. The count. [CFG-BIND]',
  ])
})

test('a value that the payload does not have is a finding with the nearest name', () => {
  expect(findings('press', { text: { $ref: 'event.lnik' } })).toEqual([
    'press/0/args/text/$ref: there is no "lnik" in the event press of Card; did you mean "link"? [CFG-REF]',
  ])
})

test('a value that may be missing needs a default', () => {
  expect(findings('press', { count: { $ref: 'event.place' } }, 'test.need')).toEqual([
    expect.stringContaining('[CFG-DEFAULT]'),
  ])
  expect(findings('press', { count: { $ref: 'event.place', default: 0 } }, 'test.need')).toEqual([])
})

test('an event without a payload has no values', () => {
  expect(findings('hover', { text: { $ref: 'event.link', default: '' } })).toEqual([
    'hover/0/args/text/$ref: the event hover of Card has no values. [CFG-REF]',
  ])
})

test('an unknown event is one finding: its references are not checked', () => {
  expect(findings('pres', { text: { $ref: 'event.anything' } })).toEqual([expect.stringContaining('[CFG-EVENT]')])
})
