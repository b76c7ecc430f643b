/** An open chest of treasure, which several covers show. */
import { area, circle, line, oval, repeat } from '../draw.ts'
import { halo, lit, round } from './volume.ts'

/** The gradients of the chest and of its coins. */
export const chestPaints =
  lit('wood', ['#d8863f', '#9a4f20', '#4a2010'], [0.5, 1]) +
  round('coin', ['#fffbd8', '#ffd23f', '#d9911a']) +
  halo('shine', '#ffe07a', 0.95)

export const chestCoin = (x: number, y: number, rx = 14): string =>
  oval(x, y + 4, rx, rx * 0.56, '#8a500f') + oval(x, y, rx, rx * 0.56, 'url(#coin)')

const heap = repeat(26, (i) => {
  const row = Math.floor(i / 9)
  return chestCoin(
    (i % 9) * 19 - 78 + row * 9 - (i % 2) * 2,
    2 - row * 13 - ((i * 7) % 5) - Math.abs(4 - (i % 9)) * -1.5,
    13,
  )
})

/** Around 0,0, from -114 to 114 in width and from -72 to 82 in height. `treasure` is on the heap of coins. */
export const openChest = (treasure: string): string =>
  area('M-110 -2C-122 -92 122 -92 110 -2Z', '#4a1c0c') +
  area('M-110 -10C-116 -86 116 -86 110 -10L98 -10C98 -66 -98 -66 -98 -10Z', 'url(#wood)') +
  line('M-108 -14C-112 -84 112 -84 108 -14', '#ffcf4a', 6) +
  area('M-98 -2C-98 -66 98 -66 98 -2Z', '#200a08') +
  circle(0, -14, 130, 'url(#shine)') +
  heap +
  treasure +
  area('M-114 0H114L106 82H-106Z', 'url(#wood)') +
  line('M-111 26H111M-108 54H108', '#5a2812', 3.4) +
  area('M-114 -2H114L113 16H-113Z', '#ffcf4a') +
  line('M-72 6L-68 80M72 6L68 80', '#ffcf4a', 15) +
  line('M-74 6L-70 80M70 6L66 80', '#fff0b0', 3) +
  area('M-24 -2H24V32Q0 50 -24 32Z', '#fff0b0') +
  area('M-24 -2H24V8H-24Z', '#d89a2a') +
  circle(0, 16, 6, '#4a1c0c') +
  line('M0 18V28', '#4a1c0c', 5)
