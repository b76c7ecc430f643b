import type { Reporter } from './report.ts'

/** Registers the service worker, with a Trusted Types policy for its address only. */
export function registerWorker(report: Reporter): void {
  const types = (
    globalThis as {
      trustedTypes?: {
        createPolicy(
          name: string,
          rules: { createScriptURL(url: string): string },
        ): { createScriptURL(url: string): string }
      }
    }
  ).trustedTypes
  const policy = types?.createPolicy('habi', {
    createScriptURL(url) {
      if (url !== '/sw.js') throw new TypeError('the Trusted Types policy habi allows only /sw.js')
      return url
    },
  })
  const url = policy === undefined ? '/sw.js' : policy.createScriptURL('/sw.js')
  const { serviceWorker } = navigator
  serviceWorker
    .register(url)
    .then(() => {
      // On the first visit, the page and its files load before the worker can cache them, so the page sends their
      // addresses to the worker.
      const loaded = (): void => {
        const files = performance.getEntriesByType('resource').map(({ name }) => name)
        keepOffline([location.href, '/release.json', ...files.filter((name) => name.includes('/r/'))])
      }
      serviceWorker.addEventListener('controllerchange', loaded, { once: true })
    })
    // Browsers that keep no data for frames refuse the worker there.
    .catch((error: unknown) => parent === window && report('WORKER', String(error)))
}

/** Sends addresses of this site to the service worker, which caches them for use without a network. */
export function keepOffline(addresses: readonly string[]): void {
  if ('serviceWorker' in navigator) navigator.serviceWorker.controller?.postMessage(addresses)
}
