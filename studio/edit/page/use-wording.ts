/**
 * Provides what the outline needs from other documents, read once when the site is opened, and describes rules in
 * words.
 */
import { useEffect, useMemo, useState } from 'react'
import { catalogue } from '../../../catalogue/catalogue.ts'
import { type Json, own } from '../../../engine/core/json.ts'
import { ruleInWords } from '../../../engine/wording/rule.ts'
import { useSiteFacts } from '../../shell/session.tsx'
import { site } from '../../workspace/client.ts'
import type { SiteNames } from '../../workspace/site.ts'
import type { Wording } from './words.ts'

const noNames: SiteNames = { audiences: {}, sections: {}, texts: {} }

/** @param opened how many times the site was opened; 0 while it is not open */
export function useWording(opened: number): Wording {
  const { timeZone, languages } = useSiteFacts()
  const [names, setNames] = useState(noNames)
  const [at] = useState(() => Date.now())
  useEffect(() => {
    let isCurrent = true
    if (opened > 0) void site.names().then((found) => isCurrent && setNames(found))
    return () => {
      isCurrent = false
    }
  }, [opened])
  return useMemo(() => {
    const known = new Map<string, string>()
    const context = {
      facts: catalogue.facts,
      timeZone,
      at,
      audience: (id: string) => own(names.audiences, id),
    }
    return {
      names,
      language: languages[0]?.code ?? 'en',
      ruleWords(rule: Json) {
        const key = JSON.stringify(rule)
        const words = known.get(key) ?? wordsOf(() => ruleInWords(rule, context))
        known.set(key, words)
        return words
      },
    }
  }, [names, timeZone, languages, at])
}

/** A rule that is still being written may lack parts. */
function wordsOf(describe: () => string): string {
  try {
    return describe()
  } catch {
    return 'a rule that is not complete'
  }
}
