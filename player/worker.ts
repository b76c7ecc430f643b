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
      if (url !== '/sw.js') throw new TypeError('the policy habi allows /sw.js only')
      return url
    },
  })
  const url = policy === undefined ? '/sw.js' : policy.createScriptURL('/sw.js')
  navigator.serviceWorker.register(url).catch((error: unknown) => report('WORKER', String(error)))
}
