/** What is particular to each kind of document, beyond its form. */
import { isObject, type Json, type JsonObject } from '../core/json.ts'
import type { Kind } from '../document/types.gen.ts'
import type { Schema } from '../core/schema.ts'
import { pointerTo, quoted } from '../document/finding.ts'
import { validateSource } from '../document/validate.ts'
import { anything, wordSchema } from '../document/vocabulary.ts'
import { accepting, checkDocumentArgs } from './args.ts'
import { checkContent } from './content.ts'
import { missingMessage, type CheckContext } from './context.ts'
import { checkTree } from './node.ts'
import { pathParts } from './route-path.ts'
import { factsOf } from './rule.ts'
import { declaredSchema, entries, scopeOf, type Scope } from './scope.ts'
import { checkSteps } from './step.ts'
import { checkVisitor } from './visit.ts'

type KindCheck = (context: CheckContext, value: JsonObject, scope: Scope) => void

const anyValue: Schema = {
  ...wordSchema('json'),
  accepts: ['$ref', '$if', '$select', '$text', '$string', '$format', '$asset', '$token'],
  description: 'A value.',
}

const checks: { readonly [kind in Kind]?: KindCheck } = {
  page: (context, value, scope) => {
    checkDeclarations(context, value, scope)
    const ids = new Map<string, string>()
    refuseOutlets(context, checkTree(context, scope, value.root, '/root', ids))
    refuseOutlets(context, checkTree(context, scope, value.skeleton, '/skeleton', ids))
    checkContent(context, value.root, '/root', 'page')
  },
  section: (context, value, scope) => {
    checkDeclarations(context, value, scope)
    refuseOutlets(context, checkTree(context, scope, value.root, '/root'))
  },
  popup: (context, value, scope) => {
    checkDeclarations(context, value, scope)
    refuseOutlets(context, checkTree(context, scope, value.root, '/root'))
    checkContent(context, value.root, '/root', 'popup')
  },
  layout: (context, value, scope) => {
    checkDeclarations(context, value, scope)
    const outlets = checkTree(context, scope, value.root, '/root')
    if (outlets.length === 0)
      context.report({
        code: 'CFG-SLOT',
        pointer: '/root',
        message: 'the layout has no place for the page; put { "id": "outlet", "outlet": true } into a slot',
      })
    for (const pointer of outlets.slice(1))
      context.report({ code: 'CFG-SLOT', pointer, message: 'the layout has a place for the page already; a page stands in one place' })
  },
  'tab-bar': (context, value, scope) => {
    const tabs = Array.isArray(value.tabs) ? (value.tabs as readonly Json[]) : []
    checkIds(context, tabs, '/tabs', 'tab')
    const visitor = checkVisitor(context, scope)
    tabs.forEach((tab, i) => {
      if (!isObject(tab)) return
      for (const key of ['badge', 'badgeTone'])
        if (tab[key] !== undefined) validateSource(anyValue, tab[key], pointerTo('/tabs', i, key), false, visitor)
    })
  },
  banner: (context, value) => {
    if (value.link !== undefined && value.game !== undefined)
      context.report({ code: 'CFG-NOWHERE', pointer: '/game', atKey: true, message: 'a banner has a link or a game, not both' })
    if (value.link === undefined && value.game === undefined)
      context.report({ code: 'CFG-NOWHERE', pointer: '', message: 'the banner leads nowhere: it needs a link or a game' })
  },
  skin: (context, value) => {
    for (const name of Object.keys(isObject(value.tokens) ? value.tokens : {}))
      if (!context.vocabulary.tokens.has(name))
        context.report({
          code: 'CFG-REF',
          pointer: pointerTo('/tokens', name),
          atKey: true,
          ...missingMessage('token', name, context.vocabulary.tokens),
        })
  },
  flow: (context, value, scope) => {
    const steps = Array.isArray(value.steps) ? (value.steps as readonly Json[]) : []
    checkIds(context, steps, '/steps', 'step')
    checkSteps(context, { ...scope, event: { name: 'the event', payload: anything }, result: true }, steps, '/steps')
    steps.forEach((step, i) => {
      if (isObject(step) && step.do === undefined && step.stop !== true)
        context.report({ code: 'CFG-REQUIRED', pointer: pointerTo('/steps', i), message: 'a step needs "do", or "stop": true' })
    })
  },
  'decision-table': (context, value, scope) => {
    const columns = new Map(entries(value.columns).map(([name, declared]) => [name, declaredSchema(declared)]))
    const rows = Array.isArray(value.rows) ? (value.rows as readonly Json[]) : []
    checkIds(context, rows, '/rows', 'row')
    checkInputs(context, value.inputs, rows)
    const visitor = checkVisitor(context, scope)
    rows.forEach((row, i) => {
      for (const [name, cell] of Object.entries(isObject(row) && isObject(row.then) ? row.then : {})) {
        const at = pointerTo('/rows', i, 'then', name)
        const schema = columns.get(name)
        if (schema === undefined)
          context.report({ code: 'CFG-UNKNOWN', pointer: at, atKey: true, ...missingMessage('column', name, columns.keys()) })
        else validateSource(schema, cell, at, false, visitor)
      }
    })
  },
  'option-list': (context, value) => {
    const seen = new Set<unknown>()
    ;(Array.isArray(value.options) ? (value.options as readonly Json[]) : []).forEach((option, i) => {
      if (!isObject(option)) return
      if (seen.has(option.value))
        context.report({
          code: 'CFG-DUPLICATE',
          pointer: pointerTo('/options', i, 'value'),
          message: `the choice ${quoted(option.value)} is there already`,
        })
      seen.add(option.value)
    })
  },
  'call-settings': (context, value) => {
    for (const name of Object.keys(isObject(value.calls) ? value.calls : {}))
      if (!Object.hasOwn(context.catalogue.calls, name))
        context.report({
          code: 'CFG-REF',
          pointer: pointerTo('/calls', name),
          atKey: true,
          ...missingMessage('call', name, Object.keys(context.catalogue.calls)),
        })
  },
  route: (context, value, scope) => {
    if (value.page === undefined && value.redirect === undefined)
      context.report({ code: 'CFG-NOWHERE', pointer: '', message: 'the route leads nowhere: it needs a page or a redirect' })
    if (value.page !== undefined && value.redirect !== undefined)
      context.report({ code: 'CFG-NOWHERE', pointer: '/redirect', atKey: true, message: 'a route has a page or a redirect, not both' })
    if (value.page !== undefined && value.head === undefined)
      context.report({ code: 'CFG-REQUIRED', pointer: '', message: '"head" is missing: what browsers and share cards show' })
    const page = typeof value.page === 'string' ? context.site.documents.get(`page/${value.page}`)?.value : undefined
    if (page !== undefined) checkDocumentArgs(context, page, value.args, '', checkVisitor(context, scope), `the page ${String(value.page)}`)
    else if (value.page === undefined && value.args !== undefined)
      context.report({ code: 'CFG-UNKNOWN', pointer: '/args', atKey: true, message: 'only a route with a page has arguments' })
    const own = typeof value.path === 'string' ? pathParts(value.path).flatMap(({ name }) => name ?? []) : []
    const known = new Set([...own, ...aliasNames(value)])
    for (const name of Object.keys(isObject(value.params) ? value.params : {}))
      if (!known.has(name))
        context.report({ code: 'CFG-REF', pointer: pointerTo('/params', name), atKey: true, message: `no path of the route has {${name}}` })
  },
  site: (context, value) => {
    if (Array.isArray(value.languages) && typeof value.defaultLanguage === 'string' && !value.languages.includes(value.defaultLanguage))
      context.report({
        code: 'CFG-LANGUAGE',
        pointer: '/defaultLanguage',
        message: `the default language ${quoted(value.defaultLanguage)} is not among the languages of the site`,
      })
  },
}

