/** Finds the features that the documents of a site use. */
import { isList, isObject, type Json } from '../../engine/core/json.ts'
import type { SiteFiles } from './random-site.fixture.ts'

/** Returns the features that the site uses. */
export function featuresOf(files: SiteFiles): ReadonlySet<string> {
  const found = new Set<string>()
  for (const [path, text] of files)
    if (path.endsWith('.json')) {
      const [kind = ''] = path.split('/')
      if (kind !== 'site.json') found.add(kind)
      if (path === 'layout/bare.json') found.add('layout/bare')
      visit(JSON.parse(text) as Json, false, found)
    }
  return found
}

function visit(value: Json, isInVariant: boolean, found: Set<string>): void {
  if (isList(value)) for (const one of value) visit(one, isInVariant, found)
  if (!isObject(value)) return
  const { fact, $documents, $select, each, use, pick, schedule, link, on, guards, login, restricted, redirect } = value
  if (typeof fact === 'string') found.add(`fact ${fact}`)
  if (pick !== undefined) found.add(isInVariant ? 'variant in a variant' : 'variant')
  if (use !== undefined) found.add(isObject(value.args) && value.args.isNew === true ? 'include with true' : 'include')
  if (each !== undefined) found.add(JSON.stringify(each).includes('$documents') ? 'list of banners' : 'list of tabs')
  if ($documents === undefined && $select !== undefined) found.add('table column')
  if (isObject(schedule)) for (const key of Object.keys(schedule)) found.add(`schedule ${key}`)
  if (isObject(link) && typeof link.route === 'string') found.add('link')
  if (on !== undefined) found.add(JSON.stringify(on).includes('"flow"') ? 'start of a flow' : 'action')
  if (guards !== undefined) found.add('guards')
  if (login === true) found.add('login')
  if (restricted === true) found.add('restricted')
  if (redirect !== undefined) found.add('redirect')
  if (value.routes !== undefined) found.add('popup on routes')
  const isVariant = pick !== undefined || isInVariant
  for (const [key, one] of Object.entries(value)) visit(one as Json, key === 'of' ? true : isVariant, found)
}
