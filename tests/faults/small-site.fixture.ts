/** A site of few documents with the site document and skin of our site, for tests that publish hundreds of times. */
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'

const config = resolve(import.meta.dirname, '..', '..', 'config')

export interface SmallSite {
  readonly files: ReadonlyMap<string, string>
  readonly assets: ReadonlyMap<string, Uint8Array>
}

/** The site with this heading on Home. */
export async function smallSite(heading: string): Promise<SmallSite> {
  const real = ['site.json', 'skin/night.json', 'decision-table/errors.json', 'strings/app.json', 'asset/app-icon.json']
  const files = new Map<string, string>()
  for (const path of real) files.set(path, await readFile(join(config, path), 'utf8'))
  // Popups, guards and required pages that the site document and the table of failures name are not in this site.
  const {
    loginPopup: _login,
    messagePopup: _message,
    guards: _guards,
    policy: _policy,
    ...site
  } = JSON.parse(files.get('site.json') ?? '') as { [name: string]: unknown }
  files.set('site.json', JSON.stringify(site, null, 2))
  const errors = files.get('decision-table/errors.json') ?? ''
  files.set('decision-table/errors.json', errors.replace(/,\s*"popup": "[\w-]+"/g, ''))
  const icon = (JSON.parse(files.get('asset/app-icon.json') ?? '') as { file: string }).file
  const put = (kind: string, id: string, body: object): void => {
    files.set(`${kind}/${id}.json`, JSON.stringify({ $schema: `../../schemas/${kind}.json`, kind, id, ...body }))
  }
  put('layout', 'main', {
    root: { id: 'shell', widget: 'Stack', v: 1, slots: { items: [{ id: 'outlet', outlet: true }] } },
  })
  page('home', heading)
  page('not-found', 'Not here')
  return { files, assets: new Map([[`asset/files/${icon}`, await readFile(join(config, 'asset', 'files', icon))]]) }

  function page(id: string, words: string): void {
    const text = { $text: { en: words, tl: `${words} (tl)`, cn: `${words} (cn)` } }
    put('page', id, { title: text, root: { id: 'heading', widget: 'Heading', v: 1, props: { text } } })
    put('route', id, { path: id === 'home' ? '/' : `/${id}`, page: id, head: { title: text, description: text } })
  }
}
