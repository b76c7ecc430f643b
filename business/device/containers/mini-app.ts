import type { Container } from '../../../engine/action.ts'
import type { HostFrame } from './host-frame.ts'
import { resetLocalState } from './reset-local-state.ts'

interface MiniAppParts {
  /** The container adapter of a plain browser. */
  readonly browser: Container
  /** Connection to the page that shows this page in a frame; undefined if there is none, or the page is not allowed. */
  readonly frame: HostFrame | undefined
  /** The partner, such as maya; empty for a partner without a name. */
  readonly brand: string
}

/** The mini-app of a partner, whose page shows this page in a frame. Without a frame, the browser adapter is used. */
export function createMiniApp({ browser, frame, brand }: MiniAppParts): Container {
  resetLocalState()
  if (frame === undefined) return browser
  const post = (type: string, fields = {}): true => {
    frame.post({ type, brand, ...fields })
    return true
  }
  return {
    ...browser,
    login: () => post('LOGIN'),
    report: (failure) => post('ERROR', failure),
    listen(received) {
      frame.listen(received)
      post('READY')
    },
  }
}
