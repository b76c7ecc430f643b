import type { Revision } from '../api/api.ts'

/**
 * The version that the newest version was made from, which after a rollback is not the version before it. If the newest
 * version is the first, it is returned itself.
 * @param revisions newest first
 */
export function previousOf(revisions: readonly Revision[]): Revision | undefined {
  const [newest, second] = revisions
  return revisions.find(({ id }) => id === newest?.parent) ?? second ?? newest
}
