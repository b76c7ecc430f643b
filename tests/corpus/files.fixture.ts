/** Conflict markers, encodings, and copies of documents. */
import { both, copy, type Edit, type Mistake, put, replace, rewrite } from './mistake.fixture.ts'

const spring = 'banner/spring.json'
const home = 'page/home.json'

const withBytes = (path: string, change: (text: string) => readonly number[] | Uint8Array): Edit =>
  rewrite(path, (text) => Uint8Array.from(change(text)))
const latin1 = (text: string): readonly number[] => Array.from(text, (character) => character.charCodeAt(0) & 0xff)

/** A mistake in a file, with a clean edit of the same file. */
const file = (title: string, path: string, bad: Edit, code: Mistake['code'], says: string, clean?: Edit): Mistake => ({
  title,
  bad,
  at: path,
  code,
  says,
  clean: clean ?? rewrite(path, (text) => text.replaceAll('\n', '\r\n')),
})

const documents = [
  spring,
  home,
  'site.json',
  'strings/all.json',
  'skin/day.json',
  'route/stall.json',
  'asset/mark.json',
]

export const conflictMarkers: readonly Mistake[] = [
  ...documents.map((path) =>
    file(
      `markers around a line of ${path}`,
      path,
      rewrite(path, (text) => {
        const [first = '', line = '', ...rest] = text.split('\n')
        return [first, '<<<<<<< HEAD', line, '=======', line, '>>>>>>> other', ...rest].join('\n')
      }),
      'CFG-JSON',
      'conflict marker',
    ),
  ),
  ...['<<<<<<< HEAD', '=======', '>>>>>>> main', '||||||| 3f2a1b'].map((marker) =>
    file(
      `the marker ${marker} alone`,
      spring,
      replace(spring, '  "title"', `${marker}\n  "title"`),
      'CFG-JSON',
      'conflict marker',
    ),
  ),
  file(
    'a whole document twice with markers',
    spring,
    rewrite(spring, (text) => `<<<<<<< HEAD\n${text}=======\n${text}>>>>>>> other\n`),
    'CFG-JSON',
    'conflict marker',
  ),
  {
    title: 'a marker in a text',
    bad: replace(home, '"en": "Welcome"', '"en": "<<<<<<< HEAD Welcome"'),
    at: `${home} /root/slots/items/0/props/text/$text/en`,
    code: 'CFG-TEXT',
    says: 'conflict marker',
    clean: replace(home, '"en": "Welcome"', '"en": "Welcome <3"'),
  },
]

const welcome = `${home} /root/slots/items/0/props/text/$text/de`
const german = (title: string, written: string, says: string, code: Mistake['code'] = 'CFG-TEXT'): Mistake => ({
  title,
  bad: replace(home, '"de": "Willkommen"', `"de": "${written}"`),
  at: welcome,
  code,
  says,
  clean: replace(home, '"de": "Willkommen"', '"de": "Schön, dass du da bist – grüß dich 😀 “ja”"'),
})

export const encodings: readonly Mistake[] = [
  file(
    'a byte-order mark',
    spring,
    rewrite(spring, (text) => `\ufeff${text}`),
    'CFG-ENCODING',
    'byte-order mark',
  ),
  file(
    'UTF-16',
    spring,
    withBytes(spring, (text) => [0xff, 0xfe, ...Buffer.from(text, 'utf16le')]),
    'CFG-ENCODING',
    'not UTF-8',
  ),
  file(
    'UTF-16 without a mark',
    spring,
    withBytes(spring, (text) => Buffer.from(text, 'utf16le')),
    'CFG-ENCODING',
    'not UTF-8',
  ),
  file('Latin-1', spring, withBytes(spring, latin1), 'CFG-ENCODING', 'not UTF-8'),
  file(
    'half of a character',
    spring,
    withBytes(spring, (text) => [...Buffer.from(text), 0xc3]),
    'CFG-ENCODING',
    'not UTF-8',
  ),
  file('an empty file', spring, put(spring, ''), 'CFG-JSON', 'empty'),
  file('a file of spaces', spring, put(spring, ' \n\n'), 'CFG-JSON', 'empty'),
  file('a file of zeros', spring, put(spring, new Uint8Array(40)), 'CFG-JSON', 'malformed JSON'),
  file(
    'a no-break space between two keys',
    spring,
    replace(spring, '  "title"', '\u00a0 "title"'),
    'CFG-JSON',
    'malformed JSON',
  ),
  file('a line break in a text', spring, replace(spring, '"Spring"', '"Spring\nsale"'), 'CFG-JSON', 'malformed JSON'),
  file('a tab in a text', spring, replace(spring, '"Spring"', '"Spring\tsale"'), 'CFG-JSON', 'malformed JSON'),
  german('a text read as Latin-1', 'SchÃ¶n, dass du da bist', 'decoded with the wrong encoding'),
  german('a text read as Windows-1252', 'Willkommen â€“ grÃ¼ÃŸ dich', 'decoded with the wrong encoding'),
  german('a text read twice as Latin-1', 'SchÃƒÂ¶n', 'decoded with the wrong encoding'),
  german('a text that lost a character', 'Sch\ufffdn', 'U+FFFD'),
  german('a half of an emoji', 'Willkommen \\ud83d', 'half of a character', 'CFG-ENCODING'),
  german('a character that turns the direction', 'Willkommen \u202eabc', 'U+202E'),
  german('a control character', 'Willkommen\\u0007', 'U+0007'),
  german('an invisible character', 'Will\u200bkommen', 'U+200B'),
  german('a byte-order mark in a text', '\ufeffWillkommen', 'U+FEFF'),
]

