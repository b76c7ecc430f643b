/** What each role of operators may do. */

import { type Right, type Role, roles } from '../document-store/answers.ts'

/**
 * What a request requires: nothing (`anyone`), a session (`session`, even before the operator has set up a second
 * factor), or a role with the right of this name. Changes that need `publish` or `people` also need a recent
 * confirmation.
 */
export type Need = 'anyone' | 'session' | 'read' | 'edit' | 'publish' | 'people'

const leastRole: { readonly [need in Exclude<Need, 'anyone' | 'session'>]: Role } = {
  read: 'viewer',
  edit: 'editor',
  publish: 'publisher',
  people: 'administrator',
}

export function roleMay(role: Role, need: Need): boolean {
  return need === 'anyone' || need === 'session' || roles.indexOf(role) >= roles.indexOf(leastRole[need])
}

/** Returns whether these rights include a file of the site. Null includes all files. */
export function includesDocument(rights: readonly Right[] | null, path: string): boolean {
  if (rights === null) return true
  const [kind = '', ...rest] = path.replace(/\.json$/, '').split('/')
  const id = rest.join('/')
  return rights.some((right) => right.kind === kind && matches(right.ids, id))
}

/** Returns whether a text matches a pattern in which `*` stands for any characters. */
function matches(pattern: string, text: string): boolean {
  const [first = '', ...parts] = pattern.split('*')
  if (parts.length === 0) return text === pattern
  const last = parts.pop() ?? ''
  if (!text.startsWith(first) || text.length < first.length + last.length || !text.endsWith(last)) return false
  let from = first.length
  for (const part of parts) {
    const found = text.indexOf(part, from)
    if (found === -1) return false
    from = found + part.length
  }
  return from <= text.length - last.length
}
