/** Checks values of the site document that have the right form but are unsafe or unknown. */
import { isList, isObject, type Json } from '../core/json.ts'
import type { Draft } from '../document/document.ts'
import { pointerTo, quoted } from '../document/finding.ts'
import type { SiteDocument } from '../document/types.gen.ts'
import type { CheckContext } from './context.ts'

/**
 * Schemes that a site cannot add: those that run code or read files; http, which is never allowed; and https, which is
 * always allowed.
 */
const REFUSED_SCHEMES = ['about', 'blob', 'data', 'file', 'filesystem', 'http', 'https', 'javascript', 'vbscript']

export function checkSiteValues(
  context: CheckContext,
  { linkSchemes, containers, contentSources, currency }: Draft<SiteDocument>,
): void {
  checkLinkSchemes(context, linkSchemes)
  if (isObject(containers)) checkOrigins(context, '/containers/frameAncestors', containers.frameAncestors)
  for (const kind of ['frames', 'images', 'media'] as const)
    if (isObject(contentSources)) checkOrigins(context, `/contentSources/${kind}`, contentSources[kind])
  checkCurrency(context, isObject(currency) ? currency.code : undefined)
}

function checkLinkSchemes(context: CheckContext, schemes: Json | undefined): void {
  for (const [n, scheme] of (isList(schemes) ? schemes : []).entries())
    if (typeof scheme === 'string' && REFUSED_SCHEMES.includes(scheme))
      context.report({
        code: 'CFG-LINK',
        pointer: pointerTo('/linkSchemes', n),
        message: `links must not use the scheme ${quoted(scheme)}`,
        hint:
          scheme === 'https'
            ? 'remove it; every site may link to https://'
            : 'remove it; list only schemes that open an app, such as geo',
      })
}

/**
 * Refuses patterns that match every site. With such a pattern, any site could show a page in a frame and cover it, so
 * that players press controls that they do not see, or an attacker could provide content that a page loads.
 */
function checkOrigins(context: CheckContext, list: string, origins: Json | undefined): void {
  for (const [n, origin] of (isList(origins) ? origins : []).entries()) {
    if (typeof origin !== 'string' || !origin.startsWith('https://')) continue
    const [host = ''] = origin.slice('https://'.length).split(':')
    if (host !== 'localhost' && !/^(?:\*\.)?[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+$/.test(host))
      context.report({
        code: 'CFG-FORM',
        pointer: pointerTo(list, n),
        message:
          `${quoted(origin)} is not the address of a site; write an address ` +
          'such as https://partner.example or https://*.partner.example',
      })
  }
}

function checkCurrency(context: CheckContext, code: Json | undefined): void {
  if (typeof code !== 'string' || !/^[A-Z]{3}$/.test(code) || currencies.has(code)) return
  context.report({
    code: 'CFG-FORM',
    severity: 'warning',
    pointer: '/currency/code',
    message: `${quoted(code)} is not a currency code of ISO 4217, so amounts show the code itself`,
  })
}

const currencies: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'))
