/** Random sites of several documents: guarded routes, layouts, tab bars, pages, sections, banners in lists, popups. */
import { type Body, files } from '../../engine/check/check.fixture.ts'
import type { Random } from '../random.fixture.ts'

/** 20 November 2026, noon in Manila. */
export const at = Date.UTC(2026, 10, 20, 4)

export type SiteFiles = Map<string, string>

type Bodies = { [path: string]: Body | ((body: Body) => void) | null }

const routes = ['home', 'game', 'second', 'account', 'hidden', 'vault', 'bare', 'old'] as const
const paths = ['/', '/slot', '/second', '/account', '/nowhere', '/game/17'] as const
const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const

export class RandomSite {
  readonly #random: Random
  #ids = 0

  constructor(random: Random) {
    this.#random = random
  }

  files(): SiteFiles {
    const { bodies } = this
    return files(bodies())
  }

  /** The documents of a site. A login popup is needed by the guard. */
  readonly bodies = (): Bodies => {
    const title = { $text: { en: 'Title' } }
    const page = (id: string): Body => ({ title, root: this.#stack(`root-${id}`, 3) })
    return {
      'site.json': (body) =>
        Object.assign(body, {
          guards: { login: this.#guard(), restricted: this.#guard() },
          loginPopup: 'enter',
          notFound: this.#random.pick(['game', 'account', 'home']),
        }),
      'layout/main.json': { root: this.#shell('main') },
      'layout/bare.json': { root: this.#shell('bare') },
      'section/hot.json': { args: { isNew: { type: 'boolean', default: false } }, root: this.#stack('hot', 2, true) },
      'page/home.json': page('home'),
      'page/game.json': page('game'),
      'route/home.json': (body) => (body.page = 'home'),
      'route/second.json': this.#route('/second', 'home'),
      'route/account.json': this.#route('/account', 'game', { login: true }),
      'route/hidden.json': this.#route('/hidden', 'home', { restricted: true }),
      'route/vault.json': this.#route('/vault', 'game', { login: true, restricted: true }),
      'route/bare.json': this.#route('/bare', this.#random.pick(['home', 'game']), { layout: 'bare' }),
      'route/old.json': { path: '/old', redirect: { to: { route: 'home' } } },
      'tab-bar/main.json': { tabs: ['one', 'two', 'three'].map((id) => this.#tab(id)) },
      'banner/one.json': this.#banner(),
      'banner/two.json': this.#banner(),
      'banner/three.json': this.#banner(),
      'popup/enter.json': { ...this.#popup(), trigger: 'manual' },
      'popup/pop-1.json': this.#popup(),
      'popup/pop-2.json': this.#popup(),
      'popup/pop-3.json': this.#popup(),
    }
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
    const before = this.#items(2)
    return {
      ...this.#named(`shell-${id}`, 'Stack'),
      slots: { body: [...before, this.#list({ $document: 'tab-bar/main', path: 'tabs' }, 'tab'), ...outlet(id)] },
    }
  }

  #tab(id: string): Body {
    const label = { $text: { en: id } }
    return { id, label, icon: 'home', link: { route: 'home' }, ...this.#conditions(0.6, 0) }
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

  #popup(): Body {
    return {
      title: { $text: { en: 'Popup' } },
      trigger: this.#random.pick(['auto', 'auto', 'manual']),
      group: this.#id('group'),
      priority: this.#random.below(2),
      ...(this.#chance(0.5) ? { routes: this.#random.some(routes, 1 + this.#random.below(3)) } : {}),
      root: this.#stack(this.#id('sheet'), 2),
      ...this.#conditions(0.6, 0.3),
    }
  }

  #named(id: string, widget: string): Body {
    return widget === 'Stack' ? { id, widget, v: 1 } : { id, widget, v: 3, props: { title: { $text: { en: id } } } }
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
    return Array.from({ length: 1 + this.#random.below(3) }, () => this.#item(depth, isInSection))
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
    if (kind === 6 && !isInSection)
      return {
        id: this.#id('use'),
        use: 'section/hot',
        args: { isNew: this.#chance(0.5) },
        ...this.#conditions(0.4, 0.2),
      }
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
    const each = { in: source, as, key: 'id' }
    return { ...this.#named(this.#id('list'), 'Card'), each, ...this.#conditions(0.3, 0.1) }
  }

  #conditions(when: number, schedule: number): Body {
    return {
      ...(this.#chance(when) ? { when: this.#rule(2) } : {}),
      ...(this.#chance(schedule) ? { schedule: this.#schedule() } : {}),
    }
  }

  /** A guard does not depend on the route. */
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
    // The check refuses the same rule twice.
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
          ? is('route.id', random.pick(['eq', 'neq']), random.pick(routes))
          : is('route.id', random.pick(['in', 'notIn']), random.some(routes, 2))
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

  /** A local time within three weeks of the start, on the hour. */
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

  /** An instant in or around the time of the schedules. */
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
