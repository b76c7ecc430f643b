import { describe, expect, it } from 'vitest'
import { compact, dayIn, format, instantIn, wallClock } from './format.ts'
import { testLocale } from './locale.fixture.ts'

describe('short numbers (document 1, section 5)', () => {
  it.each([
    [999, '999'],
    [1_000, '1.0K'],
    [12_345, '12.3K'],
    [99_999, '99.9K'],
    [100_000, '0.10M'],
    [456_789, '0.45M'],
    [1_000_000, '1.0M'],
    [2_550_000, '2.5M'],
    [100_000_000, '99.9M+'],
  ])('%d is written as %s', (value, text) => expect(compact(value)).toBe(text))
})

describe('amounts', () => {
  it('have the peso sign, thousands separators and two decimals, cut and never rounded up', () => {
    expect(format('amount', 1234567.899, testLocale)).toBe('₱1,234,567.89')
    expect(format('amount', 1.15, testLocale)).toBe('₱1.15')
    expect(format('amount', '200', testLocale)).toBe('₱200.00')
    expect(format('amount', -3.5, testLocale)).toBe('-₱3.50')
  })
  it('of a jackpot have no decimals and are rounded down', () =>
    expect(format('jackpot', 987654.99, testLocale)).toBe('₱987,654'))
  it('have the number format of the language of the page', () => {
    const german = { ...testLocale, currencySign: '$&', numbers: { group: '.', decimal: ',', amount: '# ¤' } }
    expect(format('amount', -1234.5, german)).toBe('-1.234,50 $&')
    expect(format('jackpot', 987654.99, german)).toBe('987.654 $&')
    expect(format('number', 1234567, german)).toBe('1.234.567')
  })
  it('that are not numbers give an empty text', () => expect(format('amount', 'abc', testLocale)).toBe(''))
})

describe('a date', () => {
  const instant = Date.parse('2026-11-04T20:00:00Z')
  it('is written for people, in the time zone of the site', () =>
    expect(format('date', instant, testLocale)).toBe('Nov 5, 2026'))
  it('has the date format of the language of the page', () => {
    const months = 'Ene Peb Mar Abr May Hun Hul Ago Set Okt Nob Dis'
    const dates = (pattern: string) => ({ ...testLocale, dates: { months, pattern } })
    expect(format('date', instant, dates('{D}. {m} {y}'))).toBe('05. Nob 2026')
    expect(format('date', instant, dates('{y}年{m}月{d}日'))).toBe('2026年Nob月5日')
  })
  it('is an empty text when the value is not a number', () => expect(format('date', '', testLocale)).toBe(''))
  it.each([1e21, -1e308, 8.64e15])('is an empty text when the value %s is outside the range of dates', (value) => {
    expect([format('date', value, testLocale), format('time', value, testLocale)]).toEqual(['', ''])
  })
})

it('the format uri escapes a value so that it stays one segment of an address', () =>
  expect(format('uri', 'a/b?c&d', testLocale)).toBe('a%2Fb%3Fc%26d'))

it('the format uri leaves out half of an emoji, because encodeURIComponent would throw', () => {
  expect(format('uri', '😀 \ud83d', testLocale)).toBe('%F0%9F%98%80%20')
  expect(format('uri', '\ude00!', testLocale)).toBe('!')
})

describe('the calendar day in Manila', () => {
  it('begins at midnight in Manila, eight hours before UTC', () => {
    expect(dayIn(Date.parse('2026-11-30T15:59:59Z'), testLocale.timeZone)).toBe('2026-11-30')
    expect(dayIn(Date.parse('2026-11-30T16:00:00Z'), testLocale.timeZone)).toBe('2026-12-01')
  })
  it('shows midnight as 00 and not as 24', () =>
    expect(wallClock(Date.parse('2026-11-30T16:00:00Z'), testLocale.timeZone)).toBe('2026-12-01T00:00:00'))
})

describe('a date-time from a gateway', () => {
  it.each([
    ['2026-01-15 10:00:00', '2026-01-15T10:00:00+08:00'],
    ['2026-01-15T10:00', '2026-01-15T10:00:00+08:00'],
    ['2026-01-15', '2026-01-15T00:00:00+08:00'],
    ['2026-01-15T10:00:00Z', '2026-01-15T10:00:00Z'],
    ['2026-01-15T10:00:00+0100', '2026-01-15T10:00:00+01:00'],
    ['1970-01-01T00:00:00Z', '1970-01-01T00:00:00Z'],
  ])('%s is %s in Manila', (written, moment) =>
    expect(instantIn(written, testLocale.timeZone)).toBe(Date.parse(moment)),
  )
  it.each(['', 'soon', '2026-13-45', '2026-01-15 25:61:00'])('%j is invalid', (written) =>
    expect(instantIn(written, testLocale.timeZone)).toBeUndefined(),
  )
  it('is read with the offset of the time zone on that day, not with the offset of today', () => {
    expect(instantIn('2026-07-01 12:00:00', 'Europe/Berlin')).toBe(Date.parse('2026-07-01T10:00:00Z'))
    expect(instantIn('2026-01-01 12:00:00', 'Europe/Berlin')).toBe(Date.parse('2026-01-01T11:00:00Z'))
  })
})
