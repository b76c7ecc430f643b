/**
 * What a preview frame shows of a page: a slice that the studio compiled while a person types, or the release that the
 * server built from the saved documents.
 */
export interface PreviewContent {
  /**
   * Number of the last edit that the content contains. A tab of the studio numbers all its edits, undo included.
   */
  readonly edit: number
  /** True for the content of a release. Skins, routes and app files are in a release only, not in a slice. */
  readonly isBuilt: boolean
}

/** Whether `given` replaces `shown`: the later edit is shown; for the same edit, a slice does not replace a release. */
export function replaces(given: PreviewContent, shown: PreviewContent): boolean {
  if (given.edit !== shown.edit) return given.edit > shown.edit
  return given.isBuilt || !shown.isBuilt
}
