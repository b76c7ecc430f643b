/**
 * Validates a value against its schema and reports every mismatch. The closed dialect keeps the messages exact: for a
 * union, only mismatches with the branch that the value selects are reported. Tagged objects are passed to the visitor,
 * which checks them in its scope. A test compares the results with ajv.
 */
import { canonical, isObject, type Json, type JsonObject } from '../core/json.ts'
import { branchKey, type Schema } from '../core/schema.ts'
import { pointerTo, quoted, type Problem } from './finding.ts'
import { describe, describePattern } from './describe.ts'
import { nearest } from './nearest.ts'
import { branchesOf, resolveSchema, takesType, typeOf } from './vocabulary.ts'

export interface ValueVisitor {
  readonly problem: (problem: Problem) => void
  /** Called for a tagged object, to check that its tag is in `accepts` and that it resolves to a value of `schema`. */
  readonly tagged?: (value: JsonObject, at: TaggedValue) => void
  /** Called for a string with a format. */
  readonly format?: (format: string, value: string, pointer: string, schema: Schema) => void
  /**
   * Called for a value of a vocabulary definition, before its properties are validated. `outer` is the enclosing
   * definition.
   */
  readonly definition?: (name: string, value: Json, pointer: string, outer: string | undefined) => void
}

export interface TaggedValue {
  readonly schema: Schema
  readonly pointer: string
  readonly accepts: readonly string[]
  /** True when the property is required. */
  readonly required: boolean
  /** The vocabulary definition of the property, such as `fixedText`. */
  readonly definition: string | undefined
}

interface ValuePath {
  readonly pointer: string
  readonly required: boolean
  /**
   * True when the schema describes resolved values. A tagged object, such as `{ "$ref": … }`, may then replace a value
   * if the schema accepts its tag.
   */
  readonly resolved: boolean
  readonly outer: string | undefined
}

/** Validates a document against the schema of its kind. */
export function validate(schema: Schema, value: Json, pointer: string, visitor: ValueVisitor): void {
  walk(schema, value, { pointer, required: true, resolved: false, outer: undefined }, visitor)
}

/** Validates configuration against a schema of resolved values: props, arguments, defaults. */
export function validateSource(
  schema: Schema,
  value: Json,
  pointer: string,
  required: boolean,
  visitor: ValueVisitor,
): void {
  walk(schema, value, { pointer, required, resolved: true, outer: undefined }, visitor)
}

export function tagOf(value: Json): string | undefined {
  if (!isObject(value)) return undefined
  for (const key of Object.keys(value)) if (key.startsWith('$')) return key
  return undefined
}

function walk(schema: Schema, value: Json, step: ValuePath, visitor: ValueVisitor): void {
  const { schema: s, definition } = resolveSchema(schema)
  const tag = tagOf(value)
  if (tag !== undefined && (step.resolved || s.resolves !== undefined) && visitor.tagged) {
    const target = s.resolves === undefined ? s : resolveSchema({ $ref: s.resolves }).schema
    const accepts = s.resolves === undefined ? (s.accepts ?? []) : branchTags(s)
    const named =
      target.description === s.description || s.description === undefined
        ? target
        : { ...target, description: s.description }
    visitor.tagged(value as JsonObject, {
      schema: named,
      pointer: step.pointer,
      accepts,
      required: step.required,
      definition,
    })
    return
  }
  if (step.resolved && s.literal === false) {
    visitor.problem({
      code: 'CFG-TAG',
      pointer: step.pointer,
      expected: describe(schema),
      found: quoted(value),
      help: s.description,
    })
    return
  }
  if (step.resolved && typeof s.literal === 'string') {
    // The literal form of a link is not a resolved value, but its properties may contain tagged objects.
    walk(
      { $ref: s.literal, ...(s.description === undefined ? {} : { description: s.description }) },
      value,
      { ...step, resolved: false },
      visitor,
    )
    return
  }
  if (definition !== undefined) visitor.definition?.(definition, value, step.pointer, step.outer)
  const inner = definition === undefined ? step : { ...step, outer: definition }
  if (s.oneOf !== undefined) union(s, value, inner, visitor)
  else if (!takesType(s, typeOf(value))) visitor.problem(typeProblem(schema, s, value, step.pointer))
  else plain(s, value, inner, visitor)
}

