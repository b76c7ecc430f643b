/** Edits of a document. Each edit comes with patches for the change log and inverse patches for undo. */
import { applyPatches, enablePatches, type Patch, produce, produceWithPatches } from 'immer'
import { isList, isObject, type Json, type JsonObject } from '../../core/json.ts'

enablePatches()

export type DraftJson = null | boolean | number | string | DraftJson[] | DraftObject

/** A document, or an object in it, that a recipe may change in place. */
export interface DraftObject {
  [key: string]: DraftJson
}

/** Changes a draft in place. */
export type Recipe = (draft: DraftObject) => void

/** A change at a path, as JSON. The empty path is the document. */
export type DocumentPatch = Patch

export interface DocumentEdit {
  /** Parts that the recipe did not change are the same objects as before. */
  readonly document: JsonObject
  readonly patches: readonly DocumentPatch[]
  readonly inversePatches: readonly DocumentPatch[]
}

/**
 * Runs `recipe` on a draft of `document`. Both lists of patches also reproduce the order of properties. A change inside
 * an object named `constructor` is an error, because Immer refuses such a patch.
 */
export function editDocument(document: JsonObject, recipe: Recipe): DocumentEdit {
  const [edited, patches, inversePatches] = produceWithPatches(document, inPlace(recipe))
  return {
    document: edited,
    patches: withOrder(document, patches, edited),
    inversePatches: withOrder(edited, inversePatches, document),
  }
}

/** Runs `recipe` on a draft of `value`, without patches. */
export function changed(value: JsonObject, recipe: Recipe): JsonObject {
  return produce(value, inPlace(recipe))
}

/** `document` with patches applied: inverse patches undo an edit, patches repeat it. */
export function patched(document: JsonObject, patches: readonly DocumentPatch[]): JsonObject {
  return applyPatches(document, patches)
}

/** Discards the result of the recipe, which Immer would take as a replacement of the document. */
function inPlace(recipe: Recipe): (draft: unknown) => void {
  return (draft) => recipe(draft as DraftObject)
}

/**
 * Patches that give `to` from `from`. Immer adds a property after all others, so that undoing a removal would change
 * the order of the properties in the file. Each object with another order is replaced as a whole.
 */
function withOrder(from: JsonObject, patches: readonly DocumentPatch[], to: JsonObject): readonly DocumentPatch[] {
  return [...patches, ...reordered(patched(from, patches), to, [])]
}

/** `a` and `b` have equal values. Unchanged parts are the same objects and are not compared. */
function reordered(a: Json | undefined, b: Json, path: DocumentPatch['path']): readonly DocumentPatch[] {
  if (a === b) return []
  if (isList(a) && isList(b)) return b.flatMap((entry, index) => reordered(a[index], entry, [...path, index]))
  if (!isObject(a) || !isObject(b)) return []
  const names = Object.keys(a)
  const entries = Object.entries(b)
  if (entries.some(([name], n) => name !== names[n])) return [{ op: 'replace', path, value: b }]
  return entries.flatMap(([name, value]) => reordered(a[name], value, [...path, name]))
}
