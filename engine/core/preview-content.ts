/**
 * What a preview frame shows of a page: a slice that the studio compiled while a person types, or the release that the
 * server built from the saved documents.
 */
export interface PreviewContent {
  /**
   * Number of the last edit that the content has. A tab of the studio numbers all its edits, including those that undo.
   */
  readonly edit: number
  /** True for the content of a release. Only a release has skins, routes and app files, which are in no slice. */
  readonly isBuilt: boolean
}

/** Whether `given` replaces `shown`: the later edit is shown; for the same edit, the release. */
export function replaces(given: PreviewContent, shown: PreviewContent): boolean {
  if (given.edit !== shown.edit) return given.edit > shown.edit
  return given.isBuilt || !shown.isBuilt
}
