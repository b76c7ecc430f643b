/** Strings that name something, or are written in a form that a pattern cannot hold. */
import type { Kind } from '../document/types.gen.ts'
import { shown, type Code } from '../document/finding.ts'
import { find, findIn, missing, type Desk } from './context.ts'
import { hrefProblem } from './href.ts'
import { pathProblem } from './route-path.ts'
import { wallTimeProblem } from './schedule.ts'

type Check = (desk: Desk, value: string, pointer: string) => void

const kind =
  (name: Kind): Check =>
  (desk, value, pointer) =>
    void find(desk, name, value, pointer)

const form =
  (code: Code, problem: (value: string) => string | undefined): Check =>
  (desk, value, pointer) => {
    const message = problem(value)
    if (message !== undefined) desk.say({ code, pointer, message: `${message}: ${shown(value)}` })
  }

const checks: { readonly [format: string]: Check } = {
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
  include: (desk, value, pointer) => void find(desk, 'section', value.replace(/^section\//, ''), pointer),
  'document-address': (desk, value, pointer) => {
    const [name = '', ...id] = value.split('/')
    void find(desk, name as Kind, id.join('/'), pointer)
  },
  'action-name': (desk, value, pointer) => void findIn(desk, 'action', desk.catalogue.actions, value, pointer),
  'call-name': (desk, value, pointer) => void findIn(desk, 'call', desk.catalogue.calls, value, pointer),
  'fact-name': (desk, value, pointer) => void findIn(desk, 'fact', desk.catalogue.facts, value, pointer),
  'selector-name': (desk, value, pointer) => void findIn(desk, 'selector', desk.catalogue.selectors, value, pointer),
  'widget-name': (desk, value, pointer) => void findIn(desk, 'widget', desk.catalogue.widgets, value, pointer, 'CFG-WIDGET'),
  'string-key': (desk, value, pointer) => {
    if (desk.known.text(value) === undefined)
      desk.say({ code: 'CFG-REF', pointer, ...missing('text with the key', value, desk.known.textKeys()) })
  },
  'token-name': (desk, value, pointer) => {
    if (!desk.known.tokens.has(value)) desk.say({ code: 'CFG-REF', pointer, ...missing('token', value, desk.known.tokens) })
  },
  'asset-file': (desk, value, pointer) => {
    if (!desk.site.files.has(`asset/files/${value}`))
      desk.say({ code: 'CFG-ASSET', pointer, ...missing('file', `asset/files/${value}`, desk.site.files) })
  },
  href: form('CFG-LINK', hrefProblem),
  'route-path': form('CFG-ROUTE', pathProblem),
  'wall-time': form('CFG-SCHEDULE', wallTimeProblem),
  'css-value': form('CFG-FORM', (value) =>
    /(?:url|image|expression|import|attr|src)\s*\(/i.test(value) || value.includes('/*')
      ? 'a colour or a measure loads nothing'
      : undefined,
  ),
  'time-zone': form('CFG-FORM', (value) => (isTimeZone(value) ? undefined : 'there is no such time zone')),
  version: form('CFG-FORM', (value) => (/^\d+(\.\d+){0,3}$/.test(value) ? undefined : 'a version is written like 2.14.0')),
}

export function checkFormat(desk: Desk, format: string, value: string, pointer: string): void {
  checks[format]?.(desk, value, pointer)
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
