/** Checks each kind of document for what its schema cannot express. */
import { checkSkin } from './skin.ts'
import { isList, isObject, type Json, own } from '../core/json.ts'
import type { Schema } from '../core/schema.ts'
import type { Draft, SourceDocument } from '../document/document.ts'
import { pointerTo, quoted } from '../document/finding.ts'
import type {
  BannerDocument,
  CallSettingsDocument,
  FlowDocument,
  LayoutDocument,
  OptionListDocument,
  PageDocument,
  SiteDocument,
  TabBarDocument,
} from '../document/types.gen.ts'
import { validateSource } from '../document/validate.ts'
import { anything, definitionSchema } from '../document/vocabulary.ts'
import { checkGivenArgs } from './args.ts'
import { checkAreas } from './areas.ts'
import { checkAsset } from './asset.ts'
import { checkConstants, checkHosts } from './constants.ts'
import { checkContent } from './content.ts'
import { missingMessage, type CheckContext } from './context.ts'
import { checkDecisionTable } from './decision-table.ts'
import { checkEncryptedFields } from './encrypted-fields.ts'
import { checkIds } from './ids.ts'
import { checkTree } from './node.ts'
import { checkPageTitle } from './page-title.ts'
import { checkPopupTrigger } from './popup.ts'
import { checkPublicData } from './public-data.ts'
import { checkRoute, pageParams, pathParams } from './route.ts'
import { bareScope, type Declared, declaredSchema, entries, scopeOf, type Scope } from './scope.ts'
import { checkSiteValues } from './site-values.ts'
import { checkSteps } from './step.ts'
import { checkVisitor } from './visit.ts'

export function checkKind(context: CheckContext, { kind, value }: SourceDocument, scope: Scope): void {
  switch (kind) {
    case 'page':
      return checkPage(context, value, scope)
    case 'section':
      checkDeclarations(context, value, scope)
      return reportOutlets(context, checkTree(context, scope, value.root, '/root'))
    case 'popup':
      checkDeclarations(context, value, scope)
      checkPopupTrigger(context, value)
      reportOutlets(context, checkTree(context, scope, value.root, '/root'))
      return checkContent(context, value.root, '/root', 'popup')
    case 'layout':
      return checkLayout(context, value, scope)
    case 'tab-bar':
      return checkTabBar(context, value, scope)
    case 'banner':
      return checkBanner(context, value)
    case 'skin':
      return checkSkin(context, value)
    case 'flow':
      return checkFlow(context, value, scope)
    case 'decision-table':
      return checkDecisionTable(context, value, scope)
    case 'option-list':
      return checkOptionList(context, value)
    case 'call-settings':
      return checkCallSettings(context, value)
    case 'route':
      return checkRoute(context, value, scope)
    case 'site':
      return checkSite(context, value)
    case 'asset':
      return checkAsset(context, value)
    case 'audience':
    case 'strings':
      return
  }
}

/** Returns the scope for references outside lists and steps. */
export function documentScope({ document, catalogue, site }: CheckContext): Scope {
  switch (document.kind) {
    case 'page':
      return scopeOf(document.value, catalogue, pageParams(site, document.id))
    case 'route':
      return { ...bareScope, params: new Map(pathParams(document.value.path)) }
    // Rules of nodes are checked with each node, in its own scope, so `inNode` is not set here.
    case 'section':
    case 'layout':
    case 'popup':
      return { ...scopeOf(document.value, catalogue), layout: document.kind === 'layout' }
    case 'flow':
      return { ...scopeOf(document.value, catalogue), inNode: true }
    default:
      return { ...bareScope, inNode: true }
  }
}

function checkPage(context: CheckContext, page: Draft<PageDocument>, scope: Scope): void {
  checkDeclarations(context, page, scope)
  reportOutlets(context, checkTree(context, scope, page.root, '/root'))
  checkContent(context, page.root, '/root', 'page')
  checkPageTitle(context, page.title, '/title')
  const { id } = context.document
  if (!context.site.index.hasAny('route', ['page', id]))
    context.report({
      code: 'CFG-NOWHERE',
      severity: 'warning',
      pointer: '',
      message: `no route shows the page ${quoted(id)}`,
      hint: `add a route in route/ with "page": ${quoted(id)}, or delete the page`,
    })
}

function checkLayout(context: CheckContext, layout: Draft<LayoutDocument>, scope: Scope): void {
  checkDeclarations(context, layout, scope)
  const outlets = checkTree(context, scope, layout.root, '/root')
  if (outlets.length === 0)
    context.report({
      code: 'CFG-SLOT',
      pointer: '/root',
      message: 'the layout has no outlet for the page: add { "id": "outlet", "outlet": true } to a slot',
    })
  for (const pointer of outlets.slice(1))
    context.report({ code: 'CFG-SLOT', pointer, message: 'a layout may contain only one outlet' })
}

