/**
 * Checks arguments: those of pages, sections and flows against their declarations, those of actions, calls and
 * selectors against their schemas.
 */
import { isObject, type Json, own } from '../core/json.ts'
import type { Schema } from '../core/schema.ts'
import type { Draft } from '../document/document.ts'
import { pointerTo, quoted } from '../document/finding.ts'
import type { PageDocument, SectionDocument } from '../document/types.gen.ts'
import { validateSource, type ValueVisitor } from '../document/validate.ts'
import { missingMessage, type CheckContext } from './context.ts'
import { argumentsInRules } from './argument-rule.ts'
import { filtersByArgument, warnOfMisspelling } from './list-filter.ts'
import { argsOf, type Scope } from './scope.ts'

/** `withDefault` contains the names of arguments that have a default. */
export function checkArgs(
  context: CheckContext,
  declared: Scope['args'],
  withDefault: ReadonlySet<string>,
  given: Json | undefined,
  pointer: string,
  visitor: ValueVisitor,
  owner: string,
): void {
  const args = isObject(given) ? given : {}
  for (const [name, { schema, optional }] of declared) {
    const value = own(args, name)
    if (value !== undefined)
      validateSource(schema, value, pointerTo(pointer, 'args', name), !optional && !withDefault.has(name), visitor)
    else if (!optional && !withDefault.has(name))
      context.report({
        code: 'CFG-REQUIRED',
        pointer,
        message: `${owner} needs the argument ${quoted(name)}`,
        hint: 'add it to "args"',
        help: schema.description,
      })
  }
  for (const name of Object.keys(args))
    if (!declared.has(name))
      context.report({
        code: 'CFG-UNKNOWN',
        pointer: pointerTo(pointer, 'args', name),
        atKey: true,
        ...missingMessage(`argument of ${owner}`, name, declared.keys()),
      })
}

/**
 * Checks the arguments that a route passes to a page, or an include to a section. Arguments that rules read must be
 * literals.
 */
export function checkDocumentArgs(
  context: CheckContext,
  document: Draft<PageDocument | SectionDocument>,
  given: Json | undefined,
  pointer: string,
  visitor: ValueVisitor,
  owner: string,
): void {
  checkArgs(context, argsOf(document.args), defaults(document.args), given, pointer, visitor, owner)
  for (const [name, filters] of filtersByArgument(document)) {
    const value = isObject(given) ? own(given, name) : undefined
    for (const { kind, field } of filters)
      if (value !== undefined) warnOfMisspelling(context, kind, field, value, pointerTo(pointer, 'args', name))
  }
  for (const name of argumentsInRules(document))
    if (isObject(given) && isObject(own(given, name)))
      context.report({
        code: 'CFG-RULE',
        pointer: pointerTo(pointer, 'args', name),
        message: `the argument ${quoted(name)} must be true or false, because a rule of ${owner} reads it`,
      })
}

/** Returns the names of the arguments that have a default. */
export function defaults(declarations: Json | undefined): ReadonlySet<string> {
  return new Set(
    Object.entries(isObject(declarations) ? declarations : {}).flatMap(([name, declared]) =>
      isObject(declared) && Object.hasOwn(declared, 'default') ? [name] : [],
    ),
  )
}

const ARGUMENT_TAGS = ['$ref', '$if', '$select', '$format', '$text', '$string', '$asset']

/**
 * Checks the arguments of an action, a call or a selector against their schema. Missing arguments are reported at
 * `owner`, the pointer of the object that has them.
 */
export function checkGivenArgs(schema: Schema, args: Json | undefined, owner: string, visitor: ValueVisitor): void {
  validateSource(accepting(schema), args ?? {}, args === undefined ? owner : pointerTo(owner, 'args'), true, visitor)
}

/** Adds `accepts: ARGUMENT_TAGS` to each field that has neither `accepts` nor `$ref`. */
function accepting(schema: Schema): Schema {
  if (schema.properties === undefined) return schema
  const fields = Object.entries(schema.properties).map(([name, field]): [string, Schema] => [
    name,
    field.$ref === undefined && field.accepts === undefined ? { ...field, accepts: ARGUMENT_TAGS } : field,
  ])
  return { ...schema, properties: Object.fromEntries(fields) }
}
