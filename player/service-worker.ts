/**
 * The service worker. Files that are named by their hash come from the cache first. Pages and the pointer come from the
 * network, and from the cache when the network fails. Calls, frames of games and personal data are never cached.
 */
const worker = globalThis as unknown as ServiceWorkerGlobalScope
const FILES = 'habi-files'
const PAGES = 'habi-pages'
const MAX_FILES = 400

worker.addEventListener('install', () => void worker.skipWaiting())
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()))

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== worker.location.origin) return
  if (url.pathname.startsWith('/r/')) event.respondWith(fromCache(request))
  else if (url.pathname === '/release.json') event.respondWith(fromNetwork(request, '/release.json'))
  // Only pages of players are cached, not the sandbox, the studio, frames and previews.
  else if (
    request.mode === 'navigate' &&
    request.destination === 'document' &&
    !url.searchParams.has('preview') &&
    !/^\/(sandbox|studio|gallery|api)(\/|$)/.test(url.pathname)
  ) {
    event.respondWith(fromNetwork(request, url.pathname))
  }
})

async function fromCache(request: Request): Promise<Response> {
  const cache = await open(FILES)
  // The app reloads a file whose content does not match its name.
  const cached = request.cache !== 'reload' && (await cache?.match(request))
  if (cached) return cached
  const response = await fetch(request)
  if (response.ok && cache !== undefined) void keep(cache, request, response.clone())
  return response
}

async function fromNetwork(request: Request, key: string): Promise<Response> {
  const cache = await open(PAGES)
  try {
    // Only a page that the worker requests with no-cache can be the dictionary of the next one (decision 0010).
    const response = await fetch(request, { cache: 'no-cache' })
    const isPage = request.mode === 'navigate'
    // A maintenance page, an error or metrics must not be shown later, when the player is offline.
    const isKept =
      response.ok && !response.redirected && (!isPage || /html/.test(`${response.headers.get('content-type')}`))
    if (isKept && cache !== undefined) {
      if (isPage && !response.headers.has('use-as-dictionary')) void becomeDictionary(cache, key, response)
      void keep(cache, key, response.clone())
    }
    if (response.status < 500) return response
    return (await cache?.match(key)) ?? response
  } catch (error) {
    const cached = (await cache?.match(key)) ?? (request.mode === 'navigate' ? await cache?.match('/') : undefined)
    if (cached !== undefined) return cached
    throw error
  }
}

/**
 * A navigation may bypass the worker while it starts. The worker then requests a new page again, which is answered with
 * 304.
 */
async function becomeDictionary(cache: Cache, key: string, { url, headers }: Response): Promise<void> {
  const cached = await cache.match(key)
  if (cached?.headers.get('etag') !== headers.get('etag'))
    await fetch(url, { cache: 'no-cache', mode: 'same-origin' }).catch(() => undefined)
}

/** Undefined when storage is full or forbidden. All requests then go to the network. */
async function open(name: string): Promise<Cache | undefined> {
  return await caches.open(name).catch(() => undefined)
}

async function keep(cache: Cache, key: Request | string, response: Response): Promise<void> {
  try {
    await cache.put(key, response)
    const keys = await cache.keys()
    for (const old of keys.slice(0, Math.max(0, keys.length - MAX_FILES))) await cache.delete(old)
  } catch {
    // The quota is used up: existing entries stay, and new files come from the network each time.
  }
}

export {}
