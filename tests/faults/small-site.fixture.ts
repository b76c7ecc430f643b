/** A site of few documents with the site document and skin of our site, for tests that publish hundreds of times. */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'

const config = resolve(import.meta.dirname, '..', '..', 'config')

export interface SmallSite {
  readonly files: ReadonlyMap<string, string>
  readonly assets: ReadonlyMap<string, Uint8Array>
}

/** Writes the documents and images of a site into a folder. */
export async function writeSite(folder: string, { files, assets }: SmallSite): Promise<void> {
  for (const [path, content] of [...files, ...assets]) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), content)
  }
}

/**
 * Returns the table of failures without the rows that compare facts with these prefixes, and without the inputs that no
 * remaining row uses.
 */
function withoutFacts(text: string, prefixes: readonly string[]): string {
  const table = JSON.parse(text) as { inputs: readonly string[]; rows: readonly object[] }
  const isAbout = (part: unknown): boolean => prefixes.some((prefix) => JSON.stringify(part).includes(`"${prefix}`))
  const rows = table.rows.filter((row) => !isAbout(row))
  const inputs = table.inputs.filter((input) => JSON.stringify(rows).includes(`"${input}"`))
  return JSON.stringify({ ...table, inputs, rows })
}

interface PageNode {
  readonly id: string
  readonly slots?: { readonly [slot: string]: readonly PageNode[] }
}

function findNode(node: PageNode, id: string): PageNode | undefined {
  if (node.id === id) return node
  const children = Object.values(node.slots ?? {}).flat()
  return children.map((child) => findNode(child, id)).find((found) => found !== undefined)
}

/**
 * Returns a site with this heading on Home. With `hasPlayers`, the site may use facts about players: it then has the
 * policy, the required page and popup, and the call settings of our site.
 */
export async function smallSite(heading: string, { hasPlayers = false } = {}): Promise<SmallSite> {
  const real = ['site.json', 'skin/night.json', 'decision-table/errors.json', 'strings/app.json', 'asset/app-icon.json']
  const files = new Map<string, string>()
  for (const path of real) files.set(path, await readFile(join(config, path), 'utf8'))
  // Removes the counterpart: the site has no other skin.
  files.set('skin/night.json', (files.get('skin/night.json') ?? '').replace(/\s*"counterpart": "[\w-]+",/, ''))
  // Removes the names of popups, guards, areas and pages that this site does not have from the site document and the
  // table of failures.
  const {
    loginPopup: _login,
    messagePopup: _message,
    guards,
    policy,
    areas,
    constants: { supportHref: _support, ...constants },
    // Removes the hosts for tests: only routes that this site lacks use them.
    hosts: { test: _test, ...hosts },
    ...site
  } = JSON.parse(files.get('site.json') ?? '') as {
    [name: string]: unknown
    readonly constants: { [name: string]: unknown }
    readonly hosts: { [name: string]: unknown }
  }
  files.set(
    'site.json',
    JSON.stringify({ ...site, constants, hosts, ...(hasPlayers ? { guards, policy, areas } : {}) }, null, 2),
  )
  const errors = (files.get('decision-table/errors.json') ?? '').replace(/,\s*"popup": "[\w-]+"/g, '')
  // The routes in the table are not in this site, and a site without players has none of the facts about players.
  files.set('decision-table/errors.json', withoutFacts(errors, hasPlayers ? ['route.'] : ['route.', 'session.']))
  const icon = (JSON.parse(files.get('asset/app-icon.json') ?? '') as { file: string }).file
  const put = (kind: string, id: string, body: object): void => {
    files.set(`${kind}/${id}.json`, JSON.stringify({ ...body, $schema: `../../schemas/${kind}.json`, kind, id }))
  }
  put('layout', 'main', {
    root: { id: 'shell', widget: 'Stack', v: 1, slots: { items: [{ id: 'outlet', outlet: true }] } },
  })
  page('home', heading)
  page('not-found', 'Not here')
  if (hasPlayers) {
    await addRequiredPage()
    await addRequiredPopup()
  }
  return { files, assets: new Map([[`asset/files/${icon}`, await readFile(join(config, 'asset', 'files', icon))]]) }

  /** A page with the texts of our page, without its image and layout. */
  async function addRequiredPage(): Promise<void> {
    files.set('call-settings/gateway.json', await readFile(join(config, 'call-settings/gateway.json'), 'utf8'))
    const path = 'page/responsive-gaming.json'
    const { title, root } = JSON.parse(await readFile(join(config, path), 'utf8')) as { title: object; root: PageNode }
    put('page', 'responsive-gaming', { title, root: { ...findNode(root, 'body'), slots: {} } })
    put('route', 'responsive-gaming', { path: '/responsive-gaming', page: 'responsive-gaming', head: { title } })
  }

  /** A popup with the texts of our popup, without its buttons and links. */
  async function addRequiredPopup(): Promise<void> {
    const popup = JSON.parse(await readFile(join(config, 'popup/play-reminder.json'), 'utf8')) as {
      readonly root: { readonly props: object }
    }
    const { root, ...body } = popup
    const closeLabel = { $text: { en: 'Close', tl: 'Isara', cn: '关闭' } }
    put('popup', 'play-reminder', { ...body, root: { ...root, props: { ...root.props, closeLabel }, slots: {} } })
  }

  function page(id: string, words: string): void {
    const text = { $text: { en: words, tl: `${words} (tl)`, cn: `${words} (cn)` } }
    put('page', id, { title: text, root: { id: 'heading', widget: 'Heading', v: 1, props: { text } } })
    put('route', id, { path: id === 'home' ? '/' : `/${id}`, page: id, head: { title: text, description: text } })
  }
}
