import type { Container } from '../../../engine/action.ts'
import type { HostFrame } from './host-frame.ts'
import { resetLocalState } from './reset-local-state.ts'

interface BotParts {
  /** The container adapter of a plain browser. */
  readonly browser: Container
  /** Connection to the page that shows this page in a frame; undefined if there is none, or the page is not allowed. */
  readonly frame: HostFrame | undefined
}

/**
 * The frame of a chat bot. The page that contains the frame opens the support chat and the games (document 1, section
 * 4, line 110).
 */
export function createBotFrame({ browser, frame }: BotParts): Container {
  resetLocalState()
  if (frame === undefined) return browser
  return {
    ...browser,
    support() {
      frame.post({ type: 'CS' })
      return true
    },
    launch(game) {
      frame.post({ type: 'GAME', ...game })
      return true
    },
  }
}
