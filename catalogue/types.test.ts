import { expect, test } from 'vitest'
import type { WidgetSchema } from '../engine/core/schema.ts'
import { actionTypes } from './business.ts'
import { callTypes } from './calls.ts'
import { widgetTypes } from './widgets.ts'

const schema: WidgetSchema = {
  description: 'A card.',
  type: 'object',
  additionalProperties: false,
  properties: {
    title: { $ref: 'habi:vocabulary#/$defs/text', description: 'The heading.' },
    link: { $ref: 'habi:vocabulary#/$defs/link', description: 'The target. */' },
    tone: { type: 'string', enum: ['plain', "it's"], default: 'plain', description: 'The color.' },
    counts: { type: 'array', items: { type: ['integer', 'null'] }, description: 'Numbers.' },
  },
  required: ['title'],
}

test('the generated props of a widget have resolved values, and properties with a default are not optional', () => {
  expect(widgetTypes(schema)).toBe(`import type { Link } from '../../engine/widget.ts'

/** A card. */
export interface Props {
  /** The heading. */
  readonly title: string
  /** The target. * / */
  readonly link?: Link
  /** The color. */
  readonly tone: 'plain' | 'it\\'s'
  /** Numbers. */
  readonly counts?: readonly (number | null)[]
}
`)
})

test('the events of a widget are typed by name and payload', () => {
  const game = { $ref: 'habi:vocabulary#/$defs/game', description: 'The game.' }
  const payload = { type: 'object', additionalProperties: false, properties: { game }, required: ['game'] } as const
  const events = {
    open: { title: 'Open', description: 'The cover was pressed.', payload },
    retry: { title: 'Retry', description: 'The button was pressed.' },
  }
  expect(widgetTypes({ type: 'object', additionalProperties: false, properties: {}, events }))
    .toBe(`import type { Game } from '../../engine/widget.ts'

export type Props = Record<string, never>

/** The payload of each event. */
export interface Events {
  /** The cover was pressed. */
  readonly open: {
    /** The game. */
    readonly game: Game
  }
  /** The button was pressed. */
  readonly retry: undefined
}
`)
})

test('the arguments of an action are optional if they have a default', () => {
  expect(actionTypes({ area: 'x', verb: 'y', args: schema })).toContain("readonly tone?: 'plain'")
})

test('calls are typed by name, payload and answer', () => {
  const object = { type: 'object', additionalProperties: false } as const
  const contract = {
    path: '/like',
    method: 'POST',
    base: 'main',
    omit: [],
    description: 'Adds a favorite.',
    source: 'document 2',
    payload: { ...object, properties: { gameId: { type: 'string', description: 'The game.' } }, required: ['gameId'] },
    response: { ...object, properties: {} },
  } as const
  expect(callTypes([{ area: 'games', name: 'like', contract, hasSandboxAnswer: false }]))
    .toContain(`    /** Adds a favorite. */
    readonly 'games/like': {
      readonly payload: {
        /** The game. */
        readonly gameId: string
      }
      readonly answer: Record<string, never>
    }
`)
})
