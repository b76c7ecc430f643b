/**
 * The design tokens that skins may set and `$token` may name. `tokens.css` has the same names with the
 * defaults.
 */
export interface SkinToken {
  /** Describes the parts of a page with this color, for the person who makes a skin. */
  readonly use: string
  readonly default: string
  /**
   * Tokens of the backgrounds on which this color is shown, each with the minimum contrast (WCAG 2: 4.5 for text, 3 for
   * shapes).
   */
  readonly contrast?: { readonly [background: string]: number }
}

const onPages = { 'color.page': 4.5, 'color.raised': 4.5, 'color.raised2': 4.5 }

export const skinTokens = {
  'color.page': { use: 'Background of every page', default: '#10111f' },
  'color.raised': { use: 'Cards, bars and sheets', default: '#191b2e' },
  'color.raised2': { use: 'Fields and secondary buttons on a card', default: '#252842' },
  'color.hairline': { use: 'Thin lines between items', default: '#31345280' },
  'color.outline': {
    use: 'Borders of fields and options',
    default: '#7d80a0',
    contrast: { 'color.page': 3, 'color.raised': 3 },
  },
  'color.text': {
    use: 'Text',
    default: '#f5f3ee',
    contrast: { ...onPages, 'color.accentSoft': 4.5, 'color.alertSoft': 4.5, 'color.positiveSoft': 4.5 },
  },
  'color.muted': { use: 'Secondary text', default: '#aeb0c8', contrast: onPages },
  'color.accent': {
    use: 'The accent: main buttons, current tab, links',
    default: '#ffb22e',
    contrast: { ...onPages, 'color.accentSoft': 4.5 },
  },
  'color.onAccent': { use: 'Text on the accent', default: '#241500', contrast: { 'color.accent': 4.5 } },
  'color.amount': {
    use: 'Amounts that can be won',
    default: '#ffb22e',
    contrast: { ...onPages, 'color.accentSoft': 4.5 },
  },
  'color.accentSoft': { use: 'Background behind the accent', default: '#33291f' },
  'color.alert': {
    use: 'Alert: badges, hearts, errors',
    default: '#ff7a6e',
    contrast: { ...onPages, 'color.alertSoft': 4.5 },
  },
  'color.onAlert': { use: 'Text on the alert color', default: '#2a0703', contrast: { 'color.alert': 4.5 } },
  'color.alertSoft': { use: 'Background behind the alert color', default: '#35202b' },
  'color.positive': {
    use: 'Positive: success',
    default: '#27c8a4',
    contrast: { ...onPages, 'color.positiveSoft': 4.5 },
  },
  'color.onPositive': { use: 'Text on the positive color', default: '#00251c', contrast: { 'color.positive': 4.5 } },
  'color.positiveSoft': { use: 'Background behind the positive color', default: '#162f37' },
  'color.scrim': { use: 'Shade over an image, below text', default: '#0b0c18' },
  'color.onScrim': { use: 'Text over an image', default: '#ffffff', contrast: { 'color.scrim': 7 } },
  'color.backdrop': { use: 'Page behind a popup', default: '#05060dc2' },
  'color.glow': { use: 'Light at the top of a page', default: '#ffb22e1a' },
  'color.decoration': {
    use: 'Buttons over an image, and small decorative lamps',
    default: '#ffb22e',
    contrast: { 'color.scrim': 4.5 },
  },
  'color.skeleton': { use: 'Skeletons of content that is loading', default: '#21243b' },
  'color.focus': { use: 'Focus ring', default: '#ffd591', contrast: { 'color.page': 3, 'color.raised': 3 } },
  'color.shadow': { use: 'Shadows', default: '#00000073' },
} as const satisfies { readonly [name: string]: SkinToken }
