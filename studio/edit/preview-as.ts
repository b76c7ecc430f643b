/** Shows the preview as a given person. The person is in the address, like everything that the preview shows. */
import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'
import { catalogue } from '../../catalogue/catalogue.ts'
import { isObject, type Json } from '../../engine/core/json.ts'
import { personaInWords } from '../../engine/wording/persona.ts'
import { useZone } from '../shell/session.tsx'
import { wallTime } from '../shell/time.ts'
import type { PreviewPersona } from '../workspace/site.ts'

interface Person {
  readonly facts: { readonly [fact: string]: Json }
  /** The moment at which the person looks. */
  readonly at?: number
}

const FACTS = 'facts'

export function usePreviewAs(): (person: Person) => void {
  const [, setQuery] = useSearchParams()
  const zone = useZone()
  return useCallback(
    ({ facts, at }: Person) =>
      setQuery(
        (before) => {
          const next = new URLSearchParams(before)
          next.delete('as')
          next.set(FACTS, JSON.stringify(facts))
          if (at !== undefined) next.set('at', wallTime(at, zone))
          return next
        },
        { replace: true },
      ),
    [setQuery, zone],
  )
}

/** The person of the address, if it names one. */
export function personIn(query: URLSearchParams): PreviewPersona | undefined {
  const text = query.get(FACTS)
  if (text === null) return undefined
  try {
    const facts: unknown = JSON.parse(text)
    if (!isObject(facts)) return undefined
    return { title: 'The chosen person', words: personaInWords(facts, catalogue.facts), facts }
  } catch {
    return undefined
  }
}

/** The address without a chosen person. */
export function withoutPerson(query: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(query)
  next.delete(FACTS)
  return next
}
