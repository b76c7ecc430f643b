/** Creates an image. Before anything is sent, its file gets the same checks as a whole site. */
import { type ImageFile, imageOf } from '../../engine/check/image/image.ts'
import { imageFormats } from '../../engine/check/image/content.ts'
import { sizeInWords } from '../../engine/document/size.ts'
import type { Workspace } from '../../engine/workspace/workspace.ts'
import { schemaPath, textOf } from './new-document.ts'

export interface NewImageRequest {
  readonly id: string
  /** What the image shows; empty for decoration. */
  readonly alt: string
  readonly bytes: Uint8Array
}

export interface NewImage {
  /** `PNG, 720 x 405 px, 41 KB`; empty when the content is not an image. */
  readonly words: string
  /** Why the image cannot be used. */
  readonly problems: readonly string[]
  /** Problems that do not prevent the use of the image. */
  readonly warnings: readonly string[]
  readonly filePath: string
  readonly documentPath: string
  readonly document: string
}

export function newImage(
  workspace: Workspace,
  documents: ReadonlyMap<string, string>,
  { id, alt, bytes }: NewImageRequest,
): NewImage {
  const image = imageOf(bytes)
  const { content, size } = image
  const documentPath = `asset/${id}.json`
  const ending = typeof content === 'string' ? '' : (content.endings[0] ?? '')
  const file = `${id}.${ending}`
  const filePath = `asset/files/${file}`
  const document = textOf({
    $schema: schemaPath(documents, documentPath, 'asset'),
    kind: 'asset',
    id,
    file,
    width: Math.max(1, Math.round(size?.width ?? 1)),
    height: Math.max(1, Math.round(size?.height ?? 1)),
    ...(alt.trim() === '' ? {} : { alt: { $text: inLanguages(workspace, alt.trim()) } }),
  })
  const found = { words: wordsOf(image), filePath, documentPath, document }
  if (typeof content === 'string') {
    const formats = imageFormats.map(({ name }) => name).join(', ')
    return {
      ...found,
      problems: [`The content of the file is ${content}. Use one of these formats: ${formats}.`],
      warnings: [],
    }
  }
  if (documents.has(documentPath) || workspace.site().files.has(filePath))
    return { ...found, problems: [`asset/${id} already exists. Choose another ID.`], warnings: [] }
  workspace.update(filePath, bytes)
  workspace.update(documentPath, document)
  try {
    const own = workspace.findings().filter(({ file: path }) => path === documentPath || path === filePath)
    const messages = (severity: string): readonly string[] =>
      // Omits the finding that no document uses the image, because no document can use a new image yet.
      own
        .filter((one) => one.severity === severity && one.code !== 'CFG-UNKNOWN')
        // Replaces the path, which the studio has chosen and the person does not see.
        .map(({ message }) => message.replace(`${filePath} has`, 'the image has'))
    return { ...found, problems: messages('error'), warnings: messages('warning') }
  } finally {
    workspace.update(documentPath, null)
    workspace.update(filePath, null)
  }
}

function inLanguages(workspace: Workspace, words: string): { readonly [language: string]: string } {
  return Object.fromEntries(workspace.site().settings.languages.map((language) => [language, words]))
}

function wordsOf({ content, size, bytes }: ImageFile): string {
  if (typeof content === 'string') return ''
  const pixels = size === undefined ? '' : `, ${Math.round(size.width)} x ${Math.round(size.height)} px`
  return `${content.name}${pixels}, ${sizeInWords(bytes)}`
}
