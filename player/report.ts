/** Reports problems of the page to the server: each problem once, a limited number, without personal data. */
import { previewToken } from './preview-token.ts'

const MAX_REPORTS = 20

/** `subject` is the part that failed: the address of a node, or the name of an action, call or area. */
export interface Reporter {
  (code: string, message: string, subject?: string): void
}

/** @param build the player build of the page */
export function createReporter(build = ''): Reporter {
  const reported = new Set<string>()
  return (code, message, subject = '') => {
    const id = `${code} ${subject || message}`
    if (reported.has(id) || reported.size >= MAX_REPORTS) return
    reported.add(id)
    const body = JSON.stringify({ code, message: message.slice(0, 300), subject, path: location.pathname, build })
    // In a task of its own, which a page that closes does not run: its requests fail because it closes.
    setTimeout(() => {
      // Problems of a preview are not sent to the server. The console shows them to the person who opened the preview.
      if (previewToken() !== null) console.error(code, message, subject)
      // A failed report is ignored.
      else navigator.sendBeacon?.('/report', new Blob([body], { type: 'application/json' }))
    })
  }
}

/** Reports uncaught errors and unhandled promise rejections. */
export function reportUncaught(report: Reporter): void {
  // The event has no error when the callback of a ResizeObserver has resized an element. The browser then reports the
  // new size one frame later, which is harmless.
  addEventListener('error', ({ message, error }) => {
    if (error) report('UNCAUGHT', message)
  })
  addEventListener('unhandledrejection', ({ reason }) => report('UNCAUGHT', String(reason)))
}
