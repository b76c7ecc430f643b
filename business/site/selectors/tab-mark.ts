import { defineSelector } from '../../../engine/action.ts'
import type { TabMarkArgs, TabMarkResult } from '../selectors.gen.ts'
import { tabKey } from '../tab-marks.ts'

/** Selects the first mark of the platform tagging whose sub-channel is one of the tab's names. */
export const selector = defineSelector<TabMarkArgs, TabMarkResult | undefined>({
  name: 'site.tabMark',
  reads: ['fact.site.tabMarks'],
  select(read, { names }) {
    const keys = names.map(tabKey)
    const marks = read('fact.site.tabMarks')
    if (!Array.isArray(marks)) return undefined
    for (const text of marks as readonly string[]) {
      const [key, mark] = JSON.parse(text) as readonly [string, TabMarkResult]
      if (keys.includes(key)) return mark
    }
    return undefined
  },
})
