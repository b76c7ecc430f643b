import { inValue, type Mistake, remove, replace } from './mistake.fixture.ts'

const home = 'page/home.json'
const spring = 'banner/spring.json'

export const keys: readonly Mistake[] = [
  ...inValue('a key', spring, '"position"', '/posiiton', '"when": { "audience": "regulars" }, "position"', [
    ['"posiiton"', 'CFG-UNKNOWN', 'did you mean "position"?'],
  ]),
  ...inValue('a key', spring, '"image"', '/imgae', '"tone": "positive", "image"', [
    ['"imgae"', 'CFG-UNKNOWN', 'did you mean "image"?'],
  ]),
  ...inValue('a key', spring, '"sort"', '/Sort', '"tone": "alert", "sort"', [
    ['"Sort"', 'CFG-UNKNOWN', 'did you mean "sort"?'],
  ]),
  ...inValue('a key', spring, '"sort": 20', '', '"sort": 20.5', [
    ['"tone": "positive"', 'CFG-REQUIRED', '"sort" is missing'],
  ]),
  ...inValue('a number', spring, '"sort": 20', '/sort', '"sort": -1', [
    ['"sort": "20"', 'CFG-TYPE', 'expected a number, got "20"'],
    ['"sort": true', 'CFG-TYPE', 'expected a number'],
    ['"sort": null', 'CFG-TYPE', 'expected a number'],
    ['"sort": [20]', 'CFG-TYPE', 'expected a number'],
  ]),
  ...inValue('a list', spring, '"position": "home-top"', '/position', '"position": "home-top", "tone": "positive"', [
    ['"position": "Home top"', 'CFG-FORM', 'expected'],
    ['"position": ""', 'CFG-FORM', 'expected'],
    ['"position": "home-tpo"', 'PRF-UNREACHED', 'home-tpo'],
  ]),
  {
    title: 'two banners at one place',
    bad: replace(spring, '"sort": 20', '"sort": 10'),
    at: 'banner/welcome.json',
    code: 'PRF-OVERLAP',
    says: 'have the same "sort", 10, at home-top',
    clean: replace(spring, '"sort": 20', '"sort": 11'),
  },
  ...inValue('JSON', spring, '"sort": 20', '', '"sort": 21', [
    ['"sort": 20,', 'CFG-JSON', 'malformed JSON'],
    ["'sort': 20", 'CFG-JSON', 'malformed JSON'],
    ['sort: 20', 'CFG-JSON', 'malformed JSON'],
    ['"sort": 20 // the second', 'CFG-JSON', 'malformed JSON'],
    ['"sort": 020', 'CFG-JSON', 'malformed JSON'],
    ['"sort": 1,000', 'CFG-JSON', 'malformed JSON'],
    ['"sort": 20;', 'CFG-JSON', 'malformed JSON'],
    ['"sort": NaN', 'CFG-JSON', 'malformed JSON'],
    ['"sort": .5', 'CFG-JSON', 'malformed JSON'],
    ['"sort" = 20', 'CFG-JSON', 'malformed JSON'],
    ['“sort”: 20', 'CFG-JSON', 'malformed JSON'],
    ['"sort": 20 }', 'CFG-JSON', 'malformed JSON'],
    ['"sort": undefined', 'CFG-JSON', 'malformed JSON'],
    ['"sort: 20', 'CFG-JSON', 'malformed JSON'],
  ]),
  ...inValue('a key twice', spring, '"sort": 20', '/sort', '"sort": 22', [
    ['"sort": 20, "sort": 30', 'CFG-KEY', 'duplicate key "sort"; remove one of the two'],
  ]),
  ...inValue('a forbidden key', spring, '"sort": 20', '/__proto__', '"sort": 23', [
    ['"sort": 20, "__proto__": {}', 'CFG-KEY', 'is not allowed'],
  ]),
  {
    title: 'a missing brace',
    bad: replace(spring, '"sort": 20\n}', '"sort": 20\n'),
    at: spring,
    code: 'CFG-JSON',
    says: 'malformed JSON',
    clean: replace(spring, '"sort": 20\n}', '"sort": 20 }'),
  },
  ...inValue('a kind', spring, '"kind": "banner"', '/kind', '"kind": "banner" ', [
    ['"kind": "baner"', 'CFG-DOCUMENT', 'did you mean "banner"?'],
    ['"kind": "Banner"', 'CFG-DOCUMENT', 'did you mean "banner"?'],
    ['"kind": 5', 'CFG-DOCUMENT', 'expected a kind of document'],
  ]),
  ...inValue('no kind', spring, '"kind": "banner",', '', '"kind":"banner",', [
    ['', 'CFG-DOCUMENT', 'the kind is missing'],
  ]),
  ...inValue('an id', spring, '"id": "spring"', '', '"id" : "spring"', [
    ['"id": "sping"', 'CFG-DOCUMENT', 'belongs in banner/sping.json'],
  ]),
  ...inValue('an id', spring, '"id": "spring"', '/id', '"id":"spring"', [
    ['"id": "Spring"', 'CFG-FORM', 'expected'],
    ['"id": "spring sale"', 'CFG-FORM', 'expected'],
    ['"id": ""', 'CFG-FORM', 'expected'],
    ['"id": 1', 'CFG-DOCUMENT', 'expected an id'],
  ]),
  ...inValue('a schema', spring, 'schemas/banner.json', '/$schema', '/schemas/banner.json', [
    ['schemas/page.json', 'CFG-DOCUMENT', 'expected "../../schemas/banner.json"'],
    ['schemas/baner.json', 'CFG-DOCUMENT', 'expected "../../schemas/banner.json"'],
  ]),
  ...inValue(
    'no schema',
    spring,
    '"$schema": "../../schemas/banner.json",',
    '',
    '"$schema":"../../schemas/banner.json",',
    [['', 'CFG-DOCUMENT', '$schema is missing']],
  ),
  ...inValue('a widget', home, '"widget": "Heading"', '/root/slots/items/0/widget', '"widget": "Heading" ', [
    ['"widget": "Headnig"', 'CFG-WIDGET', 'did you mean "Heading"?'],
    ['"widget": "heading"', 'CFG-WIDGET', 'did you mean "Heading"?'],
    ['"widget": ""', 'CFG-WIDGET', 'there is no widget'],
  ]),
  ...inValue(
    'a version',
    home,
    '"v": 1,\n          "props": {\n            "text"',
    '/root/slots/items/0/v',
    '"v": 1, "pending": { "assume": "visitor" },\n          "props": {\n            "text"',
    [['"v": 2, "props": { "text"', 'CFG-VERSION', '']],
  ),
  ...inValue('a property of a widget', home, '"level": 1', '/root/slots/items/0/props/level', '"level": 2', [
    ['"level": "1"', 'CFG-TYPE', 'expected an integer'],
    ['"level": 0', 'CFG-RANGE', 'expected an integer'],
    ['"level": 9', 'CFG-RANGE', 'expected an integer'],
    ['"level": 1.5', 'CFG-TYPE', 'expected an integer'],
  ]),
  ...inValue('a choice', home, '"gap": "small"', '/root/props/gap', '"gap": "large"', [
    ['"gap": "smal"', 'CFG-ENUM', 'did you mean "small"?'],
    ['"gap": "Small"', 'CFG-ENUM', 'did you mean "small"?'],
    ['"gap": 8', 'CFG-TYPE', 'expected one of'],
  ]),
  ...inValue('the name of a property', home, '"gap": "small"', '/root/props/gpa', '"gap": "none"', [
    ['"gpa": "small"', 'CFG-UNKNOWN', 'did you mean "gap"?'],
  ]),
  ...inValue('the name of a slot', home, '"items": [', '/root/slots/item', '"items" : [', [
    ['"item": [', 'CFG-SLOT', 'items'],
  ]),
  ...inValue('the id of a node', home, '"id": "photo"', '/root/slots/items/2/id', '"id": "photograph"', [
    ['"id": "image"', 'CFG-DUPLICATE', 'image'],
    ['"id": "the photo"', 'CFG-FORM', 'expected'],
    ['"id": 3', 'CFG-TYPE', 'expected'],
  ]),
  ...inValue(
    'the section of an include',
    'page/stall.json',
    '"use": "section/foot"',
    '/root/slots/items/1/use',
    '"use": "section/foot" ',
    [
      ['"use": "section/fot"', 'CFG-REF', 'did you mean "foot"?'],
      ['"use": "foot"', 'CFG-FORM', 'expected'],
      ['"use": "section/Foot"', 'CFG-FORM', 'such as section/hot-games'],
    ],
  ),
  ...inValue(
    'a list of documents',
    home,
    '"position": "home-top"',
    '/root/slots/items/6/each/in/$documents/where/position',
    '"position": "home-top" ',
    [
      ['"position": "home-tpo"', 'CFG-REF', 'no banner has the position "home-tpo"; did you mean "home-top"?'],
      ['"position": "Home-top"', 'CFG-FORM', 'expected'],
    ],
  ),
  ...inValue(
    'a field of a list of documents',
    home,
    '"position": "home-top"',
    '/root/slots/items/6/each/in/$documents/where/positon',
    '"position" : "home-top"',
    [['"positon": "home-top"', 'CFG-UNKNOWN', 'did you mean "position"?']],
  ),
  ...inValue(
    'a reference to an entry',
    home,
    '"item.banner.title"',
    '/root/slots/items/6/props/title/$ref',
    '"item.banner.title" ',
    [
      ['"item.banner.titel"', 'CFG-REF', 'titel'],
      ['"item.baner.title"', 'CFG-REF', 'baner'],
      ['"banner.title"', 'CFG-REF', 'banner'],
    ],
  ),
  ...inValue('a fact', home, '"error.frequent"', '/root/slots/items/5/when/all/1/fact', '"error.frequent" ', [
    ['"error.freqeunt"', 'CFG-REF', 'did you mean "error.frequent"?'],
    ['"frequent"', 'CFG-REF', 'there is no fact'],
    ['""', 'CFG-REF', 'there is no fact'],
  ]),
  ...inValue('a comparison', home, '"op": "gte"', '/root/slots/items/5/when/all/1/op', '"op": "gt"', [
    ['"op": ">="', 'CFG-ENUM', 'did you mean "gte"?'],
    ['"op": "ge"', 'CFG-ENUM', 'gte'],
  ]),
  ...inValue('a compared value', home, '"value": 600', '/root/slots/items/5/when/all/1/value', '"value": 900', [
    ['"value": "600"', 'CFG-RULE', 'expected'],
    ['"value": true', 'CFG-RULE', 'expected'],
  ]),
  ...inValue(
    'an audience',
    home,
    '"audience": "regulars"',
    '/root/slots/items/5/when/all/0/audience',
    '"audience": "regulars" ',
    [
      ['"audience": "regular"', 'CFG-REF', 'did you mean "regulars"?'],
      ['"audience": "Regulars"', 'CFG-REF', 'did you mean "regulars"?'],
    ],
  ),
  ...inValue('a rule', home, '"all": [', '/root/slots/items/5/when', '"any": [', [
    ['"and": [', 'CFG-TYPE', 'got an object with "and"'],
  ]),
  {
    title: 'a page that was deleted',
    bad: remove('page/stall.json'),
    at: 'route/stall.json /page',
    code: 'CFG-REF',
    says: 'there is no page "stall"',
    clean: replace('page/stall.json', '"title": {', '"title" : {'),
  },
  {
    title: 'a site document that was deleted',
    bad: remove('site.json'),
    at: '',
    code: 'CFG-REF',
    says: 'the site document is missing: site.json',
    clean: replace('site.json', '"title": "Little fair"', '"title": "The fair"'),
  },
]
