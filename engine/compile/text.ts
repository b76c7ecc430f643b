/** Texts of the configuration (ICU messages) become compiled text expressions in one language. */
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import type { JsonObject } from '../core/json.ts'
import type { Expr } from '../core/slice.ts'
import { type CompileContext, CompileError, literal } from './context.ts'

const messages = new Map<string, readonly MessageFormatElement[]>()

/** Where a language is missing, the text of the default language is used. */
export function text(texts: JsonObject, args: { readonly [name: string]: Expr }, context: CompileContext): Expr {
  const { language, defaultLanguage } = context.site
  const message = texts[language] ?? texts[defaultLanguage]
  if (typeof message !== 'string') throw new CompileError(context, `text without ${defaultLanguage}`)
  let elements = messages.get(message)
  if (elements === undefined) messages.set(message, (elements = parse(message, { ignoreTag: true })))
  return sequence(elements, args, context)
}

function sequence(elements: readonly MessageFormatElement[], args: { readonly [name: string]: Expr }, context: CompileContext): Expr {
  const parts: (string | Expr)[] = []
  for (const element of elements) {
    const part = one(element, args, context)
    const value = typeof part !== 'string' && part[0] === '=' ? String(part[1]) : part
    const last = parts.at(-1)
    if (typeof value === 'string' && typeof last === 'string') parts[parts.length - 1] = last + value
    else parts.push(value)
  }
  if (parts.length === 0) return literal('')
  return parts.length === 1 && typeof parts[0] === 'string' ? literal(parts[0]) : ['text', parts]
}

function one(element: MessageFormatElement, args: { readonly [name: string]: Expr }, context: CompileContext): string | Expr {
  switch (element.type) {
    case TYPE.literal:
      return element.value
    case TYPE.argument:
      return argument(element.value, args, context)
    case TYPE.number:
      return ['format', 'number', argument(element.value, args, context)]
    case TYPE.date:
      return ['format', 'date', argument(element.value, args, context)]
    case TYPE.time:
      return ['format', 'time', argument(element.value, args, context)]
    case TYPE.pound:
      return ['#']
    case TYPE.plural:
      return ['plural', argument(element.value, args, context), element.offset, arms(element.options, args, context)]
    case TYPE.select:
      return ['choice', argument(element.value, args, context), arms(element.options, args, context)]
    default:
      throw new CompileError(context, 'texts hold words and {arguments}, no tags')
  }
}

function arms(
  options: { readonly [arm: string]: { readonly value: readonly MessageFormatElement[] } },
  args: { readonly [name: string]: Expr },
  context: CompileContext,
): { [arm: string]: Expr } {
  const compiled: { [arm: string]: Expr } = {}
  for (const [arm, { value }] of Object.entries(options)) compiled[arm] = sequence(value, args, context)
  return compiled
}

function argument(name: string, args: { readonly [name: string]: Expr }, context: CompileContext): Expr {
  const given = Object.hasOwn(args, name) ? args[name] : undefined
  if (given === undefined) throw new CompileError(context, `the text names {${name}} but no such argument is given`)
  return given
}
