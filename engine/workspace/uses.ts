/** Lists where a document is used, from the references that the check has recorded. */
import type { DocumentReference } from '../check/context.ts'

export interface DocumentUse {
  /** The document with the reference (`kind/id`), and the JSON pointer of the reference in it. */
  readonly document: string
  readonly pointer: string
}

export function usesOf(references: readonly DocumentReference[], document: string): readonly DocumentUse[] {
  return references.filter(({ to }) => to === document).map(({ from, pointer }) => ({ document: from, pointer }))
}
