/** Shows the preview as a given person. The person is in the address, like everything that the preview shows. */
import type { Json } from '../../engine/core/json.ts'
import { useZone } from '../shell/session.tsx'
import { wallTime } from '../shell/time.ts'
import { usePreviewChoices } from './preview-choices.ts'

interface PreviewedPerson {
  readonly facts: { readonly [fact: string]: Json }
  /** The instant at which the person sees the page. */
  readonly at?: number
}

export function usePreviewAs(): (person: PreviewedPerson) => void {
  const { choose } = usePreviewChoices()
  const zone = useZone()
  return ({ facts, at }) =>
    choose({ as: null, facts: JSON.stringify(facts), ...(at === undefined ? {} : { at: wallTime(at, zone) }) })
}
