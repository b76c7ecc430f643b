/** A small site without errors, and a small catalogue. Each test of the check adds one error to this site. */
import type { Catalogue } from '../core/catalogue.ts'

const text = { $ref: 'habi:vocabulary#/$defs/text' }

export const catalogue: Catalogue = {
  widgets: {
    Stack: {
      name: 'Stack',
      version: 1,
      title: 'A stack',
      group: 'layout',
      slots: { body: {}, cards: { allow: ['Card'], max: 2 } },
      events: {},
      pure: true,
      schema: {
        type: 'object',
        additionalProperties: false,
        properties: {
          columns: {
            type: 'integer',
            minimum: 1,
            maximum: 4,
            default: 1,
            description: 'Number of columns on wide screens.',
            accepts: ['$if', '$ref'],
          },
        },
      },
    },
    Card: {
      name: 'Card',
      version: 3,
      title: 'A card',
      group: 'content',
      slots: {},
      events: {
        press: {
          title: 'Press',
          description: 'The card was pressed.',
          payload: {
            type: 'object',
            additionalProperties: false,
            properties: {
              link: { type: 'string', title: 'Link', description: 'The address of the card.' },
              place: { type: 'integer', title: 'Place', description: 'The place of the card.' },
            },
            required: ['link'],
          },
        },
        hover: { title: 'Hover', description: 'The pointer is over the card.' },
      },
      pure: true,
      schema: {
        type: 'object',
        additionalProperties: false,
        properties: {
          title: { ...text, description: 'The heading.' },
          image: { $ref: 'habi:vocabulary#/$defs/image', description: 'The image.' },
          link: { $ref: 'habi:vocabulary#/$defs/link', description: 'Where it leads.' },
          tone: {
            type: 'string',
            enum: ['plain', 'gold'],
            default: 'plain',
            description: 'Its colour.',
            accepts: ['$if', '$ref', '$select'],
          },
          count: { type: 'integer', minimum: 0, description: 'How many.', accepts: ['$ref'] },
          games: {
            type: 'array',
            description: 'Games to show.',
            accepts: ['$ref', '$select'],
            items: {
              type: 'object',
              additionalProperties: false,
              properties: {
                id: { type: 'string', description: 'Its id.' },
                name: { type: 'string', description: 'Its name.' },
              },
              required: ['id'],
            },
          },
        },
        required: ['title'],
      },
    },
  },
  actions: {
    'nav.open': {
      name: 'nav.open',
      args: {
        type: 'object',
        additionalProperties: false,
        properties: { link: { $ref: 'habi:vocabulary#/$defs/link', description: 'Where to go.' } },
        required: ['link'],
      },
    },
    'nav.back': { name: 'nav.back', args: { type: 'object', additionalProperties: false, properties: {} } },
  },
  facts: {
    'session.loggedIn': {
      owner: 'session',
      schema: { type: 'boolean' },
      description: 'Whether the player is logged in.',
      known: 'boot',
      examples: [false, true],
    },
    'player.vipLevel': {
      owner: 'player',
      schema: { type: 'integer', minimum: 0, maximum: 12 },
      description: 'The VIP level.',
      known: 'session',
      examples: [0],
    },
    'player.nickname': {
      owner: 'player',
      schema: { type: 'string' },
      description: 'The nickname.',
      known: 'session',
      examples: ['Ana'],
    },
    'player.favorites': {
      owner: 'player',
      schema: { type: 'array', items: { type: 'string' } },
      description: 'Liked games.',
      known: 'session',
      examples: [[]],
    },
    'device.container': {
      owner: 'device',
      schema: { type: 'string', enum: ['BROWSER', 'APP'] },
      description: 'The frame.',
      known: 'boot',
      examples: ['BROWSER'],
    },
    'device.version': {
      owner: 'device',
      schema: { type: 'string', format: 'version' },
      description: 'The app’s version.',
      known: 'boot',
      examples: ['1.0'],
    },
    'clock.now': {
      owner: 'clock',
      schema: { type: 'number', format: 'instant' },
      description: 'Now.',
      known: 'live',
      examples: [0],
    },
  },
  selectors: {
    'games.section': {
      name: 'games.section',
      reads: ['data.games.value', 'state.tab'],
      args: {
        type: 'object',
        additionalProperties: false,
        properties: { section: { type: 'string', enum: ['hot', 'new'], description: 'Which section.' } },
        required: ['section'],
      },
      result: {
        type: 'array',
        items: {
          type: 'object',
          additionalProperties: false,
          properties: { id: { type: 'string', description: 'Its id.' } },
          required: ['id'],
        },
      },
    },
  },
  calls: {
    'games/list': {
      path: '/games',
      method: 'POST',
      base: 'main',
      omit: [],
      payload: {
        type: 'object',
        additionalProperties: false,
        properties: { kind: { type: 'string', description: 'The kind.' } },
      },
      response: {
        type: 'object',
        additionalProperties: false,
        properties: {
          items: {
            type: 'array',
            description: 'The games.',
            items: {
              type: 'object',
              additionalProperties: false,
              properties: {
                id: { type: 'string', description: 'Its id.' },
                plays: { type: 'integer', description: 'How often.' },
              },
              required: ['id'],
            },
          },
        },
        required: ['items'],
      },
    },
  },
  constants: {
    supportHref: { owner: 'ui', schema: { type: 'string' }, description: 'Address of customer service.' },
    pollMs: { owner: 'site', schema: { type: 'integer', minimum: 1 }, description: 'Milliseconds.', default: 2000 },
  },
  hosts: { wallet: 'Hosts of the wallet app.' },
  flows: {},
  areasWithCalls: [],
  optionalAreas: {},
  policies: {},
  areaPolicies: {},
  tokens: {
    'color.page': { use: 'Background', default: '#101010' },
    'color.accent': { use: 'Buttons', default: '#ffb22e', contrast: { 'color.page': 4.5 } },
  },
}