function plain(s: Schema, value: Json, step: ValuePath, visitor: ValueVisitor): void {
  const { pointer } = step
  if (s.const !== undefined && canonical(value) !== canonical(s.const)) {
    reportMismatch(visitor, s, pointer, { code: 'CFG-ENUM', expected: describe(s), found: quoted(value) })
    return
  }
  if (s.enum !== undefined && !s.enum.some((one) => one === value)) {
    reportMismatch(visitor, s, pointer, {
      code: 'CFG-ENUM',
      expected: describe(s),
      found: quoted(value),
      ...didYouMean(value, s.enum),
    })
    return
  }
  if (typeof value === 'string') string(s, value, step, visitor)
  else if (typeof value === 'number') {
    // JSON allows numbers that overflow: 1e999.
    if (!Number.isFinite(value))
      reportMismatch(visitor, s, pointer, {
        code: 'CFG-RANGE',
        message: 'the number is too large; the limit is 1.8e308',
      })
    else if ((s.minimum !== undefined && value < s.minimum) || (s.maximum !== undefined && value > s.maximum))
      reportMismatch(visitor, s, pointer, { code: 'CFG-RANGE', expected: describe(s), found: quoted(value) })
  } else if (Array.isArray(value)) list(s, value, step, visitor)
  else if (isObject(value)) object(s, value, step, visitor)
}

function string(s: Schema, value: string, { pointer }: ValuePath, visitor: ValueVisitor): void {
  const length = s.minLength === undefined && s.maxLength === undefined ? 0 : [...value].length
  if (s.minLength !== undefined && length < s.minLength)
    reportMismatch(visitor, s, pointer, {
      code: 'CFG-RANGE',
      expected: `at least ${s.minLength} characters`,
      found: quoted(value),
    })
  else if (s.maxLength !== undefined && length > s.maxLength)
    reportMismatch(visitor, s, pointer, {
      code: 'CFG-RANGE',
      expected: `at most ${s.maxLength} characters`,
      found: `${length}`,
    })
  else if (s.pattern !== undefined && !matches(s.pattern, value))
    reportMismatch(visitor, s, pointer, {
      code: 'CFG-FORM',
      expected: describePattern(s.pattern),
      found: quoted(value),
      ...(isDateWithoutTime(s.pattern, value) ? { hint: 'add T00:00' } : {}),
    })
  else if (s.format !== undefined) visitor.format?.(s.format, value, pointer, s)
}

function list(s: Schema, value: readonly Json[], step: ValuePath, visitor: ValueVisitor): void {
  const { pointer } = step
  if (s.minItems !== undefined && value.length < s.minItems)
    reportMismatch(visitor, s, pointer, {
      code: 'CFG-RANGE',
      expected: `at least ${s.minItems} ${s.minItems === 1 ? 'entry' : 'entries'}`,
      found: `${value.length}`,
    })
  if (s.maxItems !== undefined && value.length > s.maxItems)
    reportMismatch(visitor, s, pointer, {
      code: 'CFG-RANGE',
      expected: `at most ${s.maxItems} entries`,
      found: `${value.length}`,
    })
  if (s.uniqueItems === true) {
    const seen = new Set<string>()
    value.forEach((one, i) => {
      const text = canonical(one)
      if (seen.has(text))
        reportMismatch(visitor, s, pointerTo(pointer, i), {
          code: 'CFG-DUPLICATE',
          message: `duplicate entry ${quoted(one)}`,
        })
      seen.add(text)
    })
  }
  const items = s.items
  if (items !== undefined)
    value.forEach((one, i) => walk(items, one, { ...step, pointer: pointerTo(pointer, i), required: true }, visitor))
}

function object(s: Schema, value: JsonObject, step: ValuePath, visitor: ValueVisitor): void {
  const { pointer } = step
  const properties = s.properties ?? {}
  const required = s.required ?? []
  for (const name of required)
    if (!Object.hasOwn(value, name)) {
      const help = properties[name] === undefined ? undefined : resolveSchema(properties[name]).schema.description
      visitor.problem({
        code: 'CFG-REQUIRED',
        pointer,
        missing: name,
        message: `${JSON.stringify(name)} is missing`,
        help,
      })
    }
  for (const [name, one] of Object.entries(value)) {
    const property = Object.hasOwn(properties, name) ? properties[name] : undefined
    const at = pointerTo(pointer, name)
    if (property !== undefined)
      walk(property, one, { ...step, pointer: at, required: required.includes(name) }, visitor)
    else if (s.additionalProperties)
      walk(s.additionalProperties, one, { ...step, pointer: at, required: true }, visitor)
    else if (s.additionalProperties === false) {
      const known = Object.keys(properties)
      const hint =
        nearest(name, known) ?? (known.length <= 12 && known.length > 0 ? `allowed: ${known.join(', ')}` : undefined)
      visitor.problem({
        code: 'CFG-UNKNOWN',
        pointer: at,
        atKey: true,
        message: `unknown property ${JSON.stringify(name)}`,
        ...(hint === undefined ? {} : { hint }),
      })
    }
  }
}

