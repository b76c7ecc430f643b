/** Names of new documents. */

/** The kinds of documents that can be created from a template. */
export const documentKinds = ['page', 'banner', 'popup', 'skin', 'section'] as const

export type DocumentKind = (typeof documentKinds)[number]

export interface DocumentName {
  /** The position of a banner; empty for other kinds. */
  readonly area: string
  /** The ID of the document, without the position of a banner. */
  readonly own: string
}

interface NamePattern {
  readonly pattern: RegExp
  readonly rule: string
}

export const documentNames: { readonly [kind in DocumentKind]: NamePattern } = {
  banner: {
    pattern: /^([a-z][a-z0-9-]*)\/([a-z][a-z0-9-]*)$/,
    rule: 'the id of a banner is position/name, such as home-top/spring-fair',
  },
  page: named('page'),
  popup: named('popup'),
  skin: named('skin'),
  section: named('section'),
}

function named(kind: string): NamePattern {
  return {
    pattern: /^()([a-z][a-z0-9-]*)$/,
    rule: `the id of a ${kind} starts with a lowercase letter and consists of lowercase letters, digits and hyphens, such as spring-fair`,
  }
}

export type ReadName = ({ readonly ok: true } & DocumentName) | { readonly ok: false; readonly message: string }

export const MAX_NAME = 40

export function readDocumentName(kind: DocumentKind, id: string): ReadName {
  return readBy(documentNames[kind], id)
}

export function readBy({ pattern, rule }: NamePattern, name: string): ReadName {
  const found = pattern.exec(name)
  if (found === null) return { ok: false, message: `${rule}; got ${JSON.stringify(name)}` }
  const [, area = '', own = ''] = found
  if (own.length > MAX_NAME || area.length > MAX_NAME)
    return { ok: false, message: `a name has at most ${MAX_NAME} characters; got ${JSON.stringify(name)}` }
  return { ok: true, area, own }
}

/** `Spring fair 2027!` -> `spring-fair-2027`; empty when the title has no character that an ID may contain. */
export function idFrom(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+/, '')
    .slice(0, MAX_NAME)
    .replace(/-$/, '')
}
