/** A long page with the examples of every widget that a page can contain. Its documents are for the bench only. */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isObject, type Json, type JsonObject } from '../../../engine/core/json.ts'
import { readExamples } from '../../../gallery/examples.ts'
import { widgets } from '../../../widgets/widgets.gen.ts'

/** Widgets of layouts and popups, not of pages. */
const EXCLUDED = new Set(['Shell', 'TopBar', 'TabBar', 'Tab', 'Popup', 'GameFrame', 'LaunchCover'])

export const campaignPath = '/bench-campaign'

/** Adds the page and its route to a folder of documents. */
export async function addCampaign(root: string, config: string): Promise<void> {
  const items: JsonObject[] = []
  for (const name of Object.keys(widgets)) {
    if (EXCLUDED.has(name)) continue
    for (const example of await readExamples(root, name))
      items.push(withUniqueIds(example.node, `${name.toLowerCase()}-${example.name}`))
  }
  // As in a campaign, some items have a rule and some a schedule.
  const conditional = items.map((item, n): JsonObject => {
    if (n % 5 === 2)
      return { ...item, when: { fact: 'session.loggedIn', op: 'eq', value: false }, pending: { assume: 'visitor' } }
    return n % 5 === 4 ? { ...item, schedule: { from: '2025-01-01T00:00', until: '2035-12-31T23:59' } } : item
  })
  await withoutBudgets()
  const title: Json = { $text: { en: 'Campaign', tl: 'Campaign', cn: '活动' } }
  await put('page', {
    title,
    root: { id: 'page', widget: 'Stack', v: 1, props: { gap: 'medium' }, slots: { items: conditional } },
  })
  await put('route', { path: campaignPath, page: 'bench-campaign', head: { title, description: title } })

  /** Removes the budgets of the site, because a page with every widget exceeds them. */
  async function withoutBudgets(): Promise<void> {
    const file = join(config, 'site.json')
    const { budgets: _budgets, ...site } = JSON.parse(await readFile(file, 'utf8')) as JsonObject
    await writeFile(file, JSON.stringify(site, null, 2))
  }

  async function put(kind: string, body: JsonObject): Promise<void> {
    const file = join(config, kind, 'bench-campaign.json')
    await mkdir(dirname(file), { recursive: true })
    await writeFile(
      file,
      JSON.stringify({ $schema: `../../schemas/${kind}.json`, kind, id: 'bench-campaign', ...body }, null, 2),
    )
  }
}

/** Returns the node with ids unique in its tree. */
function withUniqueIds(node: JsonObject, id: string): JsonObject {
  const slots: { [slot: string]: Json } = {}
  for (const [slot, list] of Object.entries(isObject(node.slots) ? node.slots : {}))
    slots[slot] = (Array.isArray(list) ? list : []).map((one: Json) =>
      isObject(one) ? withUniqueIds(one, `${id}-${typeof one.id === 'string' ? one.id : 'node'}`) : one,
    )
  return { ...node, id, ...(node.slots === undefined ? {} : { slots }) }
}
