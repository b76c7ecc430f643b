import { both, inValue, type Mistake, replace } from './mistake.fixture.ts'

const banner = 'banner/welcome.json'
const from = '"from": "2030-12-10T00:00"'
const form = 'expected a date and time (such as 2026-12-10T00:00), got '

export const dates: readonly Mistake[] = [
  ...inValue('a start', banner, from, '/schedule/from', '"from": "2030-12-10T06:30:15"', [
    ['"from": "10.12.2030"', 'CFG-FORM', form],
    ['"from": "12/10/2030"', 'CFG-FORM', form],
    ['"from": "2030-12-10"', 'CFG-FORM', form],
    ['"from": "2030-12-10 00:00"', 'CFG-FORM', form],
    ['"from": "2030-12-10T00:00Z"', 'CFG-FORM', form],
    ['"from": "2030-12-10T00:00+01:00"', 'CFG-FORM', form],
    ['"from": "2030-12-10T8:00"', 'CFG-FORM', form],
    ['"from": "2030-12-10T00:00 "', 'CFG-FORM', form],
    ['"from": "20230-12-10T00:00"', 'CFG-FORM', form],
    ['"from": "２０３０-12-10T00:00"', 'CFG-FORM', form],
    ['"from": "tomorrow"', 'CFG-FORM', form],
    ['"from": ""', 'CFG-FORM', form],
    ['"from": 20301210', 'CFG-TYPE', 'expected'],
    ['"from": null', 'CFG-TYPE', 'expected'],
    ['"from": "2030-13-10T00:00"', 'CFG-SCHEDULE', 'this day does not exist'],
    ['"from": "2030-02-30T00:00"', 'CFG-SCHEDULE', 'this day does not exist'],
    ['"from": "2029-02-29T00:00"', 'CFG-SCHEDULE', 'this day does not exist'],
    ['"from": "2030-12-00T00:00"', 'CFG-SCHEDULE', 'this day does not exist'],
    ['"from": "2030-12-10T24:00"', 'CFG-SCHEDULE', 'this time of day does not exist'],
    ['"from": "2030-12-10T00:60"', 'CFG-SCHEDULE', 'this time of day does not exist'],
    ['"from": "0203-12-10T00:00"', 'CFG-SCHEDULE', 'a schedule must not begin or end before 1900'],
  ]),
  ...inValue(
    'the end of a schedule',
    banner,
    '"until": "2030-12-26T23:59"',
    '/schedule',
    '"until": "2031-01-06T23:59"',
    [['"until": "2030-12-09T23:59"', 'CFG-SCHEDULE', 'ends (2030-12-09T23:59) before it starts (2030-12-10T00:00)']],
  ),
  ...inValue(
    'the name of an end',
    banner,
    '"until": "2030-12-26T23:59"',
    '/schedule/to',
    '"until": "2030-12-26T23:59:30"',
    [['"to": "2030-12-26T23:59"', 'CFG-UNKNOWN', 'unknown property "to"']],
  ),
  ...inValue('the name of a start', banner, from, '/schedule/start', '"from": "2030-12-10T00:01"', [
    ['"start": "2030-12-10T00:00"', 'CFG-UNKNOWN', 'unknown property "start"'],
  ]),
  ...inValue('a day', banner, '"fri",', '/schedule/weekly/0/days/0', '"thu",', [
    ['"friday",', 'CFG-ENUM', 'fri'],
    ['"Fri",', 'CFG-ENUM', 'did you mean "fri"?'],
    ['"fr",', 'CFG-ENUM', 'fri'],
    ['5,', 'CFG-TYPE', 'fri'],
  ]),
  ...inValue('a day twice', banner, '"fri",', '/schedule/weekly/0/days/1', '"sun",', [
    ['"sat",', 'CFG-DUPLICATE', 'sat'],
  ]),
  ...inValue('a time of day', banner, '"from": "18:00"', '/schedule/weekly/0/from', '"from": "18:30"', [
    ['"from": "6 pm"', 'CFG-FORM', '18:00'],
    ['"from": "18h"', 'CFG-FORM', '18:00'],
    ['"from": "8:00"', 'CFG-FORM', '18:00'],
    ['"from": "18.00"', 'CFG-FORM', '18:00'],
    ['"from": "25:00"', 'CFG-FORM', '18:00'],
    ['"from": 18', 'CFG-TYPE', 'expected'],
  ]),
  {
    title: 'two windows that overlap',
    bad: replace(banner, '"weekly": [', '"weekly": [{ "days": ["sat"], "from": "01:00", "until": "05:00" },'),
    at: `${banner} /schedule/weekly/1`,
    code: 'CFG-SCHEDULE',
    says: 'the window overlaps window 1 on Saturday',
    clean: replace(banner, '"weekly": [', '"weekly": [{ "days": ["sun"], "from": "12:00", "until": "15:00" },'),
  },
  {
    title: 'a banner that is over',
    bad: both(replace(banner, '2030-12-10', '2020-12-10'), replace(banner, '2030-12-26', '2020-12-26')),
    at: `${banner} /schedule`,
    code: 'PRF-ENDED',
    says: 'ended',
    clean: both(replace(banner, '2030-12-10', '2031-12-10'), replace(banner, '2030-12-26', '2031-12-26')),
  },
  {
    title: 'an empty list of windows',
    bad: replace(banner, '"schedule": {', '"schedule": { "weekly": [],'),
    at: `${banner} /schedule/weekly`,
    code: 'CFG-KEY',
    says: 'duplicate key "weekly"',
    clean: replace(banner, '"schedule": {', '"when": { "audience": "regulars" }, "schedule": {'),
  },
  ...inValue('a time zone', 'site.json', '"Europe/Berlin"', '/timeZone', '"Europe/Vienna"', [
    ['"Berlin"', 'CFG-FORM', 'expected a time zone such as Europe/Berlin, got'],
    ['"Europe/Berln"', 'CFG-FORM', 'expected a time zone'],
    ['"MEZ"', 'CFG-FORM', 'expected a time zone'],
    ['1', 'CFG-TYPE', 'expected'],
  ]),
]
