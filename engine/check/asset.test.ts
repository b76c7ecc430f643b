/** Image files that a site must not contain, each with a similar file that is allowed. */
import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { type Body, catalogue, files } from './check.fixture.ts'
import { checkSource } from './check.ts'
import { ascii, avif, gif, join, jpeg, png, svg, utf8, webp, without, zeroed } from './image/images.fixture.ts'
import { sourceOf } from '../document/source.ts'
import { formatFinding } from '../document/finding.ts'

const SIZE = { width: 12, height: 8 }

interface TestImage {
  readonly file?: string
  readonly bytes: Uint8Array
  readonly stated?: Body
  readonly budgets?: Body
}

/** Returns the findings of a site with one asset. */
function findingsOf({ file = 'vip.svg', bytes, stated = SIZE, budgets }: TestImage): readonly string[] {
  const changed = files({
    'asset/vip.json': { file, ...stated },
    ...(budgets === undefined ? {} : { 'site.json': (body: Body) => (body.budgets = budgets) }),
  })
  changed.delete('asset/files/vip.svg')
  const source = sourceOf({ files: changed, assets: new Map([[`asset/files/${file}`, bytes]]) })
  return checkSource(source, catalogue).findings.map((finding) => formatFinding(finding).replace(/:\d+:\d+/, ''))
}

const drawing = (content: string): TestImage => ({ bytes: svg(content) })
const root = (attributes: string, stated: Body = SIZE): TestImage => ({ bytes: svg('', attributes), stated })
const xml = (text: string): TestImage => ({ bytes: utf8(text) })
const text = (words: string): Uint8Array => utf8(words)
const xmlns = 'xmlns="http://www.w3.org/2000/svg"'

/** A title, the bad image, the pointer and text of its finding, and the same image without the mistake. */
type Case = readonly [title: string, bad: TestImage, pointer: string, finding: string, clean: TestImage]

