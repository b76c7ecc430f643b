import { describe, expect, test } from 'vitest'
import { checkSource } from './check.ts'
import { catalogue, files, type Body } from './check.fixture.ts'
import { formatFinding } from '../document/finding.ts'
import { sourceOf } from '../document/source.ts'

/** Returns the findings of a page with this schedule. */
function findingsOf(schedule: Body): string[] {
  const changed = files({
    'page/game.json': {
      title: { $text: { en: 'Game' } },
      root: { id: 'root', widget: 'Card', v: 3, props: { title: { $text: { en: 'Game' } } }, schedule },
    },
  })
  return checkSource(sourceOf({ files: changed }), catalogue)
    .findings.filter((finding) => finding.file.endsWith('game.json') && !finding.code.startsWith('PRF-'))
    .map((finding) =>
      formatFinding(finding)
        .replace(/:\d+:\d+/, '')
        .replace('config/page/game.json /root/schedule', ''),
    )
}

const weekly = (...windows: Body[]): Body => ({ weekly: windows })
const evening = { days: ['fri', 'sat'], from: '18:00', until: '22:59' }

describe('a finding is reported for', () => {
  test.each<[string, Body, readonly string[]]>([
    [
      'an end before the start',
      { from: '2026-12-10T00:00', until: '2026-12-09T23:59' },
      [
        ': the schedule ends (2026-12-09T23:59) before it starts (2026-12-10T00:00); swap "from" and "until", or correct the year. [CFG-SCHEDULE]',
      ],
    ],
    [
      'an empty list of windows',
      weekly(),
      [
        '/weekly: expected at least 1 entry, got 0. Weekly hours during which something is visible, between start and end. Leave out for every hour of the week. [CFG-RANGE]',
      ],
    ],
    [
      'a window without days',
      weekly({ ...evening, days: [] }),
      ['/weekly/0/days: expected at least 1 entry, got 0. Days of the week on which the window starts. [CFG-RANGE]'],
    ],
    [
      'an unknown day',
      weekly({ ...evening, days: ['fry'] }),
      [
        '/weekly/0/days/0: expected one of "mon", "tue", "wed", "thu", "fri", "sat", "sun", got "fry"; ' +
          'did you mean "fri"? [CFG-ENUM]',
      ],
    ],
    [
      'a day twice',
      weekly({ ...evening, days: ['fri', 'sat', 'fri'] }),
      ['/weekly/0/days/2: duplicate entry "fri". Days of the week on which the window starts. [CFG-DUPLICATE]'],
    ],
    [
      'an invalid time of day',
      weekly({ ...evening, until: '24:00' }),
      [
        '/weekly/0/until: expected a time of day (such as 18:00), got "24:00". ' +
          'Last minute of the window, for example 23:59. The whole minute is included. ' +
          'An end before the start is on the next day. [CFG-FORM]',
      ],
    ],
    [
      'a window without an end',
      weekly({ days: ['fri'], from: '18:00' }),
      [
        '/weekly/0: "until" is missing. Last minute of the window, for example 23:59. ' +
          'The whole minute is included. An end before the start is on the next day. [CFG-REQUIRED]',
      ],
    ],
  ])('%s', (_, schedule, expected) => {
    expect(findingsOf(schedule)).toEqual(expected)
  })
})

describe('overlapping windows have a warning', () => {
  const overlap = (line: string): string[] => [line === '' ? '' : `/weekly/1: warning: ${line}. [CFG-SCHEDULE]`]
  test.each<[string, Body, readonly string[]]>([
    [
      'windows of one day',
      weekly(evening, { days: ['sat'], from: '22:59', until: '23:30' }),
      overlap('the window overlaps window 1 on Saturday from 22:59; merge the two windows, or change a time'),
    ],
    [
      'windows across midnight',
      weekly({ ...evening, until: '02:00' }, { days: ['sun'], from: '01:00', until: '03:00' }),
      overlap('the window overlaps window 1 on Sunday from 01:00; merge the two windows, or change a time'),
    ],
    [
      'windows across the end of the UTC week',
      weekly({ days: ['wed'], from: '22:00', until: '02:00' }, { days: ['thu'], from: '02:00', until: '03:00' }),
      overlap('the window overlaps window 1 on Thursday from 02:00; merge the two windows, or change a time'),
    ],
    ['adjacent windows have none', weekly(evening, { days: ['fri'], from: '23:00', until: '17:59' }), []],
    [
      'windows of a single minute have none',
      weekly({ days: ['mon'], from: '08:00', until: '08:00' }, { days: ['mon'], from: '08:01', until: '08:01' }),
      [],
    ],
  ])('%s', (_, schedule, expected) => {
    expect(findingsOf(schedule)).toEqual(expected)
  })
})

test('a list of thousands of overlapping windows has one finding, about its length', () => {
  const windows = Array.from({ length: 4000 }, () => evening)
  expect(findingsOf(weekly(...windows))).toEqual([expect.stringContaining('at most 21 entries, got 4000')])
})
