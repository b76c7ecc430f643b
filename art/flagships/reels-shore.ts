/** Covers with their own compositions of slots about the sea and its shores, by game ID. */
import { area, box, circle, line, place, repeat } from '../draw.ts'
import { drawMotif } from '../motifs/own-colors.ts'
import { onSign } from './flagship.ts'
import { caption, stand } from './caption.ts'
import type { Flagship } from './flagship.ts'
import { backdrop, waves } from './reels-parts.ts'
import { halo, lit } from './volume.ts'

/** The stern of a galleon with its lit windows, seen from behind, and the name on its board. */
const acapulcoGold: Flagship = (at, write) => {
  const rows = at.wide ? [-58, 0] : [-60]
  const board = 'M-116 -14Q0 12 116 -14L104 74Q0 106 -104 74Z'
  const stern =
    line('M-132 -150V-60M132 -150V-60', '#4a1c14', 12) +
    area('M-112 -92Q0 -138 112 -92L128 -70L100 104Q0 152 -100 104L-128 -70Z', '#8a3a1c') +
    area('M-112 -92Q0 -138 112 -92L128 -70Q0 -112 -128 -70Z', '#ffc53d') +
    rows
      .map(
        (y, row) =>
          area(
            `M${-118 + row * 9} ${y + 36}Q0 ${y + 52} ${118 - row * 9} ${y + 36}V${y + 48}Q0 ${y + 64} ${-118 + row * 9} ${y + 48}Z`,
            '#f2ac26',
          ) +
          repeat(4, (i) => {
            const x = -78 + i * 52 - (row === 0 ? 0 : (i - 1.5) * 5)
            const dy = i === 1 || i === 2 ? 5 : 0
            return (
              box(x - 19, y - 19 + dy, 38, 48, '#f2ac26', 16) +
              box(x - 13, y - 13 + dy, 26, 37, '#fff0a8', 11) +
              line(`M${x} ${y - 12 + dy}v35M${x - 12} ${y + 7 + dy}h24`, '#c4621c', 4)
            )
          }),
      )
      .join('') +
    (at.wide
      ? area('M-26 66H26L18 140H-18Z', '#4a1c14')
      : area(board, '#3a100c') +
        area(board, 'none', { stroke: '#ffc53d', 'stroke-width': 7 }) +
        write({
          x: -96,
          y: 2,
          width: 192,
          height: 82,
          style: { paint: 'fade', bend: 'smile', weight: 0.26, sharp: false },
        })) +
    [-70, 0, 70]
      .map(
        (x) =>
          box(x - 4, -134 - (x === 0 ? 6 : -8), 8, 26, '#7a3018') +
          circle(x, -138 + (x === 0 ? -8 : 6), 17, '#ffe98a') +
          circle(x, -138 + (x === 0 ? -8 : 6), 9, '#fff'),
      )
      .join('')
  const [x, y] = at.wide ? stand(at) : [150, 148]
  return (
    backdrop(at, '#f4764a') +
    circle(x, y + 16, at.wide ? 150 : 158, '#ffd166', { opacity: 0.9 }) +
    (at.wide ? waves(at, 206, '#127a92') : waves(at, 222, '#127a92')) +
    place(stern, x, y + (at.wide ? 14 : 0), at.wide ? 0.86 : 1.12) +
    (at.wide
      ? waves(at, 238, '#0a4a62', 12) +
        caption(at, write, { paint: 'block', bend: 'straight', weight: 0.25, sharp: false })
      : waves(at, 266, '#0a4a62', 12))
  )
}

