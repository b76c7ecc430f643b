import { expect, test } from 'vitest'
import type { ReviewStep } from '../api/api.ts'
import { costInWords, publishInWords, stateInWords, stepInWords, whyNotApprove, whyNotPublish } from './words.ts'

const step = (kind: ReviewStep['step'], actor: string, comment: string): ReviewStep => ({
  step: kind,
  actor,
  comment,
  content: '',
  build: 'b1',
  at: 0,
})
const ana = { id: '1', role: 'publisher' } as const
const reviews = {
  state: 'in review',
  approval: 'required',
  isApproved: false,
  contributors: [{ id: '1', name: 'Ana' }],
} as const

test('the states and review steps of a change set are described in words', () => {
  expect(stateInWords('in review')).toBe('Waiting for approval')
  expect(stepInWords(step('request', 'Ana', 'please look'), undefined)).toEqual({
    what: 'Ana asked for a review',
    comment: 'please look',
  })
  expect(stepInWords(step('send back', 'Ben', 'a typo'), undefined).what).toBe('Ben sent the change set back')
})

test('an approval or review that an edit has ended is shown with the editor and the document', () => {
  const edit = step('void', 'Ana', 'banner/fair.json was edited')
  expect(stepInWords(edit, step('approve', 'Ben', 'fine'))).toEqual({
    what: 'The approval ended, because Ana changed the content',
    comment: 'banner/fair was edited',
  })
  expect(stepInWords(edit, step('request', 'Ana', '')).what).toBe('The review ended, because Ana changed the content')
})

test('no operator approves their own change, and only publishers approve', () => {
  expect(whyNotApprove(reviews, ana)).toContain('You contributed')
  expect(whyNotApprove(reviews, { id: '2', role: 'editor' })).toBe(
    'Only publishers and administrators can approve change sets; your role is editor.',
  )
  expect(whyNotApprove(reviews, { id: '2', role: 'publisher' })).toBeUndefined()
})

test('a publish needs an approval if required, a new one after an update of the player app, and no error', () => {
  expect(whyNotPublish(reviews, ana, 1, 0)).toContain('must approve it')
  expect(whyNotPublish({ ...reviews, state: 'approved' }, ana, 1, 0)).toContain('earlier version of the player')
  expect(whyNotPublish({ ...reviews, isApproved: true }, ana, 1, 0)).toBeUndefined()
  expect(whyNotPublish({ ...reviews, approval: 'optional' }, ana, 1, 0)).toBeUndefined()
  expect(whyNotPublish({ ...reviews, approval: 'optional' }, ana, 0, 0)).toContain('changes nothing')
  expect(whyNotPublish({ ...reviews, approval: 'optional' }, ana, 1, 2)).toBe('2 things must be fixed first.')
})

test('one sentence says what a publish changes for whom, and when', () => {
  const summary = [
    { words: 'banner "Fair" is new for people who are logged in, from now on' },
    { words: 'tab "Games" is removed' },
  ]
  expect(publishInWords({ summary, documents: 2 })).toBe(
    'Now: banner "Fair" is new for people who are logged in, from now on, and one more change.',
  )
  expect(publishInWords({ summary: summary.slice(0, 1), documents: 1, from: '24 Dec', until: '26 Dec' })).toBe(
    'From 24 Dec until 26 Dec: banner "Fair" is new for people who are logged in.',
  )
  expect(publishInWords({ summary: [], documents: 1, from: '24 Dec' })).toContain(
    'At 24 Dec: one document changes. The same players see it',
  )
  expect(publishInWords({ summary: undefined, documents: 2 })).toContain('while the site has errors')
})

test('the size of a page is shown before and after the change', () => {
  expect(costInWords(12_300, 13_400)).toBe('12 KB → 13.1 KB (+1.1 KB)')
  expect(costInWords(12_300, 12_310)).toBe('12 KB → 12 KB (as before)')
  expect(costInWords(20_400, 20_100)).toBe('19.9 KB → 19.6 KB (−300 bytes)')
  expect(costInWords(null, 900)).toBe('new, 900 bytes')
})
