/** Checks tagged values: whether the schema accepts the tag, and whether the value has the right form and type. */
import { isList, isObject, type Json, type JsonObject, own } from '../core/json.ts'
import { tags } from '../document/dialect.ts'
import type { Schema } from '../core/schema.ts'
import { pointerTo, type Problem, quoted } from '../document/finding.ts'
import { validate, validateSource, type TaggedValue, type ValueVisitor } from '../document/validate.ts'
import { describe } from '../document/describe.ts'
import { nearest } from '../document/nearest.ts'
import { definitionSchema } from '../document/vocabulary.ts'
import { checkGivenArgs } from './args.ts'
import { mismatch } from './assignable.ts'
import { missingMessage, type CheckContext } from './context.ts'
import { resolveReference } from './reference.ts'
import { declaredSchema, entries, type Scope } from './scope.ts'

const tagDefinitions: { readonly [tag: string]: string } = {
  $text: 'textTag',
  $string: 'stringTag',
  $ref: 'refTag',
  $token: 'tokenTag',
  $asset: 'assetTag',
  $if: 'ifTag',
  $format: 'formatTag',
  $select: 'selectTag',
}

export function checkBinding(
  context: CheckContext,
  scope: Scope,
  value: JsonObject,
  tagged: TaggedValue,
  visitor: ValueVisitor,
): void {
  const { schema, pointer, accepts, required } = tagged
  const [tag = '', second] = Object.keys(value).filter((key) => key.startsWith('$'))
  const help = schema.description
  const wrongTag = tagProblem(tag, second, tagged)
  if (wrongTag !== undefined) return context.report({ code: 'CFG-TAG', pointer, ...wrongTag, help })
  validate({ $ref: `habi:vocabulary#/$defs/${tagDefinitions[tag]}` }, value, pointer, visitor)
  const fits = (from: Schema, what: string): void => {
    const problem = mismatch(from, schema)
    if (problem !== undefined)
      context.report({ code: 'CFG-BIND', pointer, message: `${what} does not fit here: ${problem}`, help })
  }
  const branch = (one: Json | undefined, key: string): void => {
    if (one === undefined || (one === null && !required) || (one === '' && schema.literal === false)) return
    validateSource({ ...schema, accepts }, one, pointerTo(pointer, key), required, visitor)
  }
  const needsDefault = (what: string, hint: string): void =>
    context.report({ code: 'CFG-DEFAULT', pointer, message: what, hint, help })

  switch (tag) {
    case '$ref': {
      if (typeof value.$ref !== 'string') return
      const found = resolveReference(value.$ref, scope, context.catalogue)
      if (!found.ok)
        return context.report({
          code: 'CFG-REF',
          pointer: pointerTo(pointer, '$ref'),
          message: found.message,
          ...(found.hint === undefined ? {} : { hint: found.hint }),
        })
      if (value.$ref.startsWith('fact.'))
        context.recordUse({ what: 'fact', name: value.$ref.slice('fact.'.length), pointer: pointerTo(pointer, '$ref') })
      fits(found.schema, value.$ref)
      if (value.default !== undefined) branch(value.default, 'default')
      else if (found.mayBeAbsent && required) needsDefault(`${value.$ref} may be missing`, 'give it a "default"')
      return
    }
    case '$if':
      branch(value.then, 'then')
      branch(value.else, 'else')
      return
    case '$format': {
      fits({ type: 'string' }, '$format')
      const isMoment = value.$format === 'date' || value.$format === 'time'
      const number: Schema = {
        type: isMoment ? ['number', 'string'] : 'number',
        accepts: ['$ref', '$if', '$select'],
        description: 'The value to format.',
      }
      if (value.value !== undefined) validateSource(number, value.value, pointerTo(pointer, 'value'), required, visitor)
      return
    }
    case '$asset':
      return fits(definitionSchema('image'), '$asset')
    case '$select':
      return select(context, value.$select, tagged, fits, needsDefault, visitor)
    default:
      // $text, $string and $token give strings. Whether an enum allows them is not checked.
      return fits({ type: 'string', ...(schema.enum === undefined ? {} : { enum: schema.enum }) }, tag)
  }
}

/** Why a value may not have this tag, if it may not. `second` is another tag of the same object. */
function tagProblem(
  tag: string,
  second: string | undefined,
  { schema, accepts }: TaggedValue,
): Pick<Problem, 'message' | 'expected' | 'found' | 'hint'> | undefined {
  if (second !== undefined) return { message: `${quoted(tag)} and ${quoted(second)} cannot be used in the same object` }
  if (own(tagDefinitions, tag) === undefined)
    return {
      message: `there is no tag ${quoted(tag)}`,
      hint: nearest(tag, tags) ?? `the tags are ${tags.join(', ')}`,
    }
  if (accepts.includes(tag)) return undefined
  return {
    expected: describe(schema),
    found: `a value with ${tag}`,
    hint: accepts.length === 0 ? 'only a plain value is allowed here' : `allowed tags are ${accepts.join(', ')}`,
  }
}

function select(
  context: CheckContext,
  use: Json | undefined,
  { pointer, required }: TaggedValue,
  fits: (from: Schema, what: string) => void,
  needsDefault: (what: string, hint: string) => void,
  visitor: ValueVisitor,
): void {
  if (!isObject(use)) return
  const at = pointerTo(pointer, '$select')
  if (typeof use.name === 'string') {
    const selector = own(context.catalogue.selectors, use.name)
    if (selector === undefined) return
    checkGivenArgs(selector.args, use.args, at, visitor)
    fits(selector.result, use.name)
    return
  }
  const { table: id, column: name } = use
  if (typeof id !== 'string' || typeof name !== 'string') return
  const table = context.site.index.document('decision-table', id)?.value
  if (table === undefined) return
  const columns = new Map(entries(table.columns))
  const column = columns.get(name)
  if (column === undefined)
    return context.report({
      code: 'CFG-REF',
      pointer: pointerTo(at, 'column'),
      ...missingMessage(`column of the decision table ${id}`, name, columns.keys()),
    })
  const cell = declaredSchema(column)
  // A table that collects always gives a list. It may be empty.
  if (table.hit === 'collect')
    return fits({ type: 'array', items: cell }, `the column ${name} of the collecting table ${id}`)
  fits(cell, `the column ${name} of ${id}`)
  const rows = isList(table.rows) ? table.rows : []
  const always = rows.some(
    (row) => isObject(row) && row.when === true && isObject(row.then) && Object.hasOwn(row.then, name),
  )
  if (required && !always)
    needsDefault(`it is possible that no row of ${id} holds`, 'add a last row with "when": true to the table')
}