const cases: { readonly [area: string]: readonly Case[] } = {
  'type of the content': [
    [
      'a text named .jpg',
      { file: 'vip.jpg', bytes: text('Here comes the image') },
      '/file',
      'asset/files/vip.jpg is not a JPEG image: its content is text; export the image as JPEG.',
      { file: 'vip.jpg', bytes: jpeg(12, 8) },
    ],
    [
      'a PNG image named .jpg',
      { file: 'vip.jpg', bytes: png(12, 8) },
      '/file',
      'asset/files/vip.jpg is not a JPEG image: its content is a PNG image; rename the file so that it ends in .png, or export it as JPEG.',
      { file: 'vip.png', bytes: png(12, 8) },
    ],
    [
      'a WebP image named .png',
      { file: 'vip.png', bytes: webp(12, 8) },
      '/file',
      'its content is a WebP image; rename the file so that it ends in .webp',
      { file: 'vip.webp', bytes: webp(12, 8) },
    ],
    [
      'an SVG drawing named .png',
      { file: 'vip.png', bytes: svg() },
      '/file',
      'its content is an SVG image; rename the file so that it ends in .svg',
      { bytes: svg() },
    ],
    [
      'a photo of a phone (HEIC) named .jpg',
      { file: 'vip.jpg', bytes: join([0, 0, 0, 24], 'ftypheic', [0, 0, 0, 0], 'mif1heic') },
      '/file',
      'its content is a HEIC photo, which most browsers do not show; export the image as JPEG',
      { file: 'vip.jpeg', bytes: jpeg(12, 8) },
    ],
    [
      'a page of a web server named .webp',
      { file: 'vip.webp', bytes: text('<!DOCTYPE html>\n<html><body>404</body></html>') },
      '/file',
      'is not a WebP image: its content is an HTML page',
      { file: 'vip.webp', bytes: webp(12, 8, 'lossless') },
    ],
    [
      'a document of a vector program named .svg',
      { bytes: ascii('%PDF-1.7') },
      '/file',
      'is not an SVG image: its content is a PDF document',
      { bytes: svg() },
    ],
    [
      'a video named .gif',
      { file: 'vip.gif', bytes: join([0, 0, 0, 24], 'ftypisom') },
      '/file',
      'is not a GIF image: its content is a video',
      { file: 'vip.gif', bytes: gif(12, 8) },
    ],
    [
      'a Windows icon named .png',
      { file: 'vip.png', bytes: join([0, 0, 1, 0, 1, 0, 16, 16]) },
      '/file',
      'its content is a Windows icon',
      { file: 'vip.png', bytes: png(12, 8) },
    ],
    [
      'an empty file',
      { file: 'vip.png', bytes: new Uint8Array() },
      '/file',
      'is not a PNG image: its content is empty',
      { file: 'vip.png', bytes: png(12, 8) },
    ],
    [
      'a file of zeros',
      { file: 'vip.png', bytes: new Uint8Array(300) },
      '/file',
      'its content is nothing but zeros',
      { file: 'vip.png', bytes: png(12, 8) },
    ],
    [
      'random bytes',
      { file: 'vip.avif', bytes: join([200, 1, 2, 3, 255, 254, 0, 9, 8]) },
      '/file',
      'is not an AVIF image: its content is of an unknown type',
      { file: 'vip.avif', bytes: avif(12, 8) },
    ],
    [
      'a Git LFS pointer',
      { file: 'vip.png', bytes: text('version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n') },
      '/file',
      'its content is a Git LFS pointer instead of the file; run "git lfs pull"',
      { file: 'vip.png', bytes: png(12, 8) },
    ],
    [
      'a PNG image whose line ends were converted',
      { file: 'vip.png', bytes: join('\x89PNG\n\x1a\n', png(12, 8).slice(8)) },
      '/file',
      'a PNG image damaged by a conversion of line endings',
      { file: 'vip.png', bytes: png(12, 8) },
    ],
    [
      'a compressed drawing',
      { bytes: join([0x1f, 0x8b, 8, 0, 1, 2]) },
      '/file',
      'its content is a gzip-compressed file',
      { bytes: svg() },
    ],
    [
      'a drawing in UTF-16',
      { bytes: join([0xff, 0xfe], '<\0s\0v\0g\0') },
      '/file',
      'its content is a text in UTF-16; save it as UTF-8',
      { bytes: join([0xef, 0xbb, 0xbf], svg()) },
    ],
    [
      'a drawing in Latin-1',
      { bytes: join('<svg ', xmlns, ' width="12" height="8"><title>caf\xe9</title></svg>') },
      '/file',
      'its content is a text that is not UTF-8',
      { bytes: svg('<title>café</title>') },
    ],
    [
      'a drawing with conflict markers',
      { bytes: join('<<<<<<< HEAD\n', svg(), '=======\n', svg(), '>>>>>>> other\n') },
      '/file',
      'its content is a text with Git conflict markers; resolve the conflict',
      { bytes: svg() },
    ],
    [
      'a format that browsers do not show',
      { file: 'vip.bmp', bytes: ascii('BM....') },
      '/file',
      'asset/files/vip.bmp has no file extension of an image format; expected one of .svg, .png, .jpg, .jpeg, .gif, .webp, .avif.',
      { file: 'vip.gif', bytes: gif(12, 8) },
    ],
    [
      'a file extension in uppercase letters',
      { file: 'vip.PNG', bytes: png(12, 8) },
      '/file',
      'has uppercase letters in its file extension; rename it so that it ends in .png',
      { file: 'vip.png', bytes: png(12, 8) },
    ],
    [
      'no file extension',
      { file: 'vip', bytes: png(12, 8) },
      '/file',
      'has no file extension of an image format',
      { file: 'vip.png', bytes: png(12, 8) },
    ],
  ],
  size: [
    [
      'a wrong height',
      { file: 'vip.png', bytes: png(12, 8), stated: { width: 12, height: 9 } },
      '/height',
      'asset/files/vip.png is 12 x 8 px, but this document states 12 x 9; set "height" to 8.',
      { file: 'vip.png', bytes: png(12, 8) },
    ],
    [
      'a wrong width',
      { file: 'vip.jpg', bytes: jpeg(12, 8), stated: { width: 24, height: 8 } },
      '/width',
      'is 12 x 8 px, but this document states 24 x 8; set "width" to 12.',
      { file: 'vip.jpg', bytes: jpeg(12, 8) },
    ],
    [
      'swapped width and height',
      { file: 'vip.gif', bytes: gif(12, 8), stated: { width: 8, height: 12 } },
      '/width',
      'set "width" to 12 and "height" to 8.',
      { file: 'vip.gif', bytes: gif(12, 8) },
    ],
    [
      'a photo that its metadata turns',
      { file: 'vip.jpg', bytes: jpeg(12, 8, 6) },
      '/width',
      'is 8 x 12 px, but this document states 12 x 8',
      { file: 'vip.jpg', bytes: jpeg(8, 12, 6) },
    ],
    [
      'a lossy WebP image',
      { file: 'vip.webp', bytes: webp(120, 80) },
      '/width',
      'is 120 x 80 px',
      { file: 'vip.webp', bytes: webp(12, 8) },
    ],
    [
      'a lossless WebP image',
      { file: 'vip.webp', bytes: webp(1200, 800, 'lossless') },
      '/width',
      'is 1200 x 800 px',
      { file: 'vip.webp', bytes: webp(12, 8, 'lossless') },
    ],
    [
      'an extended WebP image',
      { file: 'vip.webp', bytes: webp(1200, 800, 'extended') },
      '/width',
      'is 1200 x 800 px',
      { file: 'vip.webp', bytes: webp(12, 8, 'extended') },
    ],
    [
      'an AVIF image with an alpha channel',
      { file: 'vip.avif', bytes: avif(1200, 800) },
      '/width',
      'is 1200 x 800 px',
      { file: 'vip.avif', bytes: avif(12, 8) },
    ],
    [
      'an AVIF image that is turned',
      { file: 'vip.avif', bytes: avif(12, 8, true) },
      '/width',
      'is 8 x 12 px',
      { file: 'vip.avif', bytes: avif(8, 12, true) },
    ],
    [
      'an SVG drawing with another width',
      root('width="24" height="8"'),
      '/width',
      'asset/files/vip.svg is 24 x 8 px, but this document states 12 x 8',
      root('width="12px" height="8"'),
    ],
    [
      'an SVG drawing in millimeters',
      root('width="12mm" height="8mm"'),
      '/width',
      'is 45 x 30 px',
      root('width="9pt" height="6pt"'),
    ],
    [
      'an SVG drawing whose viewBox has another ratio',
      root('viewBox="0 0 24 24"'),
      '/height',
      'has the ratio 24 : 24 (its viewBox), but this document states 12 x 8; set "height" to 12.',
      root('viewBox="0 0 24 16"'),
    ],
    [
      'an SVG drawing without a size',
      root('width="100%"'),
      '/file',
      'states no size; add width, height',
      root('width="12" viewBox="0 0 24 16"'),
    ],
    [
      'an image that needs too much memory',
      { file: 'vip.png', bytes: png(9000, 9000), stated: { width: 9000, height: 9000 } },
      '/file',
      'has 9000 x 9000 px, which need 309 MB of memory on a phone; reduce the image to at most 16,000,000 pixels',
      { file: 'vip.png', bytes: png(4000, 4000), stated: { width: 4000, height: 4000 } },
    ],
    [
      'an image without pixels',
      { file: 'vip.png', bytes: png(0, 8) },
      '/file',
      'has no width or no height',
      { file: 'vip.png', bytes: png(12, 8) },
    ],
  ],
  weight: [
    [
      'an image over the budget of the site',
      { file: 'vip.png', bytes: png(12, 8, 1_468_000), budgets: { imageBytes: 24_576 } },
      '/file',
      'vip.png is 1.4 MB; the limit is 24 KB; reduce it to the size at which it is shown',
      { file: 'vip.png', bytes: png(12, 8, 20_000), budgets: { imageBytes: 24_576 } },
    ],
    [
      'a drawing over the budget of the site',
      { bytes: svg(`<path d="${'M0 0'.repeat(300)}"/>`), budgets: { imageBytes: 1000 } },
      '/file',
      'the limit is 1000 bytes; reduce it',
      { bytes: svg(`<path d="${'M0 0'.repeat(100)}"/>`), budgets: { imageBytes: 1000 } },
    ],
  ],
  'damaged files': [
    ...(
      [
        ['vip.png', png(12, 8), 'PNG'],
        ['vip.jpg', jpeg(12, 8), 'JPEG'],
        ['vip.gif', gif(12, 8), 'GIF'],
        ['vip.webp', webp(12, 8), 'WebP'],
        ['vip.webp', webp(12, 8, 'extended'), 'WebP'],
        ['vip.avif', avif(12, 8), 'AVIF'],
      ] as const
    ).flatMap(([file, bytes, format]): Case[] =>
      [2, 10].map((last) => [
        `${format} without its last ${last} bytes`,
        { file, bytes: without(bytes, last) },
        '/file',
        `asset/files/${file} is not a complete ${format} image: the file ends early or is damaged; copy or export the image again.`,
        { file, bytes },
      ]),
    ),
    ...(
      [
        ['vip.png', png(12, 8), 'PNG'],
        ['vip.jpg', jpeg(12, 8), 'JPEG'],
        ['vip.gif', gif(12, 8), 'GIF'],
      ] as const
    ).map(([file, bytes, format]): Case => [
      `${format} whose end is zeros`,
      { file, bytes: zeroed(bytes, 16) },
      '/file',
      `is not a complete ${format} image`,
      { file, bytes },
    ]),
    [
      'PNG that ends before its size',
      { file: 'vip.png', bytes: png(12, 8).slice(0, 14) },
      '/file',
      'is not a complete PNG image',
      { file: 'vip.png', bytes: png(12, 8) },
    ],
    [
      'SVG that ends early',
      { bytes: without(svg('<g><path d="M0 0"/></g>'), 7) },
      '/file',
      'is not well-formed XML: line 1: <svg> is not closed; the file ends early',
      { bytes: svg('<g><path d="M0 0"/></g>') },
    ],
    [
      'SVG with an entity of HTML',
      drawing('<title>Day&nbsp;and night</title>'),
      '/file',
      'the entity &nbsp; is not defined',
      drawing('<title>Day&#160;and night</title>'),
    ],
    [
      'SVG with a bare ampersand',
      drawing('<title>Day & night</title>'),
      '/file',
      'there is a "&" that starts no entity; write &amp;',
      drawing('<title>Day &amp; night</title>'),
    ],
    [
      'SVG with an element that is not closed',
      drawing('<g><path d="M0 0">'),
      '/file',
      '</svg> does not close <path>',
      drawing('<g><path d="M0 0"/></g>'),
    ],
    [
      'SVG with an attribute twice',
      drawing('<g id="a" id="b"/>'),
      '/file',
      '<g> has the attribute "id" twice',
      drawing('<g id="a"/>'),
    ],
    ['SVG without quotation marks', drawing('<g id=a/>'), '/file', 'the tag <g> is malformed', drawing('<g id="a"/>')],
    [
      'SVG copied from a page, without its namespace',
      xml('<svg width="12" height="8"><rect width="12" height="8"/></svg>'),
      '/file',
      'is not shown by browsers: its <svg> element has no namespace; add xmlns="http://www.w3.org/2000/svg" to the <svg> element.',
      xml(`<svg ${xmlns} width="12" height="8"><rect width="12" height="8"/></svg>`),
    ],
    [
      'SVG after an empty line',
      xml(`\n<?xml version="1.0"?><svg ${xmlns} width="12" height="8"/>`),
      '/file',
      'the XML declaration is not at the start of the file',
      xml(`<?xml version="1.0" encoding="UTF-8"?>\n<!-- made by hand -->\n<svg ${xmlns} width="12" height="8"/>`),
    ],
    [
      'SVG as a part of another element',
      xml(`<div><svg ${xmlns} width="12" height="8"/></div>`),
      '/file',
      'has <div> as its root element instead of <svg>',
      xml(`<svg ${xmlns} width="12" height="8"><g/></svg>`),
    ],
    [
      'two drawings in one file',
      { bytes: join(svg(), svg()) },
      '/file',
      'there is a second root element, <svg>',
      { bytes: svg(`<svg ${xmlns}/>`) },
    ],
  ],
  'hostile drawings': [
    [
      'a script',
      drawing('<script>alert(1)</script>'),
      '/file',
      'contains the element <script> (line 1); remove it: an image may contain only drawing elements.',
      drawing('<title>script</title>'),
    ],
    [
      'a script in another namespace',
      drawing(`<x:script xmlns:x="http://www.w3.org/2000/svg" x:href="#a"/>`),
      '/file',
      'contains the element <x:script>',
      drawing(`<x:g xmlns:x="http://www.w3.org/2000/svg"/>`),
    ],
    [
      'a script in CDATA',
      drawing('<script><![CDATA[1 < 2]]></script>'),
      '/file',
      'contains the element <script>',
      drawing('<desc><![CDATA[1 < 2]]></desc>'),
    ],
    [
      'an event handler',
      drawing('<g onload="alert(1)"/>'),
      '/file',
      'has the event handler onload (line 1); remove the attribute',
      drawing('<g id="onload"/>'),
    ],
    [
      'an event handler of the root',
      root('onclick = "alert(1)" width="12" height="8"'),
      '/file',
      'has the event handler onclick',
      root('id="onclick" width="12" height="8"'),
    ],
    [
      'a javascript: address',
      drawing('<a href="javascript:alert(1)"/>'),
      '/file',
      'runs a script in href (line 1)',
      drawing('<a href="#top"/>'),
    ],
    [
      'a javascript: address in disguise',
      drawing('<a xlink:href=" java&#x0A;scr&#105;pt:alert(1)" xmlns:xlink="http://www.w3.org/1999/xlink"/>'),
      '/file',
      'runs a script in xlink:href',
      drawing('<use xlink:href=" #sky" xmlns:xlink="http://www.w3.org/1999/xlink"/>'),
    ],
    [
      'an animation of an address',
      drawing('<set attributeName="xlink:href" to="#b"/>'),
      '/file',
      'animates xlink:href',
      drawing('<animate attributeName="opacity" values="0;1" dur="1s"/>'),
    ],
    [
      'an animation of a handler',
      drawing('<set attributeName="onmouseover" to="a()"/>'),
      '/file',
      'animates onmouseover',
      drawing('<set attributeName="fill" to="#fff"/>'),
    ],
    [
      'HTML inside',
      drawing('<foreignObject><div/></foreignObject>'),
      '/file',
      'contains the element <foreignObject>',
      drawing('<g><g/></g>'),
    ],
    [
      'a frame',
      drawing('<h:iframe xmlns:h="http://www.w3.org/1999/xhtml"/>'),
      '/file',
      'contains the element <h:iframe>',
      drawing('<switch/>'),
    ],
    [
      'an image of another server',
      drawing('<image href="https://example.com/track.png"/>'),
      '/file',
      'refers to "https://example.com/track.png" (line 1); put the content into the file, or remove the reference.',
      drawing('<image href="data:image/png;base64,iVBORw0KGgo="/>'),
    ],
    [
      'an image of the same server',
      drawing('<image href="other.png"/>'),
      '/file',
      'refers to "other.png"',
      drawing('<use href="#other"/>'),
    ],
    [
      'a drawing in an address',
      drawing('<image href="data:image/svg+xml,&lt;svg/&gt;"/>'),
      '/file',
      'refers to "data:image/svg+xml',
      drawing('<image href="data:image/webp;base64,UklGRg=="/>'),
    ],
    [
      'a page in an address',
      drawing('<a href="data:text/html,hi"/>'),
      '/file',
      'refers to "data:text/html,hi"',
      drawing('<a href="#hi"/>'),
    ],
    [
      'a part of another file',
      drawing('<use href="icons.svg#star"/>'),
      '/file',
      'refers to "icons.svg#star"',
      drawing('<use href="#star"/>'),
    ],
    [
      'a color of another server',
      drawing('<g fill="url(https://example.com/a.svg#b)"/>'),
      '/file',
      'refers to "https://example.com/a.svg#b"',
      drawing('<g fill="url(#b)"/>'),
    ],
    [
      'a font of another server',
      drawing('<style>@font-face { font-family: A; src: url("//fonts.example.com/a.woff2") }</style>'),
      '/file',
      'refers to "//fonts.example.com/a.woff2"',
      drawing('<style>@font-face { font-family: A; src: url("data:font/woff2;base64,d09GMg==") }</style>'),
    ],
    [
      'a style sheet that is imported',
      drawing('<style>@import "https://example.com/a.css";</style>'),
      '/file',
      'has a style rule that loads a file or runs code',
      drawing('<style>.a { fill: red }</style>'),
    ],
    [
      'a style in disguise',
      drawing('<style>@\\69mport "a.css";</style>'),
      '/file',
      'has a "\\" in its style',
      drawing('<style>.import { fill: red }</style>'),
    ],
    [
      'a style attribute with an address',
      drawing('<g style="mask: url(mask.svg)"/>'),
      '/file',
      'refers to "mask.svg"',
      drawing('<g style="mask: url(#mask)"/>'),
    ],
    [
      'an external style sheet',
      xml(`<?xml version="1.0"?><?xml-stylesheet href="a.css"?><svg ${xmlns} width="12" height="8"/>`),
      '/file',
      'has the processing instruction xml-stylesheet (line 1); remove it',
      xml(`<?xml version="1.0"?><svg ${xmlns} width="12" height="8"/>`),
    ],
    [
      'a document type',
      xml(
        `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">\n<svg ${xmlns} width="12" height="8"/>`,
      ),
      '/file',
      'has a document type (line 1); remove the line <!DOCTYPE ...>.',
      xml(`<svg ${xmlns} width="12" height="8"/>`),
    ],
    [
      'entities that grow',
      xml(
        `<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><svg ${xmlns} width="12" height="8"><title>&b;</title></svg>`,
      ),
      '/file',
      'defines entities (line 1); remove the document type',
      xml(`<svg ${xmlns} width="12" height="8"><title>b</title></svg>`),
    ],
  ],
}

