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
import { checkIcon } from './icon.ts'
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

/** Tags whose value is known only in the open page, so it may differ between players. */
export const DYNAMIC = ['$ref', '$if', '$select', '$format']

export function checkBinding(
  context: CheckContext,
  scope: Scope,
  value: JsonObject,
  tagged: TaggedValue,
  visitor: ValueVisitor,
): void {
  const { schema, pointer } = tagged
  const [tag = '', second] = Object.keys(value).filter((key) => key.startsWith('$'))
  const wrongTag = tagProblem(tag, second, tagged)
  if (wrongTag !== undefined) return context.report({ code: 'CFG-TAG', pointer, ...wrongTag, help: schema.description })
  validate({ $ref: `habi:vocabulary#/$defs/${tagDefinitions[tag]}` }, value, pointer, visitor)
  new BindingCheck(context, tagged, visitor).check(tag, value, scope)
}

/** Checks that a tagged object results in a value that the schema at its position allows. */
class BindingCheck {
  readonly #context: CheckContext
  readonly #tagged: TaggedValue
  readonly #visitor: ValueVisitor

  constructor(context: CheckContext, tagged: TaggedValue, visitor: ValueVisitor) {
    this.#context = context
    this.#tagged = tagged
    this.#visitor = visitor
  }

  check(tag: string, value: JsonObject, scope: Scope): void {
    const { schema, pointer } = this.#tagged
    switch (tag) {
      case '$ref':
        return this.#checkReference(value, scope)
      case '$if':
        this.#checkBranch(value.then, 'then')
        return this.#checkBranch(value.else, 'else')
      case '$format':
        return this.#checkFormat(value)
      case '$asset':
        return schema.editor === 'icon'
          ? checkIcon(this.#context, value.$asset, pointerTo(pointer, '$asset'))
          : this.#checkFits(definitionSchema('image'), '$asset')
      case '$select':
        return this.#checkSelect(value.$select)
      default:
        // $text, $string and $token result in strings. Whether an enum contains the string is not checked.
        return this.#checkFits({ type: 'string', ...(schema.enum === undefined ? {} : { enum: schema.enum }) }, tag)
    }
  }

  /** Reports a problem when a value of `from` might not be a value of the expected schema. */
  #checkFits(from: Schema, what: string): void {
    const { schema, pointer } = this.#tagged
    const problem = mismatch(from, schema)
    if (problem === undefined) return
    const message = `${what} does not fit here: ${problem}`
    this.#context.report({ code: 'CFG-BIND', pointer, message, help: schema.description })
  }

  /** Validates a value that may replace the tagged object: `then`, `else` or `default`. */
  #checkBranch(one: Json | undefined, key: string): void {
    const { schema, pointer, accepts, required } = this.#tagged
    if (one === undefined || (one === null && !required) || (one === '' && schema.literal === false)) return
    validateSource({ ...schema, accepts }, one, pointerTo(pointer, key), required, this.#visitor)
  }

  #reportNoDefault(message: string, hint: string): void {
    const { schema, pointer } = this.#tagged
    this.#context.report({ code: 'CFG-DEFAULT', pointer, message, hint, help: schema.description })
  }

  #checkReference(value: JsonObject, scope: Scope): void {
    const { pointer, required } = this.#tagged
    const context = this.#context
    if (typeof value.$ref !== 'string') return
    const at = pointerTo(pointer, '$ref')
    const found = resolveReference(value.$ref, scope, context.catalogue)
    if (!found.ok) {
      const { message, hint } = found
      return context.report({ code: 'CFG-REF', pointer: at, message, ...(hint === undefined ? {} : { hint }) })
    }
    if (value.$ref.startsWith('fact.'))
      context.recordUse({ what: 'fact', name: value.$ref.slice('fact.'.length), pointer: at })
    this.#checkFits(found.schema, value.$ref)
    if (isObject(value.default) && DYNAMIC.some((key) => Object.hasOwn(value.default as object, key)))
      context.report({
        code: 'CFG-REF',
        pointer: pointerTo(pointer, 'default'),
        message: 'a default is a fixed value; it cannot refer to another value',
      })
    else if (value.default !== undefined) this.#checkBranch(value.default, 'default')
    else if (found.mayBeAbsent && required) this.#reportNoDefault(`${value.$ref} may be missing`, 'give it a "default"')
  }

  #checkFormat(value: JsonObject): void {
    const { pointer, required } = this.#tagged
    this.#checkFits({ type: 'string' }, '$format')
    const isMoment = value.$format === 'date' || value.$format === 'time'
    const number: Schema = {
      type: isMoment ? ['number', 'string'] : 'number',
      accepts: ['$ref', '$if', '$select'],
      description: 'The value to format.',
    }
    if (value.value !== undefined)
      validateSource(number, value.value, pointerTo(pointer, 'value'), required, this.#visitor)
  }

  #checkSelect(use: Json | undefined): void {
    if (!isObject(use)) return
    if (typeof use.name !== 'string') return this.#checkColumn(use)
    const selector = own(this.#context.catalogue.selectors, use.name)
    if (selector === undefined) return
    checkGivenArgs(selector.args, use.args, pointerTo(this.#tagged.pointer, '$select'), this.#visitor)
    this.#checkFits(selector.result, use.name)
  }

  #checkColumn({ table: id, column: name }: JsonObject): void {
    if (typeof id !== 'string' || typeof name !== 'string') return
    const table = this.#context.site.index.document('decision-table', id)?.value
    if (table === undefined) return
    const columns = new Map(entries(table.columns))
    const column = columns.get(name)
    if (column === undefined)
      return this.#context.report({
        code: 'CFG-REF',
        pointer: pointerTo(pointerTo(this.#tagged.pointer, '$select'), 'column'),
        ...missingMessage(`column of the decision table ${id}`, name, columns.keys()),
      })
    const cell = declaredSchema(column)
    // A collecting table always gives a list, which may be empty.
    if (table.hit === 'collect')
      return this.#checkFits(
        { type: 'array', items: cell },
        `the list of the column ${name} of ${id} ("hit": "collect")`,
      )
    this.#checkFits(cell, `the column ${name} of ${id}`)
    const rows = isList(table.rows) ? table.rows : []
    const always = rows.some(
      (row) => isObject(row) && row.when === true && isObject(row.then) && Object.hasOwn(row.then, name),
    )
    if (this.#tagged.required && !always)
      this.#reportNoDefault(
        `it is possible that no row of ${id} holds`,
        'add a last row with "when": true to the table',
      )
  }
}

/** Returns why the tag is not allowed here; undefined if it is allowed. `second` is another tag of the same object. */
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
    hint: accepts.length === 0 ? 'write the value itself, without a tag' : `allowed tags are ${accepts.join(', ')}`,
  }
}
