import { avif, jpeg, png, svg, webp, without } from '../../engine/check/image/images.fixture.ts'
import { both, type Edit, inValue, type Mistake, put, remove, replace } from './mistake.fixture.ts'
import { encode } from './site.fixture.ts'

const lantern = 'asset/files/lantern.svg'
const photo = 'asset/files/stalls/photo.jpg'
const mark = 'asset/files/mark.png'

/** A mistake in the bytes of a file. */
function content(title: string, path: string, bad: Uint8Array | string, says: string, clean: Uint8Array): Mistake {
  const asset = `${path.replace('/files/', '/').replace(/\.\w+$/, '')}.json`
  return { title, bad: put(path, bad), at: `${asset} /file`, code: 'CFG-ASSET', says, clean: put(path, clean) }
}

const rename =
  (from: string, to: string): Edit =>
  (files) => {
    const bytes = files.get(from)
    if (bytes === undefined) throw new Error(`there is no ${from}`)
    files.delete(from)
    files.set(to, bytes)
  }

export const images: readonly Mistake[] = [
  content('a text named .jpg', photo, 'photo goes here', 'is not a JPEG image: its content is text', jpeg(40, 30)),
  content('a PNG named .jpg', photo, png(40, 30), 'its content is a PNG image', jpeg(40, 30, 1)),
  content('a photo that was not copied to its end', photo, without(jpeg(40, 30), 9), 'ends early', jpeg(40, 30)),
  content('an empty file', mark, '', 'its content is empty', png(16, 16)),
  content('a file of zeros', mark, new Uint8Array(99), 'nothing but zeros', png(16, 16)),
  content('a mark without its end', mark, without(png(16, 16), 12), 'ends early', png(16, 16, 5)),
  content(
    'a page of errors instead of an image',
    mark,
    '<!doctype html><title>404</title>',
    'an HTML page',
    png(16, 16),
  ),
  content('a script in a drawing', lantern, svg('<script>1</script>'), 'contains the element <script>', svg('<g/>')),
  content(
    'a handler in a drawing',
    lantern,
    svg('<g onclick="a()"/>'),
    'has the event handler onclick',
    svg('<g id="a"/>'),
  ),
  content(
    'an image of another server',
    lantern,
    svg('<image href="//x.example/a.png"/>'),
    'refers to',
    svg('<use href="#a"/>'),
  ),
  content('a page in a drawing', lantern, svg('<foreignObject/>'), '<foreignObject>', svg('<symbol/>')),
  content(
    'a document type',
    lantern,
    encode(`<!DOCTYPE svg>${new TextDecoder().decode(svg())}`),
    'a document type',
    svg(),
  ),
  content('a drawing with an open element', lantern, svg('<g>'), 'is not well-formed XML', svg('<g></g>')),
  content('a drawing with markers', lantern, encode('<<<<<<< HEAD\n'), 'conflict markers', svg('<!-- HEAD -->')),
  content('a drawing without a namespace', lantern, encode('<svg width="12" height="8"/>'), 'no namespace', svg()),
  {
    title: 'another height',
    bad: replace('asset/lantern.json', '"height": 8', '"height": 9'),
    at: 'asset/lantern.json /height',
    code: 'CFG-ASSET',
    says: 'is 12 x 8 px, but this document states 12 x 9',
    clean: both(
      replace('asset/lantern.json', '"height": 8', '"height": 9'),
      put(lantern, svg('', 'width="12" height="9"')),
    ),
  },
  {
    title: 'an image replaced by a larger one',
    bad: put('asset/files/wide.webp', webp(240, 80)),
    at: 'asset/wide.json /width',
    code: 'CFG-ASSET',
    says: 'is 240 x 80 px, but this document states 24 x 8; set "width" to 240 and "height" to 80',
    clean: put('asset/files/wide.webp', webp(24, 8, 'lossless')),
  },
  {
    title: 'an image over the budget',
    bad: put(mark, png(16, 16, 30_000)),
    at: 'asset/mark.json /file',
    code: 'CFG-BUDGET',
    says: 'is 29.4 KB; the limit is 24 KB',
    clean: put(mark, png(16, 16, 20_000)),
  },
  {
    title: 'an image that was deleted',
    bad: remove(mark),
    at: 'asset/mark.json /file',
    code: 'CFG-ASSET',
    says: 'there is no file "asset/files/mark.png"',
    clean: both(rename(mark, 'asset/files/marks/mark.png'), replace('asset/mark.json', 'mark.png', 'marks/mark.png')),
  },
  {
    title: 'an image without a document',
    bad: put('asset/files/new.png', png(5, 5)),
    at: 'asset/files/new.png',
    code: 'CFG-ASSET',
    says: 'no asset document uses this file',
    clean: both(
      put('asset/files/new.avif', avif(16, 16)),
      replace('asset/mark.json', 'mark.png', 'new.avif'),
      remove(mark),
    ),
  },
  {
    title: 'an image whose name has capitals',
    bad: both(rename(mark, 'asset/files/Mark.png')),
    at: 'asset/mark.json /file',
    code: 'CFG-ASSET',
    says: 'did you mean "asset/files/Mark.png"?',
    clean: both(rename(mark, 'asset/files/Mark.png'), replace('asset/mark.json', 'mark.png', 'Mark.png')),
  },
  ...inValue(
    'the file',
    'asset/mark.json',
    '"file": "mark.png"',
    '/file',
    '"file": "mark.png", "alt": { "$text": { "en": "M", "de": "M" } }',
    [
      ['"file": "mark"', 'CFG-ASSET', 'mark'],
      ['"file": "files/mark.png"', 'CFG-ASSET', 'there is no file'],
      ['"file": "../mark.png"', 'CFG-FORM', 'expected'],
      ['"file": "https://fair.example/mark.png"', 'CFG-FORM', 'expected'],
      ['"file": "my mark.png"', 'CFG-FORM', 'expected'],
      ['"file": 5', 'CFG-TYPE', 'expected'],
    ],
  ),
  ...inValue(
    'the width',
    'asset/mark.json',
    '"width": 16',
    '/width',
    '"width": 16, "alt": { "$text": { "en": "M", "de": "M" } }',
    [
      ['"width": "16"', 'CFG-TYPE', 'expected'],
      ['"width": "16px"', 'CFG-TYPE', 'expected'],
      ['"width": 0', 'CFG-RANGE', 'expected'],
      ['"width": 15.5', 'CFG-TYPE', 'expected'],
      ['"width": 160', 'CFG-ASSET', 'is 16 x 16 px'],
    ],
  ),
  ...inValue(
    'the asset of an image',
    'page/home.json',
    '"$asset": "lantern"',
    '/root/slots/items/1/props/image/$asset',
    '"$asset": "mark"',
    [
      ['"$asset": "lantren"', 'CFG-REF', 'did you mean "lantern"?'],
      ['"$asset": "lantern.svg"', 'CFG-REF', 'there is no asset'],
      ['"$asset": "files/lantern"', 'CFG-REF', 'there is no asset'],
      ['"$asset": "Lantern"', 'CFG-REF', 'did you mean "lantern"?'],
    ],
  ),
  ...inValue('an image', 'banner/spring.json', '"$asset": "wide"', '/image', '"$asset": "lantern"', [
    ['"asset": "wide"', 'CFG-TYPE', ''],
    ['"$file": "wide.webp"', 'CFG-TAG', 'there is no tag "$file"'],
  ]),
]