/** The catalogue with the facts that proofs need: a fact that implies another, and the facts of the route. */
export const provable: Catalogue = {
  ...catalogue,
  facts: {
    ...catalogue.facts,
    'player.vipLevel': {
      ...(catalogue.facts['player.vipLevel'] as Catalogue['facts'][string]),
      implied: { fact: 'session.loggedIn', is: false, value: 0 },
    },
    'route.id': {
      owner: 'route',
      schema: { type: 'string' },
      description: 'The route.',
      known: 'publish',
      examples: ['home'],
    },
    'route.login': {
      owner: 'route',
      schema: { type: 'boolean' },
      description: 'Login.',
      known: 'publish',
      examples: [false],
    },
    'route.restricted': {
      owner: 'route',
      schema: { type: 'boolean' },
      description: 'Restricted.',
      known: 'publish',
      examples: [false],
    },
  },
}

export type Body = { [key: string]: unknown }

const bodies: { readonly [path: string]: Body } = {
  'site.json': {
    id: 'site',
    title: 'Perya',
    missingTranslations: 'ignore',
    languages: [
      { code: 'en', tag: 'en', name: 'English' },
      { code: 'tl', tag: 'fil', name: 'Tagalog' },
      { code: 'cn', tag: 'zh-Hans', name: 'Chinese' },
    ],
    currency: { code: 'PHP', sign: '₱' },
    timeZone: 'Asia/Manila',
    containers: { frameAncestors: [] },
    layoutDefault: 'main',
    skinDefault: 'plain',
    notFound: 'game',
    linkSchemes: ['viber'],
  },
  'skin/plain.json': { title: 'Plain', priority: 0, scheme: 'dark', tokens: {} },
  'layout/main.json': {
    root: { id: 'shell', widget: 'Stack', v: 1, slots: { body: [{ id: 'outlet', outlet: true }] } },
  },
  'route/home.json': {
    path: '/',
    aliases: [{ path: '/slot', params: { channel: 'slot' } }],
    page: 'home',
    head: { title: { $text: { en: 'Home' } } },
  },
  'route/game.json': {
    path: '/game/{id}',
    params: { id: { pattern: 'digits' } },
    page: 'game',
    head: { title: { $text: { en: 'Game' } } },
  },
  'page/home.json': {
    title: { $text: { en: 'Home' } },
    data: { games: { call: 'games/list', args: { kind: 'slot' }, when: 'boot' } },
    state: { tab: { type: 'string', default: 'hot' } },
    root: {
      id: 'root',
      widget: 'Stack',
      v: 1,
      props: { columns: 2 },
      slots: {
        body: [
          {
            id: 'card',
            widget: 'Card',
            v: 3,
            props: {
              title: { $text: { en: 'Hello {name}' }, args: { name: { $ref: 'fact.player.nickname', default: '' } } },
              image: { $asset: 'vip' },
            },
          },
          { id: 'hot', use: 'section/hot', args: { title: { $string: 'hot' } } },
        ],
      },
    },
  },
  'page/game.json': {
    title: { $text: { en: 'Game' } },
    root: { id: 'root', widget: 'Card', v: 3, props: { title: { $text: { en: 'Game' } } } },
  },
  'section/hot.json': {
    args: { title: { type: 'text' } },
    root: {
      id: 'root',
      widget: 'Card',
      v: 3,
      props: { title: { $ref: 'args.title' }, games: { $select: { name: 'games.section', args: { section: 'hot' } } } },
    },
  },
  'strings/all.json': { strings: { hot: { en: 'Hot games', tl: 'Patok' } } },
  'audience/vip.json': { title: 'VIP', rule: { fact: 'player.vipLevel', op: 'gte', value: 5 } },
  'asset/vip.json': { file: 'vip.svg', width: 10, height: 10 },
  'decision-table/badge.json': {
    columns: { tone: { type: 'string', enum: ['plain', 'gold'] }, text: { type: 'text' } },
    rows: [
      { id: 'vip', when: { audience: 'vip' }, then: { tone: 'gold', text: { $text: { en: 'VIP' } } } },
      { id: 'all', when: true, then: { tone: 'plain' } },
    ],
    hit: 'first',
  },
  'flow/play.json': {
    args: { game: { type: 'string' } },
    steps: [{ id: 'open', do: 'nav.open', args: { link: { route: 'game', params: { id: { $ref: 'args.game' } } } } }],
  },
  'tab-bar/main.json': {
    tabs: [
      {
        id: 'home',
        label: { $string: 'hot' },
        icon: 'home',
        link: { route: 'home' },
        badge: { $select: { table: 'badge', column: 'text' } },
        badgeTone: { $select: { table: 'badge', column: 'tone' } },
      },
    ],
  },
  'banner/one.json': {
    position: 'home-top',
    title: { $text: { en: 'One' } },
    image: { $asset: 'vip' },
    link: { href: 'https://example.com/x' },
    sort: 1,
  },
}

/**
 * Returns the site without errors, with documents changed (function), added or replaced (object or text) or left out
 * (null).
 */
export function files(
  changes: { readonly [path: string]: ((body: Body) => void) | Body | string | null } = {},
): Map<string, string> {
  const site = new Map<string, string>([['asset/files/vip.svg', '']])
  for (const path of new Set([...Object.keys(bodies), ...Object.keys(changes)])) {
    const change = changes[path]
    if (change === null) continue
    if (typeof change === 'string') {
      site.set(path, change)
      continue
    }
    const body = structuredClone(typeof change === 'object' ? change : (bodies[path] ?? {}))
    if (typeof change === 'function') change(body)
    const kind = path === 'site.json' ? 'site' : path.slice(0, path.indexOf('/'))
    const id = path.slice(path.indexOf('/') + 1, -'.json'.length)
    site.set(path, JSON.stringify({ $schema: `../../schemas/${kind}.json`, kind, id, ...body }, null, 2))
  }
  return site
}
