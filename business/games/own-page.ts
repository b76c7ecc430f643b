import type { ActionContext } from '../../engine/action.ts'

/** True when the selected game must replace the page of the site, according to its record or platform. */
export function isOwnPage({ read, constant }: Pick<ActionContext, 'read' | 'constant'>): boolean {
  const platforms = constant('sameWindowPlatforms')
  const named = [read('fact.launch.platformId'), read('fact.launch.platformCode')]
  return read('fact.launch.ownPage') === true || named.some((name) => Boolean(name) && platforms.includes(name ?? ''))
}
