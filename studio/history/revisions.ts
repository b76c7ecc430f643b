import type { Revision } from '../api/api.ts'

/**
 * Returns the version that the newest version was made from: after a rollback, not the second newest. If there is only
 * one version, returns that version.
 * @param revisions newest first
 */
export function previousOf(revisions: readonly Revision[]): Revision | undefined {
  const [newest, second] = revisions
  return revisions.find(({ id }) => id === newest?.parent) ?? second ?? newest
}
