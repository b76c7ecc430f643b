import { both, copy, inValue, type Mistake, replace } from './mistake.fixture.ts'

const home = 'page/home.json'
const href = '"href": "https://shop.example/fair"'
const pointer = '/root/slots/items/4/props/link'
const button = '/root/slots/items/3/props/link'

export const links: readonly Mistake[] = [
  ...inValue('an address', home, href, `${pointer}/href`, '"href": "viber://chat"', [
    ['"href": "http://shop.example"', 'CFG-LINK', 'https'],
    ['"href": "www.shop.example"', 'CFG-LINK', 'https'],
    ['"href": "shop.example/fair"', 'CFG-LINK', 'https'],
    ['"href": "//shop.example"', 'CFG-LINK', 'https'],
    ['"href": "/stall/1"', 'CFG-LINK', 'route'],
    ['"href": "https//shop.example"', 'CFG-LINK', 'https'],
    ['"href": "https:/shop.example"', 'CFG-LINK', 'https'],
    ['"href": "https://"', 'CFG-LINK', 'https'],
    ['"href": "https://shop example/"', 'CFG-LINK', ''],
    ['"href": " https://shop.example"', 'CFG-LINK', ''],
    ['"href": ""', 'CFG-LINK', ''],
    ['"href": "#"', 'CFG-LINK', ''],
    ['"href": "javascript:alert(1)"', 'CFG-LINK', ''],
    ['"href": "JavaScript:alert(1)"', 'CFG-LINK', ''],
    ['"href": "data:text/html,hi"', 'CFG-LINK', ''],
    ['"href": "ftp://shop.example"', 'CFG-LINK', ''],
    ['"href": "skype:echo"', 'CFG-LINK', ''],
    ['"href": "care@fair.example"', 'CFG-LINK', ''],
    ['"href": "mailto:"', 'CFG-LINK', ''],
    ['"href": "tel:"', 'CFG-LINK', ''],
    ['"href": "https://user:secret@shop.example"', 'CFG-LINK', ''],
    ['"href": "https://TODO"', 'CFG-LINK', ''],
    ['"href": "https://https://shop.example"', 'CFG-LINK', ''],
    ['"href": 5', 'CFG-TYPE', 'expected'],
  ]),
  ...inValue('a route', home, '"route": "stall"', `${button}/route`, '"route": "stall", "query": { "from": "home" }', [
    ['"route": "stal"', 'CFG-REF', 'there is no route "stal"; did you mean "stall"?'],
    ['"route": "Stall"', 'CFG-REF', 'did you mean "stall"?'],
    ['"route": "/stall/1"', 'CFG-REF', 'there is no route "/stall/1"'],
    ['"route": ""', 'CFG-REF', 'there is no route ""'],
    ['"route": "stаll"', 'CFG-REF', 'there is no route'],
  ]),
  ...inValue('the parameter of a route', home, '"id": "1"', button, '"id": "77"', [
    ['"nr": "1"', 'CFG-REQUIRED', 'the route stall needs the parameter "id"'],
  ]),
  ...inValue('the parameter of a route', home, '"id": "1"', `${button}/params/id`, '"id": "78"', [
    ['"id": "one"', 'CFG-FORM', 'the route stall does not accept the value "one" for "id"'],
    ['"id": ""', 'CFG-FORM', 'the route stall does not accept the value "" for "id"'],
  ]),
  ...inValue('a link', 'banner/spring.json', '"href": "tel:+49301234"', '/link', '"href": "mailto:care@fair.example"', [
    ['"route": "stall"', 'CFG-REQUIRED', 'the route stall needs the parameter "id"'],
    ['"href": "tel:+49301234", "route": "home"', 'CFG-TYPE', '"route" and "href" cannot be used together'],
    ['"page": "home"', 'CFG-TYPE', 'expected a link such as'],
    ['"url": "https://shop.example"', 'CFG-TYPE', 'expected a link such as'],
  ]),
  {
    title: 'a link as a text',
    bad: replace(home, '"link": {\n', '"link": "home", "nolink": {\n'),
    at: `${home} ${button}`,
    code: 'CFG-TYPE',
    says: 'expected',
    clean: replace(home, '"label": {', '"full": true, "label": {'),
  },
  {
    title: 'a banner that leads nowhere',
    bad: replace('banner/spring.json', '"link"', '"schedule"'),
    at: 'banner/spring.json',
    code: 'CFG-NOWHERE',
    says: 'the banner leads nowhere: add a link or a game',
    clean: replace('banner/spring.json', '"sort": 20', '"sort": 30'),
  },
  {
    title: 'a banner with a link and a game',
    bad: replace('banner/spring.json', '"sort": 20', '"sort": 20, "game": { "gameId": "1", "platformCode": "A" }'),
    at: 'banner/spring.json /game',
    code: 'CFG-NOWHERE',
    says: 'must not have both a link and a game',
    clean: replace(
      'banner/spring.json',
      '"sort": 20',
      '"sort": 20, "cta": { "$text": { "en": "Call", "de": "Anrufen" } }',
    ),
  },
  {
    title: 'a constant that is a script',
    bad: replace('site.json', 'mailto:care@fair.example', 'javascript:alert(1)'),
    at: 'site.json /constants/supportHref/value',
    code: 'CFG-LINK',
    says: 'javascript',
    clean: replace('site.json', 'mailto:care@fair.example', 'https://fair.example/care'),
  },
  ...inValue('the path of a route', 'route/stall.json', '"path": "/stall/{id}"', '/path', '"path": "/stalls/{id}"', [
    ['"path": "stall/{id}"', 'CFG-FORM', ''],
    ['"path": "/stall/{id"', 'CFG-ROUTE', ''],
    ['"path": "/stall/{id}/"', 'CFG-ROUTE', ''],
    ['"path": "/stall /{id}"', 'CFG-ROUTE', ''],
    ['"path": "/stall//{id}"', 'CFG-ROUTE', ''],
    ['"path": "/stall/{id}?x=1"', 'CFG-ROUTE', ''],
    ['"path": "/stall/{id}#top"', 'CFG-ROUTE', ''],
    ['"path": "https://fair.example/stall/{id}"', 'CFG-FORM', ''],
    ['"path": "/stall/:id"', 'CFG-ROUTE', ''],
    ['"path": "/sandbox/{id}"', 'CFG-ROUTE', 'the path /sandbox is reserved for the server'],
    ['"path": "/metrics/{id}"', 'CFG-ROUTE', 'the path /metrics is reserved for the server'],
  ]),
  {
    title: 'a path that begins with a language, in a site with addresses of languages',
    bad: both(
      replace('site.json', '"currency"', '"languageAddresses": true, "currency"'),
      replace('route/stall.json', '"path": "/stall/{id}"', '"path": "/de/{id}"'),
    ),
    at: 'route/stall.json /path',
    code: 'CFG-ROUTE',
    says: '/de/{id} begins with a language of the site',
    clean: both(
      replace('site.json', '"currency"', '"languageAddresses": true, "currency"'),
      replace('route/stall.json', '"path": "/stall/{id}"', '"path": "/en/{id}"'),
    ),
  },
  {
    title: 'two routes with one path',
    bad: copy('route/stall.json', 'route/booth.json', (text) => text.replace('"id": "stall"', '"id": "booth"')),
    at: 'route/stall.json /path',
    code: 'CFG-ROUTE',
    says: '/stall/{id}',
    clean: both(
      copy('route/stall.json', 'route/booth.json', (text) =>
        text.replace('"id": "stall"', '"id": "booth"').replace('/stall/', '/booth/'),
      ),
      replace(home, '"route": "stall"', '"route": "booth"'),
    ),
  },
  ...inValue(
    'the page of a route',
    'route/stall.json',
    '"page": "stall"',
    '/page',
    '"page": "stall", "layout": "main"',
    [
      ['"page": "stand"', 'CFG-REF', 'there is no page "stand"'],
      ['"page": "page/stall"', 'CFG-REF', 'there is no page'],
      ['"page": "stall.json"', 'CFG-REF', 'there is no page'],
    ],
  ),
  ...inValue('the page of missing paths', 'site.json', '"notFound": "not-found"', '/notFound', '"notFound": "home"', [
    ['"notFound": "404"', 'CFG-REF', 'there is no route "404"'],
  ]),
]
