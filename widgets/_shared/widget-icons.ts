import type { IconShape } from './icon-shapes.ts'

const ring = 'M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0z'
const heart = 'M12 20C6.5 16 3.5 12.8 3.5 9.2A4.6 4.6 0 0 1 12 6.7a4.6 4.6 0 0 1 8.5 2.5c0 3.6-3 6.8-8.5 10.8z'
const eye = 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM15 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0z'

/** Icons that the code of widgets names. The first stage of the player app contains them. */
export const widgetIcons = {
  back: { line: 'M19.5 12h-14M11.5 5.5 5 12l6.5 6.5', directed: true },
  close: { line: 'M6 6l12 12M18 6 6 18' },
  support: {
    line: 'M4.5 14v-2a7.5 7.5 0 0 1 15 0v2M4.5 14a1.5 1.5 0 0 1 3 0v2.5a1.5 1.5 0 0 1-3 0zM19.5 14a1.5 1.5 0 0 0-3 0v2.5a1.5 1.5 0 0 0 3 0zM19.5 16.5c0 2.5-2 4-5.5 4',
    tone: 'M4.5 14a1.5 1.5 0 0 1 3 0v2.5a1.5 1.5 0 0 1-3 0zM19.5 14a1.5 1.5 0 0 0-3 0v2.5a1.5 1.5 0 0 0 3 0z',
  },
  share: { line: 'M12 15V4M8 7.5l4-4 4 4M5 12.5V18a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-5.5' },
  heart: { line: heart },
  'heart-filled': { solid: heart },
  search: { line: 'M17.5 11a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0zM20 20l-4.4-4.4' },
  send: { line: 'M3.5 12 5 4.5l15.5 7.5L5 19.5zM3.5 12h8', directed: true },
  chevron: { line: 'M9.5 5.5 16 12l-6.5 6.5', directed: true },
  info: { line: `${ring}M12 11.2v5M12 8h.1`, tone: ring },
  warning: { line: 'M12 4.2 21 19.5H3zM12 10v4.2M12 16.9h.1', tone: 'M12 4.2 21 19.5H3z' },
  offline: {
    line: 'M4 4l16 16M9.2 16.5a4.2 4.2 0 0 1 5.6 0M5.8 13a9 9 0 0 1 4.4-2.4M2.6 9.5A13.5 13.5 0 0 1 7 6.7M11 5.6c4-.3 7.6 1.2 10.4 3.9M15 10.9a9 9 0 0 1 3.2 2.1M12 20h.1',
  },
  check: { line: 'M5 12.5l5 5L19.5 7' },
  refresh: { line: 'M19.3 14A7.5 7.5 0 1 1 17.5 6.9L20 9.2M20 4.7v4.5h-4.5' },
  eye: { line: eye },
  'eye-off': { line: `${eye}M4 3.5l16 17` },
  play: { solid: 'M8 6.3v11.4a.8.8 0 0 0 1.2.7l9.2-5.7a.8.8 0 0 0 0-1.4L9.2 5.6A.8.8 0 0 0 8 6.3z' },
  pause: { line: 'M9 7v10M15 7v10' },
  coin: { line: `${ring}M10 16.5v-9h2.8a2.7 2.7 0 0 1 0 5.4H10M8.2 9.3h8M8.2 11.2h8`, tone: ring },
} as const satisfies { readonly [name: string]: IconShape }
