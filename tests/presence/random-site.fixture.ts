/**
 * Random sites of several documents: guarded routes, layouts, tab bars, pages, sections, banners in lists, popups,
 * tables and flows. Most sites are small, so a run has many of them; a few are large.
 */
import { type Body, files } from '../../engine/check/check.fixture.ts'
import { at } from '../../engine/prove/prove.fixture.ts'
import type { Random } from '../random.fixture.ts'

export type SiteFiles = Map<string, string>

type Bodies = { [path: string]: Body | ((body: Body) => void) | null }

export type SiteSize = 'tiny' | 'small' | 'medium' | 'large'

/** Limits of the number of documents and nodes of a site. */
interface Extent {
  /** Probability of each optional document. */
  readonly share: number
  /** The maximum number of banners, and of popups that no guard opens. */
  readonly banners: number
  readonly popups: number
  /** The maximum depth of slots, and the maximum number of nodes in a slot. */
  readonly depth: number
  readonly items: number
  readonly tabs: number
}

const extents: { readonly [size in SiteSize]: Extent } = {
  tiny: { share: 0.15, banners: 1, popups: 1, depth: 1, items: 1, tabs: 1 },
  small: { share: 0.25, banners: 2, popups: 1, depth: 1, items: 2, tabs: 1 },
  medium: { share: 0.5, banners: 2, popups: 2, depth: 2, items: 2, tabs: 2 },
  large: { share: 1, banners: 3, popups: 3, depth: 3, items: 3, tabs: 3 },
}

/** Shares of large, medium and small sites. All other sites are tiny. */
const [LARGE, MEDIUM, SMALL] = [0.005, 0.04, 0.3]

const paths = ['/', '/slot', '/second', '/account', '/nowhere', '/game/17'] as const
const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const

export class RandomSite {
  readonly size: SiteSize
  readonly #random: Random
  readonly #extent: Extent
  readonly #routes: readonly string[]
  readonly #banners: readonly string[]
  readonly #popups: readonly string[]
  readonly #hasSection: boolean
  readonly #hasTable: boolean
  readonly #hasFlow: boolean
  readonly #hasTabBar: boolean
  #ids = 0

  constructor(random: Random) {
    this.#random = random
    const size = random.next()
    this.size =
      size < LARGE ? 'large' : size < LARGE + MEDIUM ? 'medium' : size < LARGE + MEDIUM + SMALL ? 'small' : 'tiny'
    const extent = extents[this.size]
    this.#extent = extent
    const some = (ids: readonly string[]): readonly string[] => ids.filter(() => this.#chance(extent.share))
    const first = (ids: readonly string[], most: number): readonly string[] =>
      ids.slice(0, this.size === 'large' ? most : random.below(most + 1))
    this.#routes = ['home', 'game', ...some(['second', 'account', 'hidden', 'vault', 'bare', 'old'])]
    this.#banners = first(['one', 'two', 'three'], extent.banners)
    this.#popups = first(['pop-1', 'pop-2', 'pop-3'], extent.popups)
    this.#hasSection = this.#chance(extent.share)
    this.#hasTable = this.#chance(extent.share)
    this.#hasFlow = this.#chance(extent.share)
    this.#hasTabBar = this.#chance(extent.share)
  }

  get #isBig(): boolean {
    return this.size === 'medium' || this.size === 'large'
  }

  files(): SiteFiles {
    return files(this.bodies())
  }

