/** Evaluates compiled values: an expression is turned into a closure once and read often. */
import { format, type Locale } from './format.ts'
import { at, type Json, own } from './json.ts'
import { compileRule, type Test, TRUE } from './rule.ts'
import type { Expr, FactType, RulePlan } from './slice.ts'

/** Reads a reference; undefined when it is not known (yet). */
export type ReadCell = (ref: string) => unknown
export type ReadValue = (read: ReadCell) => unknown

export interface Selector {
  readonly select: (read: ReadCell, args: never) => Json | undefined
}

/** A selector whose result the prerendered page shows. */
export interface PrerenderedSelect {
  /** Maximum number of entries if the result is a list. */
  readonly entries: number
  /** References that the selector reads. */
  readonly reads: readonly string[]
}

/** What compiled expressions may use besides references. */
export interface ValueContext {
  readonly locale: Locale
  readonly facts: { readonly [fact: string]: FactType }
  /**
   * @param prerendered how many entries of the result the prerendered page shows, and which references the selector
   *        reads
   */
  readonly selector: (name: string, prerendered?: PrerenderedSelect) => Selector | undefined
  readonly report: (code: string, message: string) => void
}

/** Cell of a reference (`fact.player.balance`, `data.games`, `state.tab`, `route`) and the path inside its value. */
export interface CellPath {
  readonly cell: string
  readonly path: readonly string[]
}

const cellPaths = new Map<string, CellPath>()
/** Roots that name a whole cell. The cell of a fact is `fact.<area>.<name>`; any other cell is `<root>.<name>`. */
const singleCellRoots = new Set(['route', 'event', 'result', 'args', '#'])

export function cellPathOf(ref: string): CellPath {
  let path = cellPaths.get(ref)
  if (path === undefined) cellPaths.set(ref, (path = parse(ref)))
  return path
}

function parse(ref: string): CellPath {
  const steps = ref.split('.')
  const size = steps[0] === 'fact' ? 3 : singleCellRoots.has(steps[0] ?? '') ? 1 : 2
  return { cell: steps.length > size ? steps.slice(0, size).join('.') : ref, path: steps.slice(size) }
}

/** Returns a reader of facts, based on a reader of references. Rules name facts without the root `fact`. */
export function readFacts(read: ReadCell): (name: string) => unknown {
  return (name) => read(`fact.${name}`)
}

/**
 * Turns `expr` into a closure. The cells that it depends on are added to `cells`. Items, events, results and arguments
 * are not cells: they come from the scope.
 */
export function compileExpr(expr: Expr, context: ValueContext, cells?: Set<string>): ReadValue {
  const compile = (inner: Expr): ReadValue => compileExpr(inner, context, cells)
  const all = (exprs: { readonly [key: string]: Expr }): { [key: string]: ReadValue } =>
    compileAll(exprs, context, cells)
  switch (expr[0]) {
    case '=': {
      const value = expr[1]
      return () => value
    }
    case 'ref': {
      const [, ref, fallback] = expr
      addCell(ref, cells)
      return (read) => read(ref) ?? fallback
    }
    case 'text':
      return textOf(expr[1].map((part) => (typeof part === 'string' ? part : compile(part))))
    case 'plural':
      return pluralOf(compile(expr[1]), expr[2], all(expr[3]), context.locale.tag)
    case 'choice': {
      const value = compile(expr[1])
      const arms = all(expr[2])
      return (read) => (own(arms, String(value(read))) ?? own(arms, 'other'))?.(read)
    }
    case '#':
      return (read) => read('#')
    case 'if': {
      const test = testOf(expr[1], context, cells)
      const yes = compile(expr[2])
      const no = compile(expr[3])
      return (read) => (test(read) === TRUE ? yes(read) : no(read))
    }
    case 'format': {
      const [, kind, inner] = expr
      const value = compile(inner)
      return (read) => format(kind, value(read), context.locale)
    }
    case 'select': {
      const [, name, args, reads, entries] = expr
      for (const ref of reads) addCell(ref, cells)
      const prerendered = entries === undefined ? undefined : { entries, reads }
      return selectOf({ name, prerendered }, all(args), reads, context)
    }
    case 'object': {
      const parts = all(expr[1])
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
      const parts = expr[1].map(compile)
      return (read) => parts.map((part) => part(read))
    }
    case 'rows': {
      const rows = expr[1].map(([rule, cell]) => ({ test: testOf(rule, context, cells), cell: compile(cell) }))
      return (read) => rows.flatMap(({ test, cell }) => (test(read) === TRUE ? [cell(read)] : []))
    }
    // Only a damaged release has other expressions.
    default:
      context.report('VALUE-INVALID', `unknown expression ${String(expr[0])}`)
      return () => undefined
  }
}