for (const [area, list] of Object.entries(cases))
  describe(area, () => {
    test.each(list)('%s', (_, bad, pointer, finding, clean) => {
      const [first = '', ...others] = findingsOf(bad)
      expect(first.slice(0, first.indexOf(':'))).toBe(`config/asset/vip.json ${pointer}`)
      expect(first).toContain(finding)
      expect(first).toMatch(/\[CFG-(ASSET|BUDGET)\]$/)
      expect(others).toEqual([])
      expect(findingsOf(clean)).toEqual([])
    })
  })

test('all problems of a drawing are reported, each once per line', () => {
  const bad = svg('<script/><script/>\n<g onload="a()" onclick="b()"/>\n<image href="https://example.com/a.png"/>')
  expect(findingsOf({ bytes: bad, stated: { width: 12, height: 9 } })).toEqual([
    expect.stringContaining('contains the element <script> (line 1)'),
    expect.stringContaining('has the event handler onclick (line 2)'),
    expect.stringContaining('has the event handler onload (line 2)'),
    expect.stringContaining('refers to "https://example.com/a.png" (line 3)'),
    expect.stringContaining('is 12 x 8 px, but this document states 12 x 9'),
  ])
})

test('image files that real programs wrote are read, and truncated files are reported', async () => {
  const images = new URL('../../docs/images/', import.meta.url)
  for (const [file, width, height] of [
    ['gallery.png', 390, 844],
    ['contact-sheet.jpg', 972, 1000],
  ] as const) {
    const bytes = await readFile(new URL(file, images))
    const message = findingsOf({ file, bytes, stated: { width: 1, height: 1 } }).join('\n')
    expect(message).toContain(`is ${width} x ${height} px`)
    expect(findingsOf({ file, bytes: bytes.subarray(0, -20), stated: { width: 1, height: 1 } }).join('\n')).toContain(
      'is not a complete',
    )
  }
})

