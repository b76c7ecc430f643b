/** Checks strings with a format: names, and syntax that a pattern cannot express. */
import type { Kind } from '../document/types.gen.ts'
import { parseColor } from '../core/color.ts'
import { matchPath } from '../core/route-path.ts'
import { quoted, type Code } from '../document/finding.ts'
import { checkName, checkReference, missingMessage, type CheckContext } from './context.ts'
import { hrefProblem } from './href.ts'
import { pathProblem } from './route-path.ts'
import { routePaths } from './routes.ts'
import { wallTimeProblem } from './schedule.ts'

type FormatCheck = (context: CheckContext, value: string, pointer: string) => void

const kind =
  (name: Kind): FormatCheck =>
  (context, value, pointer) =>
    checkReference(context, name, value, pointer)

const form =
  (code: Code, problem: (value: string) => string | undefined): FormatCheck =>
  (context, value, pointer) => {
    const message = problem(value)
    if (message !== undefined) context.report({ code, pointer, message: `${message}: ${quoted(value)}` })
  }

const checks: { readonly [format: string]: FormatCheck } = {
  'page-id': kind('page'),
  'route-id': kind('route'),
  'layout-id': kind('layout'),
  'popup-id': kind('popup'),
  'flow-id': kind('flow'),
  'audience-id': kind('audience'),
  'decision-table-id': kind('decision-table'),
  'asset-id': kind('asset'),
  'option-list-id': kind('option-list'),
  'skin-id': kind('skin'),
  include: (context, value, pointer) => checkReference(context, 'section', value.replace(/^section\//, ''), pointer),
  'document-address': (context, value, pointer) => {
    const [name = '', ...id] = value.split('/')
    checkReference(context, name, id.join('/'), pointer)
  },
  'action-name': (context, value, pointer) => checkName(context, 'action', context.catalogue.actions, value, pointer),
  'call-name': (context, value, pointer) => checkName(context, 'call', context.catalogue.calls, value, pointer),
  'fact-name': (context, value, pointer) => checkName(context, 'fact', context.catalogue.facts, value, pointer),
  'selector-name': (context, value, pointer) =>
    checkName(context, 'selector', context.catalogue.selectors, value, pointer),
  'widget-name': (context, value, pointer) =>
    checkName(context, 'widget', context.catalogue.widgets, value, pointer, 'CFG-WIDGET'),
  'string-key': (context, value, pointer) => {
    if (context.vocabulary.text(value) === undefined)
      context.report({
        code: 'CFG-REF',
        pointer,
        ...missingMessage('text with the key', value, context.vocabulary.textKeys()),
      })
  },
  'token-name': (context, value, pointer) => {
    if (!context.vocabulary.tokens.has(value))
      context.report({ code: 'CFG-REF', pointer, ...missingMessage('token', value, context.vocabulary.tokens) })
  },
  'asset-file': (context, value, pointer) => {
    if (!context.site.files.has(`asset/files/${value}`))
      context.report({
        code: 'CFG-ASSET',
        pointer,
        ...missingMessage('file', `asset/files/${value}`, context.site.files.keys()),
      })
  },
  href: (context, value, pointer) =>
    form('CFG-LINK', (href) => hrefProblem(href, context.vocabulary.linkSchemes))(context, value, pointer),
  address: (context, value, pointer) => checkAddress(context, value, pointer),
  'route-path': form('CFG-ROUTE', pathProblem),
  'wall-time': form('CFG-SCHEDULE', wallTimeProblem),
  color: form('CFG-FORM', (value) =>
    parseColor(value) === undefined
      ? 'expected a color such as #1b1b1f, rgb(27 27 31) or hsl(240 7% 11%), got'
      : undefined,
  ),
  'language-tag': form('CFG-FORM', (value) =>
    isLanguageTag(value) ? undefined : 'expected a BCP 47 language tag such as zh-Hant, got',
  ),
  'time-zone': form('CFG-FORM', (value) =>
    isTimeZone(value) ? undefined : 'expected a time zone such as Europe/Berlin, got',
  ),
  version: form('CFG-FORM', (value) =>
    /^\d+(\.\d+){0,3}$/.test(value) ? undefined : 'expected a version such as 2.14.0, got',
  ),
}

/** Checks that a path is the path of a route. */
function checkAddress(context: CheckContext, value: string, pointer: string): void {
  const [path = ''] = value.split(/[?#]/)
  if (!path.startsWith('/') || path.startsWith('//')) return checkFormat(context, 'href', value, pointer)
  if (!routePaths(context.site).some((pattern) => matchPath(pattern, path) !== undefined))
    context.report({ code: 'CFG-LINK', pointer, message: `no route of the site has the path ${quoted(path)}` })
}

export function checkFormat(context: CheckContext, format: string, value: string, pointer: string): void {
  checks[format]?.(context, value, pointer)
}

function isLanguageTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1
  } catch {
    return false
  }
}

/**
 * The last time zone that was found valid, cached because creating a format takes as long as checking a small document.
 */
let validTimeZone: string | undefined

function isTimeZone(name: string): boolean {
  if (name === validTimeZone) return true
  try {
    if (new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone === '') return false
    validTimeZone = name
    return true
  } catch {
    return false
  }
}
