/** Problems leave the page through one door: each kind once, a few at a time, no personal data. */
import { previewToken } from './preview-token.ts'

const MAX_REPORTS = 20

export interface Reporter {
  (code: string, message: string, node?: string): void
}

export function createReporter(build: string): Reporter {
  const told = new Set<string>()
  return (code, message, node = '') => {
    const id = `${code} ${node}`
    if (told.has(id) || told.size >= MAX_REPORTS) return
    told.add(id)
    // A preview is not a visit: its problems are shown to the person who opened it.
    if (previewToken() !== null) return console.error(code, message, node)
    const body = JSON.stringify({ code, message: message.slice(0, 300), node, path: location.pathname, build })
    // Reporting must never become a problem of its own.
    navigator.sendBeacon?.('/report', new Blob([body], { type: 'application/json' }))
  }
}