  bodies(): Bodies {
    const title = { $text: { en: 'Title' } }
    const page = (id: string): Body => ({ title, root: this.#stack(`root-${id}`, this.#extent.depth) })
    const isLoginNeeded = this.#routes.includes('account') || this.#routes.includes('vault')
    return {
      'site.json': (body) => {
        const guards = { login: this.#guard(), restricted: this.#guard() }
        const notFound = this.#random.pick(['game', 'account', 'home'].filter((id) => this.#routes.includes(id)))
        // The login guard needs a login popup.
        const languages = [{ code: 'en', tag: 'en', name: 'English' }]
        Object.assign(body, { languages, guards, notFound }, isLoginNeeded ? { loginPopup: 'enter' } : {})
      },
      'layout/main.json': { root: this.#shell('main') },
      'page/home.json': page('home'),
      'page/game.json': this.#isBig || this.#chance(0.4) ? page('game') : this.#cardPage(),
      'route/home.json': (body) => (body.page = 'home'),
      ...this.#moreRoutes(),
      ...(this.#routes.includes('bare') ? { 'layout/bare.json': { root: this.#shell('bare') } } : {}),
      'section/hot.json': this.#hasSection
        ? {
            args: { isNew: { type: 'boolean', default: false } },
            root: this.#stack('hot', this.#extent.depth - 1, true),
          }
        : null,
      'tab-bar/main.json': this.#hasTabBar
        ? { tabs: ['one', 'two', 'three'].slice(0, this.#extent.tabs).map((id) => this.#tab(id)) }
        : null,
      'decision-table/badge.json': this.#hasTable ? (body) => Object.assign(body, this.#table()) : null,
      'flow/play.json': this.#hasFlow ? { steps: this.#steps() } : null,
      ...(this.#chance(this.#extent.share)
        ? {
            'skin/party.json': {
              title: 'Party',
              priority: 1,
              scheme: 'dark',
              tokens: {},
              when: this.#rule(2),
            },
          }
        : {}),
      'banner/one.json': null,
      ...Object.fromEntries(this.#banners.map((id) => [`banner/${id}.json`, this.#banner()])),
      ...(isLoginNeeded ? { 'popup/enter.json': this.#popup('manual') } : {}),
      ...Object.fromEntries(this.#popups.map((id) => [`popup/${id}.json`, this.#popup()])),
      'strings/all.json': null,
    }
  }

  #cardPage(): Body {
    const card = { ...this.#named('game', 'Card'), ...this.#conditions(0.6, 0.3) }
    return {
      title: { $text: { en: 'Title' } },
      root: { id: 'root-game', widget: 'Stack', v: 1, slots: { body: [card] } },
    }
  }

  #moreRoutes(): Bodies {
    const all: Bodies = {
      second: this.#route('/second', 'home'),
      account: this.#route('/account', 'game', { login: true }),
      hidden: this.#route('/hidden', 'home', { restricted: true }),
      vault: this.#route('/vault', 'game', { login: true, restricted: true }),
      bare: this.#route('/bare', this.#random.pick(['home', 'game']), { layout: 'bare' }),
      old: { path: '/old', redirect: { to: { route: 'home' } } },
    }
    return Object.fromEntries(
      Object.entries(all).flatMap(([id, body]) => (this.#routes.includes(id) ? [[`route/${id}.json`, body]] : [])),
    )
  }

  #id(prefix: string): string {
    return `${prefix}${this.#ids++}`
  }

  #chance(share: number): boolean {
    return this.#random.next() < share
  }

  #route(path: string, page: string, more: Body = {}): Body {
    return { path, page, head: { title: { $text: { en: path } } }, ...more }
  }

  #shell(id: string): Body {
    const before = this.#items(this.size === 'large' ? 2 : 0)
    const tabs = this.#hasTabBar ? [this.#list({ $document: 'tab-bar/main', path: 'tabs' }, 'tab')] : []
    return { ...this.#named(`shell-${id}`, 'Stack'), slots: { body: [...before, ...tabs, ...outlet(id)] } }
  }

  #tab(id: string): Body {
    const badge = this.#hasTable ? { badge: { $select: { table: 'badge', column: 'text' } } } : {}
    return { id, label: { $text: { en: id } }, icon: 'home', link: this.#link(), ...badge, ...this.#conditions(0.6, 0) }
  }

  #link(): Body {
    return { route: this.#random.pick(this.#routes.filter((id) => id !== 'game')) }
  }

  #table(): Body {
    const rows = Array.from({ length: 1 + this.#random.below(3) }, (_, n) => ({
      id: `row-${n}`,
      when: this.#rule(2),
      then: { tone: this.#random.pick(['gold', 'plain']) },
    }))
    const last = this.#chance(0.5) ? [{ id: 'last', when: true, then: { tone: 'plain' } }] : []
    return { rows: [...rows, ...last], hit: this.#random.pick(['first', 'first', 'unique']) }
  }

  #steps(): readonly Body[] {
    return ['first', 'then'].map((id) => ({
      id,
      do: this.#random.pick(['session.logout', 'nav.back']),
      ...(this.#chance(0.5) ? { when: this.#rule(1) } : {}),
    }))
  }

  #banner(): Body {
    return {
      position: this.#random.pick(['top', 'foot']),
      title: { $text: { en: 'Banner' } },
      image: { $asset: 'vip' },
      link: { href: 'https://example.com/x' },
      sort: this.#random.below(2),
      ...this.#conditions(0.5, 0.3),
    }
  }

  #popup(trigger = this.#random.pick(['auto', 'auto', 'manual'])): Body {
    const opensByItself = trigger === 'auto'
    return {
      title: { $text: { en: 'Popup' } },
      trigger,
      group: this.#id('group'),
      priority: this.#random.below(2),
      ...(opensByItself && this.#chance(0.5)
        ? { routes: this.#random.some(this.#routes, 1 + this.#random.below(3)) }
        : {}),
      root: this.#stack(this.#id('sheet'), Math.min(this.#extent.depth, 2)),
      ...(opensByItself ? this.#conditions(0.6, 0.3) : {}),
    }
  }

  #named(id: string, widget: string): Body {
    if (widget === 'Stack') return { id, widget, v: 1 }
    const link = this.#chance(0.12) ? { link: this.#link() } : {}
    const tone = this.#hasTable && this.#chance(0.3) ? { tone: { $select: { table: 'badge', column: 'tone' } } } : {}
    const props = { title: { $text: { en: id } }, ...link, ...tone }
    return { id, widget, v: 3, props, ...(this.#chance(0.15) ? { on: { press: [this.#handler()] } } : {}) }
  }

  #handler(): Body {
    return this.#hasFlow && this.#chance(0.6) ? { do: { flow: 'play' } } : { do: 'session.logout' }
  }

  #stack(id: string, depth: number, hasArgument = false): Body {
    const argument = hasArgument ? [{ ...this.#named(this.#id('arg'), 'Card'), when: { arg: 'isNew' } }] : []
    return {
      ...this.#named(id, 'Stack'),
      slots: { body: [...argument, ...this.#items(depth, hasArgument)] },
      ...(id.startsWith('root') ? {} : this.#conditions(0.5, 0.25)),
    }
  }

  #items(depth: number, isInSection = false): readonly Body[] {
    return Array.from({ length: 1 + this.#random.below(this.#extent.items) }, () => this.#item(depth, isInSection))
  }

  #item(depth: number, isInSection: boolean): Body {
    const kind = this.#random.below(depth > 0 ? 8 : 2)
    const card = (): Body => ({ ...this.#named(this.#id('card'), 'Card'), ...this.#conditions(0.6, 0.3) })
    if (kind < 2) return card()
    if (kind < 4) return this.#nested(this.#id('stack'), depth - 1, isInSection)
    if (kind < 6) {
      const variant = (): Body =>
        this.#chance(0.5) ? card() : this.#nested(this.#id('variant'), depth - 1, isInSection)
      const { when: _when, schedule: _schedule, ...last } = variant()
      const first = Array.from({ length: 1 + this.#random.below(2) }, () => ({ when: this.#rule(1), ...variant() }))
      return { id: this.#id('pick'), pick: 'first', of: [...first, last] }
    }
    if (kind === 6 && !isInSection && this.#hasSection)
      return {
        id: this.#id('use'),
        use: 'section/hot',
        args: { isNew: this.#chance(0.5) },
        ...this.#conditions(0.4, 0.2),
      }
    if (this.#banners.length === 0) return card()
    return this.#list(
      { $documents: { kind: 'banner', where: { position: this.#random.pick(['top', 'foot']) } } },
      'one',
    )
  }

  #nested(id: string, depth: number, isInSection: boolean): Body {
    return {
      ...this.#named(id, 'Stack'),
      slots: { body: this.#items(depth, isInSection) },
      ...this.#conditions(0.5, 0.25),
    }
  }

  #list(source: Body, as: string): Body {
    const each = { in: source, as, key: 'id', ...(this.#chance(0.3) ? { limit: 1 + this.#random.below(2) } : {}) }
    return { ...this.#named(this.#id('list'), 'Card'), each, ...this.#conditions(0.3, 0.1) }
  }

  #conditions(when: number, schedule: number): Body {
    return {
      ...(this.#chance(when) ? { when: this.#rule(2) } : {}),
      ...(this.#chance(schedule) ? { schedule: this.#schedule() } : {}),
    }
  }

  /** Returns the rule of a guard, which reads no facts of routes. */
  #guard(): Body {
    const loggedIn = { fact: 'session.loggedIn', op: 'eq', value: true }
    return this.#random.pick<Body>([
      loggedIn,
      { any: [loggedIn, { fact: 'device.container', op: 'eq', value: 'APP' }] },
      { fact: 'player.vipLevel', op: 'lt', value: 4 },
      { fact: 'clock.today', op: 'neq', value: this.#date().slice(0, 10) },
    ])
  }

  #rule(depth: number): Body {
    const kind = this.#random.below(depth === 0 ? 1 : 4)
    if (kind < 2) return this.#comparison()
    if (kind === 2) return { not: this.#rule(depth - 1) }
    const first = this.#rule(depth - 1)
    // The check refuses a rule that lists the same part twice.
    let second = this.#rule(depth - 1)
    while (JSON.stringify(second) === JSON.stringify(first)) second = this.#rule(depth - 1)
    return { [this.#random.pick(['all', 'any'])]: [first, second] }
  }

  #comparison(): Body {
    const random = this.#random
    const is = (fact: string, op: string, value: unknown): Body => ({ fact, op, value })
    switch (random.below(10)) {
      case 0:
      case 1:
        return is('session.loggedIn', 'eq', this.#chance(0.5))
      case 2:
      case 3:
        return is('player.vipLevel', random.pick(['gte', 'lt', 'eq']), random.pick([1, 3, 5]))
      case 4:
        return is('device.container', 'eq', random.pick(['APP', 'BROWSER']))
      case 5:
      case 6:
        return this.#chance(0.5)
          ? is('route.id', random.pick(['eq', 'neq']), random.pick(this.#routes))
          : is('route.id', random.pick(['in', 'notIn']), random.some(this.#routes, 2))
      case 7:
        return this.#chance(0.5)
          ? is(random.pick(['route.login', 'route.restricted']), 'eq', this.#chance(0.5))
          : is('route.path', random.pick(['eq', 'neq']), random.pick(paths))
      case 8:
        return is('clock.today', random.pick(['eq', 'neq', 'contains']), this.#date().slice(0, 10))
      default:
        return is('clock.now', random.pick(['gte', 'lt']), this.#date())
    }
  }

  /** A local time on the hour, from six days before to three weeks after the start. */
  #date(): string {
    const hours = this.#random.below(27 * 24) - 6 * 24
    return new Date(at + 8 * 3_600_000 + hours * 3_600_000).toISOString().slice(0, 16)
  }

  #schedule(): Body {
    const [a, b] = [this.#date(), this.#date()].sort() as [string, string]
    const weekly = [{ days: this.#random.some(days, 1 + this.#random.below(3)), from: '18:00', until: '02:00' }]
    return this.#random.pick<Body>([
      { from: a, until: `${b.slice(0, 11)}23:59` },
      { from: a },
      { until: b },
      { weekly },
      { from: a, until: `${b.slice(0, 11)}23:59`, weekly },
    ])
  }

  /** Returns an instant during, before or after the schedules. */
  moment(): number {
    const hours = this.#random.below(40 * 24) - 8 * 24
    return at + hours * 3_600_000 + this.#random.pick([-1, 0, 1, 59_999, 60_000])
  }

  person(): { readonly [fact: string]: string | number | boolean } {
    const isIn = this.#chance(0.65)
    return {
      'session.loggedIn': isIn,
      'player.vipLevel': isIn ? this.#random.pick([0, 1, 2, 3, 4, 5, 6, 12]) : 0,
      'device.container': this.#random.pick(['APP', 'BROWSER']),
      'popup.open': '',
    }
  }
}

function outlet(id: string): readonly Body[] {
  return [{ id: `outlet-${id}`, outlet: true }]
}
