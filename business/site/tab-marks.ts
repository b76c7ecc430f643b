import type { CallAnswer } from '../../engine/action.ts'
import type { TabMarkResult } from './selectors.gen.ts'

/** Entries of the platform tagging (document 1, section 3). */
type Entries = CallAnswer<'site/info'>['STORE_OMS_PLATFORM_TAGGING_H5']

const CHANNEL = 'Bottom Navigation'
const BUBBLE = 1

/** The tones of the styles 0 to 5. */
const TONES: readonly TabMarkResult['tone'][] = ['none', 'red', 'green', 'purple', 'blue', 'black']

/** Returns the form in which sub-channels and tab names are compared: in lower case, without surrounding space. */
export const tabKey = (name: string): string => name.trim().toLowerCase()

/**
 * Returns the marks as JSON texts `[sub-channel, mark]`, because the value of a fact cannot be an object. Entries of
 * other channels, of unknown types, without a sub-channel, and bubbles without a title are left out. An unknown style
 * is style 0.
 */
export function tabMarks(entries: Entries): string[] {
  return (entries ?? []).flatMap(({ type, channel, subChannel, title, style }) => {
    const key = tabKey(subChannel ?? '')
    const text = title?.trim() ?? ''
    const shown = type === 0 || (type === BUBBLE && text !== '')
    if (channel !== CHANNEL || key === '' || !shown) return []
    const mark: TabMarkResult = { dot: type === 0, title: text, tone: TONES[style ?? 0] ?? 'none' }
    return [JSON.stringify([key, mark])]
  })
}
