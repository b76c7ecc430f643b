/** Turns the errors of the validator into problems with place, expected value and received value. */
import type { ErrorObject } from 'ajv/dist/2020.js'
import { isObject } from '../../engine/core/json.ts'
import type { Schema } from '../../engine/core/schema.ts'
import { describe } from '../../engine/document/describe.ts'
import { quoted } from '../../engine/document/finding.ts'
import { nearest } from '../../engine/document/nearest.ts'

export interface BodyProblem {
  /** JSON Pointer to the value; empty for the body itself. */
  readonly place: string
  readonly expected: string
  /** The received value as JSON, shortened; `nothing` for a missing value. */
  readonly got: string
}

/** The body of a 400 response. */
export interface BodyErrors {
  /** All problems in one sentence. */
  readonly error: string
  readonly problems: readonly BodyProblem[]
  /** Names of properties that the schema does not have. */
  readonly unknown?: readonly string[]
  /**
   * Names of the allowed properties of the object with the first unknown property, or of the body if no property is
   * unknown.
   */
  readonly known?: readonly string[]
}

const maxProblems = 20

export function describeErrors(errors: readonly ErrorObject[], bodySchema: unknown): BodyErrors {
  const relevant = errors.filter((error) => !isPartOfAnother(error, errors))
  const unknown = relevant.filter(({ keyword }) => keyword === 'additionalProperties')
  // A misspelled name often causes other problems, such as a missing property, so unknown names are reported alone.
  const reported = (unknown.length > 0 ? unknown : relevant).slice(0, maxProblems)
  const known = knownProperties(unknown[0]?.parentSchema ?? bodySchema)
  return {
    error: reported.map(problemInWords).join('; '),
    problems: reported.map(toProblem),
    ...(unknown.length === 0 ? {} : { unknown: unknown.map((error) => String(error.params.additionalProperty)) }),
    ...(known.length === 0 ? {} : { known }),
  }
}

/** Returns whether an error is inside `anyOf` or `propertyNames`, which report an error themselves. */
function isPartOfAnother(error: ErrorObject, errors: readonly ErrorObject[]): boolean {
  if (error.propertyName !== undefined) return true
  return errors.some(({ keyword, schemaPath }) => keyword === 'anyOf' && error.schemaPath.startsWith(`${schemaPath}/`))
}

function problemInWords(error: ErrorObject): string {
  const { place, expected, got } = toProblem(error)
  const name = place === '' ? 'the body' : place.slice(1)
  if (error.keyword === 'required') return `${name} is missing`
  if (error.keyword !== 'additionalProperties') return `${name}: expected ${expected}, got ${got}`
  const suggestion = nearest(String(error.params.additionalProperty), knownProperties(error.parentSchema))
  return `unknown field ${name}${suggestion === undefined ? '' : `; ${suggestion}`}`
}

function toProblem({ keyword, instancePath, params, parentSchema, data }: ErrorObject): BodyProblem {
  const below = (name: unknown): string => `${instancePath}/${String(name).replaceAll('~', '~0').replaceAll('/', '~1')}`
  switch (keyword) {
    case 'required': {
      const property = propertiesOf(parentSchema)[String(params.missingProperty)]
      return { place: below(params.missingProperty), expected: expectation(property), got: 'nothing' }
    }
    case 'additionalProperties': {
      const name = String(params.additionalProperty)
      const value: unknown = isObject(data) ? data[name] : undefined
      return { place: below(name), expected: 'a known field', got: quoted(value) }
    }
    case 'propertyNames':
      return {
        place: below(params.propertyName),
        expected: expectation(parentSchema?.propertyNames),
        got: quoted(params.propertyName),
      }
    default:
      return {
        place: instancePath,
        expected: expectation(parentSchema),
        got: data === null && instancePath === '' ? 'nothing' : quoted(data),
      }
  }
}

function expectation(schema: unknown): string {
  if (!isObject(schema)) return 'a value'
  const words = schema['x-expected']
  return typeof words === 'string' ? words : describe(schema as Schema)
}

function knownProperties(schema: unknown): readonly string[] {
  const more = isObject(schema) ? schema['x-known'] : undefined
  return [...Object.keys(propertiesOf(schema)), ...(Array.isArray(more) ? more.map(String) : [])]
}

function propertiesOf(schema: unknown): { readonly [name: string]: unknown } {
  return isObject(schema) && isObject(schema.properties) ? schema.properties : {}
}
