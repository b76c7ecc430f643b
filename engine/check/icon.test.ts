/** Tests the check of the site's icons: SVG files that pages show in the color of the text. */
import { expect, test } from 'vitest'
import { formatFinding } from '../document/finding.ts'
import { sourceOf } from '../document/source.ts'
import { catalogue, files } from './check.fixture.ts'
import { checkSource } from './check.ts'

function findingsWith(file: string | Uint8Array, name = 'vip.svg'): readonly string[] {
  const documents = files({
    'asset/vip.json': { file: name, width: 24, height: 24 },
    'tab-bar/main.json': (bar) => {
      const [tab] = bar.tabs as { icon: unknown }[]
      if (tab !== undefined) tab.icon = { $asset: 'vip' }
    },
  })
  documents.delete('asset/files/vip.svg')
  const content = typeof file === 'string' ? new TextEncoder().encode(file) : file
  const { findings } = checkSource(
    sourceOf({ files: documents, assets: new Map([[`asset/files/${name}`, content]]) }),
    catalogue,
  )
  return findings.map((finding) => formatFinding(finding).replace(/:\d+:\d+/, ''))
}

const svg = (attributes: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" ${attributes}><path d="M4 4h16"/></svg>`

test('a drawing with the id and the view box of icons is an icon', () => {
  expect(findingsWith(svg('id="icon" viewBox="0 0 24 24"'))).toEqual([])
})

test.each([
  ['without an id', svg('viewBox="0 0 24 24"')],
  ['with another id', svg('id="bus" viewBox="0 0 24 24"')],
  ['of another size', svg('id="icon" viewBox="0 0 512 512"')],
  ['without a view box', svg('id="icon"')],
])('a drawing %s is not an icon', (_, text) => {
  expect(findingsWith(text)).toEqual([
    'config/tab-bar/main.json /tabs/0/icon/$asset: the asset "vip" is not an icon; its file must be an SVG with ' +
      '<svg id="icon" viewBox="0 0 24 24">; draw it in currentColor. [CFG-ASSET]',
  ])
})

test('a photo is not an icon', () => {
  expect(findingsWith('no photo', 'vip.png').join('\n')).toContain('the asset "vip" is not an icon')
})
