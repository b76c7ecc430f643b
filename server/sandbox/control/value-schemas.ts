/** Schemas of single values, from which the schemas of the control surface are built. */
import type { RequestSchema } from '../../validation/ajv.ts'

export const anyValue: RequestSchema = {}

export const text: RequestSchema = { type: 'string' }

/** An id, stored as text. A number is converted to its digits. */
export const id: RequestSchema = {
  type: ['string', 'integer'],
  minimum: Number.MIN_SAFE_INTEGER,
  maximum: Number.MAX_SAFE_INTEGER,
  'x-convert': 'string',
  'x-expected': 'an id',
}

export const number: RequestSchema = { type: 'number' }

/** PHP. */
export const amount: RequestSchema = {
  type: 'number',
  multipleOf: 0.01,
  'x-expected': 'an amount with at most two decimals',
}

export function integer(minimum?: number, maximum?: number): RequestSchema {
  return {
    type: 'integer',
    minimum: minimum ?? Number.MIN_SAFE_INTEGER,
    maximum: maximum ?? Number.MAX_SAFE_INTEGER,
    ...(maximum === undefined ? { 'x-expected': `an integer${minimum === undefined ? '' : ` from ${minimum}`}` } : {}),
  }
}

const writtenForms = [true, false, 1, 0, '1', '0']

/** A switch that is stored as it was written, because real gateways send all of these forms. */
export const writtenFlag: RequestSchema = { enum: writtenForms, 'x-expected': 'true, false, 1, 0, "1" or "0"' }

/** A switch that is stored as true or false. */
export const flag: RequestSchema = { enum: writtenForms, 'x-convert': 'boolean', 'x-expected': 'true or false' }

/** A switch that is stored as 1 or 0. */
export const zeroOne: RequestSchema = { enum: writtenForms, 'x-convert': 'integer', 'x-expected': '0 or 1' }

export const object: RequestSchema = { type: 'object' }

/** An object or list, or its JSON text, which a real gateway sends. */
export const structure: RequestSchema = {
  type: ['object', 'array', 'string'],
  format: 'json-structure',
  'x-expected': 'an object or list, or its JSON text',
}

/** An instant as ISO 8601 text with its offset from UTC. */
export const instant: RequestSchema = {
  type: 'string',
  format: 'date-time',
  'x-expected': 'an instant such as 2026-12-01T09:00:00+08:00',
}

export function list(items: RequestSchema): RequestSchema {
  return { type: 'array', items }
}

export function matching(pattern: RegExp, expected: string): RequestSchema {
  return { type: 'string', pattern: pattern.source, 'x-expected': expected }
}

export function orNull(schema: RequestSchema): RequestSchema {
  const expected = schema['x-expected']
  return {
    ...schema,
    type: [schema.type, 'null'].flat(),
    ...(typeof expected === 'string' ? { 'x-expected': `${expected} or null` } : {}),
  }
}

/** Returns the schema of an object with these properties and no others. */
export function record(
  properties: { readonly [name: string]: RequestSchema },
  required: readonly string[] = [],
): RequestSchema {
  return { type: 'object', properties, required, additionalProperties: false }
}
