/** Arguments: of pages, sections and flows against their declarations, of actions, calls and selectors against their schemas. */
import { isObject, type Json, type JsonObject, own } from '../core/json.ts'
import type { Schema } from '../core/schema.ts'
import { pointerTo, quoted } from '../document/finding.ts'
import { validateSource, type ValueVisitor } from '../document/validate.ts'
import { missingMessage, type CheckContext } from './context.ts'
import { argumentsInRules } from './rule.ts'
import { argsOf, type Scope } from './scope.ts'

/** `filled` names the arguments that have a default. */
export function checkArgs(
  context: CheckContext,
  declared: Scope['args'],
  filled: ReadonlySet<string>,
  given: Json | undefined,
  pointer: string,
  visitor: ValueVisitor,
  owner: string,
): void {
  const args = isObject(given) ? given : {}
  for (const [name, { schema, optional }] of declared) {
    const value = own(args, name)
    if (value !== undefined) validateSource(schema, value, pointerTo(pointer, 'args', name), !optional && !filled.has(name), visitor)
    else if (!optional && !filled.has(name))
      context.report({ code: 'CFG-REQUIRED', pointer, message: `${owner} needs the argument ${quoted(name)}`, help: schema.description })
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

/** Arguments of a page or section, given by a route or include. Those that its rules read are plain values. */
export function checkDocumentArgs(
  context: CheckContext,
  document: JsonObject,
  given: Json | undefined,
  pointer: string,
  visitor: ValueVisitor,
  owner: string,
): void {
  checkArgs(context, argsOf(document.args), defaults(document.args), given, pointer, visitor, owner)
  for (const name of argumentsInRules(document))
    if (isObject(given) && isObject(own(given, name)))
      context.report({
        code: 'CFG-RULE',
        pointer: pointerTo(pointer, 'args', name),
        message: `the argument ${quoted(name)} must be true or false, because a rule of ${owner} reads it`,
      })
}

/** Names of the arguments that have a default. */
export function defaults(declarations: Json | undefined): ReadonlySet<string> {
  return new Set(
    Object.entries(isObject(declarations) ? declarations : {}).flatMap(([name, declared]) =>
      isObject(declared) && Object.hasOwn(declared, 'default') ? [name] : [],
    ),
  )
}

const anyTag = ['$ref', '$if', '$select', '$format', '$text', '$string', '$asset']

/** Schemas of arguments say nothing of tags: each may be bound to what is known in the page. */
export function accepting(schema: Schema): Schema {
  if (schema.properties === undefined) return schema
  const fields = Object.entries(schema.properties).map(([name, field]) => [
    name,
    field.$ref === undefined && field.accepts === undefined ? { ...field, accepts: anyTag } : field,
  ])
  return { ...schema, properties: Object.fromEntries(fields) as { readonly [name: string]: Schema } }
}
