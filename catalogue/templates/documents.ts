/**
 * New documents of a site. They pass the check and can be shown unchanged: they contain no instructions, because
 * players would read them.
 */
import { type DocumentKind, type DocumentName } from './name.ts'
import { content, heading, inLanguages, type InLanguages } from './nodes.ts'

/** Thrown when the site lacks a document that a new document needs. */
export class TemplateError extends Error {}

type Body = { readonly [property: string]: unknown }

interface SiteParts {
  /** Codes of the languages. The first is the default. */
  readonly languages: readonly string[]
  readonly skinDefault: string
  readonly read: (path: string) => Body | undefined
  readonly documents: (kind: string) => readonly Body[]
}

interface NewDocument {
  readonly kind: DocumentKind
  readonly name: DocumentName
  /** The title. If it is absent, it is made from the ID. */
  readonly title?: string
}

/**
 * Returns the bodies of the new documents by path, without `$schema`. A new page also has a route.
 *
 * @param files the documents of the site, by their path
 * @throws {TemplateError} when the site lacks a document that the new document needs
 */
export function newDocuments(
  files: ReadonlyMap<string, string>,
  { kind, name: { area, own }, title = titleOf(own) }: NewDocument,
): { readonly [path: string]: Body & { readonly kind: string } } {
  const site = partsOf(files)
  const id = area === '' ? own : `${area}/${own}`
  const bodies = templates[kind]({ site, id, title, text: inLanguages(site.languages), position: area })
  return Object.fromEntries(
    Object.entries(bodies).map(([path, body]) => {
      const [documentKind = ''] = path.split('/')
      return [path, { kind: documentKind, ...body }]
    }),
  )
}

interface TemplateInput {
  readonly site: SiteParts
  readonly id: string
  readonly title: string
  readonly text: InLanguages
  /** The position of a banner; empty for other kinds. */
  readonly position: string
}

type Template = (input: TemplateInput) => { readonly [path: string]: object }

const templates: { readonly [kind in DocumentKind]: Template } = {
  page: ({ id, title, text }) => ({
    [`page/${id}.json`]: { id, title: text(title), root: content(heading(text, title)) },
    [`route/${id}.json`]: {
      id,
      path: `/${id}`,
      page: id,
      header: { title: text(title), back: true },
      head: { title: text(title) },
    },
  }),
  section: ({ id, title, text }) => ({
    [`section/${id}.json`]: { id, title, root: content(heading(text, title)) },
  }),
  banner: ({ site, id, title, text, position }) => {
    const others = site.documents('banner').filter((banner) => banner.position === position)
    const image = others[0]?.image ?? firstImage(site)
    if (image === undefined)
      throw new TemplateError(
        'the site has no image for a banner. Put an image into asset/files/ and a document for it into asset/.',
      )
    const home = site.documents('route').find(({ path }) => path === '/')
    const sort = Math.max(0, ...others.map((banner) => Number(banner.sort) || 0)) + 10
    return {
      [`banner/${id}.json`]: {
        id,
        position,
        title: text(title),
        image,
        link: { route: home?.id ?? '' },
        sort,
      },
    }
  },
  popup: ({ id, title, text }) => ({
    [`popup/${id}.json`]: {
      id,
      title: text(title),
      group: 'notice',
      priority: 10,
      trigger: 'manual',
      root: {
        id: 'dialog',
        widget: 'Popup',
        v: 1,
        props: {
          title: text(title),
          placement: 'center',
          closeLabel: text('Close'),
          dismissible: true,
        },
        slots: {
          actions: [
            {
              id: 'ok',
              widget: 'Button',
              v: 1,
              props: { label: text('OK'), tone: 'primary' },
              on: { press: [{ do: 'popup.close' }] },
            },
          ],
        },
        on: { close: [{ do: 'popup.close' }] },
      },
    },
  }),
  skin: ({ site, id, title }) => {
    const base = site.read(`skin/${site.skinDefault}.json`)
    if (base === undefined)
      throw new TemplateError(`skin/${site.skinDefault}.json is missing; a new skin starts as a copy of it.`)
    const { scheme, tokens } = base
    return { [`skin/${id}.json`]: { id, title, priority: 50, status: 'disable', scheme, tokens } }
  },
}

function firstImage(site: SiteParts): object | undefined {
  const [asset] = site.documents('asset')
  return asset === undefined ? undefined : { $asset: asset.id }
}

/** @throws {TemplateError} when there is no site document with languages */
function partsOf(files: ReadonlyMap<string, string>): SiteParts {
  const documents = new Map<string, Body>()
  for (const [path, text] of files) {
    try {
      documents.set(path, JSON.parse(text) as Body)
    } catch {
      // Ignores documents that are not JSON, because the check reports them.
    }
  }
  const site = documents.get('site.json') as
    | { readonly languages?: readonly { readonly code: string }[]; readonly skinDefault?: string }
    | undefined
  if (site?.languages === undefined) throw new TemplateError('site.json is missing, or has no list of languages.')
  return {
    languages: site.languages.map(({ code }) => code),
    skinDefault: site.skinDefault ?? '',
    read: (path) => documents.get(path),
    documents: (kind) => [...documents].filter(([path]) => path.startsWith(`${kind}/`)).map(([, body]) => body),
  }
}

/** Returns the title for an ID: `spring-fair` -> `Spring fair`. */
function titleOf(id: string): string {
  const words = id.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
