import { resolve } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { catalogue } from '../../catalogue/catalogue.ts'
import { documentKinds, idFrom } from '../../catalogue/templates/name.ts'
import { readSiteFolder } from '../../engine/release/folder.ts'
import { openWorkspace, type Workspace } from '../../engine/workspace/workspace.ts'
import { ApiError } from '../api/client.ts'
import { addFile } from './add-file.ts'
import { newFiles } from './new-document.ts'
import { newImage } from './new-image.ts'

let documents: ReadonlyMap<string, string>
let workspace: Workspace

beforeAll(async () => {
  const { files, others } = await readSiteFolder(resolve(import.meta.dirname, '../../examples/bus'))
  documents = files
  workspace = openWorkspace({ catalogue, settings: { root: '' } })
  workspace.replace({ files, others })
})

test('documents from every template pass the check of the site without edits', () => {
  for (const kind of documentKinds) {
    const id = kind === 'banner' ? 'home-top/spring-fair' : 'spring-fair'
    const made = newFiles(documents, { kind, id, title: 'Spring fair' })
    if (!made.ok) throw new Error(`${kind}: ${made.problem}`)
    for (const [path, text] of Object.entries(made.files)) workspace.update(path, text)
    const errors = workspace.findings().filter(({ file, severity }) => file in made.files && severity === 'error')
    expect(errors, kind).toEqual([])
    for (const [path, text] of Object.entries(made.files)) {
      expect(text).toContain('Spring fair')
      workspace.update(path, null)
    }
  }
})

test('a document that exists, or has no valid ID, is not created', () => {
  const [taken = ''] = [...documents.keys()].filter((path) => path.startsWith('page/'))
  const id = taken.slice('page/'.length, -'.json'.length)
  expect(newFiles(documents, { kind: 'page', id, title: 'x' })).toEqual({
    ok: false,
    problem: `page/${id} already exists. Choose another ID.`,
  })
  expect(newFiles(documents, { kind: 'banner', id: 'no-position', title: 'x' })).toMatchObject({ ok: false })
})

test('a file is added to a change set once, replaces a removal, and never replaces a different file', async () => {
  const content = { text: '{}' }
  const stored = (current: unknown) => {
    const sent: unknown[] = []
    const save = (edit: { readonly version: number }) => {
      sent.push(edit.version)
      return edit.version === 0 && current !== undefined
        ? Promise.reject(new ApiError(409, 'stale', { current }))
        : Promise.resolve()
    }
    return addFile(save, 'page/fair.json', content).then(() => sent)
  }
  expect(await stored(undefined)).toEqual([0])
  expect(await stored({ version: 3, content: null })).toEqual([0, 3])
  expect(await stored({ version: 1, content })).toEqual([0])
  await expect(stored({ version: 1, content: { text: '{"id":"other"}' } })).rejects.toThrow(
    'The change set already has a different page/fair. Choose another ID.',
  )
  await expect(stored(null)).rejects.toThrow('stale')
})

test('an ID is proposed from the title', () => {
  expect(idFrom('Spring fair 2027!')).toBe('spring-fair-2027')
  expect(idFrom('Été à Manille')).toBe('ete-a-manille')
  expect(idFrom('10 years')).toBe('years')
  expect(idFrom('节日')).toBe('')
})

const svg = (body: string): Uint8Array =>
  new TextEncoder().encode(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100" width="200" height="100">${body}</svg>`,
  )

test('the document of a new image has the real size and type, and the open site stays unchanged', () => {
  const before = workspace.findings()
  const image = newImage(workspace, documents, { id: 'banners/fair', alt: 'A fair', bytes: svg('<path d="M0 0h9"/>') })
  expect(image).toMatchObject({
    words: 'SVG, 200 x 100 px, 111 bytes',
    problems: [],
    filePath: 'asset/files/banners/fair.svg',
    documentPath: 'asset/banners/fair.json',
  })
  expect(JSON.parse(image.document)).toMatchObject({ width: 200, height: 100, file: 'banners/fair.svg' })
  expect(workspace.findings()).toEqual(before)
})

test('an image that is unsafe or too large, and a file that is no image, are refused before the upload', () => {
  const of = (bytes: Uint8Array) =>
    newImage(workspace, documents, { id: 'banners/bad', alt: '', bytes }).problems.join()
  expect(of(svg('<script>alert(1)</script>'))).toMatch(/script/)
  expect(of(svg(`<path d="${'M0 0h9'.repeat(200_000)}"/>`))).toMatch(/the limit is 8 KB/)
  expect(of(new TextEncoder().encode('%PDF-1.7'))).toMatch(/PDF/)
})
