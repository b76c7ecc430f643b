/** Subjects of the covers of single slots: things of the town and of the kitchen. See `own-subjects.ts`. */
import { area, box, circle, line, oval, place, repeat, star } from '../draw.ts'
import { lit, round } from '../flagships/volume.ts'
import { INK, outlined } from './outline.ts'

/** A lute with a ruby in its sound hole. */
const rubyRondalla = (): string =>
  lit('wood', ['#ffd07a', '#f09a3a', '#b05a1c'], [0.7, 1]) +
  lit('neck', ['#8a4a2a', '#5a2a1a'], [1, 0]) +
  place(
    area('M-19 -62L-25 -96H25L19 -62Z', '#c0702a') +
      line('M-34 -88h68M-31 -74h62', '#ffe08a', 7) +
      area('M0 -38C32 -38 42 -14 58 8C84 46 60 98 0 98C-60 98 -84 46 -58 8C-42 -14 -32 -38 0 -38Z', '#6a2f14') +
      area('M0 -32C28 -32 38 -10 53 12C76 46 54 91 0 91C-54 91 -76 46 -53 12C-38 -10 -28 -32 0 -32Z', 'url(#wood)') +
      line('M-50 20C-66 48 -52 76 -22 83', '#fff0c0', 6) +
      circle(0, 26, 38, '#7a3a18') +
      circle(0, 26, 33, 'none', { stroke: '#ffe08a', 'stroke-width': 6, 'stroke-dasharray': '7 5' }) +
      circle(0, 26, 28, '#2a0c18') +
      box(-13, -80, 26, 78, 'url(#neck)', 2) +
      line('M-11 -66H11M-11 -52H11M-11 -38H11M-11 -24H11', '#ffd98a', 3) +
      box(-26, 70, 52, 11, '#5a2a1a', 4) +
      line('M-7 -90V74M0 -90V74M7 -90V74', '#fff3d8', 2.4) +
      place(
        area('M-24 -6L-12 -24H12L24 -6L0 26Z', '#e0244f') +
          area('M-12 -24H12L0 -6ZM-24 -6H0L0 26Z', '#ff7a98') +
          area('M12 -24L24 -6H0Z', '#ff9ab0') +
          area('M24 -6H0L0 26Z', '#a8123c'),
        0,
        26,
        1,
        -40,
      ),
    4,
    0,
    1.16,
    40,
  ) +
  area(star(-62, -22, 4, 22, 8), '#ffffff')

/** Stacks of silver and golden coins, and a large golden coin. */
const baryaLang = (): string => {
  const stack = (x: number, count: number, [top, face, edge]: readonly [string, string, string]): string =>
    repeat(count, (i) => {
      const y = 82 - i * 17
      const at = x + [0, 3, -2, 2][i % 4]!
      return (
        area(`M${at - 38} ${y - 15}h76v15a38 13 0 0 1 -76 0Z`, edge) +
        line(`M${at - 26} ${y - 1}v6M${at - 10} ${y + 3}v6M${at + 8} ${y + 3}v6M${at + 24} ${y - 1}v6`, face, 4) +
        oval(at, y - 15, 38, 13, face) +
        (i === count - 1 ? oval(at, y - 15, 28, 8, top) : '')
      )
    })
  return (
    lit('coin', ['#fff0a8', '#ffc83a', '#d8881c'], [0.7, 1]) +
    stack(-62, 6, ['#f0f6ff', '#c4cfe2', '#8290b0']) +
    stack(20, 8, ['#fff3b8', '#ffcf4a', '#c07a18']) +
    circle(54, 44, 50, '#a8640f') +
    circle(52, 42, 48, 'url(#coin)') +
    circle(52, 42, 37, 'none', { stroke: '#b8741c', 'stroke-width': 4 }) +
    area(star(52, 42, 8, 30, 12), '#fff0a8') +
    circle(52, 42, 11, '#d8881c') +
    line('M16 32A38 38 0 0 1 40 6', '#fffbe0', 6)
  )
}

/** Houses of one shape, 96 wide and 92 high, each with its color and the middle of its foot at the given place. */
export const rainbowHouses = (
  spots: readonly (readonly [color: string, x: number, y: number, size: number])[],
): string =>
  '<defs><g id="house">' +
  outlined(area('M-36 -56H36V0H-36Z', 'currentColor') + area('M-48 -52L-30 -88H30L48 -52Z', 'currentColor'), 4.4) +
  area('M-34 -50H34V-2H-34Z', '#fff', { opacity: 0.3 }) +
  area('M14 -49H34V-2H14ZM10 -86H29L45 -54H20Z', '#1a0a3a', { opacity: 0.24 }) +
  line('M-29 -81H2', '#fff', 4, { opacity: 0.65 }) +
  outlined(area('M-26 -40H-4V-18H-26Z', '#e4fbff') + area('M6 -40H26V0H6Z', '#7a3f2a'), 3.4) +
  line('M-15 -39V-19M-25 -29H-5', INK, 2.6) +
  circle(21, -19, 2.4, '#ffe27a') +
  '</g></defs>' +
  spots.map(([color, x, y, size]) => place(`<use href="#house" color="${color}"/>`, x, y, size)).join('')

