/**
 * What a preview frame shows of a page: a slice that the studio compiled while a person types, or the release that the
 * server built of what was saved.
 */
export interface PreviewContent {
  /** The last edit in it. The edits of a tab of the studio are numbered, also those that undo others. */
  readonly edit: number
  /** The content of a release, which also has what is in no slice: skins, routes and app files. */
  readonly isBuilt: boolean
}

/** Whether `given` takes the place of `shown`: the later edit is shown, and of the same edit the release. */
export function replaces(given: PreviewContent, shown: PreviewContent): boolean {
  if (given.edit !== shown.edit) return given.edit > shown.edit
  return given.isBuilt || !shown.isBuilt
}
