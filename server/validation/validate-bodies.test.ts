import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RequestSchema } from './ajv.ts'
import { validateBodies } from './validate-bodies.ts'

const body: RequestSchema = {
  type: 'object',
  required: ['name'],
  additionalProperties: false,
  properties: {
    name: { type: 'string', pattern: '^[a-z]+$', 'x-expected': 'a name in small letters' },
    level: { type: 'integer', minimum: 0, maximum: 12 },
    amount: { type: 'number', multipleOf: 0.01, 'x-expected': 'an amount with at most two decimals' },
    active: { enum: [true, false, 1, 0, '1', '0'], 'x-convert': 'boolean', 'x-expected': 'true or false' },
    ids: { type: 'array', items: { type: ['string', 'integer'], 'x-convert': 'string' } },
    at: { type: ['string', 'null'], format: 'date-time', 'x-expected': 'an instant or null' },
    inner: { type: 'object', additionalProperties: false, properties: { depth: { type: 'integer' } } },
    choice: {
      anyOf: [{ type: 'string' }, { type: 'object', required: ['code'] }],
      'x-expected': 'a text or an object with a code',
    },
    files: {
      type: 'object',
      propertyNames: { pattern: '^\\w+$', 'x-expected': 'a word' },
      additionalProperties: { type: 'string' },
    },
  },
}

let app: FastifyInstance
beforeAll(async () => {
  app = Fastify()
  validateBodies(app)
  app.post('/', { schema: { body } }, async (request) => request.body)
  await app.ready()
})
afterAll(() => app.close())

const post = async (payload?: object) => {
  const response = await app.inject({ method: 'POST', url: '/', ...(payload === undefined ? {} : { payload }) })
  return { status: response.statusCode, body: response.json<{ error: string; [name: string]: unknown }>() }
}
const errorOf = async (payload?: object) => (await post(payload)).body.error

test('a valid body reaches the handler with converted values', async () => {
  const payload = { name: 'ann', active: '1', ids: [7, 'x'], amount: 12_345_678.9, at: '2026-12-01T09:00:00+08:00' }
  expect((await post(payload)).body).toEqual({ ...payload, active: true, ids: ['7', 'x'] })
  expect((await post({ name: 'ann', active: 0, at: null })).body).toEqual({ name: 'ann', active: false, at: null })
})

test('every problem has a place, the expected value and the received value', async () => {
  expect(await post({ name: 'Ann', level: 13, inner: { depth: 'x' } })).toEqual({
    status: 400,
    body: {
      error:
        'name: expected a name in small letters, got "Ann"; level: expected an integer from 0 to 12, got 13; ' +
        'inner/depth: expected an integer, got "x"',
      problems: [
        { place: '/name', expected: 'a name in small letters', got: '"Ann"' },
        { place: '/level', expected: 'an integer from 0 to 12', got: '13' },
        { place: '/inner/depth', expected: 'an integer', got: '"x"' },
      ],
      known: Object.keys(body.properties as object),
    },
  })
})

test('unknown fields are listed with the known fields and a suggestion', async () => {
  expect((await post({ nam: 'ann', x: 1 })).body).toMatchObject({
    error: 'unknown field nam; did you mean "name"?; unknown field x',
    unknown: ['nam', 'x'],
    known: Object.keys(body.properties as object),
  })
  expect((await post({ name: 'ann', inner: { x: 1 } })).body).toMatchObject({
    error: 'unknown field inner/x',
    known: ['depth'],
  })
})

test('missing values are named', async () => {
  expect(await errorOf({})).toBe('name is missing')
  expect(await errorOf()).toBe('the body: expected an object, got nothing')
  expect(await errorOf([])).toBe('the body: expected an object, got []')
})

test('formats, amounts, alternatives and property names have messages of their own', async () => {
  expect(await errorOf({ name: 'a', at: '2026-12-01 09:00' })).toBe(
    'at: expected an instant or null, got "2026-12-01 09:00"',
  )
  expect(await errorOf({ name: 'a', amount: 1.001 })).toBe(
    'amount: expected an amount with at most two decimals, got 1.001',
  )
  expect(await errorOf({ name: 'a', active: 'yes' })).toBe('active: expected true or false, got "yes"')
  expect(await errorOf({ name: 'a', choice: {} })).toBe('choice: expected a text or an object with a code, got {}')
  expect(await errorOf({ name: 'a', files: { '../x': '' } })).toBe('files/..~1x: expected a word, got "../x"')
})

test('long values and long lists of problems are shortened', async () => {
  expect((await errorOf({ name: 'A'.repeat(1000) })).length).toBeLessThan(200)
  const many = await post({ name: 'a', ids: Array.from({ length: 1000 }, () => null) })
  expect(many.body.problems).toHaveLength(20)
})
