/**
 * The arrows of the house as a lint rule: an import between two rooms is refused unless `arrows.json` allows it. Rooms are named by
 * their longest prefix in the table; `widgets/*` is one room for each widget, so a widget never imports another.
 */
import { readFileSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'

const root = resolve(import.meta.dirname, '..', '..')
const arrows = JSON.parse(readFileSync(join(import.meta.dirname, 'arrows.json'), 'utf8'))

/** The room of a file, and the name under which the table speaks of it. */
export function roomOf(path) {
  const parts = relative(root, path).split(sep)
  const [first = '', second = ''] = parts
  // Configuration of tools at the root belongs to the tests.
  if (parts.length === 1) return { room: 'tests', name: 'tests' }
  if (first === 'engine') return { room: `engine/${second.replace(/\.ts$/, '')}`, name: `engine/${second.replace(/\.ts$/, '')}` }
  if (first === 'widgets' || first === 'business') {
    if (parts.length < 3) return { room: first, name: first }
    const room = `${first}/${second}`
    return { room, name: Object.hasOwn(arrows, room) ? room : `${first}/*` }
  }
  return { room: first, name: first }
}

export function allowed(from, to) {
  const source = roomOf(from)
  const target = roomOf(to)
  if (target.room.startsWith('..') || target.room === 'node_modules') return true
  if (source.room === target.room) return true
  const path = relative(root, to).split(sep).join('/')
  // Generated words of one area are read by the area itself; a whole folder or one file may be allowed.
  return (arrows[source.name] ?? []).some(
    (one) =>
      one === target.name || one === target.room || path === `${one}.ts` || (!Object.hasOwn(arrows, one) && path.startsWith(`${one}/`)),
  )
}

const rule = {
  create(context) {
    const check = (node) => {
      const specifier = node.source?.value
      if (typeof specifier !== 'string' || !specifier.startsWith('.')) return
      const from = context.physicalFilename ?? context.filename
      const to = resolve(dirname(from), specifier.split('?')[0])
      if (allowed(from, to)) return
      const source = roomOf(from)
      const target = roomOf(to)
      context.report({
        node,
        message: `${source.room} may not import ${target.room}. It may import: ${(arrows[source.name] ?? []).join(', ') || 'nothing'}. See tools/lint/arrows.json.`,
      })
    }
    return { ImportDeclaration: check, ExportNamedDeclaration: check, ExportAllDeclaration: check, ImportExpression: check }
  },
}

export default { meta: { name: 'habi' }, rules: { arrows: rule } }
