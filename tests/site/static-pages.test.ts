/**
 * Tests that the legal pages contain the required statements in every language (document 1, section 1, line 7), and the
 * format of their dates.
 */
import { describe, expect, test } from 'vitest'
import { readSiteFolder } from '../../engine/release/folder.ts'
import { openSite } from '../../tools/site-version.ts'

const workspace = openSite(await readSiteFolder(new URL('../../config', import.meta.url).pathname), 'config')
const { languages } = workspace.compile({ assetName: () => 'image.svg' })

const textOf = (language: string, route: string): string =>
  JSON.stringify(languages.find((one) => one.language === language)?.pages.get(route) ?? '')

/** The required statements, in the order of the specification. */
const points: { readonly [language: string]: readonly string[] } = {
  en: [
    'under 21, and students',
    'government officials and employees connected with gaming operations',
    'armed forces and of the police',
    'staff of the gaming regulator',
    'unregistered or banned players',
    'relatives of these persons',
    'national database of restricted persons',
    'gaming employment license',
    'financiers and loan sharks',
    'Funds of a player who may not play are forfeited to the government',
    'final withholding tax of 20% applies to jackpots and prizes above Php10,000',
    'Deposits and winnings are insured up to Php1,000,000 per player and Php1,000,000,000 for all players together',
    'completed eKYC and at least one verified deposit',
    'at least 1 year from your last visit',
  ],
  tl: [
    'mga wala pang 21, at mga estudyante',
    'mga opisyal at empleyado ng gobyerno na may kaugnayan sa gaming',
    'sandatahang lakas at pulisya',
    'kawani ng regulator ng gaming',
    'hindi rehistrado o na-ban na manlalaro',
    'kamag-anak ng mga taong ito',
    'pambansang database ng mga restricted person',
    'gaming employment license',
    'financier at loan shark',
    'mapupunta sa gobyerno',
    '20% final withholding tax sa mga jackpot at premyong higit sa Php10,000',
    'hanggang Php1,000,000 bawat manlalaro at Php1,000,000,000 sa kabuuan',
    'tapos na eKYC at kahit isang beripikadong deposit',
    'hindi bababa sa 1 taon mula sa huli mong pagbisita',
  ],
  cn: [
    '未满21岁者及学生',
    '与博彩业务相关的政府官员和雇员',
    '军队和警察成员',
    '博彩监管机构工作人员',
    '未注册或被禁止的玩家',
    '这些人员的亲属',
    '国家限制人员数据库',
    '博彩从业执照',
    '融资人及高利贷者',
    '由政府没收',
    '超过 Php10,000 的头奖和奖金须缴纳20%的最终预扣税',
    '每位玩家 Php1,000,000，全体合计 Php1,000,000,000',
    '需完成 eKYC 且至少有一笔经核实的存款',
    '自最后一次访问起至少保存1年',
  ],
}

/** What is sent or counted if the player allows it. */
const sentWithConsent: { readonly [language: string]: readonly string[] } = {
  en: [
    'customer ID',
    'short videos',
    'when you press one of them',
    'first deposit',
    'IDs of the advertisement',
    'banners',
  ],
  tl: [
    'customer ID',
    'maiikling video',
    'kung kailan mo pinindot ang isa sa mga ito',
    'unang deposit',
    'ID ng patalastas',
    'banner',
  ],
  cn: ['客户编号', '短视频', '您何时点按短视频', '首次存款', '广告或应用的编号', '横幅'],
}

describe.each(Object.entries(points))('in %s', (language, statements) => {
  test('the terms of use state every point of the specification', () => {
    const terms = textOf(language, 'terms-of-use')
    expect(statements.filter((statement) => !terms.includes(statement))).toEqual([])
    // The login form links to a separate page with the same terms.
    expect(textOf(language, 'login-terms')).toContain(statements[0])
  })

  test('the privacy policy states how long data is kept', () =>
    expect(textOf(language, 'privacy-policy')).toMatch(/at least 1 year|1 taon|1年/))

  test('the privacy policy states everything that is sent and counted with consent', () => {
    const policy = textOf(language, 'privacy-policy')
    expect(sentWithConsent[language]?.filter((statement) => !policy.includes(statement))).toEqual([])
  })

  test('the privacy policy and the settings offer the choice whether visits are counted', () => {
    for (const route of ['privacy-policy', 'setting'])
      expect(textOf(language, route)).toContain('"tracking.setConsent"')
  })

  test('an article is shared by its own title, and a missing article has no share button', () => {
    const title = {
      en: 'The day after a big win',
      tl: 'Ang araw pagkatapos ng malaking panalo',
      cn: '大奖之后的第一天',
    }
    expect(textOf(language, 'news-after-a-win')).toContain(JSON.stringify({ title: ['=', title[language as 'en']] }))
    expect(textOf(language, 'news-after-a-win')).toContain('"share":true')
    expect(textOf(language, 'news-article')).toContain('"share":false')
  })

  test('dates have the format of the language', () => {
    const written = { en: 'Nov 20, 2026', tl: 'Nob 20, 2026', cn: '2026年11月20日' }[language]
    for (const route of ['news', 'news-winner-story', 'news-after-a-win'])
      expect(textOf(language, route), route).toContain(written)
  })
})