const plainCopy = (to: string): Edit => copy(spring, to)
const named = (to: string, id: string, change = (text: string) => text): Edit =>
  copy(spring, to, (text) =>
    change(text.replace('"id": "spring"', `"id": "${id}"`).replace('"sort": 20', '"sort": 25')),
  )
const second = named('banner/second.json', 'second')

export const copies: readonly Mistake[] = [
  file(
    'a copy beside the document',
    'banner/spring copy.json /id',
    plainCopy('banner/spring copy.json'),
    'CFG-DUPLICATE',
    'is already used in',
    second,
  ),
  file(
    'a second copy',
    'banner/spring (1).json /id',
    plainCopy('banner/spring (1).json'),
    'CFG-DUPLICATE',
    'give one of the two documents another id',
    second,
  ),
  file(
    'a German copy',
    'banner/spring - Kopie.json /id',
    plainCopy('banner/spring - Kopie.json'),
    'CFG-DUPLICATE',
    'is already used in',
    second,
  ),
  file(
    'a copy in a folder',
    'banner/old/spring.json /id',
    plainCopy('banner/old/spring.json'),
    'CFG-DUPLICATE',
    'is already used in',
    named('banner/old/spring.json', 'old/spring'),
  ),
  file(
    'a copy with an id of its own, and the name of the copy',
    'banner/spring 2.json',
    named('banner/spring 2.json', 'second'),
    'CFG-DOCUMENT',
    'belongs in banner/second.json',
    second,
  ),
  file(
    'a copy in the folder of another kind',
    'page/second.json',
    named('page/second.json', 'second'),
    'CFG-DOCUMENT',
    'belongs in banner/second.json',
    second,
  ),
  file(
    'a copy in the folder of the site',
    'second.json',
    named('second.json', 'second'),
    'CFG-DOCUMENT',
    'belongs in banner/second.json',
    second,
  ),
  file(
    'a copy in a new folder',
    'banners/second.json',
    named('banners/second.json', 'second'),
    'CFG-DOCUMENT',
    'belongs in banner/second.json',
    second,
  ),
  file(
    'a copy at the same place of the list',
    'banner/welcome2.json',
    copy('banner/welcome.json', 'banner/welcome2.json', (text) => text.replace('"id": "welcome"', '"id": "welcome2"')),
    'PRF-OVERLAP',
    'the same "sort", 10',
    second,
  ),
  file(
    'a copied page without a route',
    'page/stall2.json',
    copy('page/stall.json', 'page/stall2.json', (text) => text.replace('"id": "stall"', '"id": "stall2"')),
    'CFG-NOWHERE',
    'no route shows the page "stall2"',
    second,
  ),
  ...[
    'banner/spring.json.bak',
    'banner/spring.json~',
    'banner/spring.json.orig',
    'banner/spring.JSON',
    'banner/spring.json.txt',
    'banner/spring.yaml',
    'banner/spring.jsonc',
    'banner/spring.json_old',
  ].map((path) =>
    file(
      `a copy named ${path}`,
      path,
      plainCopy(path),
      'CFG-ASSET',
      'this file is not used, because it is not a document; delete the file',
      put('banner/README.md', '# Banners'),
    ),
  ),
  ...['Thumbs.db', 'page/notes.txt', 'page/home.html', 'lantern.svg'].map((path) =>
    file(
      `a file named ${path}`,
      path,
      put(path, 'x'),
      'CFG-ASSET',
      'this file is not used, because it is not a document',
      put('.DS_Store', 'x'),
    ),
  ),
  file(
    'a copied route',
    'route/stall2.json /path',
    copy('route/stall.json', 'route/stall2.json', (text) => text.replace('"id": "stall"', '"id": "stall2"')),
    'CFG-ROUTE',
    '/stall/{id}',
    second,
  ),
  file(
    'a copied site document',
    'site (1).json /id',
    copy('site.json', 'site (1).json'),
    'CFG-DUPLICATE',
    'is already used in',
    second,
  ),
  file(
    'a copied key of texts',
    'strings/more.json /strings/shop',
    copy('strings/all.json', 'strings/more.json', (text) =>
      text.replace('"id": "all"', '"id": "more"').replace('"open"', '"more"'),
    ),
    'CFG-DUPLICATE',
    'shop',
    copy('strings/all.json', 'strings/more.json', (text) =>
      // Code may show texts whose keys begin with `app.`, so no document needs to refer to them.
      text.replace('"id": "all"', '"id": "more"').replace('"open"', '"app.more"').replace('"shop"', '"app.shop"'),
    ),
  ),
  file(
    'a copied asset',
    'asset/mark2.json /id',
    copy('asset/mark.json', 'asset/mark2.json'),
    'CFG-DUPLICATE',
    'is already used in',
    // The head of every page names this asset, so the copy is in use.
    copy('asset/mark.json', 'asset/share-card.json', (text) => text.replace('"id": "mark"', '"id": "share-card"')),
  ),
  file(
    'a language twice',
    'site.json /languages/1/code',
    both(replace('site.json', '"code": "de"', '"code": "en"')),
    'CFG-DUPLICATE',
    'an earlier language already has the code "en"',
    replace('site.json', '"name": "Deutsch"', '"name": "German"'),
  ),
]
