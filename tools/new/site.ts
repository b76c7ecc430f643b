/**
 * A new site. It is the smallest site that passes the check without a finding, can be published, and has all pages that
 * a site needs.
 */
import { basename, resolve } from 'node:path'
import { quoted } from '../../engine/document/finding.ts'
import { CommandError, NEGATIVE_RESULT } from '../command-line.ts'
import { content, heading, inLanguages, type InLanguages, paragraph } from '../../catalogue/templates/nodes.ts'
import { schemaPath } from './schema-path.ts'
import { newIcon, newShareCard } from './site-images.ts'
import { darkTokens, lightTokens } from './site-skins.ts'
import { titleOf } from './name.ts'
import type { NewFiles } from './templates.ts'

interface SiteLanguage {
  readonly code: string
  readonly tag: string
  readonly name: string
  readonly direction?: 'rtl'
}

/** Scripts that are written from right to left, by their ISO 15924 code. */
const rightToLeftScripts = ['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa']

/** Widths and heights of the images in pixels. */
const ICON = 512
const CARD = { width: 1200, height: 630 }

/**
 * Returns the texts of the files by their path in the folder of the new site.
 * @param dir folder of the site; its name becomes the title
 * @param languages BCP 47 tags separated by commas; the first one is the default
 * @throws {CommandError} when `languages` contains a tag that is not well-formed, or the same tag twice
 */
export function siteFiles(dir: string, languages: string): NewFiles {
  const title =
    titleOf(
      basename(resolve(dir))
        .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
        .trim(),
    ) || 'New site'
  const documents = siteDocuments(title, readLanguages(languages))
  const files = Object.entries(documents).map(([path, body]): [string, string] => {
    const [kind = '', ...id] = path.replace('.json', '').split('/')
    const head = { $schema: schemaPath(dir, path, kind), kind, id: kind === 'site' ? 'site' : id.join('/') }
    return [path, JSON.stringify({ ...head, ...body })]
  })
  return { ...Object.fromEntries(files), 'asset/files/icon.svg': newIcon, 'asset/files/share.svg': newShareCard }
}

function readLanguages(list: string): readonly SiteLanguage[] {
  const languages = list.split(',').map((given) => languageOf(given.trim()))
  const codes = languages.map(({ code }) => code)
  const twice = codes.find((code, n) => codes.indexOf(code) !== n)
  if (twice !== undefined) throw new CommandError(`--languages contains ${twice} more than once`, NEGATIVE_RESULT)
  return languages
}

function languageOf(given: string): SiteLanguage {
  const tag = canonicalTag(given)
  const code = tag?.toLowerCase() ?? ''
  if (tag === undefined || code.length > 20)
    throw new CommandError(
      `--languages takes BCP 47 tags of at most 20 characters, such as en,de or pt-BR; got ${quoted(given)}`,
      NEGATIVE_RESULT,
    )
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag
  const isRightToLeft = rightToLeftScripts.includes(new Intl.Locale(tag).maximize().script ?? '')
  return { code, tag, name: name.slice(0, 40), ...(isRightToLeft ? { direction: 'rtl' as const } : {}) }
}

function canonicalTag(given: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(given)[0]
  } catch {
    return undefined
  }
}

type NewDocuments = { readonly [path: string]: { readonly [property: string]: unknown } }

/** Returns the bodies of all documents by path. */
function siteDocuments(title: string, languages: readonly SiteLanguage[]): NewDocuments {
  const text = inLanguages(languages.map(({ code }) => code))
  return {
    ...settingDocuments(title, languages),
    ...shellDocuments(title, text),
    ...routeDocuments(title, text),
    ...pageDocuments(title, languages, text),
  }
}

function settingDocuments(title: string, languages: readonly SiteLanguage[]): NewDocuments {
  return {
    'site.json': {
      title: title.slice(0, 80),
      languages,
      currency: { code: 'EUR' },
      timeZone: 'UTC',
      areas: [],
      containers: { frameAncestors: [] },
      layoutDefault: 'main',
      skinDefault: 'light',
      notFound: 'not-found',
    },
    'skin/light.json': { title: 'Light', priority: 10, scheme: 'light', counterpart: 'dark', tokens: lightTokens },
    'skin/dark.json': { title: 'Dark', priority: 0, scheme: 'dark', tokens: darkTokens },
  }
}

