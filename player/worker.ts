import type { Reporter } from './report.ts'

/** One Trusted Types policy, for the one address of ours that the browser treats as a script. */
export function registerWorker(report: Reporter): void {
  const types = (
    globalThis as {
      trustedTypes?: {
        createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string }
      }
    }
  ).trustedTypes
  const policy = types?.createPolicy('habi', {
    createScriptURL(url) {
      if (url !== '/sw.js') throw new TypeError('only our own worker')
      return url
    },
  })
  const url = policy === undefined ? '/sw.js' : policy.createScriptURL('/sw.js')
  navigator.serviceWorker.register(url).catch((error: unknown) => report('WORKER', String(error)))
}
