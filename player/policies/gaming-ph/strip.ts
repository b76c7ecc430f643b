/**
 * The legal notice (age, license, responsible gaming), outside configuration. No document, skin or popup can remove
 * or cover it.
 */

const texts: {
  readonly [language: string]: {
    readonly age: string
    readonly licensed: string
    readonly responsible: string
    readonly label: string
  }
} = {
  en: { age: '21+ only', licensed: 'Philippine license', responsible: 'Play responsibly', label: 'Legal notice' },
  tl: {
    age: '21+ lamang',
    licensed: 'Lisensyado sa PH',
    responsible: 'Maglaro nang responsable',
    label: 'Legal na paalala',
  },
  cn: { age: '仅限21岁以上', licensed: '菲律宾持牌经营', responsible: '理性博彩', label: '法律声明' },
}

/**
 * The strip at the top of every page. It is plain HTML outside the React root, so it needs no script.
 *
 * @param prefix prefix of the addresses of the language
 */
export function strip(language: string, prefix: string): string {
  const text = texts[language] ?? texts.en
  if (text === undefined) throw new Error('the legal notice has no text')
  return (
    `<aside class="habi-locked" id="locked" aria-label="${text.label}">` +
    `<strong>${text.age}</strong><span>${text.licensed}</span>` +
    `<a href="${prefix}/responsive-gaming">${text.responsible}</a></aside>`
  )
}