/** Returns the documents around every page: the layout, the tabs with their texts, and the images of the site. */
function shellDocuments(title: string, text: InLanguages): NewDocuments {
  const tab = (id: string, key: string, icon: string): object => ({
    id,
    label: { $string: key },
    icon,
    link: { route: id },
    routes: [id],
  })
  return {
    'strings/shell.json': {
      strings: {
        brand: text(title).$text,
        back: text('Back').$text,
        support: text('Help').$text,
        share: text('Share').$text,
        'tabs.label': text('Main pages').$text,
        'tab.home': text('Home').$text,
        'tab.about': text('About').$text,
      },
    },
    'tab-bar/main.json': { tabs: [tab('home', 'tab.home', 'home'), tab('about', 'tab.about', 'info')] },
    'layout/main.json': { root: shell },
    'asset/app-icon.json': { file: 'icon.svg', width: ICON, height: ICON, alt: text(title) },
    'asset/share-card.json': { file: 'share.svg', ...CARD, alt: text(title) },
  }
}

function routeDocuments(title: string, text: InLanguages): NewDocuments {
  const route = (path: string, page: string, name: string, description: string): { [property: string]: unknown } => ({
    path,
    page,
    head: { title: text(name), description: text(description) },
  })
  return {
    'route/home.json': route('/', 'home', 'Home', `The home page of ${title}.`),
    'route/about.json': route('/about', 'about', 'About', `Who is behind ${title}.`),
    'route/not-found.json': route('/not-found', 'not-found', 'Page not found', 'This page does not exist.'),
  }
}

function pageDocuments(title: string, languages: readonly SiteLanguage[], text: InLanguages): NewDocuments {
  return {
    'page/home.json': {
      title: text('Home'),
      root: content(heading(text, `Welcome to ${title}`), paragraph(text, 'This site is new. More will follow soon.'), {
        id: 'more',
        widget: 'Button',
        v: 1,
        props: { label: text('About us'), link: { route: 'about' }, tone: 'primary' },
      }),
    },
    'page/about.json': {
      title: text('About'),
      root: content(
        heading(text, `About ${title}`),
        paragraph(text, `This is the site ${title}.`),
        ...(languages.length > 1 ? [languageChoice(languages, text)] : []),
        skinChoice(text),
      ),
    },
    'page/not-found.json': { title: text('Page not found'), root: notFoundNotice(text) },
  }
}

function notFoundNotice(text: InLanguages): object {
  return {
    id: 'words',
    widget: 'Notice',
    v: 1,
    props: {
      icon: 'search',
      title: text('Page not found'),
      text: text('This page does not exist.'),
      actionLabel: text('Go to the home page'),
      action: { route: 'home' },
      level: 2,
    },
  }
}

function languageChoice([first, ...others]: readonly SiteLanguage[], text: InLanguages): object {
  const options = [first, ...others].flatMap((language) =>
    language === undefined ? [] : [{ value: language.code, label: text(language.name) }],
  )
  return choice('language', { label: text('Language'), options }, first?.code ?? '')
}

function skinChoice(text: InLanguages): object {
  const options = [
    { value: 'light', label: text('Light') },
    { value: 'dark', label: text('Dark') },
  ]
  return choice('skin', { label: text('Look'), options }, 'light')
}

/**
 * Returns a list in which the visitor chooses a value. The action `NAME.set` stores the choice in the fact
 * `device.NAME`.
 */
function choice(name: 'language' | 'skin', props: object, usual: string): object {
  const current = { $ref: `fact.device.${name}`, default: usual }
  return {
    id: name,
    widget: 'ChoiceList',
    v: 1,
    props: { ...props, current },
    on: { choose: [{ do: `${name}.set`, args: { [name]: { $ref: 'event.value', default: usual } } }] },
  }
}

/** The header with the brand, the outlet for the page, and the tab bar. */
const shell = {
  id: 'shell',
  widget: 'Shell',
  v: 1,
  slots: {
    header: [
      {
        id: 'bar',
        widget: 'TopBar',
        v: 1,
        props: {
          title: { $ref: 'route.header.title' },
          back: { $ref: 'route.header.back' },
          logo: { $string: 'brand' },
          image: { $asset: 'app-icon' },
          home: { route: 'home' },
          backLabel: { $string: 'back' },
          supportLabel: { $string: 'support' },
          shareLabel: { $string: 'share' },
        },
        on: { back: [{ do: 'nav.back' }] },
      },
    ],
    main: [{ id: 'outlet', outlet: true }],
    tabs: [
      {
        id: 'tabs',
        widget: 'TabBar',
        v: 1,
        props: { label: { $string: 'tabs.label' } },
        slots: {
          tabs: [
            {
              id: 'tab',
              widget: 'Tab',
              v: 1,
              props: {
                label: { $ref: 'item.tab.label' },
                icon: { $ref: 'item.tab.icon' },
                link: { $ref: 'item.tab.link' },
                current: {
                  $if: { fact: 'route.id', op: 'in', value: { $ref: 'item.tab.routes' } },
                  then: true,
                  else: false,
                },
              },
              each: { in: { $document: 'tab-bar/main', path: 'tabs' }, as: 'tab', key: 'id' },
            },
          ],
        },
      },
    ],
  },
}
