/**
 * The design tokens that skins may set and `$token` may name. `tokens.css` has the same names with the values of the
 * night skin.
 */
export interface SkinToken {
  /** What the token colors, for the person who makes a skin. */
  readonly use: string
  readonly night: string
  readonly morning: string
}

export const skinTokens = {
  'color.ink': { use: 'Background of every page', night: '#10111f', morning: '#fbf8f2' },
  'color.raised': { use: 'Cards, bars and sheets', night: '#191b2e', morning: '#ffffff' },
  'color.raised2': { use: 'Fields and quiet buttons on a card', night: '#252842', morning: '#f2ebdf' },
  'color.hairline': { use: 'Thin lines between items', night: '#31345280', morning: '#e4dacacc' },
  'color.outline': { use: 'Borders of fields and options', night: '#7d80a0', morning: '#857c70' },
  'color.text': { use: 'Text', night: '#f5f3ee', morning: '#1f1b2d' },
  'color.muted': { use: 'Secondary text', night: '#aeb0c8', morning: '#5f5a6b' },
  'color.lantern': {
    use: 'The accent: main buttons, current tab, links, amounts',
    night: '#ffb22e',
    morning: '#a94e06',
  },
  'color.onLantern': { use: 'Text on the accent', night: '#241500', morning: '#ffffff' },
  'color.lanternSoft': { use: 'Background behind the accent', night: '#33291f', morning: '#fbeeda' },
  'color.coral': { use: 'Badges, hearts, errors', night: '#ff7a6e', morning: '#bd3226' },
  'color.onCoral': { use: 'Text on coral', night: '#2a0703', morning: '#ffffff' },
  'color.coralSoft': { use: 'Background behind coral', night: '#35202b', morning: '#fde9e4' },
  'color.sea': { use: 'Success', night: '#27c8a4', morning: '#08735c' },
  'color.onSea': { use: 'Text on sea', night: '#00251c', morning: '#ffffff' },
  'color.seaSoft': { use: 'Background behind sea', night: '#162f37', morning: '#dff3ec' },
  'color.scrim': { use: 'Shade over an image, below text', night: '#0b0c18', morning: '#1b1420' },
  'color.onScrim': { use: 'Text over an image', night: '#ffffff', morning: '#ffffff' },
  'color.backdrop': { use: 'Page behind a popup', night: '#05060dc2', morning: '#2a2030a8' },
  'color.glow': { use: 'Light at the top of a page', night: '#ffb22e1a', morning: '#ffb22e2b' },
  'color.bulb': { use: 'Small decorative lamps', night: '#ffcf7a', morning: '#f0a32a' },
  'color.bone': { use: 'Skeletons of content that is loading', night: '#21243b', morning: '#ece4d7' },
  'color.focus': { use: 'Focus ring', night: '#ffd591', morning: '#8a3f04' },
  'color.shadow': { use: 'Shadows', night: '#00000073', morning: '#5a401f2e' },
} as const satisfies { readonly [name: string]: SkinToken }