export function checkKind(context: CheckContext, value: JsonObject, scope: Scope): void {
  checks[context.document.kind]?.(context, value, scope)
}

/** What a document's own texts and nodes may refer to. */
export function documentScope(context: CheckContext, value: JsonObject): Scope {
  const { kind, id } = context.document
  if (kind === 'page') return scopeOf(value, context.catalogue, pageParams(context, id))
  if (kind === 'route') return scopeOf({}, context.catalogue, new Map(pathNames(value)))
  const scope = { ...scopeOf(value, context.catalogue), header: kind === 'layout' }
  // Rules of documents without nodes have nothing around them; those of nodes are looked at again where their surroundings are known.
  return ['section', 'layout', 'popup'].includes(kind) ? scope : { ...scope, inNode: true }
}

/** Parameters of all routes that show a page, and whether each is there on every one of their paths. */
function pageParams(context: CheckContext, page: string): ReadonlyMap<string, boolean> {
  const params = new Map<string, boolean>()
  const paths = context.site.index.having('route', ['page', page]).flatMap(({ value }) => pathsOf(value))
  for (const path of paths) for (const name of path.keys()) params.set(name, true)
  for (const name of params.keys()) if (!paths.every((path) => path.get(name) === true)) params.set(name, false)
  return params
}

function pathsOf(route: JsonObject): ReadonlyMap<string, boolean>[] {
  const one = (path: unknown, fixed: unknown): ReadonlyMap<string, boolean> =>
    new Map([
      ...pathNames({ path: typeof path === 'string' ? path : '/' }),
      ...Object.keys(isObject(fixed) ? fixed : {}).map((name) => [name, true] as const),
    ])
  const aliases = Array.isArray(route.aliases) ? (route.aliases as readonly Json[]).filter(isObject) : []
  return [one(route.path, undefined), ...aliases.map((alias) => one(alias.path, alias.params))]
}