const anyValue: Schema = {
  ...definitionSchema('json'),
  accepts: ['$ref', '$if', '$select', '$text', '$string', '$format', '$asset', '$token'],
  description: 'A value.',
}

function checkTabBar(context: CheckContext, tabBar: Draft<TabBarDocument>, scope: Scope): void {
  const tabs = isList(tabBar.tabs) ? tabBar.tabs : []
  checkIds(context, tabs, '/tabs', 'tab')
  const visitor = checkVisitor(context, scope)
  tabs.forEach((tab, i) => {
    if (!isObject(tab)) return
    for (const key of ['badge', 'badgeTone', 'mark'])
      if (tab[key] !== undefined) validateSource(anyValue, tab[key], pointerTo('/tabs', i, key), false, visitor)
  })
}

function checkBanner(context: CheckContext, { link, game }: Draft<BannerDocument>): void {
  if (link !== undefined && game !== undefined)
    context.report({
      code: 'CFG-NOWHERE',
      pointer: '/game',
      atKey: true,
      message: 'a banner must not have both a link and a game: remove one of them',
    })
  if (link === undefined && game === undefined)
    context.report({ code: 'CFG-NOWHERE', pointer: '', message: 'the banner leads nowhere: add a link or a game' })
}

function checkFlow(context: CheckContext, flow: Draft<FlowDocument>, scope: Scope): void {
  const steps = isList(flow.steps) ? flow.steps : []
  checkIds(context, steps, '/steps', 'step')
  checkSteps(context, { ...scope, event: { name: 'the event', payload: anything }, result: true }, steps, '/steps')
  steps.forEach((step, i) => {
    if (isObject(step) && step.do === undefined && step.stop !== true)
      context.report({
        code: 'CFG-REQUIRED',
        pointer: pointerTo('/steps', i),
        message: 'a step needs "do", or "stop": true',
      })
  })
}

function checkOptionList(context: CheckContext, { options }: Draft<OptionListDocument>): void {
  const seen = new Set<Json | undefined>()
  const list = isList(options) ? options : []
  list.forEach((option, i) => {
    if (!isObject(option)) return
    if (seen.has(option.value))
      context.report({
        code: 'CFG-DUPLICATE',
        pointer: pointerTo('/options', i, 'value'),
        message: `an earlier option already has the value ${quoted(option.value)}`,
        hint: 'give this option another value, or remove it',
      })
    seen.add(option.value)
  })
}

function checkCallSettings(context: CheckContext, settings: Draft<CallSettingsDocument>): void {
  const { calls } = settings
  for (const name of Object.keys(isObject(calls) ? calls : {}))
    if (!Object.hasOwn(context.catalogue.calls, name))
      context.report({
        code: 'CFG-REF',
        pointer: pointerTo('/calls', name),
        atKey: true,
        ...missingMessage('call', name, Object.keys(context.catalogue.calls)),
      })
  checkEncryptedFields(context, settings)
}

function checkSite(context: CheckContext, site: Draft<SiteDocument>): void {
  const { languages } = site
  checkAreas(context, site)
  checkConstants(context, site)
  checkHosts(context, site)
  checkSiteValues(context, site)
  const codes = new Set<Json | undefined>()
  const list = isList(languages) ? languages : []
  list.forEach((language, i) => {
    if (!isObject(language)) return
    if (codes.has(language.code))
      context.report({
        code: 'CFG-DUPLICATE',
        pointer: pointerTo('/languages', i, 'code'),
        message: `an earlier language already has the code ${quoted(language.code)}`,
        hint: 'remove one of the two',
      })
    codes.add(language.code)
  })
}

/** Checks the arguments of calls, and the defaults of arguments and state values. */
function checkDeclarations(context: CheckContext, { data, args, state }: Declared, scope: Scope): void {
  const visitor = checkVisitor(context, scope)
  for (const [name, declared] of entries(data)) {
    const call = typeof declared.call === 'string' ? own(context.catalogue.calls, declared.call) : undefined
    const at = pointerTo('/data', name)
    if (call !== undefined) checkGivenArgs(call.payload, declared.args, at, visitor)
    checkPublicData(context, name, declared)
  }
  for (const [name, declared] of entries(args))
    if (declared.default !== undefined)
      validateSource(declaredSchema(declared), declared.default, pointerTo('/args', name, 'default'), false, visitor)
  for (const [name, declared] of entries(state))
    if (declared.default !== undefined)
      validateSource(declaredSchema(declared), declared.default, pointerTo('/state', name, 'default'), true, visitor)
}

function reportOutlets(context: CheckContext, outlets: readonly string[]): void {
  for (const pointer of outlets)
    context.report({ code: 'CFG-SLOT', pointer, message: 'only a layout may contain an outlet', hint: 'remove it' })
}