function addCell(ref: string, cells: Set<string> | undefined): void {
  if (!/^(item|event|result|args)\b/.test(ref)) cells?.add(parse(ref).cell)
}

function testOf(rule: RulePlan, context: ValueContext, cells: Set<string> | undefined): Test {
  const { test, facts } = compileRule(rule, context.facts, (reason) => context.report('RULE-INVALID', reason), 'fact.')
  for (const fact of facts) cells?.add(fact)
  return test
}

export function compileAll(
  exprs: { readonly [key: string]: Expr },
  context: ValueContext,
  cells?: Set<string>,
): { [key: string]: ReadValue } {
  const compiled: { [key: string]: ReadValue } = {}
  for (const [key, expr] of Object.entries(exprs)) compiled[key] = compileExpr(expr, context, cells)
  return compiled
}

function textOf(parts: readonly (string | ReadValue)[]): ReadValue {
  return (read) => {
    let text = ''
    for (const part of parts) text += typeof part === 'string' ? part : asText(part(read))
    return text
  }
}

function asText(value: unknown): string {
  return value === undefined || value === null || typeof value === 'object' ? '' : String(value)
}

const pluralRules = new Map<string, Intl.PluralRules>()

function pluralOf(
  subject: ReadValue,
  offset: number,
  arms: { readonly [arm: string]: ReadValue },
  language: string,
): ReadValue {
  return (read) => {
    const number = Number(subject(read)) || 0
    let rules = pluralRules.get(language)
    if (rules === undefined) pluralRules.set(language, (rules = new Intl.PluralRules(language)))
    const shown = number - offset
    const arm = own(arms, `=${number}`) ?? own(arms, rules.select(shown)) ?? own(arms, 'other')
    return arm?.((ref) => (ref === '#' ? String(shown) : read(ref)))
  }
}

/** Runs a selector again only when one of its inputs has changed; otherwise the previous result is returned. */
function selectOf(
  { name, prerendered }: { readonly name: string; readonly prerendered: PrerenderedSelect | undefined },
  args: { readonly [arg: string]: ReadValue },
  reads: readonly string[],
  context: ValueContext,
): ReadValue {
  // The prerendered result is used until its data sources are loaded, so it also depends on their status.
  const inputRefs =
    prerendered === undefined
      ? reads
      : [...reads, ...reads.map((ref) => ref.replace(/^(data\.\w+)\.value$/, '$1.status'))]
  let previous: readonly unknown[] | undefined
  let result: Json | undefined
  return (read) => {
    const selector = context.selector(name, prerendered)
    if (selector === undefined) {
      context.report('SELECTOR-MISSING', `selector ${name} is missing from this build`)
      return undefined
    }
    const given: { [arg: string]: unknown } = {}
    for (const key of Object.keys(args)) given[key] = args[key]?.(read)
    const inputs = [...inputRefs.map((ref) => read(ref)), ...Object.values(given)]
    if (
      previous === undefined ||
      inputs.length !== previous.length ||
      inputs.some((input, n) => !Object.is(input, previous?.[n]))
    ) {
      try {
        result = selector.select(read, given as never)
      } catch (error) {
        context.report('SELECTOR-FAILED', `${name}: ${String(error)}`)
        result = undefined
      }
      previous = inputs
    }
    return result
  }
}

/** A reader that looks a reference up in `scope` (items, event, result) first, then in the world. */
export function readScoped(scope: { readonly [cell: string]: unknown }, world: ReadCell): ReadCell {
  return (ref) => {
    const { cell, path } = cellPathOf(ref)
    return Object.hasOwn(scope, cell) ? at(scope[cell], path) : world(ref)
  }
}

/** True when two JSON values are equal. Decides whether a node must render again. */
export function same(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (
    typeof a !== 'object' ||
    typeof b !== 'object' ||
    a === null ||
    b === null ||
    Array.isArray(a) !== Array.isArray(b)
  )
    return false
  const keys = Object.keys(a)
  if (keys.length !== Object.keys(b).length) return false
  return keys.every(
    (key) => Object.hasOwn(b, key) && same((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]),
  )
}
