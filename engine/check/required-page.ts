/**
 * Checks the texts of the pages that a policy requires. A statement counts if everybody always sees it: it is a literal
 * text in a widget, and neither this widget nor any widget around it has a condition.
 */
import { type CompileSite } from '../compile/context.ts'
import { pageSlice } from '../compile/slice.ts'
import type { Catalogue } from '../core/catalogue.ts'
import { isList, isObject, type Json, own } from '../core/json.ts'
import type { RequiredPage } from '../core/policy.ts'
import type { Expr, ItemPlan, NodePlan } from '../core/slice.ts'
import { quoted } from '../document/finding.ts'
import { localeOf } from '../document/settings.ts'
import { type ReportDuty, requiredRoute } from './policy.ts'
import { asChecked, type CheckedSite, type Site } from './site.ts'

/** @param source a site in which the check found no error */
export function checkRequiredPages(source: Site, catalogue: Catalogue, report: ReportDuty): void {
  const site = asChecked(source)
  const name = site.index.document('site', 'site')?.value.policy
  const policy = name === undefined ? undefined : own(catalogue.policies, name)
  for (const page of policy?.pages ?? []) checkStatements(site, catalogue, page, report)
}

function checkStatements(site: CheckedSite, catalogue: Catalogue, required: RequiredPage, report: ReportDuty): void {
  const route = requiredRoute(site, required)?.id
  const document = route === undefined ? undefined : site.index.document('route', route)
  const page = site.index.document('page', document?.value.page ?? '')
  const layout = site.index.document('layout', document?.value.layout ?? site.settings.layoutDefault)
  if (document === undefined || page === undefined || layout === undefined) return
  for (const language of site.settings.languages) {
    const { root } = pageSlice(page, layout, document.value, compileSiteIn(site, catalogue, language))
    const shown: ShownTexts = { always: [], sometimes: [], hasOutlet: false }
    collect(root, true, required, shown)
    if (!shown.hasOutlet)
      return report(layout, {
        pointer: '/root',
        message:
          `the layout does not show the page about ${required.title} (${required.path}) ` + 'to everybody at all times',
        hint: `put the outlet of the layout, without a rule or schedule, into one of ${required.containerWidgets.join(', ')}`,
      })
    const [always, sometimes] = [shown.always, shown.sometimes].map((texts) => texts.join('\n').toLowerCase())
    for (const { title, words } of required.statements) {
      const phrases = own(words, language) ?? []
      const isIn = (text = ''): boolean => phrases.some((phrase) => text.includes(phrase.toLowerCase()))
      if (isIn(always)) continue
      report(page, {
        pointer: '/root',
        message:
          `the page about ${required.title} (${required.path}) must state ${title} in ${language}, ` +
          `to everybody at all times`,
        hint: isIn(sometimes)
          ? 'the page contains the text: remove the rule, schedule or list around it'
          : `add a ${required.textWidgets.join(' or ')} with ${phrases.map(quoted).join(' or ')}`,
      })
    }
  }
}

/** Texts of a page in two lists: those that everybody sees at all times, and all other texts. */
interface ShownTexts {
  readonly always: string[]
  readonly sometimes: string[]
  /** True if everybody sees the content of the layout's outlet at all times. */
  hasOutlet: boolean
}

function collect(item: ItemPlan, isAlways: boolean, required: RequiredPage, shown: ShownTexts): void {
  if ('variants' in item) return item.variants.forEach((variant) => collect(variant, false, required, shown))
  const node: NodePlan = 'outlet' in item ? item.outlet : item
  const isShown = isAlways && node.condition === undefined && node.each === undefined
  if ('outlet' in item && isShown) shown.hasOutlet = true
  if (required.textWidgets.includes(node.widget)) {
    const texts = isShown ? shown.always : shown.sometimes
    for (const value of Object.values(node.props ?? {})) textsIn(value, texts)
    for (const value of Object.values(node.bindings ?? {})) textsOf(value, texts)
  }
  const isOpen = isShown && required.containerWidgets.includes(node.widget)
  for (const items of Object.values(node.slots ?? {}))
    for (const child of items) collect(child, isOpen, required, shown)
}

/** Collects strings in properties named `text`. Other strings are addresses or kinds of blocks. */
function textsIn(value: Json, texts: string[]): void {
  if (isList(value)) for (const one of value) textsIn(one, texts)
  else if (isObject(value))
    for (const [key, one] of Object.entries(value))
      if (key === 'text' && typeof one === 'string') texts.push(one)
      else textsIn(one, texts)
}

/** Like `textsIn`, for a value with references: collects its literal parts. */
function textsOf(expr: Expr, texts: string[]): void {
  if (expr[0] === '=') textsIn(expr[1], texts)
  else if (expr[0] === 'list') for (const one of expr[1]) textsOf(one, texts)
  else if (expr[0] === 'object')
    for (const [key, one] of Object.entries(expr[1]))
      if (key !== 'text') textsOf(one, texts)
      else if (one[0] === '=') texts.push(String(one[1]))
      else if (one[0] === 'text') texts.push(one[1].filter((part) => typeof part === 'string').join(' '))
}

/** Returns the site for compilation in one language, without its images. */
export function compileSiteIn(site: CheckedSite, catalogue: Catalogue, language: string): CompileSite {
  const { defaultLanguage } = site.settings
  const image = { src: '', width: 1, height: 1, alt: '' }
  const locale = localeOf(site.settings, language)
  return { ...site.index, language, defaultLanguage, locale, catalogue, asset: () => image }
}
