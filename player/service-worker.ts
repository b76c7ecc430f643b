/**
 * The service worker. Files that are named by their hash come from the cache first. Pages and the pointer come from the
 * network, or from the cache when the network fails. The offline page then replaces pages that are not cached. Calls,
 * frames of games and personal data are never cached.
 */
import type { Expr } from '../engine/core/slice.ts'
import { type CachedPage, OFFLINE_SCRIPT, offlinePage, offlineScript, usablePages } from './offline-page.ts'

/** Browsers without static routing have no `addRoutes`; the types of TypeScript do not contain it. */
interface RoutedInstall extends ExtendableEvent {
  readonly addRoutes?: (rule: { condition: { requestMethod: string }; source: 'network' }) => Promise<void>
}

const worker = globalThis as unknown as ServiceWorkerGlobalScope
const FILES = 'habi-files'
const PAGES = 'habi-pages'
const MAX_FILES = 400
const POINTER = '/release.json'
/** Number of pages, the latest first, of which some are links on the offline page. */
const MAX_LATEST = 12

worker.addEventListener('install', (event) => {
  // A request that begins while its page is left does not reach the network through a worker. Calls need no worker.
  void (event as RoutedInstall).addRoutes?.({ condition: { requestMethod: 'POST' }, source: 'network' })
  void worker.skipWaiting()
})
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()))
// A page sends the addresses that it loaded or showed without this worker, so that the worker caches them.
worker.addEventListener('message', (event) => event.waitUntil(keepAddresses(event.data as readonly string[])))

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== worker.location.origin) return
  if (url.pathname === OFFLINE_SCRIPT)
    event.respondWith(new Response(offlineScript, { headers: { 'content-type': 'text/javascript' } }))
  else if (url.pathname.startsWith('/r/')) event.respondWith(fromCache(request))
  else if (url.pathname === POINTER) event.respondWith(fromNetwork(request, POINTER))
  else if (request.mode === 'navigate' && request.destination === 'document' && isPage(url))
    event.respondWith(fromNetwork(request, url.pathname, true).catch(offlineResponse))
})

/** True for pages of players. Pages of the sandbox, the studio and the gallery, and previews, are not cached. */
function isPage({ pathname, searchParams }: URL): boolean {
  return !searchParams.has('preview') && !/^\/(sandbox|studio|gallery|api)(\/|$)/.test(pathname)
}

async function fromCache(request: Request): Promise<Response> {
  const cache = await open(FILES)
  // The app requests a file with `reload` when its content is damaged.
  const cached = request.cache !== 'reload' && (await cache?.match(request))
  if (cached) return cached
  const response = await fetch(request)
  if (response.ok && cache !== undefined) void keep(cache, request, response.clone())
  return response
}

async function fromNetwork(request: Request, key: string, isPage = false): Promise<Response> {
  const cache = await open(PAGES)
  try {
    // A page can be the dictionary of its next version only if the worker requests it with no-cache (decision 10).
    const response = await fetch(request, { cache: 'no-cache' })
    // A maintenance page, an error or metrics must not be shown later while the player is offline. Only pages of the
    // release have a `content-language` header.
    const isKept = response.ok && !response.redirected && (!isPage || response.headers.has('content-language'))
    if (isKept && cache !== undefined) {
      if (isPage && !response.headers.has('use-as-dictionary')) void becomeDictionary(cache, key, response)
      void keep(cache, key, response.clone())
    }
    if (response.status < 500) return response
    return (await cache?.match(key)) ?? response
  } catch (error) {
    const cached = await cache?.match(key)
    if (cached !== undefined) return cached
    throw error
  }
}

/** Caches pages and files. Cached pages are not requested again, and files come from the cache of the browser. */
async function keepAddresses(addresses: readonly string[]): Promise<void> {
  const pages = await open(PAGES)
  for (const address of addresses) {
    const url = new URL(address, worker.location.origin)
    if (url.origin !== worker.location.origin) continue
    const request = new Request(url)
    const done =
      url.pathname.startsWith('/r/') && url.pathname !== OFFLINE_SCRIPT
        ? fromCache(new Request(url, { cache: 'force-cache' }))
        : url.pathname === POINTER
          ? fromNetwork(request, POINTER)
          : isPage(url) && (await pages?.match(url.pathname)) === undefined && fromNetwork(request, url.pathname, true)
    // A file that cannot be loaded now will be loaded when a page needs it.
    await Promise.resolve(done).catch(() => undefined)
  }
}

async function offlineResponse(): Promise<Response> {
  const cache = await open(PAGES)
  const paths = ((await cache?.keys()) ?? [])
    .map(({ url }) => new URL(url).pathname)
    .filter((path) => path !== POINTER)
    .reverse()
    .slice(0, MAX_LATEST)
  const pages = (await Promise.all(paths.map((path) => pageIn(cache, path)))).filter((page) => page !== undefined)
  const [latest] = pages
  const language = latest?.language ?? ''
  const texts = await textsIn(language).catch(() => ({}))
  // Take the header from Home, because other pages may have their own header.
  const home = await pageIn(cache, '/')
  const { html = '' } = (home?.language === language ? home : latest) ?? {}
  const others = pages.filter(({ path }) => path !== '/')
  const visited = usablePages(home === undefined ? others : [home, ...others], language)
  return new Response(offlinePage({ page: html, texts, visited }), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy':
        "default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; img-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    },
  })
}

async function pageIn(cache: Cache | undefined, path: string): Promise<CachedPage | undefined> {
  const response = await cache?.match(path)
  if (response === undefined) return undefined
  const html = await response.text()
  const title = (/<title>(.*?)<\/title>/s.exec(html)?.[1] ?? path).replace(/ · [^·]*$/, '')
  return { path, html, title, language: response.headers.get('content-language') ?? '' }
}

/** Texts that code shows, from the cached app file of a language. */
async function textsIn(language: string): Promise<{ readonly [key: string]: string }> {
  const { routes } = (await cachedJson(POINTER)) as { readonly routes: { readonly [language: string]: string } }
  const { rest } = (await cachedJson(routes[language] ?? '')) as { readonly rest: string }
  const { strings } = (await cachedJson(rest)) as { readonly strings: { readonly [key: string]: Expr } }
  return Object.fromEntries(
    Object.entries(strings).flatMap(([key, [form, text]]) => (form === '=' ? [[key, String(text)]] : [])),
  )
}

/** @throws when the file is not cached */
async function cachedJson(address: string): Promise<unknown> {
  const response = await caches.match(address)
  if (response === undefined) throw new Error(`${address} is not cached`)
  return await response.json()
}

/**
 * Makes a new page the dictionary of its next version. A navigation may bypass the worker while the worker starts, so
 * the worker requests the page again; the server responds with 304.
 */
async function becomeDictionary(cache: Cache, key: string, { url, headers }: Response): Promise<void> {
  const cached = await cache.match(key)
  if (cached?.headers.get('etag') !== headers.get('etag'))
    await fetch(url, { cache: 'no-cache', mode: 'same-origin' }).catch(() => undefined)
}

/** Returns undefined when storage is full or forbidden. All requests then go to the network. */
async function open(name: string): Promise<Cache | undefined> {
  return await caches.open(name).catch(() => undefined)
}

async function keep(cache: Cache, key: Request | string, response: Response): Promise<void> {
  try {
    await cache.put(key, response)
    const keys = await cache.keys()
    for (const old of keys.slice(0, Math.max(0, keys.length - MAX_FILES))) await cache.delete(old)
  } catch {
    // The storage quota is used up. Existing entries stay, and new files come from the network each time.
  }
}
