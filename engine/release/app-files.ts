/**
 * The files that the running app loads after the first paint: slices of pages and popups, the directory with its parts,
 * and the app file.
 */
import type { CompiledLanguage, UnstyledSlice } from '../compile/site.ts'
import { canonical } from '../core/json.ts'
import { splitRoutes } from '../core/route-parts.ts'
import type { Directory } from '../core/slice.ts'
import { writeNode, writeTable } from '../core/wire.ts'
import { cachedJson } from '../memo/cached-json.ts'
import { mapConcurrently } from './concurrency.ts'
import type { AddedStyles } from './page-style.ts'
import type { Store } from './store.ts'

/**
 * The object in which a slice was last stored, and the inputs from which this object was made, besides the slice
 * itself.
 */
export interface StoredSlice {
  readonly sharedInputs: string
  readonly failed: string
  readonly style: string
  readonly object: string
}

export interface AppFileParts {
  readonly language: CompiledLanguage
  /** Hash of the inputs that all pages of the language share. */
  readonly sharedInputs: string
  readonly store: Store
  /** Receives the names of all objects of the release. */
  readonly objects: Set<string>
  /** Addresses of the nodes that failed to render, by route. */
  readonly failed: ReadonlyMap<string, ReadonlySet<string>>
  readonly styles: AddedStyles
  readonly popupStyles: AddedStyles
  readonly slices: WeakMap<UnstyledSlice, StoredSlice>
}

/** Files that are written concurrently. */
const CONCURRENCY = 16

/** Stores the files of one language. Returns the object name of its directory. */
export async function storeAppFiles(parts: AppFileParts): Promise<string> {
  const { language, store, objects, failed } = parts
  const pages = await storeSlices(parts, language.pages, parts.styles, (route) =>
    [...(failed.get(route) ?? [])].sort().join(' '),
  )
  const popups = await storeSlices(parts, language.popups, parts.popupStyles, () => '')
  const app = language.app(
    (route) => (pages.has(route) ? `/r/${pages.get(route)}` : undefined),
    (popup) => `/r/${popups.get(popup)}`,
  )
  const { routes: allRoutes, parts: _none, popups: popupPlans, notFound, errors, ...rest } = app
  const { routes, parts: split } = splitRoutes(allRoutes)
  const partObjects = await mapConcurrently(
    split,
    CONCURRENCY,
    async (part) => await store.put(cachedJson(part), 'json'),
  )
  const restObject = await store.put(cachedJson({ ...rest, errors: writeTable(errors) }), 'json')
  const directory: Directory = {
    routes,
    parts: partObjects.map((part) => `/r/${part}`),
    popups: popupPlans,
    notFound,
    rest: `/r/${restObject}`,
  }
  const object = await store.put(cachedJson(directory), 'json')
  for (const one of [restObject, object, ...partObjects]) objects.add(one)
  return object
}

/**
 * Stores slices. Returns object names by id. `failedIn` gives the addresses of the failed nodes of a slice, separated
 * by spaces.
 */
async function storeSlices(
  { sharedInputs, store, objects, slices }: AppFileParts,
  list: ReadonlyMap<string, UnstyledSlice>,
  styles: AddedStyles,
  failedIn: (id: string) => string,
): Promise<ReadonlyMap<string, string>> {
  const has = await store.look()
  const names = new Map<string, string>()
  const missing: (readonly [id: string, slice: UnstyledSlice])[] = []
  const add = (id: string, { style, object }: StoredSlice): void => {
    objects.add(style).add(object)
    names.set(id, object)
  }
  for (const [id, slice] of list) {
    const before = slices.get(slice)
    if (
      before?.sharedInputs === sharedInputs &&
      before.failed === failedIn(id) &&
      has(before.style) &&
      has(before.object)
    )
      add(id, before)
    else missing.push([id, slice])
  }
  await mapConcurrently(missing, CONCURRENCY, async ([id, slice]) => {
    const failed = failedIn(id)
    const style = await styles(slice.widgets)
    const wire = {
      ...slice,
      root: writeNode(slice.root),
      css: `/r/${style}`,
      ...(failed === '' ? {} : { failed: failed.split(' ') }),
    }
    const stored = { sharedInputs, failed, style, object: await store.put(canonical(wire), 'json') }
    slices.set(slice, stored)
    add(id, stored)
  })
  return names
}
