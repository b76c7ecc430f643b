/** The search description of a copied route, which describes the original until it is edited. */
import { canonical, isObject, type Json } from '../../engine/core/json.ts'
import { valueOf } from '../edit/text-edit.ts'
import { documentsOf, type SiteTexts } from './copy-page.ts'

/** Returns the ID of another page whose search description a route has, word for word; undefined if there is none. */
export function borrowedDescription(documents: SiteTexts, path: string): string | undefined {
  const route = valueOf(documents.get(path) ?? '')
  const description = descriptionOf(route)
  if (route === undefined || description === undefined) return undefined
  const original = documentsOf(documents, 'route').find(
    (other) =>
      other.id !== route.id &&
      other.page !== route.page &&
      typeof other.page === 'string' &&
      canonical(descriptionOf(other)) === canonical(description),
  )
  return original === undefined ? undefined : String(original.page)
}

function descriptionOf(route: Json | undefined): Json | undefined {
  const head = isObject(route) ? route.head : undefined
  return isObject(head) ? head.description : undefined
}
