/** Compiles texts (ICU messages) of one language to expressions. */
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import type { JsonObject } from '../core/json.ts'
import type { Expr } from '../core/slice.ts'
import { type CompileContext, CompileError, literal } from './context.ts'

const messages = new Map<string, readonly MessageFormatElement[]>()

/**
 * Compiles a text in one language. `texts` maps language codes to messages, such as `{en, de}`. A missing language
 * falls back to the default language.
 */
export function compileText(texts: JsonObject, args: { readonly [name: string]: Expr }, context: CompileContext): Expr {
  const { language, defaultLanguage } = context.site
  const message = texts[language] ?? texts[defaultLanguage]
  if (typeof message !== 'string') throw new CompileError(context, `the text has no translation in ${defaultLanguage}`)
  let elements = messages.get(message)
  if (elements === undefined) messages.set(message, (elements = parse(message, { ignoreTag: true })))
  return compileElements(elements, args, context)
}

function compileElements(
  elements: readonly MessageFormatElement[],
  args: { readonly [name: string]: Expr },
  context: CompileContext,
): Expr {
  const parts: (string | Expr)[] = []
  for (const element of elements) {
    const part = compileElement(element, args, context)
    const value = typeof part !== 'string' && part[0] === '=' ? String(part[1]) : part
    const last = parts.at(-1)
    if (typeof value === 'string' && typeof last === 'string') parts[parts.length - 1] = last + value
    else parts.push(value)
  }
  if (parts.length === 0) return literal('')
  return parts.length === 1 && typeof parts[0] === 'string' ? literal(parts[0]) : ['text', parts]
}

function compileElement(
  element: MessageFormatElement,
  args: { readonly [name: string]: Expr },
  context: CompileContext,
): string | Expr {
  switch (element.type) {
    case TYPE.literal:
      return element.value
    case TYPE.argument:
      return argumentExpr(element.value, args, context)
    case TYPE.number:
      return ['format', 'number', argumentExpr(element.value, args, context)]
    case TYPE.date:
      return ['format', 'date', argumentExpr(element.value, args, context)]
    case TYPE.time:
      return ['format', 'time', argumentExpr(element.value, args, context)]
    case TYPE.pound:
      return ['#']
    case TYPE.plural:
      return [
        'plural',
        argumentExpr(element.value, args, context),
        element.offset,
        compileArms(element.options, args, context),
      ]
    case TYPE.select:
      return ['choice', argumentExpr(element.value, args, context), compileArms(element.options, args, context)]
    default:
      throw new CompileError(context, 'a text may contain arguments such as {name}, but no tags')
  }
}

function compileArms(
  options: { readonly [arm: string]: { readonly value: readonly MessageFormatElement[] } },
  args: { readonly [name: string]: Expr },
  context: CompileContext,
): { [arm: string]: Expr } {
  const compiled: { [arm: string]: Expr } = {}
  for (const [arm, { value }] of Object.entries(options)) compiled[arm] = compileElements(value, args, context)
  return compiled
}

function argumentExpr(name: string, args: { readonly [name: string]: Expr }, context: CompileContext): Expr {
  const given = Object.hasOwn(args, name) ? args[name] : undefined
  if (given === undefined) throw new CompileError(context, `the text contains {${name}}, but this argument is missing`)
  return given
}
