/** Random edits of a site, such as editors make: of rules, schedules, nodes, banners, popups and routes. */
import { isList, isObject, type Json } from '../../engine/core/json.ts'
import type { Random } from '../random.fixture.ts'
import type { SiteFiles } from './random-site.fixture.ts'

type Editable = { [key: string]: Json }

/** Returns the site after one to three random edits. Rules and schedules come from other places of the site. */
export function edited(files: SiteFiles, random: Random): SiteFiles {
  const documents = new Map(
    [...files].flatMap(([path, text]) => (path.endsWith('.json') ? [[path, parsed(text)] as const] : [])),
  )
  const pool = new Pool([...documents.values()])
  for (let n = 1 + random.below(3); n > 0; n--) edit(documents, pool, random)
  const others = [...files].filter(([path]) => !path.endsWith('.json'))
  return new Map([...others, ...[...documents].map(([path, document]) => [path, JSON.stringify(document)] as const)])
}

function parsed(text: string): Editable {
  return JSON.parse(text) as Editable
}

/** The rules and schedules of a site that read no arguments, so any node can have them. */
class Pool {
  readonly rules: Json[] = [{ fact: 'session.loggedIn', op: 'eq', value: true }]
  readonly schedules: Json[] = [{ from: '2026-11-25T18:00' }]

  constructor(documents: readonly Editable[]) {
    for (const document of documents)
      visitObjects(document, ({ when, schedule }) => {
        if (isObject(when) && !JSON.stringify(when).includes('"arg"')) this.rules.push(when)
        if (isObject(schedule)) this.schedules.push(schedule)
      })
  }
}

function visitObjects(value: Json, visit: (object: Editable) => void): void {
  if (isList(value)) for (const one of value) visitObjects(one, visit)
  if (!isObject(value)) return
  visit(value as Editable)
  for (const one of Object.values(value)) visitObjects(one, visit)
}

function edit(documents: Map<string, Editable>, pool: Pool, random: Random): void {
  const ofKind = (kind: string): readonly Editable[] =>
    [...documents].flatMap(([path, document]) => (path.startsWith(`${kind}/`) ? [document] : []))
  const change = random.below(12)
  if (change > 7) return editRoute(documents, random)
  const [banners, popups] = [ofKind('banner'), ofKind('popup').filter(({ trigger }) => trigger === 'auto')]
  const isMissing = (change === 6 && banners.length === 0) || (change === 7 && popups.length === 0)
  if (change < 4 || isMissing) return editConditions([...documents.values()], pool, random)
  if (change < 6) return editSlots([...documents.values()], random)
  if (change === 6) {
    const banner = random.pick(banners)
    banner.sort = random.below(2)
    banner.position = random.pick(['top', 'foot'])
    return
  }
  const popup = random.pick(popups)
  const routes = ofKind('route').map(({ id }) => id as string)
  if (random.below(2) === 0) delete popup.routes
  else popup.routes = random.some(routes, 2)
}

/** Changes the page, layout, path, login, restriction or redirect of a route, adds a route or removes one. */
function editRoute(documents: Map<string, Editable>, random: Random): void {
  const routes = [...documents].filter(([path]) => path.startsWith('route/')).map(([, route]) => route)
  if (routes.length === 0) return addRoute(documents, random)
  const route = random.pick(routes)
  const change = random.pick([
    'page',
    'page',
    'layout',
    'layout',
    'login',
    'login',
    'restricted',
    'path',
    'redirect',
    'add',
    'remove',
  ] as const)
  const toggle = (key: string): void => {
    if (route[key] === true) delete route[key]
    else route[key] = true
  }
  switch (change) {
    case 'page':
      delete route.redirect
      route.page = random.pick(['home', 'game'])
      route.head ??= { title: { $text: { en: 'x' } } }
      return
    case 'layout':
      if (route.layout === 'bare') delete route.layout
      else if (route.page !== undefined) route.layout = 'bare'
      return
    case 'login':
    case 'restricted':
      if (route.page !== undefined) toggle(change)
      return
    case 'path':
      if (route.path !== '/' && !String(route.path).includes('{')) route.path = random.pick(['/nowhere', '/moved'])
      return
    case 'redirect':
      if (route.id === 'home' || route.id === 'old') return
      for (const key of ['page', 'layout', 'login', 'restricted', 'head']) delete route[key]
      route.redirect = { to: { route: 'home' } }
      return
    case 'add':
      return addRoute(documents, random)
    default:
      documents.delete(`route/${String(route.id)}.json`)
  }
}

function addRoute(documents: Map<string, Editable>, random: Random): void {
  const page = random.pick(['home', 'game'])
  const added = { kind: 'route', id: 'extra', path: '/extra', page, head: { title: { $text: { en: 'x' } } } }
  documents.set('route/extra.json', { $schema: '../../schemas/route.json', ...added })
}

/** Changes or removes the rule or schedule of a node, popup, banner or tab, or adds one to it. */
function editConditions(documents: readonly Editable[], pool: Pool, random: Random): void {
  const holders: Editable[] = []
  const key = random.pick(['when', 'when', 'schedule'] as const)
  for (const document of documents)
    visitObjects(document, (object) => {
      if (object[key] !== undefined && typeof object.id === 'string') holders.push(object)
    })
  if (holders.length === 0) return
  const holder = random.pick(holders)
  const list = key === 'when' ? pool.rules : pool.schedules
  if (random.below(3) > 0 && list.length > 0) holder[key] = structuredClone(random.pick(list))
  else if (random.below(2) === 0)
    holder[key === 'when' ? 'schedule' : 'when'] = structuredClone(
      random.pick(key === 'when' ? pool.schedules : pool.rules),
    )
  else delete holder[key]
}

/** Removes or adds a node, or moves a node to another place in its slot. */
function editSlots(documents: readonly Editable[], random: Random): void {
  const slots: Json[][] = []
  for (const document of documents)
    visitObjects(document, ({ slots: all }) => {
      if (!isObject(all)) return
      for (const slot of Object.values(all)) if (isList(slot) && slot.length > 1) slots.push(slot as Json[])
    })
  if (slots.length === 0) return
  const slot = random.pick(slots)
  const nodes = slot.filter((node) => isObject(node) && node.outlet === undefined)
  const node = random.pick(nodes)
  const how = random.below(3)
  if (how === 0)
    slot.unshift({
      id: `new-${random.below(1_000_000)}`,
      widget: 'Card',
      v: 3,
      props: { title: { $text: { en: 'New' } } },
    })
  else slot.splice(slot.indexOf(node), 1)
  if (how === 2) slot.splice(random.below(slot.length + 1), 0, node)
}