test('a file that no asset document uses, and a copy of a document, are reported as warnings', () => {
  const { findings } = checkSource(
    sourceOf({
      files: files(),
      assets: new Map([['asset/files/old.png', png(12, 8)]]),
      others: ['page/home.json.bak', 'README.md', 'notes.txt', 'page/home.yaml'],
    }),
    catalogue,
  )
  expect(findings.map((finding) => formatFinding(finding))).toEqual([
    'config/asset/files/old.png:1:1: warning: no asset document uses this file; add an asset document in asset/ with "file": "old.png", or delete the file. [CFG-ASSET]',
    'config/notes.txt:1:1: warning: this file is not used, because it is not a document; move the file to asset/files/ if it is an image, or delete it if it is not needed. [CFG-ASSET]',
    'config/page/home.json.bak:1:1: warning: this file is not used, because it is not a document; delete the file, or rename it so that its name ends in .json. [CFG-ASSET]',
    'config/page/home.yaml:1:1: warning: this file is not used, because it is not a document; delete the file, or rename it so that its name ends in .json. [CFG-ASSET]',
  ])
})

test('images are not reported as unused while a document of an asset cannot be read', () => {
  const changed = files({ 'asset/vip.json': '{' })
  const lines = checkSource(sourceOf({ files: changed }), catalogue).findings.map(formatFinding)
  expect(lines.filter((line) => line.includes('warning'))).toEqual([])
})
