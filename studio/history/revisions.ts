import type { Revision } from '../api/api.ts'

/**
 * Returns the version from which the newest version was made. After a rollback, this is not the second newest version.
 * If there is only one version, returns that version.
 * @param revisions newest first
 */
export function previousOf(revisions: readonly Revision[]): Revision | undefined {
  const [newest, second] = revisions
  return revisions.find(({ id }) => id === newest?.parent) ?? second ?? newest
}
