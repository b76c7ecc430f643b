/** What the legal pages of the site say, in every language (document 1, section 1, line 7), and how dates are written. */
import { describe, expect, test } from 'vitest'
import { readSiteFolder } from '../../engine/release/folder.ts'
import { openSite } from '../../tools/site-version.ts'

const workspace = openSite(await readSiteFolder(new URL('../../config', import.meta.url).pathname), 'config')
const { languages } = workspace.compile({ assetName: () => 'image.svg' })

const textOf = (language: string, route: string): string =>
  JSON.stringify(languages.find((one) => one.language === language)?.pages.get(route) ?? '')

const points: { readonly [language: string]: readonly string[] } = {
  en: [
    'under 21, and students',
    'government officials',
    'employees connected with gaming operations',
    'armed forces and of the police',
    'staff of the gaming regulator',
    'unregistered or banned players',
    'relatives of the persons above',
    'national database of restricted persons',
    'gaming employment license',
    'financiers and loan sharks',
    'forfeited to the government',
    'final withholding tax of 20%',
    'completed eKYC and at least one verified deposit',
    'at least 1 year from your last visit',
  ],
  tl: ['wala pang 21', 'mapupunta sa gobyerno', '20% final withholding tax', 'isang beripikadong deposit', '1 taon'],
  cn: ['未满21岁', '由政府没收', '20%的最终预扣税', '至少有一笔经核实的存款', '至少保存1年'],
}
const amounts = ['Php10,000', 'Php1,000,000', 'Php1,000,000,000']

describe.each(Object.entries(points))('in %s', (language, statements) => {
  test('the terms of use state every point of the specification', () => {
    const terms = textOf(language, 'terms-of-use')
    expect([...statements, ...amounts].filter((statement) => !terms.includes(statement))).toEqual([])
    // The terms are also the page that opens from the login.
    expect(textOf(language, 'login-terms').includes(statements[0] ?? '')).toBe(true)
  })

  test('the privacy policy says how long data is kept', () =>
    expect(textOf(language, 'privacy-policy')).toMatch(/at least 1 year|1 taon|1年/))

  test('dates are written for people', () => {
    const written = { en: 'Nov 20, 2026', tl: 'Nob 20, 2026', cn: '2026年11月20日' }[language]
    for (const route of ['news', 'news-winner-story', 'news-after-a-win'])
      expect(textOf(language, route).includes(written ?? ''), route).toBe(true)
  })
})
