import { inValue, type Mistake, replace, rewrite } from './mistake.fixture.ts'

const home = 'page/home.json'
const at = '/root/slots/items/0/props/text'
const german = '"de": "Willkommen"'

export const texts: readonly Mistake[] = [
  {
    title: 'a text without its translation',
    bad: rewrite(home, (text) => text.replace(/"en": "Welcome",\s*"de": "Willkommen"/, '"en": "Welcome"')),
    at: `${home} ${at}/$text`,
    code: 'CFG-LANGUAGE',
    says: 'de',
    clean: replace(home, '"en": "Welcome"', '"en": "Hello"'),
  },
  ...inValue('a translation', home, german, `${at}/$text/de`, '"de": "Hallo"', [
    ['"de": ""', 'CFG-LANGUAGE', 'no translation in de'],
    ['"de": "   "', 'CFG-LANGUAGE', 'no translation in de'],
    ['"de": 5', 'CFG-TYPE', 'expected'],
    ['"de": "Hallo {"', 'CFG-TEXT', ''],
    ['"de": "{count, plural, one {ein Stand}}"', 'CFG-TEXT', ''],
  ]),
  ...inValue('a translation', home, german, at, '"de": "Hallo du"', [
    ['"de": "Hallo {name}"', 'CFG-TEXT', 'the text uses {name}, but args has no "name"'],
  ]),
  ...inValue('HTML in a text', home, german, `${at}/$text/de`, '"de": "Ab <Betrag> & mehr"', [
    ['"de": "<b>Hallo</b>"', 'CFG-TEXT', 'it contains the HTML "<b>", which pages show as plain text; remove it'],
    ['"de": "Hallo<br/>du"', 'CFG-TEXT', 'it contains the HTML "<br/>"'],
    [`"de": "Zum <a href='/x'>Stand</a>"`, 'CFG-TEXT', `it contains the HTML "<a href='/x'>"`],
    ['"de": "Hallo&nbsp;du"', 'CFG-TEXT', 'it contains the HTML "&nbsp;"'],
    ['"de": "Tom &amp; Eva"', 'CFG-TEXT', 'write the character itself'],
  ]),
  ...inValue(
    'HTML in the title of a page',
    'route/stall.json',
    '"de": "Stand"',
    '/head/title/$text/de',
    '"de": "Buden"',
    [['"de": "<h1>Stand</h1>"', 'CFG-TEXT', 'it contains the HTML "<h1>"']],
  ),
  ...inValue(
    'the title of a page',
    'route/stall.json',
    '"de": "Stand"',
    '/head/title/$text/de',
    `"de": "${'Stand '.repeat(11)}1234"`,
    [
      [
        `"de": "${'Stand '.repeat(11)}12345"`,
        'CFG-RANGE',
        'has 71 characters; search engines and tabs show at most 70',
      ],
    ],
  ),
  ...inValue('the language of a translation', home, german, `${at}/$text/fr`, '"de": "Hey"', [
    ['"de": "Hallo", "fr": "Salut"', 'CFG-LANGUAGE', 'fr'],
  ]),
  ...inValue(
    'a key of texts',
    home,
    '"$string": "shop"',
    '/root/slots/items/4/props/label/$string',
    '"$string": "open"',
    [
      ['"$string": "shp"', 'CFG-REF', 'did you mean "shop"?'],
      ['"$string": "Shop"', 'CFG-REF', 'did you mean "shop"?'],
      ['"$string": ""', 'CFG-REF', 'there is no text with the key'],
    ],
  ),
  ...inValue('a tag', home, '"$string": "shop"', '/root/slots/items/4/props/label', '"$string": "open" ', [
    ['"$strings": "shop"', 'CFG-TAG', 'did you mean "$string"?'],
    ['"string": "shop"', 'CFG-TAG', 'expected a text such as'],
  ]),
]
