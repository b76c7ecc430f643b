/**
 * Cache-first for files named by their hash; pages and the pointer from the network, from the cache when there is none.
 * Never touches calls, frames of games, or anything personal.
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
  // Only pages of this app as players see them: the sandbox, the studio, frames and previews are none of our business.
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
  const kept = await cache?.match(request)
  if (kept !== undefined) return kept
  const response = await fetch(request)
  if (response.ok && cache !== undefined) void keep(cache, request, response.clone())
  return response
}

async function fromNetwork(request: Request, key: string): Promise<Response> {
  const cache = await open(PAGES)
  try {
    // A page that is asked for by us and always anew may be kept as the dictionary of the next one (decision 0010).
    const response = await fetch(request, { cache: 'no-cache' })
    // A maintenance page or an error of the day must not be what people see when they are offline tomorrow.
    if (response.ok && !response.redirected && cache !== undefined) {
      if (request.mode === 'navigate' && !response.headers.has('use-as-dictionary')) void becomeDictionary(cache, key, response)
      void keep(cache, key, response.clone())
    }
    if (response.status < 500) return response
    return (await cache?.match(key)) ?? response
  } catch (error) {
    const kept = (await cache?.match(key)) ?? (request.mode === 'navigate' ? await cache?.match('/') : undefined)
    if (kept !== undefined) return kept
    throw error
  }
}

/** A browser may ask before the worker is awake, as a navigation. A new page is then asked for once more by us, and comes as a 304. */
async function becomeDictionary(cache: Cache, key: string, { url, headers }: Response): Promise<void> {
  const kept = await cache.match(key)
  if (kept?.headers.get('etag') !== headers.get('etag')) await fetch(url, { cache: 'no-cache', mode: 'same-origin' }).catch(() => undefined)
}

/** Storage may be full or forbidden: then the network has to do. */
async function open(name: string): Promise<Cache | undefined> {
  return await caches.open(name).catch(() => undefined)
}

async function keep(cache: Cache, key: Request | string, response: Response): Promise<void> {
  try {
    await cache.put(key, response)
    const keys = await cache.keys()
    for (const old of keys.slice(0, Math.max(0, keys.length - MAX_FILES))) await cache.delete(old)
  } catch {
    // Quota: what is kept stays, what is new comes from the network each time.
  }
}

export {}
