/** Finds the pages that contain a changed document. */
import type { FileTexts } from './dependencies.ts'

/** Returns the paths of the routes whose page contains a changed document, directly or through other documents. */
export function changedPaths(files: FileTexts, changed: readonly string[]): readonly string[] {
  const documents = [...files].filter(([path]) => /^config\/.*\.json$/.test(path))
  const found = new Set(changed.filter((path) => /^config\/.*\.json$/.test(path)))
  for (const path of found)
    for (const [user, text] of documents) if (!found.has(user) && contains(user, text, path)) found.add(user)
  return [...found]
    .filter((path) => path.startsWith('config/route/'))
    .flatMap((path) => pathOf(files.get(path) ?? ''))
    .sort()
}

const kindAndId = /^config\/([^/]+)(?:\/(.+))?\.json$/

/** True when the document `user` with this text includes the document `path`. A link to a document does not count. */
function contains(user: string, text: string, path: string): boolean {
  const [, kind = '', id = ''] = kindAndId.exec(path) ?? []
  const userKind = kindAndId.exec(user)?.[1] ?? ''
  switch (kind) {
    case 'route':
      return false
    case 'page':
      return userKind === 'route' && new RegExp(`"page":\\s*${JSON.stringify(id)}`).test(text)
    case 'site':
    case 'layout':
    case 'skin':
    case 'strings':
      return userKind === 'route'
    case 'banner':
      // A list names the position of its banners, which is also the name of the folder that contains them.
      return [id, id.split('/').slice(0, -1).join('/')].some((name) => text.includes(JSON.stringify(name)))
    default:
      return userKind !== 'route' && [id, `${kind}/${id}`].some((name) => text.includes(JSON.stringify(name)))
  }
}

function pathOf(text: string): readonly string[] {
  const path = /"path":\s*"([^"]+)"/.exec(text)?.[1]
  return path === undefined ? [] : [path]
}
