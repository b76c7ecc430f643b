/** What a skin may set: the words of `$token` and of skin documents. `tokens.css` carries the same names with the night values. */
export interface SkinToken {
  /** What it colours, for the person who makes a skin. */
  readonly use: string
  readonly night: string
  readonly morning: string
}

export const skinTokens = {
  'color.ink': { use: 'Ground of every page', night: '#10111f', morning: '#fbf8f2' },
  'color.raised': { use: 'Cards, bars and sheets', night: '#191b2e', morning: '#ffffff' },
  'color.raised2': { use: 'Fields and quiet buttons on a card', night: '#252842', morning: '#f2ebdf' },
  'color.hairline': { use: 'Thin lines between things', night: '#31345280', morning: '#e4dacacc' },
  'color.outline': { use: 'Edges of fields and choices: seen without colour', night: '#7d80a0', morning: '#857c70' },
  'color.text': { use: 'Words', night: '#f5f3ee', morning: '#1f1b2d' },
  'color.muted': { use: 'Words of second rank', night: '#aeb0c8', morning: '#5f5a6b' },
  'color.lantern': { use: 'The accent: main buttons, the open tab, links, amounts', night: '#ffb22e', morning: '#a94e06' },
  'color.onLantern': { use: 'Words on the accent', night: '#241500', morning: '#ffffff' },
  'color.lanternSoft': { use: 'Ground behind the accent', night: '#33291f', morning: '#fbeeda' },
  'color.coral': { use: 'Badges, hearts, errors', night: '#ff7a6e', morning: '#bd3226' },
  'color.onCoral': { use: 'Words on coral', night: '#2a0703', morning: '#ffffff' },
  'color.coralSoft': { use: 'Ground behind coral', night: '#35202b', morning: '#fde9e4' },
  'color.sea': { use: 'What went well', night: '#27c8a4', morning: '#08735c' },
  'color.onSea': { use: 'Words on sea', night: '#00251c', morning: '#ffffff' },
  'color.seaSoft': { use: 'Ground behind sea', night: '#162f37', morning: '#dff3ec' },
  'color.scrim': { use: 'Shade over a picture, below words', night: '#0b0c18', morning: '#1b1420' },
  'color.onScrim': { use: 'Words over a picture', night: '#ffffff', morning: '#ffffff' },
  'color.backdrop': { use: 'What lies behind a sheet or dialog', night: '#05060dc2', morning: '#2a2030a8' },
  'color.glow': { use: 'Warm light at the top of a page', night: '#ffb22e1a', morning: '#ffb22e2b' },
  'color.bulb': { use: 'The small lamps of the fair', night: '#ffcf7a', morning: '#f0a32a' },
  'color.bone': { use: 'What stands in place of something that loads', night: '#21243b', morning: '#ece4d7' },
  'color.focus': { use: 'Ring round what the keyboard is on', night: '#ffd591', morning: '#8a3f04' },
  'color.shadow': { use: 'The one shadow', night: '#00000073', morning: '#5a401f2e' },
} as const satisfies { readonly [name: string]: SkinToken }
