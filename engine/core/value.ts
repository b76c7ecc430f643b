/** Compiled values at run time: an expression becomes a closure once and is read often. */
import { format } from './format.ts'
import { at, isObject, type Json, own } from './json.ts'
import { compileRule, type Test, TRUE } from './rule.ts'
import type { Expr, FactType, Rule } from './slice.ts'

/** Reads a reference; undefined when it is not known (yet). */
export type Read = (ref: string) => unknown
export type Get = (read: Read) => unknown

export interface Selector {
  readonly select: (read: Read, args: never) => Json | undefined
}

/** What closures may use beside the references they read. */
export interface ValueContext {
  readonly language: string
  readonly timeZone: string
  readonly facts: { readonly [fact: string]: FactType }
  readonly selector: (name: string) => Selector | undefined
  readonly report: (code: string, message: string) => void
}

/** Cell of a reference (`fact.player.balance`, `data.games`, `state.tab`, `route`) and the path inside its value. */
export interface Place {
  readonly cell: string
  readonly path: readonly string[]
}

const places = new Map<string, Place>()
/** Roots that are one cell; facts are two names deep, everything else one. */
const whole = new Set(['route', 'event', 'result', 'args', '#'])

export function placeOf(ref: string): Place {
  let place = places.get(ref)
  if (place === undefined) places.set(ref, (place = parse(ref)))
  return place
}

function parse(ref: string): Place {
  const steps = ref.split('.')
  const size = steps[0] === 'fact' ? 3 : whole.has(steps[0] ?? '') ? 1 : 2
  return { cell: steps.length > size ? steps.slice(0, size).join('.') : ref, path: steps.slice(size) }
}

/** Adds the cells that `expr` depends on to `cells`. Items, events and results are not cells: they come with the scope. */
export function cellsOf(expr: Expr, cells: Set<string>): void {
  switch (expr[0]) {
    case 'ref':
      addCell(expr[1], cells)
      return
    case 'text':
      for (const part of expr[1]) if (typeof part !== 'string') cellsOf(part, cells)
      return
    case 'plural':
      cellsOf(expr[1], cells)
      for (const arm of Object.values(expr[3])) cellsOf(arm, cells)
      return
    case 'choice':
      cellsOf(expr[1], cells)
      for (const arm of Object.values(expr[2])) cellsOf(arm, cells)
      return
    case 'if':
      cellsOfRule(expr[1], cells)
      cellsOf(expr[2], cells)
      cellsOf(expr[3], cells)
      return
    case 'format':
      cellsOf(expr[2], cells)
      return
    case 'select':
      for (const ref of expr[3]) addCell(ref, cells)
      for (const arg of Object.values(expr[2])) cellsOf(arg, cells)
      return
    case 'object':
      for (const part of Object.values(expr[1])) cellsOf(part, cells)
      return
    case 'list':
      for (const part of expr[1]) cellsOf(part, cells)
      return
    case 'rows':
      for (const [rule, cell] of expr[1]) {
        cellsOfRule(rule, cells)
        cellsOf(cell, cells)
      }
      return
  }
}

function addCell(ref: string, cells: Set<string>): void {
  const { cell } = parse(ref)
  if (!/^(item|event|result|args)\b/.test(cell)) cells.add(cell)
}

/** Bounded also for what compileRule refuses: each part is looked at once. */
export function cellsOfRule(rule: Rule, cells: Set<string>): void {
  const parts = new Set<unknown>([rule])
  for (const part of parts) {
    if (!Array.isArray(part)) continue
    if (part[0] === 'is') {
      cells.add(`fact.${String(part[1])}`)
      if (isObject(part[3]) && 'fact' in part[3]) cells.add(`fact.${String(part[3].fact)}`)
    } else for (const inner of part as readonly unknown[]) parts.add(inner)
  }
}

/** Reads facts through a general reader: rules name facts without their root. */
export function readFacts(read: Read): (name: string) => unknown {
  return (name) => read(`fact.${name}`)
}

