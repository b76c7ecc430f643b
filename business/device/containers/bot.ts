import type { Container } from '../../../engine/action.ts'
import type { HostFrame } from './host-frame.ts'
import { resetLocalState } from './reset-local-state.ts'

interface BotParts {
  /** The behavior of a plain browser. */
  readonly browser: Container
  /** The page around this one; undefined when there is none. */
  readonly frame: HostFrame | undefined
}

/** The frame of a chat bot. The page around it handles chat and game entry (document 1, section 4, line 110). */
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