/** Seven houses, each in a color of the rainbow. */
const pitongKulay = (): string =>
  rainbowHouses([
    ['#c07af8', -33, -34, 0.68],
    ['#6a78f8', 33, -34, 0.68],
    ['#48bcff', -66, 22, 0.68],
    ['#4cd07a', 0, 20, 0.68],
    ['#ffd83a', 66, 22, 0.68],
    ['#ff9a3a', -36, 80, 0.74],
    ['#ff5a5a', 36, 80, 0.74],
  ])

/** An open umbrella, upside down, full of coins. */
const monsoonMoney = (): string => {
  const coin = (x: number, y: number): string =>
    oval(x, y + 4, 21, 15, '#b06c10') + oval(x, y, 21, 15, 'url(#coin)') + oval(x, y, 13, 8, '#e09a1c')
  return (
    round('coin', ['#fffbd8', '#ffd84a', '#e8a01c']) +
    lit('cloth', ['#ff7a5c', '#e0383e', '#98183a'], [0.7, 1]) +
    line('M6 0V-84C6 -104 36 -106 36 -86', '#8a5428', 12) +
    line('M3 -10V-84C4 -96 14 -100 22 -99', '#e0a060', 4) +
    coin(-66, -72) +
    coin(76, -66) +
    [
      [-24, -54],
      [22, -54],
      [-48, -36],
      [0, -38],
      [46, -36],
      [-74, -16],
      [-28, -20],
      [28, -20],
      [74, -16],
      [-50, -4],
      [0, -4],
      [50, -4],
    ]
      .map(([x = 0, y = 0]) => coin(x, y))
      .join('') +
    area(
      'M-104 -14Q-84 16 -62 6Q-32 24 0 8Q32 24 62 6Q84 16 104 -14C98 56 54 92 0 92C-54 92 -98 56 -104 -14Z',
      'url(#cloth)',
    ) +
    area('M-62 6Q-32 24 0 8V92C-34 84 -56 48 -62 6ZM62 6Q84 16 104 -14C98 56 54 92 0 92C34 84 56 48 62 6Z', '#ffb43a') +
    area('M62 6Q84 16 104 -14C98 56 54 92 0 92C34 84 56 48 62 6Z', '#c86a1c') +
    line('M-103 -12Q-84 16 -62 6Q-32 24 0 8Q32 24 62 6Q84 16 103 -12', '#ffe2a0', 6) +
    line('M-94 14C-84 44 -66 64 -44 76', '#ffc0a8', 6) +
    area('M-8 88H8L2 106H-2Z', '#e0a060')
  )
}

/** A clay pot with a lid, on a board. */
const kuboKitchen = (): string =>
  lit('clay', ['#ff9a62', '#d85a30', '#8a2c20'], [0.8, 0.9]) +
  line('M-34 -66c-14 -12 12 -18 0 -34M2 -72c-14 -10 12 -16 0 -30M36 -66c-14 -12 12 -18 0 -34', '#f4f0ff', 9) +
  box(-94, 70, 188, 26, '#7a4220', 10) +
  box(-94, 68, 188, 16, '#d08a4a', 8) +
  line('M-78 74H40', '#f0c08a', 4) +
  area('M-40 -32H40C84 -14 98 18 84 42C70 66 36 74 0 74C-36 74 -70 66 -84 42C-98 18 -84 -14 -40 -32Z', 'url(#clay)') +
  area('M30 -32H40C84 -14 98 18 84 42C70 66 36 74 0 74C64 58 72 8 30 -32Z', '#5a1424', { opacity: 0.4 }) +
  line('M-66 -4C-80 12 -80 30 -70 42', '#ffd0a8', 9) +
  line('M-82 8C-106 0 -106 30 -86 30M82 8C106 0 106 30 86 30', '#a83c24', 10) +
  line('M-60 -34Q0 -14 60 -34', '#8a2c20', 13) +
  area('M-62 -38C-52 -66 52 -66 62 -38Q0 -18 -62 -38Z', '#f07a48') +
  area('M10 -59C40 -56 56 -50 62 -38Q44 -31 24 -30C36 -40 26 -52 10 -59Z', '#a83c24') +
  line('M-46 -42C-36 -52 -22 -55 -8 -56', '#ffd0a8', 6) +
  circle(0, -64, 12, '#c04a28') +
  circle(-3, -67, 5, '#ffc09a')

export const ownHouse = {
  '50142': { name: 'rondalla', draw: rubyRondalla },
  '50208': { name: 'coins', draw: baryaLang },
  '50248': { name: 'paintedHouses', draw: pitongKulay },
  '50251': { name: 'coinUmbrella', draw: monsoonMoney },
  '50288': { name: 'clayPot', draw: kuboKitchen },
} as const
