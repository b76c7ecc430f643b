/**
 * The page with which the service worker answers when there is no network and the requested page is not cached. Its
 * language, skin, legal notice, header and tabs are those of a cached page.
 */
import { escapeHtml } from '../engine/core/html.ts'

/** Default texts. Sites set their own texts in their `strings` documents. */
const defaults = {
  'app.offline.title': 'No network',
  'app.offline.text': 'This page is not saved on this device. It opens automatically when the network is back.',
  'app.offline.visited': 'These pages work without a network',
  'app.offline.retry': 'Try again',
}

/**
 * The address of the page's script. The service worker responds to it, because the page must not have inline scripts.
 */
export const OFFLINE_SCRIPT = '/r/offline.js'

/** Milliseconds between two requests that test whether the server responds: the first and the longest interval. */
const CHECK_MS = [1000, 20_000] as const

/**
 * Opens the requested page when the server responds again. Tests this with HEAD requests, which always go to the
 * network because the service worker handles only GET.
 */
export const offlineScript = `{
try{
const[skin,scheme]=localStorage.getItem("habi.skin").replaceAll('"',"").split(" "),{dataset}=document.documentElement
Object.assign(dataset,{skin,scheme})
delete dataset.follow
}catch{}
let wait,timer
const open=()=>location.reload()
const later=(ms)=>{clearTimeout(timer);wait=Math.min(ms,${CHECK_MS[1]});timer=setTimeout(check,wait*(.75+Math.random()/2))}
const check=()=>{
later(wait*2)
document.visibilityState==="visible"&&fetch(location.href,{method:"HEAD",cache:"no-store"}).then(({status})=>status<500&&open(),()=>{})
}
const soon=()=>later(${CHECK_MS[0]})
document.querySelector("button").onclick=open
addEventListener("online",soon)
document.addEventListener("visibilitychange",soon)
soon()
}`

/** A lantern that sleeps, on the disc of the drawings of other empty pages. */
const lantern =
  '<svg viewBox="-24 -16 96 96" width="144" height="144" aria-hidden="true"><circle cx="24" cy="32" r="46" fill="#5c3573"/>' +
  '<circle cx="24" cy="32" r="37" fill="#1c183a" opacity=".6"/><g stroke="#2b1a2b" stroke-width="2.5" stroke-linejoin="round">' +
  '<path d="M24-14v24" stroke="#ffd98a"/><path d="M18 60v9m6-9v12m6-12v9" stroke="#2fd0b5" stroke-width="4"/>' +
  '<path d="M12 17h24q15 19 0 38H12Q-3 36 12 17z" fill="#f2795f"/>' +
  '<path d="M31 18q8 18 0 36h4q13-18 0-36z" fill="#c4503f" stroke="none"/>' +
  '<path d="M13 19q-9 17 0 34h4q-6-17 0-34z" fill="#ffb39b" stroke="none"/>' +
  '<path d="M14 10h20l2 7H12zM12 55h24l-2 6H14z" fill="#ffc24d"/><ellipse cx="24" cy="36" rx="12" ry="11" fill="#fff3d1"/>' +
  '<path d="M16 34q2.5 3 5 0m6 0q2.5 3 5 0M22 41q2 2 4 0" fill="none" stroke-width="2" stroke-linecap="round"/></g>' +
  '<path d="M16 39h3m10 0h3" stroke="#ff9a8a" stroke-width="2.5" stroke-linecap="round"/>' +
  '<path d="M45 14h7l-7 8h7M48 1h5l-5 6h5" fill="none" stroke="#ffd98a" stroke-width="2" stroke-linejoin="round"/></svg>'

const style =
  'nav [data-tone]{display:none}.offline{max-width:32rem;margin:0 auto;padding:3rem 1rem;text-align:center}.offline>*{margin:0 auto}.offline>svg{margin-bottom:1rem}' +
  '.offline :is(h1,h2,p){text-wrap:balance}.offline p{margin-top:.5rem;color:var(--color-muted,#aeb0c8)}' +
  '.offline button{min-height:3rem;margin-top:1.5rem;padding:0 1.5rem;border:0;border-radius:1.5rem;font:inherit;' +
  'font-weight:600;color:var(--color-onAccent,#10111f);background:var(--color-accent,#ffb22e)}' +
  '.offline h2{margin-top:2.5rem;font-size:1rem}' +
  '.offline ul{margin-top:.75rem;padding:0;overflow:hidden;border-radius:1rem;list-style:none;text-align:start;' +
  'background:var(--color-raised,#191b2e)}.offline li+li{border-top:1px solid var(--color-hairline,#31345280)}' +
  '.offline li a{display:flex;align-items:center;justify-content:space-between;gap:1rem;min-height:3.5rem;' +
  'padding:.5rem 1.25rem .5rem 1rem;color:inherit;text-decoration:none}.offline a:focus-visible{outline-offset:-3px}' +
  '.offline li a::after{content:"";flex:none;width:.5rem;height:.5rem;border:solid var(--color-muted,#aeb0c8);' +
  'border-width:2px 2px 0 0;rotate:45deg}[dir=rtl] .offline li a::after{rotate:-135deg}'

