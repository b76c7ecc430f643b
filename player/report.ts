/** Reports problems of the page to the server: each kind once, a limited number, without personal data. */
import { previewToken } from './preview-token.ts'

const MAX_REPORTS = 20

export interface Reporter {
  (code: string, message: string, node?: string): void
}

export function createReporter(build: string): Reporter {
  const reported = new Set<string>()
  return (code, message, node = '') => {
    const id = `${code} ${node}`
    if (reported.has(id) || reported.size >= MAX_REPORTS) return
    reported.add(id)
    // A preview is not a visit: its problems are shown to the person who opened it.
    if (previewToken() !== null) return console.error(code, message, node)
    const body = JSON.stringify({ code, message: message.slice(0, 300), node, path: location.pathname, build })
    // A failed report is ignored.
    navigator.sendBeacon?.('/report', new Blob([body], { type: 'application/json' }))
  }
}
