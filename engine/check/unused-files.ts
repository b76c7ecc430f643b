/** Warns about files that no document uses: images without an asset document, and copies of documents. */
import { findingAt, type Finding, quoted } from '../document/finding.ts'
import { fileName } from '../document/source.ts'
import type { Site } from './site.ts'

const ASSETS = 'asset/files/'

export function unusedFiles({ files, index, broken }: Site, root: string): readonly Finding[] {
  const documents = index.documents('asset')
  const used = new Set(
    documents.flatMap(({ value }) => (typeof value.file === 'string' ? [`${ASSETS}${value.file}`] : [])),
  )
  // An asset document that cannot be read may use any of the images, so no image is reported then.
  const isUncertain = [...broken].some((name) => name.startsWith('asset/'))
  return [...files.keys()].flatMap((path) => {
    const isImage = path.startsWith(ASSETS)
    if (used.has(path) || isDescription(path) || (isImage && isUncertain)) return []
    const message = isImage ? 'no asset document uses this file' : 'this file is not used, because it is not a document'
    const hint = isImage
      ? `add an asset document in asset/ with "file": ${quoted(path.slice(ASSETS.length))}, or delete the file`
      : documentHint(path)
    return [
      findingAt(
        fileName(root, path),
        { line: 1, column: 1 },
        { code: 'CFG-ASSET', severity: 'warning', pointer: '', message, hint },
      ),
    ]
  })
}

/** True for files that are written for the people who edit the folder, such as a README. */
const isDescription = (path: string): boolean => /(?:^|\/)(?:[^/]*\.md|LICENSE[^/]*|README[^/]*)$/i.test(path)

function documentHint(path: string): string {
  return /\.json[^/]*$|\.(?:json5|jsonc|yaml|yml)$/i.test(path)
    ? 'delete the file, or rename it so that its name ends in .json'
    : `move the file to ${ASSETS} if it is an image, or delete it if it is not needed`
}
