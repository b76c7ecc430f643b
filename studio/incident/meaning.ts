/** Describes in one sentence what a kill means for players. */
import { catalogue } from '../../catalogue/catalogue.ts'
import type { Schema } from '../../engine/core/schema.ts'
import { own } from '../../engine/core/json.ts'
import type { KillSelectorName } from '../../engine/core/kill.ts'
import type { KillablePart } from './parts.ts'

/** The choices of the first step: types of parts. */
export const selectorTitles: { readonly [selector in KillSelectorName]: string } = {
  document: 'A page, a popup or a banner',
  node: 'One part of a page',
  widget: 'All widgets of one type',
  action: 'An action that a tap runs',
  route: 'One address of the site',
  link: 'Links that leave the site',
}

const container: Schema | undefined = catalogue.facts['device.container']?.schema
/** The containers in words: `BROWSER` -> `a browser` */
const containers = container?.labels ?? {}

/** Choices that limit a kill to one container. */
export const containerChoices = Object.entries(containers).map(([value, words]) => ({
  value,
  label: `Only in ${words}`,
}))

/** Describes the affected players: all, or those in one container. */
export function playersOf(container: string | undefined): string {
  return container === undefined ? 'all players' : `players in ${own(containers, container) ?? container}`
}

/** Returns, for example, `Home and 3 other pages lose the banner “Fair” for all players.` */
export function meaningOf(selector: KillSelectorName, part: KillablePart, container: string | undefined): string {
  const players = playersOf(container)
  const { title, pages } = part
  if (selector === 'action')
    return `“${title}” stops working for ${players}: a tap that runs this action shows a short notice instead${whereOf(pages)}.`
  if (selector === 'link')
    return `${title} stop working for ${players}: a tap on such a link shows a short notice instead${whereOf(pages)}.`
  if (selector === 'route') return `The address ${title} shows a short notice instead of its page for ${players}.`
  if (part.value.startsWith('page/'))
    return `The page “${title}” shows a short notice instead of its content for ${players}.`
  if (part.value.startsWith('popup/'))
    return `The popup “${title}” no longer opens for ${players}, and closes where it is open.`
  const what = selector === 'widget' ? `every “${title}”` : `the ${part.kind.toLowerCase()} “${title}”`
  const verb = pages.length === 1 ? 'loses' : 'lose'
  if (pages.length === 0) return `No page shows ${what} at the moment, and it stays hidden for ${players}.`
  return `${pagesInWords(pages)} ${verb} ${what} for ${players}.`
}

export function linkTitle(link: string): string {
  if (link === 'external') return 'Links to other sites'
  if (link === 'tel') return 'Telephone numbers'
  return link === 'mailto' ? 'Email addresses' : `Links that open an app with ${link}:`
}

export function widgetTitle(name: string): string {
  return own(catalogue.widgets, name)?.title ?? name
}

export function actionTitle(name: string): string {
  const { title } = (own(catalogue.actions, name)?.args ?? {}) as { readonly title?: string }
  return title ?? name
}

/** Joins titles of pages: `Home and 3 other pages`, `Home and News` */
export function pagesInWords([first = '', ...others]: readonly string[]): string {
  if (others.length === 0) return first
  return others.length === 1 ? `${first} and ${others[0] ?? ''}` : `${first} and ${others.length} other pages`
}

function whereOf(documents: readonly string[]): string {
  if (documents.length === 0) return ''
  return documents.length === 1
    ? `. This affects “${documents[0] ?? ''}”`
    : `. This affects ${documents.length} documents`
}
