import { expect, test } from 'vitest'
import { decode } from './decode.ts'

const object = (properties: object, required: string[] = []) => ({ type: 'object', properties, required }) as never

test('properties that the contract does not name are removed', () => {
  expect(decode(object({ a: { type: 'string' } }), { a: 'x', b: 1, __proto__: { c: 1 } })).toEqual({
    value: { a: 'x' },
    wrong: [],
  })
})

test('an object written as JSON text is decoded', () => {
  const schema = object({ links: object({ palcode: { type: 'string' } }) })
  expect(decode(schema, { links: '{"palcode":"p1"}' }).value).toEqual({ links: { palcode: 'p1' } })
  expect(decode(schema, { links: 'p1' })).toEqual({ value: {}, wrong: ['links'] })
})

test.each([true, 1, '1', 'true'])('a boolean written as %j is true', (on) => {
  expect(decode(object({ on: { type: 'boolean' } }), { on }).value).toEqual({ on: true })
})

test.each([false, 0, '0', 'false', ''])('a boolean written as %j is false', (on) => {
  expect(decode(object({ on: { type: 'boolean' } }), { on }).value).toEqual({ on: false })
})

test('a number that is quoted, out of range or infinite is left out and reported', () => {
  const schema = object({ level: { type: 'integer', minimum: 0, maximum: 12 }, balance: { type: 'number' } })
  expect(decode(schema, { level: '5', balance: '12.50' })).toEqual({ value: {}, wrong: ['level', 'balance'] })
  expect(decode(schema, { level: 13, balance: Infinity })).toEqual({ value: {}, wrong: ['level', 'balance'] })
})

test('a missing property gets its default without a report', () => {
  const schema = object({ data: { type: 'array', items: { type: 'string' }, default: [] } })
  expect(decode(schema, {})).toEqual({ value: { data: [] }, wrong: [] })
  expect(decode(schema, { data: null })).toEqual({ value: { data: [] }, wrong: [] })
})

test('an invalid inner value is reported once, with its own path', () => {
  const schema = object({ game: object({ id: { type: 'string' } }, ['id']) }, ['game'])
  expect(decode(schema, { game: { id: true } })).toEqual({ value: undefined, wrong: ['game/id'] })
})

test('a list without any valid entry is malformed, and a list with one valid entry keeps it', () => {
  const list = { type: 'array', items: object({ id: { type: 'string' } }, ['id']) }
  const schema = object({ data: list }, ['data'])
  expect(decode(schema, { data: [{ x: 5 }, null] })).toEqual({ value: undefined, wrong: ['data/0/id'] })
  expect(decode(schema, { data: [{ x: 5 }, { id: 'a' }] }).value).toEqual({ data: [{ id: 'a' }] })
  expect(decode(schema, { data: [] }).value).toEqual({ data: [] })
})

test('a required list with a default may be missing, but not invalid', () => {
  const schema = object({ data: { type: 'array', items: { type: 'string' }, default: [] } }, ['data'])
  expect(decode(schema, {})).toEqual({ value: { data: [] }, wrong: [], isPartial: true })
  expect(decode(schema, { data: [] })).toEqual({ value: { data: [] }, wrong: [] })
  expect(decode(schema, { data: 'none' })).toEqual({ value: undefined, wrong: ['data'] })
})