function pathNames(route: JsonObject): (readonly [string, boolean])[] {
  return typeof route.path === 'string'
    ? pathParts(route.path).flatMap(({ name, optional }) => (name === undefined ? [] : [[name, !optional] as const]))
    : []
}

function aliasNames(route: JsonObject): string[] {
  return pathsOf(route).flatMap((path) => [...path.keys()])
}

/** Arguments of calls are typed by the call's payload. */
function checkDeclarations(context: CheckContext, value: JsonObject, scope: Scope): void {
  const visitor = checkVisitor(context, scope)
  for (const [name, data] of entries(value.data)) {
    const call =
      typeof data.call === 'string' && Object.hasOwn(context.catalogue.calls, data.call) ? context.catalogue.calls[data.call] : undefined
    const at = pointerTo('/data', name)
    if (call !== undefined)
      validateSource(accepting(call.payload), data.args ?? {}, data.args === undefined ? at : pointerTo(at, 'args'), true, visitor)
  }
  for (const [name, declared] of entries(value.args))
    if (declared.default !== undefined)
      validateSource(declaredSchema(declared), declared.default, pointerTo('/args', name, 'default'), false, visitor)
  for (const [name, declared] of entries(value.state))
    if (declared.default !== undefined)
      validateSource(declaredSchema(declared), declared.default, pointerTo('/state', name, 'default'), true, visitor)
}

function refuseOutlets(context: CheckContext, outlets: readonly string[]): void {
  for (const pointer of outlets) context.report({ code: 'CFG-SLOT', pointer, message: 'the place of the page stands in layouts only' })
}

function checkIds(context: CheckContext, list: readonly Json[], pointer: string, what: string): void {
  const seen = new Set<string>()
  list.forEach((one, i) => {
    if (!isObject(one) || typeof one.id !== 'string') return
    if (seen.has(one.id))
      context.report({
        code: 'CFG-DUPLICATE',
        pointer: pointerTo(pointer, i, 'id'),
        message: `a ${what} ${quoted(one.id)} is there already`,
      })
    seen.add(one.id)
  })
}

/** A table that names its inputs looks at these facts and at no other; what none of its rows looks at is not one of them. */
function checkInputs(context: CheckContext, inputs: Json | undefined, rows: readonly Json[]): void {
  if (!Array.isArray(inputs)) return
  const used = new Set<string>()
  rows.forEach((row, i) => {
    if (!isObject(row)) return
    const facts = factsOf(row.when ?? true, context.site)
    for (const fact of facts) {
      used.add(fact)
      if (inputs.includes(fact) || !Object.hasOwn(context.catalogue.facts, fact)) continue
      const message = `the row looks at ${fact}, which is not among the inputs of the table`
      context.report({ code: 'CFG-RULE', pointer: pointerTo('/rows', i, 'when'), message, hint: `add it to "inputs"` })
    }
  })
  inputs.forEach((input, i) => {
    if (!used.has(String(input)))
      context.report({
        code: 'CFG-RULE',
        severity: 'warning',
        pointer: pointerTo('/inputs', i),
        message: `no row looks at ${String(input)}`,
      })
  })
}