export function compileExpr(expr: Expr, context: ValueContext): Get {
  switch (expr[0]) {
    case '=': {
      const value = expr[1]
      return () => value
    }
    case 'ref': {
      const [, ref, fallback] = expr
      return (read) => read(ref) ?? fallback
    }
    case 'text':
      return textOf(expr[1], context)
    case 'plural':
      return pluralOf(expr[1], expr[2], expr[3], context)
    case 'choice': {
      const [, subject, arms] = expr
      const value = compileExpr(subject, context)
      const compiled = compileAll(arms, context)
      return (read) => (own(compiled, String(value(read))) ?? own(compiled, 'other'))?.(read)
    }
    case '#':
      return (read) => read('#')
    case 'if': {
      const test = testOf(expr[1], context)
      const yes = compileExpr(expr[2], context)
      const no = compileExpr(expr[3], context)
      return (read) => (test(read) === TRUE ? yes(read) : no(read))
    }
    case 'format': {
      const [, kind, inner] = expr
      const value = compileExpr(inner, context)
      return (read) => format(kind, value(read), context.timeZone)
    }
    case 'select':
      return selectOf(expr[1], expr[2], expr[3], context)
    case 'object': {
      const parts = compileAll(expr[1], context)
      return (read) => {
        const value: { [key: string]: unknown } = {}
        for (const key of Object.keys(parts)) {
          const part = parts[key]?.(read)
          if (part !== undefined) value[key] = part
        }
        return value
      }
    }
    case 'list': {
      const parts = expr[1].map((part) => compileExpr(part, context))
      return (read) => parts.map((part) => part(read))
    }
    case 'rows': {
      const rows = expr[1].map(([rule, cell]) => ({ test: testOf(rule, context), cell: compileExpr(cell, context) }))
      return (read) => rows.flatMap(({ test, cell }) => (test(read) === TRUE ? [cell(read)] : []))
    }
  }
}

/** A rule over references: facts are cells like everything else that is read. */
function testOf(rule: Rule, context: ValueContext): Test {
  return compileRule(rule, context.facts, (reason) => context.report('RULE-INVALID', reason), 'fact.').test
}

export function compileAll(exprs: { readonly [key: string]: Expr }, context: ValueContext): { [key: string]: Get } {
  const compiled: { [key: string]: Get } = {}
  for (const [key, expr] of Object.entries(exprs)) compiled[key] = compileExpr(expr, context)
  return compiled
}

function textOf(parts: readonly (string | Expr)[], context: ValueContext): Get {
  const compiled = parts.map((part) => (typeof part === 'string' ? part : compileExpr(part, context)))
  return (read) => {
    let text = ''
    for (const part of compiled) text += typeof part === 'string' ? part : asText(part(read))
    return text
  }
}

function asText(value: unknown): string {
  return value === undefined || value === null || typeof value === 'object' ? '' : String(value)
}

const pluralRules = new Map<string, Intl.PluralRules>()

function pluralOf(subject: Expr, offset: number, arms: { readonly [arm: string]: Expr }, context: ValueContext): Get {
  const value = compileExpr(subject, context)
  const compiled = compileAll(arms, context)
  return (read) => {
    const number = Number(value(read)) || 0
    const language = context.language === 'cn' ? 'zh' : context.language
    let rules = pluralRules.get(language)
    if (rules === undefined) pluralRules.set(language, (rules = new Intl.PluralRules(language)))
    const shown = number - offset
    const arm = own(compiled, `=${number}`) ?? own(compiled, rules.select(shown)) ?? own(compiled, 'other')
    return arm?.((ref) => (ref === '#' ? String(shown) : read(ref)))
  }
}

/** Same inputs, same object: a selector runs again only when something that it reads has changed. */
function selectOf(name: string, args: { readonly [arg: string]: Expr }, reads: readonly string[], context: ValueContext): Get {
  const compiled = compileAll(args, context)
  let seen: readonly unknown[] | undefined
  let result: Json | undefined
  return (read) => {
    const selector = context.selector(name)
    if (selector === undefined) {
      context.report('SELECTOR-MISSING', `selector ${name} is not in this build`)
      return undefined
    }
    const given: { [arg: string]: unknown } = {}
    for (const key of Object.keys(compiled)) given[key] = compiled[key]?.(read)
    const inputs = [...reads.map((ref) => read(ref)), ...Object.values(given)]
    if (seen === undefined || inputs.length !== seen.length || inputs.some((input, n) => !Object.is(input, seen?.[n]))) {
      try {
        result = selector.select(read, given as never)
      } catch (error) {
        context.report('SELECTOR-FAILED', `${name}: ${String(error)}`)
        result = undefined
      }
      seen = inputs
    }
    return result
  }
}

/** Reads `ref` out of `scope` (items, event, result) first, then from the world. */
export function readScoped(scope: { readonly [cell: string]: unknown }, world: Read): Read {
  return (ref) => {
    const { cell, path } = placeOf(ref)
    return Object.hasOwn(scope, cell) ? at(scope[cell], path) : world(ref)
  }
}

/** True for the same JSON: what tells whether a node must render again. */
export function same(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null || Array.isArray(a) !== Array.isArray(b)) return false
  const keys = Object.keys(a)
  if (keys.length !== Object.keys(b).length) return false
  return keys.every((key) => Object.hasOwn(b, key) && same((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]))
}
