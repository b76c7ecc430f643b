/** Settings of the site document that several modules need, with the defaults of its schema. */
import siteSchema from '../../schemas/site.json' with { type: 'json' }
import { isList } from '../core/json.ts'
import { memoize } from '../memo/memo.ts'
import type { Draft, SourceDocument } from './document.ts'
import type { DocumentQueries } from './document-index.ts'
import type { SiteDocument } from './types.gen.ts'

export interface SiteSettings {
  readonly languages: readonly string[]
  readonly defaultLanguage: string
  readonly timeZone: string
  readonly layoutDefault: string
  /** Route of the page for paths that do not exist. */
  readonly notFound: string
}

/**
 * Properties without a default are required, so they are missing only while the check reports an error. Then there are no languages, and times
 * are in UTC.
 */
export function siteSettings(documents: DocumentQueries<SourceDocument>): SiteSettings {
  return settingsOf(documents.document('site', 'site')?.value ?? NO_DOCUMENT)
}

const NO_DOCUMENT: Draft<SiteDocument> = {}

const settingsOf = memoize(({ languages, defaultLanguage, timeZone, layoutDefault, notFound }: Draft<SiteDocument>): SiteSettings => ({
  languages: isList(languages) ? languages.filter((language) => typeof language === 'string') : [],
  defaultLanguage: text(defaultLanguage, ''),
  timeZone: text(timeZone, 'UTC'),
  layoutDefault: text(layoutDefault, ''),
  notFound: text(notFound, siteSchema.properties.notFound.default),
}))

function text(value: unknown, otherwise: string): string {
  return typeof value === 'string' ? value : otherwise
}