/** The tail of a mermaid rises from the water in the mouth of a cave; a rock in front bears the name. */
const mermaidCove: Flagship = (at, write) => {
  const [x, y, size] = at.wide ? [240, 116, 0.92] : [150, 118, 1]
  const tail =
    area('M-8 -40C-40 -84 -92 -108 -134 -96C-122 -76 -128 -62 -112 -46C-84 -30 -40 -28 -6 -22Z', 'url(#fluke)') +
    area('M8 -40C34 -86 84 -116 132 -110C122 -88 132 -74 116 -56C90 -34 44 -26 8 -22Z', 'url(#fluke)') +
    line(
      'M-14 -36C-44 -66 -80 -84 -116 -86M-14 -32C-44 -48 -76 -54 -106 -52M14 -36C42 -68 78 -92 116 -98M14 -30C46 -46 80 -54 110 -64',
      '#d8fff0',
      3.5,
      { opacity: 0.7 },
    ) +
    line('M-132 -96C-92 -106 -42 -84 -10 -42', '#f0fff8', 5) +
    area('M-20 -34C-14 -10 -24 30 -56 110H62C70 50 34 10 20 -34Q0 -46 -20 -34Z', 'url(#scales)') +
    line(
      'M-18 -12q10 9 18 0q10 9 20 0M-24 12q12 10 22 0q12 10 24 0q6 6 10 2M-32 36q14 11 26 0q13 11 26 0q12 10 22 2M-42 62q15 12 28 0q14 12 28 0q14 12 28 0',
      '#0a5a6b',
      4,
      { opacity: 0.7 },
    ) +
    line('M-20 -32C-14 -10 -24 30 -50 96', '#e8fff4', 6, { opacity: 0.9 })
  const sea = at.wide ? 186 : 196
  const cave = at.wide
    ? 'M0 0H480V270H0ZM70 270C40 130 110 14 240 14S440 130 410 270Z'
    : 'M0 0H300V300H0ZM16 300C-2 140 60 16 150 16S302 140 284 300Z'
  const rock = at.wide
    ? 'M40 290L66 218L128 204L210 196L300 200L384 206L424 226L446 290Z'
    : 'M-8 310L10 226L60 212L130 204L210 208L268 218L296 240L308 310Z'
  return (
    lit('air', ['#ff7aa0', '#ffb07a', '#ffeab0'], [0, 1]) +
    lit('water', ['#3fd0d0', '#127a9e', '#0a3a78'], [0, 1]) +
    lit('fluke', ['#a8ffe0', '#2fc0b0', '#0f6a8a']) +
    lit('scales', ['#a8ffe0', '#27b4a8', '#0f6a92', '#123a78'], [1, 0.3]) +
    lit('stone', ['#8a5cb8', '#4a2a86', '#241250'], [0.4, 1]) +
    lit('rock', ['#c2a0e8', '#7a52b8', '#3f2480'], [0.4, 1]) +
    halo('sun', '#fffbe0', 1) +
    box(0, 0, at.width, at.height, 'url(#air)') +
    circle(x - 40, sea - 50, 130, 'url(#sun)') +
    circle(x - 40, sea - 44, 40, '#fffbe0') +
    box(0, sea - 6, at.width, 130, 'url(#water)') +
    line(`M0 ${sea - 6}H${at.width}`, '#fff6d8', 4) +
    line(`M${x - 86} ${sea + 8}h48M${x + 40} ${sea + 6}h52`, '#fffbe0', 4, { opacity: 0.8 }) +
    place(tail, x, y, size) +
    area(`M${x - 84} ${sea + 24}q10 -34 26 -18q8 -24 28 -10q14 -20 32 0q18 -16 30 8q20 -16 36 20Z`, '#f0ffff') +
    area(cave, 'url(#stone)', { 'fill-rule': 'evenodd' }) +
    line(at.wide ? 'M70 270C40 130 110 14 240 14' : 'M16 300C-2 140 60 16 150 16', '#e8b8ff', 5) +
    area(rock, '#120630', { opacity: 0.4, transform: 'translate(0 -5)' }) +
    area(rock, 'url(#rock)') +
    line(at.wide ? 'M66 218L128 204L210 196L300 200' : 'M10 226L60 212L130 204L210 208', '#f4e0ff', 5) +
    write(
      at.wide
        ? { x: 84, y: 210, width: 312, height: 50, rows: 1, style: { paint: 'block', bend: 'straight', weight: 0.26 } }
        : { x: 24, y: 220, width: 252, height: 74, style: { paint: 'block', bend: 'straight', weight: 0.26 } },
    )
  )
}

/** A chest, a jar and a roll of silk on the pier, and the name on the sail of the ship behind them. */
const galleonTrade: Flagship = (at, write) => {
  const [x, y] = stand(at)
  const pier = at.wide ? 206 : 238
  const sail = (left: number, top: number, width: number, tall: number): string =>
    area(
      `M${left} ${top}Q${left + width / 2} ${top - 12} ${left + width} ${top}Q${left + width + 16} ${top + tall / 2} ${left + width} ${top + tall}Q${left + width / 2} ${top + tall - 14} ${left} ${top + tall}Q${left + 14} ${top + tall / 2} ${left} ${top}Z`,
      '#fff3dc',
    )
  const jar =
    area('M-26 -60H26L20 -44C62 -24 54 44 26 70H-26C-54 44 -62 -24 -20 -44Z', '#f2fbff') +
    line('M-40 -8q10 -16 20 0t20 0t20 0t20 0M-44 16H44M-24 -50H24', '#2f6fc8', 6) +
    circle(0, 40, 13, '#2f6fc8')
  const silk =
    line('M-40 0H60', '#e8384f', 44) +
    line('M-40 -10H60M-40 10H60', '#ffcb57', 5) +
    circle(-42, 0, 22, '#a8203c') +
    circle(-42, 0, 12, '#e8384f')
  return (
    backdrop(at, '#5cc8e0') +
    (at.wide
      ? line(`M${x + 62} -10V150M${x - 92} -10V150`, '#7a4a24', 9) +
        sail(x + 6, 14, 112, 86) +
        sail(x - 146, 26, 104, 76) +
        waves(at, 158, '#1286a8')
      : circle(262, 40, 60, '#fff3c0', { opacity: 0.7 }) +
        line('M110 -10V240', '#7a4a24', 11) +
        waves(at, 176, '#1286a8') +
        area('M-20 150Q100 186 230 150L200 214H-20Z', '#8a4a2a') +
        line('M-20 154Q100 190 228 154', '#ffcb57', 8) +
        sail(-2, 22, 216, 116) +
        line('M-10 20Q106 6 226 20', '#7a4a24', 10) +
        write({ x: 20, y: 26, width: 180, height: 88, style: { ...onSign, weight: 0.27 } })) +
    box(0, pier, at.width, at.height, '#c98a4b') +
    line(`M0 ${pier + 18}H${at.width}M0 ${pier + 38}H${at.width}`, '#9a6230', 4) +
    (at.wide
      ? place(jar, x + 116, y + 44, 0.84) +
        place(silk, x - 112, y + 84, 0.7, -6) +
        place(drawMotif('galleon', at.palette), x - 8, y + 30, 1.06, -3) +
        caption(at, write, { paint: 'sliced', bend: 'straight', weight: 0.26 }, {}, { x: 18, width: 172 })
      : place(jar, 54, 216, 0.96) +
        place(drawMotif('galleon', at.palette), 196, 216, 1.12, -3) +
        place(silk, 54, 278, 0.8, -4))
  )
}

export const shoreReelFlagships: { readonly [gameId: string]: Flagship } = {
  '50269': mermaidCove,
  '50275': galleonTrade,
  '50276': acapulcoGold,
}