/** Selects the branch by JSON type, then by the discriminating constant or the first required property. */
function union(s: Schema, value: Json, step: ValuePath, visitor: ValueVisitor): void {
  const { pointer } = step
  const branches = (s.oneOf ?? []).filter((branch) => takesType(resolveSchema(branch).schema, typeOf(value)))
  const [first, ...others] = branches
  if (first === undefined) {
    visitor.problem({ code: 'CFG-TYPE', pointer, expected: describe(s), found: quoted(value), help: s.description })
    return
  }
  if (others.length === 0 && !isObject(value)) {
    walk(first, value, step, visitor)
    return
  }
  if (!isObject(value)) return
  const tag = s.discriminator?.propertyName
  if (tag !== undefined) {
    const [found] = branchesOf(branches, value, tag)
    if (found !== undefined) return walk(found, value, step, visitor)
    const tags = branches.map((branch) => resolveSchema(branch).schema.properties?.[tag]?.const)
    const at = Object.hasOwn(value, tag) ? pointerTo(pointer, tag) : pointer
    const given = Object.hasOwn(value, tag) ? quoted(value[tag]) : `an object without ${JSON.stringify(tag)}`
    visitor.problem({
      code: 'CFG-ENUM',
      pointer: at,
      expected: `one of ${tags.map((one) => JSON.stringify(one)).join(', ')}`,
      found: given,
      ...didYouMean(value[tag], tags),
      help: s.description,
    })
    return
  }
  const present = branchesOf(branches, value)
  const [chosen, second] = present
  if (chosen !== undefined && second === undefined) return walk(chosen, value, step, visitor)
  const keys = (chosen === undefined ? branches : present).map(
    (branch) => branchKey(resolveSchema(branch).schema) ?? '',
  )
  if (chosen !== undefined) {
    visitor.problem({
      code: 'CFG-TYPE',
      pointer,
      message: `${keys.map((key) => JSON.stringify(key)).join(' and ')} cannot be used together; remove all but one`,
      help: s.description,
    })
    return
  }
  const hint = Object.keys(value)
    .map((key) => nearest(key, keys))
    .find((one) => one !== undefined)
  const found =
    Object.keys(value).length === 0
      ? 'an empty object'
      : `an object with ${Object.keys(value)
          .slice(0, 6)
          .map((key) => JSON.stringify(key))
          .join(', ')}`
  visitor.problem({
    code: 'CFG-TYPE',
    pointer,
    expected: describe(s),
    found,
    ...(hint === undefined ? {} : { hint }),
    help: s.description,
  })
}

function reportMismatch(visitor: ValueVisitor, s: Schema, pointer: string, problem: Omit<Problem, 'pointer'>): void {
  visitor.problem({ help: s.description, ...problem, pointer })
}

function typeProblem(schema: Schema, s: Schema, value: Json, pointer: string): Problem {
  return { code: 'CFG-TYPE', pointer, expected: describe(schema), found: quoted(value), help: s.description }
}

function didYouMean(value: unknown, known: readonly unknown[]): { readonly hint?: string } {
  const hint =
    typeof value === 'string'
      ? nearest(
          value,
          known.filter((one): one is string => typeof one === 'string'),
        )
      : undefined
  return hint === undefined ? {} : { hint }
}

function branchTags(s: Schema): readonly string[] {
  return (s.oneOf ?? [])
    .map((branch) => branchKey(resolveSchema(branch).schema) ?? '')
    .filter((key) => key.startsWith('$'))
}

function isDateWithoutTime(pattern: string, value: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(value) && matches(pattern, `${value}T00:00`)
}

const expressions = new Map<string, RegExp>()

function matches(pattern: string, value: string): boolean {
  let expression = expressions.get(pattern)
  if (expression === undefined) expressions.set(pattern, (expression = new RegExp(pattern, 'u')))
  return expression.test(value)
}
