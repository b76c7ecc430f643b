import type { ActionContext } from '../../engine/action.ts'

/** True for a selected game that replaces the page of the site, which its record or its platform decides. */
export function isOwnPage({ read, constant }: Pick<ActionContext, 'read' | 'constant'>): boolean {
  const platforms = constant('sameWindowPlatforms')
  const named = [read('fact.launch.platformId'), read('fact.launch.platformCode')]
  return read('fact.launch.ownPage') === true || named.some((name) => Boolean(name) && platforms.includes(name ?? ''))
}
