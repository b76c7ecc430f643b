/** A long page with every widget that can stand in a page, made of the widgets' own examples: documents for the bench only, published for real. */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isObject, type Json, type JsonObject } from '../../../engine/core/json.ts'
import { readExamples } from '../../../gallery/examples.ts'
import { widgets } from '../../../widgets/widgets.gen.ts'

/** These are the frame of a page or lie over it; the layout of this very page has the first four, the login popup has the dialog. */
const FRAME = new Set(['Shell', 'TopBar', 'TabBar', 'Tab', 'Popup', 'GameFrame'])

export const campaignPath = '/bench-campaign'

/** Adds the page and its route to a folder of documents. */
export async function addCampaign(root: string, config: string): Promise<void> {
  const items: JsonObject[] = []
  for (const name of Object.keys(widgets)) {
    if (FRAME.has(name)) continue
    for (const example of await readExamples(root, name)) items.push(renamed(example.node, `${name.toLowerCase()}-${example.name}`))
  }
  // Some of it is for some people only and some of it for a time only, as in a campaign.
  const living = items.map((item, n): JsonObject => {
    if (n % 5 === 2) return { ...item, when: { fact: 'session.loggedIn', op: 'eq', value: false }, pending: { assume: 'visitor' } }
    return n % 5 === 4 ? { ...item, schedule: { from: '2025-01-01T00:00', until: '2035-12-31T23:59' } } : item
  })
  await withoutBudgets()
  const title: Json = { $text: { en: 'Campaign', tl: 'Campaign', cn: '活动' } }
  await put('page', { title, root: { id: 'page', widget: 'Stack', v: 1, props: { gap: 'medium' }, slots: { items: living } } })
  await put('route', { path: campaignPath, page: 'bench-campaign', head: { title, description: title } })

  /** Every widget at once is more than any page of the site may bring. */
  async function withoutBudgets(): Promise<void> {
    const file = join(config, 'site.json')
    const { budgets: _budgets, ...site } = JSON.parse(await readFile(file, 'utf8')) as JsonObject
    await writeFile(file, JSON.stringify(site, null, 2))
  }

  async function put(kind: string, body: JsonObject): Promise<void> {
    const file = join(config, kind, 'bench-campaign.json')
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, JSON.stringify({ $schema: `../../schemas/${kind}.json`, kind, id: 'bench-campaign', ...body }, null, 2))
  }
}

/** The same node with ids that no other example has. */
function renamed(node: JsonObject, id: string): JsonObject {
  const slots: { [slot: string]: Json } = {}
  for (const [slot, list] of Object.entries(isObject(node.slots) ? node.slots : {}))
    slots[slot] = (Array.isArray(list) ? list : []).map((one: Json) =>
      isObject(one) ? renamed(one, `${id}-${typeof one.id === 'string' ? one.id : 'node'}`) : one,
    )
  return { ...node, id, ...(node.slots === undefined ? {} : { slots }) }
}
