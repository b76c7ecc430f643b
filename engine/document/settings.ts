/** Settings of the site document that several modules need. */
import type { DateStyle, Locale, NumberStyle } from '../core/format.ts'
import { isList, isObject } from '../core/json.ts'
import { memoize } from '../memo/memo.ts'
import type { Draft, SourceDocument } from './document.ts'
import type { DocumentQueries } from './document-index.ts'
import type { SiteDocument } from './types.gen.ts'

export interface SiteSettings {
  /** Codes of the languages. */
  readonly languages: readonly string[]
  /** BCP 47 tags by the code of the language. */
  readonly languageTags: ReadonlyMap<string, string>
  /** Codes of the languages that are written from right to left. */
  readonly rightToLeft: ReadonlySet<string>
  /** The first language. */
  readonly defaultLanguage: string
  /** Whether every page has an address in each language. False for a site with one language. */
  readonly languageAddresses: boolean
  /** Address of the site without a path; empty if the site document names none. */
  readonly origin: string
  /** How the check reports a text that is missing in a language other than the first one. */
  readonly missingTranslations: 'error' | 'warning' | 'ignore'
  readonly timeZone: string
  readonly currencyCode: string
  readonly currencySign: string
  readonly layoutDefault: string
  readonly skinDefault: string
  /** Route of the page for paths that do not exist. */
  readonly notFound: string
  readonly loginPopup: string | undefined
  readonly messagePopup: string | undefined
  /** Schemes that links may have besides https, tel and mailto. */
  readonly linkSchemes: readonly string[]
  /** The optional areas that the site lists. Undefined if the site has no such list. */
  readonly areas: readonly string[] | undefined
}

/**
 * A missing required property is an error of the check. If languages are missing, the list is empty; if the time zone
 * is missing, it is UTC.
 */
export function siteSettings(documents: DocumentQueries<SourceDocument>): SiteSettings {
  return settingsOf(documents.document('site', 'site')?.value ?? NO_DOCUMENT)
}

export function localeOf(settings: SiteSettings, language: string): Locale {
  const { languageTags, rightToLeft, timeZone, currencyCode, currencySign } = settings
  const tag = languageTags.get(language) ?? language
  const numbers = numberStyle(tag, currencyCode)
  const dates = dateStyle(tag)
  return {
    tag,
    ...(rightToLeft.has(language) ? { direction: 'rtl' as const } : {}),
    timeZone,
    currencySign,
    ...(numbers === undefined ? {} : { numbers }),
    ...(dates === undefined ? {} : { dates }),
  }
}

const numberStyles = new Map<string, NumberStyle | undefined>()

/** How a language writes numbers; undefined if it writes them as English does, and for a malformed tag or code. */
function numberStyle(tag: string, currency: string): NumberStyle | undefined {
  const key = `${tag} ${currency}`
  if (!numberStyles.has(key)) numberStyles.set(key, readNumberStyle(tag, currency))
  return numberStyles.get(key)
}

function readNumberStyle(tag: string, currency: string): NumberStyle | undefined {
  try {
    const style = { style: 'currency', currency, currencyDisplay: 'narrowSymbol', numberingSystem: 'latn' } as const
    const parts = new Intl.NumberFormat(tag, style).formatToParts(1_234_567.5)
    const partOf = (name: string): string => parts.find(({ type }) => type === name)?.value ?? ''
    const amount = parts
      .map(({ type, value }) =>
        type === 'currency' ? '¤' : type === 'literal' ? value : type === 'integer' ? '#' : '',
      )
      .join('')
      .replace(/#+/, '#')
    const numbers = { group: partOf('group'), decimal: partOf('decimal') || '.', amount }
    return numbers.group === ',' && numbers.decimal === '.' && amount === '¤#' ? undefined : numbers
  } catch {
    // The check reports a malformed tag or code.
    return undefined
  }
}

const dateStyles = new Map<string, DateStyle | undefined>()

/** How a language writes dates; undefined for `en` and `en-US`, whose style is the default, and for a malformed tag. */
function dateStyle(tag: string): DateStyle | undefined {
  if (!dateStyles.has(tag)) dateStyles.set(tag, readDateStyle(tag))
  return dateStyles.get(tag)
}

function readDateStyle(tag: string): DateStyle | undefined {
  try {
    const style = { dateStyle: 'medium', timeZone: 'UTC', numberingSystem: 'latn', calendar: 'gregory' } as const
    const formatter = new Intl.DateTimeFormat(tag, style)
    const partsOf = (month: number): Intl.DateTimeFormatPart[] => formatter.formatToParts(Date.UTC(2026, month, 5))
    const monthOf = (month: number): string => partsOf(month).find(({ type }) => type === 'month')?.value ?? ''
    const months = Array.from({ length: 12 }, (_, month) => monthOf(month).replace(/\s/g, '')).join(' ')
    const signs: { readonly [type: string]: string } = { year: '{y}', month: '{m}' }
    const pattern = partsOf(0)
      .map(({ type, value }) => (type === 'day' ? (value === '05' ? '{D}' : '{d}') : (signs[type] ?? value)))
      .join('')
    return tag === 'en' || tag === 'en-US' ? undefined : { months, pattern }
  } catch {
    // The check reports a malformed tag.
    return undefined
  }
}

const NO_DOCUMENT: Draft<SiteDocument> = {}

const settingsOf = memoize((site: Draft<SiteDocument>): SiteSettings => {
  const tags = new Map<string, string>()
  const rightToLeft = new Set<string>()
  for (const language of isList(site.languages) ? site.languages : []) {
    if (!isObject(language) || typeof language.code !== 'string') continue
    tags.set(language.code, text(language.tag, language.code))
    if (language.direction === 'rtl') rightToLeft.add(language.code)
  }
  const languages = [...tags.keys()]
  return {
    languages,
    languageTags: tags,
    rightToLeft,
    defaultLanguage: languages[0] ?? '',
    languageAddresses: site.languageAddresses === true && languages.length > 1,
    origin: text(site.origin, ''),
    missingTranslations:
      site.missingTranslations === 'error' || site.missingTranslations === 'ignore'
        ? site.missingTranslations
        : 'warning',
    timeZone: text(site.timeZone, 'UTC'),
    currencyCode: isObject(site.currency) ? text(site.currency.code, '') : '',
    currencySign: isObject(site.currency) ? text(site.currency.sign, signOf(text(site.currency.code, ''))) : '',
    layoutDefault: text(site.layoutDefault, ''),
    skinDefault: text(site.skinDefault, ''),
    notFound: text(site.notFound, ''),
    loginPopup: typeof site.loginPopup === 'string' ? site.loginPopup : undefined,
    messagePopup: typeof site.messagePopup === 'string' ? site.messagePopup : undefined,
    linkSchemes: isList(site.linkSchemes) ? site.linkSchemes.filter((scheme) => typeof scheme === 'string') : [],
    areas: isList(site.areas) ? site.areas.filter((area) => typeof area === 'string') : undefined,
  }
})

let lastSign: { readonly code: string; readonly sign: string } | undefined

/** The symbol of a currency, such as € for EUR. For a currency without a symbol, its code. */
function signOf(code: string): string {
  if (lastSign?.code !== code) lastSign = { code, sign: findSign(code) }
  return lastSign.sign
}

function findSign(code: string): string {
  try {
    const format = new Intl.NumberFormat('en', { style: 'currency', currency: code, currencyDisplay: 'narrowSymbol' })
    return format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? code
  } catch {
    // The check reports a malformed code.
    return code
  }
}

function text(value: unknown, otherwise: string): string {
  return typeof value === 'string' ? value : otherwise
}
