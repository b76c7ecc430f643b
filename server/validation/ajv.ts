/** The validator of all request bodies: JSON Schema 2020-12 and a few keywords of our own. */
import { Ajv2020 } from 'ajv/dist/2020.js'

/**
 * A schema of a request body. Besides the keywords of JSON Schema it may use:
 * - `x-expected`: the words of error messages for this value, where the schema alone does not explain it
 * - `x-known`: more names of known properties, for those that are described by a pattern
 * - `x-convert`: the form in which the handler receives a value that clients may write in several ways
 */
export interface RequestSchema {
  readonly [keyword: string]: unknown
}

const converters: { readonly [name: string]: (value: unknown) => unknown } = {
  boolean: isOn,
  integer: (value) => (isOn(value) ? 1 : 0),
  string: String,
}

const formats: { readonly [name: string]: (text: string) => boolean } = {
  'date-time': (text) => /^\d{4}-\d\d-\d\dT.*(Z|[+-]\d\d:\d\d)$/.test(text) && Number.isFinite(Date.parse(text)),
  'json-structure': isJsonStructure,
}

export function createValidator(): Ajv2020 {
  const ajv = new Ajv2020({
    allErrors: true,
    // Off, because a test validates the schemas of all routes, and compiling the meta-schema takes longer than
    // compiling all of them.
    validateSchema: false,
    // Errors contain the value and its schema, from which messages are made.
    verbose: true,
    strictRequired: false,
    allowUnionTypes: true,
    // Amounts are multiples of 0.01, which binary fractions cannot represent exactly.
    multipleOfPrecision: 6,
    formats,
  })
  ajv.addVocabulary(['x-expected', 'x-known'])
  ajv.addKeyword({
    keyword: 'x-convert',
    schemaType: 'string',
    modifying: true,
    errors: false,
    validate(converter: string, value: unknown, _schema: unknown, context?: ConversionContext) {
      if (context !== undefined) context.parentData[context.parentDataProperty] = converters[converter]?.(value)
      return true
    },
  })
  return ajv
}

interface ConversionContext {
  readonly parentData: { [property: string | number]: unknown }
  readonly parentDataProperty: string | number
}

/** Returns whether a switch is on: `true`, `1` and `"1"` have the same meaning. */
function isOn(value: unknown): boolean {
  return value === true || value === 1 || value === '1'
}

function isJsonStructure(text: string): boolean {
  try {
    return typeof JSON.parse(text) === 'object'
  } catch {
    return false
  }
}