export interface OfflinePageParts {
  /** The HTML of the cached page whose head, notice, header and tabs are used; empty when there is none. */
  readonly page: string
  /** Texts of the site in the language of the cached page. */
  readonly texts: { readonly [key: string]: string }
  /** Cached pages to link to. `title` is HTML. */
  readonly visited: readonly { readonly path: string; readonly title: string }[]
}

/** A cached page. */
export interface CachedPage {
  readonly path: string
  readonly html: string
  /** The title as HTML, without the name of the site. */
  readonly title: string
  readonly language: string
}

/** Number of links on the offline page. */
const MAX_LINKS = 5
/** The content of a page with less text, such as a game, a video or a personal list, comes from the network. */
const MIN_TEXT = 45

/**
 * Returns the pages that the offline page links to. `pages` starts with the first page to list. Leaves out pages in
 * another language, pages with a form, such as the login, pages that are only a message, such as that of a maintenance
 * (`notice.tsx`), and pages whose content comes from the network.
 */
export const usablePages = (pages: readonly CachedPage[], language: string): readonly CachedPage[] =>
  pages
    .filter(
      (one) =>
        one.language === language && !/<form| data-page="true"/.test(one.html) && textOf(one.html).length >= MIN_TEXT,
    )
    .slice(0, MAX_LINKS)

/** Returns the text of the content of a page. */
const textOf = (html: string): string => (/<main\b.*<\/main>/s.exec(html)?.[0] ?? '').replaceAll(/<[^>]*>/g, '')

export function offlinePage({ page, texts, visited }: OfflinePageParts): string {
  const text = (key: keyof typeof defaults): string => escapeHtml(texts[key] ?? defaults[key])
  const title = text('app.offline.title')
  const { before, after } = frameOf(page)
  const tabs = tabNamesIn(before + after)
  const links = visited
    .map(({ path, title }) => [escapeHtml(path), title] as const)
    .map(([href, title]) => `<li><a href="${href}">${tabs.get(href) ?? title}</a></li>`)
    .join('')
  return [
    headOf(page),
    `<title>${title}</title><style>${style}</style></head><body>${noticeOf(page)}`,
    `<div id="root">${before}<div class="offline">${lantern}<h1>${title}</h1><p>${text('app.offline.text')}</p>`,
    `<button type="button">${text('app.offline.retry')}</button>`,
    links === '' ? '' : `<h2>${text('app.offline.visited')}</h2><ul>${links}</ul>`,
    `</div>${after}</div><script src="${OFFLINE_SCRIPT}"></script></body></html>`,
  ].join('')
}

/**
 * Returns the markup before and after the content of a page: header and tabs. Removes buttons, because they need code,
 * and also the title and the mark of the current tab. Links still work.
 */
function frameOf(page: string): { readonly before: string; readonly after: string } {
  const [, before, after] =
    /<div id="root">(.*?<main\b[^>]*>).*(<\/main>.*)<\/div><script type="application\/json"/s.exec(page) ?? []
  if (before === undefined || after === undefined) return { before: '<main>', after: '</main>' }
  const clean = (markup: string): string =>
    markup.replaceAll(/<button\b.*?<\/button>|<h1\b[^>]*>[^<]*<\/h1>| aria-current="page"/gs, '')
  return { before: clean(before), after: clean(after) }
}

/**
 * Returns the names of pages in the navigation, as HTML. A link to a page has the same name there, such as Home, which
 * has a longer title. The name is the last text of a link, because a badge may precede it.
 */
function tabNamesIn(frame: string): ReadonlyMap<string, string> {
  const [nav = ''] = /<nav\b.*?<\/nav>/s.exec(frame) ?? []
  const links = nav.matchAll(/<a\b[^>]* href="([^"]*)"[^>]*>.*?([^<>]+)(?:<[^>]*>)*?<\/a>/gs)
  return new Map([...links].map(([, href = '', name = '']) => [href, name]))
}

/** Returns the head of a page with its language and style. Removes the title, description, scripts and links. */
function headOf(page: string): string {
  const end = page.indexOf('</head>')
  if (end < 0)
    return '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
  return page
    .slice(0, end)
    .replaceAll(/<(script|title)\b.*?<\/\1>|<link\b[^>]*>|<meta (?:name="description"|property=)[^>]*>/gs, '')
}

/** Returns the legal notice of the site's policy: all markup before the root element (`document.ts`). */
function noticeOf(page: string): string {
  return /<body>(.*?)<div id="root">/s.exec(page)?.[1] ?? ''
}
