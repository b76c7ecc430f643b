/** The symbols on the reels of demo slots: the subjects of covers, and further drawings, in sets by theme. */
import { area, around, bothSides, box, circle, line, oval, place, star, svgDocument } from './draw.ts'
import { directions } from './directions.ts'
import { catches, octopus } from './families/reef.ts'
import { lit } from './flagships/volume.ts'
import { formLight, inLight } from './light.ts'
import type { SlotMotif } from './motifs/all.ts'
import { paperStar } from './motifs/own-subjects-lights.ts'
import { moonSerpent } from './motifs/own-subjects-shore.ts'
import { ownSubjects } from './motifs/own-subjects.ts'
import { drawMotif } from './motifs/own-colors.ts'
import { INK, outlined } from './motifs/outline.ts'
import { palettes } from './palettes.ts'
import { reelSymbols } from './reel-symbols.ts'

/** Symbols that are not drawn like the subject of a cover, each drawn around 0,0 within a circle of radius 100. */
const further = {
  ...reelSymbols,
  calamansi:
    outlined(
      area(
        'M-36 -54C-58 -88 -26 -104 4 -96C2 -70 -14 -54 -36 -54ZM-30 -56C-14 -88 26 -94 48 -76C34 -54 -4 -46 -30 -56Z',
        '#4fb84a',
      ) +
        circle(-46, -10, 52, '#4cae3c') +
        circle(50, -22, 44, '#8cc63a'),
    ) +
    area('M-32 -58C-14 -66 20 -76 48 -76C34 -54 -4 -46 -30 -56Z', '#2a7f3a') +
    area('M-4 -40A52 52 0 0 1 -78 31A60 60 0 0 0 -4 -40ZM80 -54A44 44 0 0 1 24 13A52 52 0 0 0 80 -54Z', '#1f6a34', {
      opacity: 0.7,
    }) +
    oval(-64, -32, 18, 11, '#e8ffb0', -42, { opacity: 0.9 }) +
    oval(36, -44, 12, 7, '#f8ffc0', -36, { opacity: 0.9 }) +
    // A half: a thin green rind around the orange flesh, with its seeds.
    outlined(circle(16, 44, 57, '#5cb83c')) +
    circle(16, 44, 50, '#fff6c8') +
    around(8, 1, 22.5)
      .map(({ angle }) =>
        place(
          area(
            'M5 0C11 -14 36 -19 44 -14Q49 0 44 14C36 19 11 14 5 0Z',
            angle > 0 && angle < 200 ? '#ff8f12' : '#ffb02e',
          ),
          16,
          44,
          1,
          angle,
        ),
      )
      .join('') +
    around(4, 22, 22.5)
      .map(({ x, y, angle }) => oval(16 + x, 44 + y, 6, 3.6, '#fff3cc', angle))
      .join('') +
    line('M-24 20A46 46 0 0 1 8 -1', '#ffffff', 6),
  banana:
    area('M-30 -86C-52 -30 -26 52 70 76C84 80 92 70 84 60C20 36 -2 -20 -6 -82Z', '#c98a14') +
    area('M-30 -86C-46 -26 -14 44 76 70C84 70 86 64 84 60C20 36 -2 -20 -6 -82Z', '#ffd43f') +
    area('M-14 -84C-20 -30 6 34 84 60C20 36 -2 -20 -6 -82Z', '#fff0a0') +
    area('M-42 -88C-98 -40 -88 60 8 96C22 100 32 90 22 80C-30 46 -42 -16 -22 -80Z', '#d8951a') +
    area('M-42 -88C-90 -36 -76 50 14 90C22 90 26 86 22 80C-30 46 -42 -16 -22 -80Z', '#ffc22e') +
    area('M-30 -84C-60 -30 -40 44 22 80C-30 46 -42 -16 -22 -80Z', '#ffe98a') +
    area('M-74 -8C-76 24 -60 54 -32 74C-52 46 -60 20 -58 -18C-64 -22 -72 -20 -74 -8Z', '#fff', { opacity: 0.6 }) +
    area('M-46 -84C-40 -96 -34 -104 -36 -112L-12 -110C-14 -100 -6 -90 -2 -80C-16 -72 -36 -74 -46 -84Z', '#8a6a24') +
    area('M-24 -111L-12 -110C-14 -100 -6 -90 -2 -80C-8 -76 -14 -75 -20 -76Z', '#5f4516') +
    area('M14 92C24 98 34 90 26 80L16 80ZM76 72C86 76 94 68 86 60L76 62Z', '#5f4516'),
  starfish:
    area(star(0, 4, 5, 98, 46), '#c9432f', { 'stroke-linejoin': 'round', stroke: '#c9432f', 'stroke-width': 14 }) +
    area(star(0, 2, 5, 86, 40), '#ff7f5c', { 'stroke-linejoin': 'round', stroke: '#ff7f5c', 'stroke-width': 12 }) +
    around(5, 60, -90)
      .map(({ x, y }) => circle(x, y, 8, '#ffd9b0') + circle(x * 0.62, y * 0.62, 6, '#ffd9b0'))
      .join('') +
    circle(0, 2, 9, '#ffd9b0'),
  anchor:
    outlined(
      circle(0, -72, 20, 'none', { stroke: INK, 'stroke-width': 21 }) +
        area(
          'M-13 -50H13V-38H44C54 -38 54 -18 44 -18H13V60C40 56 60 42 66 24L54 30C60 14 72 -2 84 -14' +
            'C92 2 100 20 102 38' +
            'L90 32C78 70 44 94 0 98C-44 94 -78 70 -90 32L-102 38C-100 20 -92 2 -84 -14C-72 -2 -60 14 -54 30L-66 24' +
            'C-60 42 -40 56 -13 60V-18H-44C-54 -18 -54 -38 -44 -38H-13Z',
          '#3f78d8',
        ),
    ) +
    circle(0, -72, 20, 'none', { stroke: '#3f78d8', 'stroke-width': 12 }) +
    area(
      'M3 -47H13V-38H44C54 -38 54 -18 44 -18H13V60C40 56 60 42 66 24L54 30L84 -14C92 2 100 20 102 38L90 32' +
        'C78 70 44 94 ' +
        '0 98C-10 97 -20 95 -28 92C10 88 36 78 56 58C30 74 10 74 3 70Z',
      '#234a9c',
    ) +
    area('M-84 -8L-96 28L-88 24C-78 56 -52 78 -22 88C-50 70 -66 52 -72 24L-60 22Z', '#a9d0ff') +
    line('M-8 -30V50M-44 -31H-18M-18 -80A20 20 0 0 1 -4 -91', '#a9d0ff', 6) +
    outlined(
      circle(-46, -28, 11, '#ffd45e') +
        circle(46, -28, 11, '#ffb52e') +
        area('M-20 6L20 -8V6L-20 20ZM-20 28L20 14V28L-20 42Z', '#ffcf5a'),
      4,
    ) +
    line('M-14 9L2 3M-14 31L2 25M-50 -32H-46', '#fff6cc', 4),
  fish: catches.lapu({ ...palettes.lagoon, main: '#3f9be8', shade: '#1f62b0', accent: '#ffc94d', pale: '#e2f4ff' }),
  octopus: place(octopus(0, 0), -1, -2, 0.76),
  leaf:
    outlined(
      area('M-66 66L-94 100', 'none', { 'stroke-width': 19, 'stroke-linecap': 'round' }) +
        area('M-72 76C-104 0 -56 -84 4 -80C28 -98 66 -98 94 -94C98 -60 94 -30 80 -8C84 56 6 104 -72 76Z', '#46b04e'),
    ) +
    line('M-64 64L-94 99', '#7fc84a', 9) +
    area('M-72 76C-20 30 40 -30 94 -94C98 -60 94 -30 80 -8C84 56 6 104 -72 76Z', '#1f7f45') +
    area('M-78 20C-82 -30 -44 -72 2 -72C-30 -56 -54 -28 -58 10C-60 24 -74 34 -78 20Z', '#b8f070') +
    line('M-70 74C-20 30 40 -30 82 -82', '#d6f78e', 7) +
    line('M-40 46Q-44 18 -38 -8M-6 14Q-12 -22 -4 -46M30 -24Q26 -46 32 -66', '#2a7a44', 5) +
    line('M-36 46Q-8 58 22 54M0 12Q28 24 56 18M34 -26Q56 -18 74 -22', '#6fcc5a', 5) +
    outlined(oval(44, 44, 17, 20, '#ff4a3c', 40) + circle(29, 56, 10, '#3a2434'), 4) +
    line('M30 55L58 33', INK, 3.4) +
    circle(38, 36, 4, INK) +
    circle(53, 50, 4, INK) +
    circle(46, 54, 3, INK) +
    circle(48, 32, 3, '#ffd0c0') +
    oval(-34, -30, 12, 14, '#e6fbff', 30) +
    oval(-31, -27, 8, 9, '#7fd4f0', 30) +
    circle(-38, -34, 4, '#ffffff'),
  moon:
    outlined(area('M22 -92A94 94 0 1 0 92 40A74 74 0 0 1 22 -92Z', '#ffd24a'), 6) +
    area('M92 40A94 94 0 0 1 -54 77C-4 92 56 72 78 44C84 44 88 42 92 40Z', '#e08a24') +
    area('M22 -92A94 94 0 0 0 -93 -4C-90 26 -80 34 -74 20C-78 -30 -34 -74 10 -78Q14 -86 22 -92Z', '#fff6c0') +
    circle(-62, 36, 12, '#e8a52e') +
    circle(-60, 38, 9, '#f6be3c') +
    circle(-26, 70, 8, '#d88a1e') +
    circle(-40, -44, 9, '#f0b838') +
    line('M-44 -4Q-32 8 -18 -2', INK, 6) +
    line('M-48 -2L-53 4M-38 4L-41 11', INK, 4) +
    circle(-42, 20, 10, '#ff7a5a', { opacity: 0.6 }) +
    line('M-32 32Q-24 46 -8 42', INK, 6) +
    outlined(area(star(54, -34, 5, 36, 17), '#fff0a0') + area(star(84, 4, 4, 18, 7), '#bfe4ff'), 5) +
    area('M54 -70L63 -48L88 -45L69 -29L75 -5L54 -17L58 -34Z', '#ffb52e') +
    area('M52 -58L46 -42L34 -40Z', '#ffffff'),
  sun:
    outlined(area(star(0, 0, 12, 102, 66), '#ff7a1f') + area(star(0, 0, 12, 84, 62, -75), '#ffb52e'), 4) +
    outlined(circle(0, 0, 62, '#ffd23f')) +
    area('M26 -56A62 62 0 1 1 -46 41A66 66 0 0 0 26 -56Z', '#ff9d2e') +
    area('M-54 -6C-54 -36 -34 -54 -8 -55C-30 -42 -40 -24 -42 2C-46 8 -54 4 -54 -6Z', '#fff8c8') +
    line('M-36 -8Q-24 -22 -12 -8M12 -8Q24 -22 36 -8', INK, 7) +
    area('M-28 10Q0 18 28 10C26 32 14 38 0 38C-14 38 -26 32 -28 10Z', '#8a2a1a') +
    area('M-18 30Q0 18 18 30Q10 38 0 38Q-10 38 -18 30Z', '#ff6a5a') +
    circle(-38, 12, 9, '#ff6a3c', { opacity: 0.65 }) +
    circle(38, 12, 9, '#ff5a2c', { opacity: 0.65 }),
  coin:
    outlined(circle(8, 6, 88, '#a85f12') + circle(-4, -2, 88, '#ffb92e'), 6) +
    area('M36 -80A88 88 0 1 1 -68 58A96 96 0 0 0 36 -80Z', '#e0881c') +
    circle(-4, -2, 66, '#ffdb5e', { stroke: '#9c540e', 'stroke-width': 5 }) +
    area('M28 -58A64 64 0 1 1 -52 40A72 72 0 0 0 28 -58Z', '#f5b034') +
    around(20, 77)
      .map(({ x, y }) => circle(x - 4, y - 2, 3.6, x + y < 0 ? '#fff3b0' : '#b8690f'))
      .join('') +
    area(star(-4, 0, 5, 48, 22), '#a85a0c') +
    area(star(-6, -4, 5, 46, 21), '#fff0a0') +
    area('M-6 -50L8 -23L38 -18L17 3L21 33L-6 20Z', '#ff9d1f') +
    line('M-80 -12A78 78 0 0 1 -32 -72', '#fffbe0', 8),
  bar:
    [
      [-48, 46, '#f5a623'],
      [50, 46, '#f5a623'],
      [0, -28, '#ffbe35'],
    ]
      .map(([x, y, front]) =>
        place(
          outlined(area('M-36 -34H24L46 -22L52 34H-52L-44 -22Z', `${front}`)) +
            area('M-36 -33H24L44 -22L34 -14H-44Z', '#fff0a0') +
            area('M44 -22L51 33H38L34 -14Z', '#b8690f') +
            area('M-50 33L-48 14H36L38 33Z', '#d98a1a') +
            line('M-45 -14H34L38 32', '#8a4c0c', 3.4) +
            line('M-36 -26H8', '#ffffff', 5) +
            area('M-24 -2H14L17 22H-27Z', '#a85f10') +
            area('M-24 2H12L14 20H-26Z', '#ffd65c') +
            area(star(-6, 11, 5, 11, 5), '#a85f10'),
          Number(x),
          Number(y),
        ),
      )
      .join('') +
    outlined(area(star(58, -64, 4, 34, 9), '#ffffff'), 4) +
    outlined(area(star(-72, -14, 4, 20, 6), '#ffffff'), 4),
  fan:
    outlined(
      area('M0 78L-100 -14A128 128 0 0 1 100 -14Z', '#f03a78') +
        area('M-8 56H8L14 100H-14Z', '#b06a2c') +
        circle(0, 70, 14, '#ffc93d'),
    ) +
    area('M0 70L-64 -46A124 124 0 0 0 -98 -14ZM0 70L0 -66A124 124 0 0 0 -34 -62Z', '#ff86b0') +
    area('M0 70L64 -46A124 124 0 0 1 98 -14ZM0 70L34 -62A124 124 0 0 1 50 -54Z', '#a81458') +
    line('M-98 -14A124 124 0 0 1 98 -14', '#ffd45e', 15) +
    line('M-92 -24A124 124 0 0 1 -10 -66', '#fff6c8', 6) +
    line('M0 66L-80 -20M0 66L-48 -46M0 66L-16 -56M0 66L16 -56M0 66L48 -46M0 66L80 -20', '#6e0c3c', 3) +
    around(5, 15, -90)
      .map(({ x, y }) => circle(x, y - 14, 11, x < 0 ? '#ffffff' : '#ffe3ee'))
      .join('') +
    circle(0, -14, 9, '#ffb52e') +
    line('M-46 14A70 70 0 0 1 -28 0M28 0A70 70 0 0 1 46 14', '#ffd45e', 6) +
    circle(0, 70, 9, '#fff0a0') +
    line('M-5 88V96', '#e0a860', 5),
  drum:
    outlined(
      area('M-50 -98L8 -40M56 -100L0 -44', 'none', { 'stroke-width': 19, 'stroke-linecap': 'round' }) +
        area('M-84 -38V38C-76 62 -40 86 0 86C40 86 76 62 84 38V-38Z', '#f0402f') +
        oval(0, -38, 84, 36, '#fff0cc'),
    ) +
    area('M84 -32V38C76 62 40 86 0 86C34 70 50 30 50 -8C66 -14 78 -22 84 -32Z', '#a81a2c') +
    area('M-80 -20V36C-76 50 -66 60 -58 64C-64 40 -64 14 -62 -8C-68 -10 -76 -16 -80 -20Z', '#ff9a7a') +
    line('M-80 -14L-46 66L-10 2L28 76L56 -4L82 40', '#ffd65c', 8) +
    line('M-83 -34C-80 -10 -40 0 0 0C40 0 80 -10 83 -34', '#ffb92e', 12) +
    line('M-82 44C-70 66 -38 82 0 82C38 82 70 66 82 44', '#e0881c', 10) +
    line('M-76 -22C-62 -8 -34 -2 -8 -1', '#fff6c0', 5) +
    oval(0, -40, 70, 26, '#ffffff', 0, { opacity: 0.55 }) +
    area('M70 -40C70 -24 40 -12 6 -13C36 -22 50 -34 44 -60C60 -56 70 -50 70 -40Z', '#e6c890') +
    line('M-50 -98L2 -46', INK, 19) +
    line('M-50 -98L2 -46', '#c98a44', 10) +
    line('M56 -100L10 -52', INK, 19) +
    line('M56 -100L10 -52', '#a8662c', 10) +
    outlined(circle(4, -42, 13, '#ffd65c'), 5) +
    circle(0, -46, 4, '#fff6d0') +
    line('M-52 -96L-30 -74M54 -98L38 -81', '#f0c080', 4),
  bibingka:
    // The banana leaf, then the round cake with two cuts across, coconut, and burnt spots.
    outlined(
      area(
        'M-106 28C-98 4 -70 -12 -40 -18L40 -18C74 -10 100 8 106 30L90 38L98 52L76 58L78 74L52 74L46 90L20 84L4 98L-14 84L-40 90' +
          'L-48 74L-76 74L-74 58L-98 50L-90 38Z',
        '#3fae4c',
      ),
    ) +
    line('M-92 30L-62 40M-78 62L-54 52M-40 80L-28 64M4 88V70M44 80L32 64M78 64L58 54M94 32L64 40', '#1f7a3c', 5) +
    outlined(
      area('M-82 -14V28C-76 58 -40 72 0 72C40 72 76 58 82 28V-14Z', '#d8843a') + oval(0, -14, 82, 46, '#ffd05a'),
    ) +
    area('M-79 -2C-62 34 62 34 79 -2V10C62 46 -62 46 -79 10Z', '#b05a1c', { opacity: 0.6 }) +
    area('M60 -44C80 -30 84 -10 74 6C56 30 10 36 -30 28C30 26 66 -6 60 -44Z', '#f0a02e') +
    area('M-70 -20C-62 -42 -34 -52 -6 -54C-34 -44 -48 -32 -54 -14C-62 -8 -72 -10 -70 -20Z', '#fff6c0') +
    line('M-60 -45L60 17M60 -45L-60 17', '#8a4414', 8) +
    line('M-58 -48L0 -18L58 -48', '#fff0b8', 3.4) +
    line(
      'M-8 -46l14 3M-50 -20l12 4M-66 -4l10 5M-34 -2l10 -4M28 -8l12 4M52 -22l10 6M-6 10l14 4M8 -32l-10 4M-14 22l12 2M44 2l8 4',
      '#fffdf0',
      6,
    ) +
    oval(-40, -30, 10, 5, '#a8561c') +
    oval(34, -40, 9, 4.6, '#a8561c') +
    oval(22, 16, 10, 5, '#a8561c') +
    line('M-40 -70C-52 -82 -30 -90 -40 -104M0 -74C-12 -86 12 -94 0 -108M40 -70C28 -82 52 -90 40 -104', INK, 11) +
    line('M-40 -70C-52 -82 -30 -90 -40 -104M0 -74C-12 -86 12 -94 0 -108M40 -70C28 -82 52 -90 40 -104', '#ffffff', 5),
  bakunawa: moonSerpent(),
  parol: paperStar(),
  diwata:
    lit('wing', ['#f0fffa', '#7af0e0', '#2f9ae0'], [0.7, 1]) +
    lit('gown', ['#c8f06a', '#4fb84a', '#17703f'], [0.6, 1]) +
    outlined(
      area('M-34 -46C-40 -96 40 -96 34 -46C36 -20 50 -4 42 24H-42C-50 -4 -36 -20 -34 -46Z', '#5a2a1c') +
        bothSides(
          area('M12 8C18 -36 52 -88 98 -86C112 -64 102 -18 74 0C54 12 30 16 12 8Z', 'url(#wing)') +
            area('M12 10C42 6 78 18 86 48C86 74 58 88 40 74C22 58 14 36 12 10Z', 'url(#wing)'),
        ) +
        area(
          'M-20 -12C-8 -20 8 -20 20 -12L14 24C34 42 46 66 50 94L34 84L24 102L10 88L0 104L-10 88L-24 102L-34 84L-50 94' +
            'C-46 66 -34 42 -14 24Z',
          'url(#gown)',
        ),
      6,
    ) +
    bothSides(
      area('M28 0C38 -32 58 -60 82 -68C84 -46 74 -22 56 -10C46 -4 36 0 28 0Z', '#fff', { opacity: 0.55 }) +
        circle(90, -50, 5, '#fff') +
        circle(64, 52, 9, '#ffb0e0'),
    ) +
    line('M-8 36L-26 84M0 40V86M8 36L26 84', '#17703f', 4) +
    line('M-20 -6L-30 12L-8 22M20 -6L30 12L8 22', INK, 18) +
    line('M-20 -6L-30 12L-8 22M20 -6L30 12L8 22', '#d8966a', 10) +
    outlined(area(star(0, 14, 8, 22, 12), '#fff08a'), 5) +
    circle(0, 14, 8, '#fff') +
    outlined(
      area(
        'M-28 -50C-28 -72 -14 -78 0 -78C14 -78 28 -72 28 -50C28 -32 12 -18 0 -18C-12 -18 -28 -32 -28 -50Z',
        '#e8aa7c',
      ),
    ) +
    area('M-30 -48C-32 -84 32 -84 30 -48C22 -54 14 -62 8 -68C0 -58 -16 -50 -30 -48Z', '#5a2a1c') +
    bothSides(oval(12, -42, 4.6, 7, INK) + circle(19, -32, 5, '#ff7a7a')) +
    circle(-14, -45, 2, '#fff') +
    circle(10, -45, 2, '#fff') +
    line('M-7 -30Q0 -24 7 -30', '#8a2a2a', 4) +
    outlined(circle(-26, -66, 11, '#ff6fae') + circle(26, -66, 11, '#ff6fae') + circle(0, -78, 13, '#ffffff'), 5) +
    circle(0, -78, 5, '#ffb52e') +
    circle(-26, -66, 4, '#ffe27a') +
    circle(26, -66, 4, '#ffe27a'),
  galleon:
    lit('sails', ['#ffffff', '#fff0cc', '#d8a878'], [0.8, 1]) +
    lit('hull', ['#e89a54', '#a85a2c', '#5a2414'], [0.2, 1]) +
    lit('waves', ['#8ae4ff', '#2f9af0', '#1450b8'], [0, 1]) +
    outlined(
      box(-48, -88, 9, 130, '#8a4a24', 3) +
        box(22, -98, 9, 140, '#8a4a24', 3) +
        area('M26 -104L-6 -98L26 -86ZM-44 -94L-70 -88L-44 -78Z', '#f0304f') +
        area('M62 34L104 -8L108 0L84 40Z', '#8a4a24') +
        area(
          'M-82 -66C-60 -72 -32 -72 -12 -66C-4 -40 -4 -12 -12 14C-34 6 -62 6 -84 14C-76 -12 -76 -40 -82 -66Z',
          'url(#sails)',
        ) +
        area('M-2 -78C24 -84 50 -84 70 -76C82 -46 82 -14 72 16C50 6 20 6 -4 16C4 -14 4 -46 -2 -78Z', 'url(#sails)'),
      6,
    ) +
    area(star(40, -34, 8, 24, 12), '#f0304f') +
    area(star(-46, -28, 8, 17, 9), '#f0304f') +
    line('M-72 -58Q-50 -62 -30 -60M12 -70Q28 -73 44 -72', '#ffffff', 6) +
    outlined(area('M-104 0L-62 4V22H64L100 14C96 52 84 78 64 92H-66C-88 70 -100 40 -104 0Z', 'url(#hull)'), 6.5) +
    area('M96 18C92 52 82 76 64 90H10C56 74 72 50 76 22Z', '#2a0a14', { opacity: 0.4 }) +
    line('M-98 14L-64 18V32H62L94 26', '#ffd23f', 8) +
    line('M-44 54h.1M-14 54h.1M16 54h.1M46 54h.1', INK, 18) +
    line('M-44 54h.1M-14 54h.1M16 54h.1M46 54h.1', '#ffe27a', 9) +
    line('M-90 40C-86 54 -82 62 -76 70', '#ffc88a', 6) +
    outlined(
      area(
        'M-106 84Q-88 62 -70 74T-34 74T2 74T38 74T72 74T106 84C98 98 70 104 0 104C-70 104 -98 98 -106 84Z',
        'url(#waves)',
      ),
    ) +
    line('M-88 84Q-78 76 -68 82M-18 82Q-8 74 4 82M54 82Q64 74 76 82', '#f0fcff', 5),
  lamp:
    lit('glass', ['#fffde8', '#ffe27a', '#ff9a3c'], [0.4, 1]) +
    lit('tin', ['#ff8a7a', '#e0304a', '#8a0f38'], [0.8, 0.4]) +
    line('M-56 30C-78 -30 -64 -98 0 -98C64 -98 78 -30 56 30', INK, 19) +
    line('M-56 30C-78 -30 -64 -98 0 -98C64 -98 78 -30 56 30', '#ffc233', 9) +
    line('M-66 -20C-64 -60 -40 -92 -8 -96', '#fff6c0', 4) +
    outlined(
      area('M-30 -58L-20 -82H20L30 -58Z', 'url(#tin)') +
        area('M-26 -54H26C54 -30 54 10 34 36H-34C-54 10 -54 -30 -26 -54Z', 'url(#glass)') +
        box(-38, -62, 76, 14, 'url(#tin)', 6) +
        box(-46, 32, 92, 18, '#ffc233', 7) +
        area('M-54 48H54C64 58 76 76 80 94Q80 104 68 104H-68Q-80 104 -80 94C-76 76 -64 58 -54 48Z', 'url(#tin)'),
      7,
    ) +
    outlined(
      area('M2 -40C14 -18 28 -8 24 12C20 26 10 32 0 32C-10 32 -22 26 -24 10C-26 -8 -8 -16 2 -40Z', '#ff7a1e'),
      5,
    ) +
    area('M2 -10C10 2 14 8 12 18C10 26 4 29 0 29C-6 29 -12 24 -12 16C-12 6 -2 2 2 -10Z', '#fff6b0') +
    line('M-30 -36C-42 -20 -42 0 -36 14', '#fff', 7) +
    area('M40 52C52 62 64 78 68 98H30C50 86 46 66 40 52Z', '#4a0424', { opacity: 0.45 }) +
    line('M-48 60C-56 68 -62 78 -66 88M-38 41H10M-14 -76H6', '#ffe0d0', 6),
} as const satisfies { readonly [name: string]: string }

type SymbolName = SlotMotif | keyof typeof further

/** The symbols of each theme. A slot shows five of them beside the subject of its own cover. */
const themes = {
  fruit: ['pakwan', 'pineapple', 'mango', 'durian', 'banana', 'calamansi', 'coconut'],
  sea: ['pearl', 'pawikan', 'octopus', 'fish', 'starfish', 'anchor', 'vinta'],
  wild: ['agila', 'carabao', 'tarsier', 'tuko', 'paruparo', 'sampaguita', 'leaf'],
  myth: ['bakunawa', 'tikbalang', 'diwata', 'amulet', 'lamp', 'moon', 'alitaptap'],
  sky: ['comet', 'sun', 'mayon', 'bahaghari', 'moon', 'habagat', 'saranggola'],
  treasure: ['crown', 'ruby', 'seven', 'galleon', 'bar', 'bell', 'coin'],
  food: ['haloHalo', 'sorbetes', 'bibingka', 'siling', 'coconut', 'calamansi', 'banana'],
  fiesta: ['parol', 'gong', 'drum', 'banig', 'fan', 'sampaguita', 'bell'],
  country: ['jeepney', 'kalesa', 'bahayKubo', 'terraces', 'carabao', 'salakot', 'palm'],
} as const satisfies { readonly [theme: string]: readonly SymbolName[] }

type Theme = keyof typeof themes

const themeOf: { readonly [motif in SlotMotif]: Theme } = {
  agila: 'wild',
  alitaptap: 'wild',
  amulet: 'myth',
  bahaghari: 'sky',
  bahayKubo: 'country',
  bakunawa: 'myth',
  banig: 'fiesta',
  bell: 'fiesta',
  bituin: 'sky',
  carabao: 'country',
  coconut: 'fruit',
  comet: 'sky',
  crown: 'treasure',
  diwata: 'myth',
  durian: 'fruit',
  galleon: 'treasure',
  gong: 'fiesta',
  habagat: 'sky',
  haloHalo: 'food',
  jeepney: 'country',
  kalesa: 'country',
  lamp: 'myth',
  makiling: 'myth',
  mango: 'fruit',
  mayon: 'sky',
  pakwan: 'fruit',
  palm: 'sea',
  parol: 'fiesta',
  paruparo: 'wild',
  pawikan: 'sea',
  pearl: 'sea',
  pineapple: 'fruit',
  ruby: 'treasure',
  salakot: 'country',
  sampaguita: 'wild',
  saranggola: 'sky',
  seven: 'treasure',
  siling: 'food',
  sirena: 'sea',
  sorbetes: 'food',
  tarsier: 'wild',
  terraces: 'country',
  tikbalang: 'myth',
  tuko: 'wild',
  vinta: 'sea',
}

/** Symbols beside the subject of the cover. */
const OTHERS = 5

/** Games whose other symbols fit their name, so that games of one theme have different reels. */
const ownOthers: { readonly [gameId: string]: readonly SymbolName[] | undefined } = {
  // Carabao Gold: a farm.
  50102: ['bar', 'salakot', 'terraces', 'palay', 'sun'],
  // Jeepney Jackpot: the street.
  50104: ['kalesa', 'tire', 'horn', 'stoplight', 'sampaguita'],
  // Barya Lang: small money.
  50208: ['bill', 'piggyBank', 'purse', 'bell', 'sorbetes'],
}

/** The other symbols of a slot, by value. Games with the same subject leave out different symbols of their theme. */
function othersOf(gameId: string, motif: SlotMotif): readonly SymbolName[] {
  const symbols: readonly SymbolName[] = themes[themeOf[motif]].filter((name) => name !== motif)
  const surplus = symbols.length - OTHERS
  const first = Number(gameId) % symbols.length
  const omitted = new Set(Array.from({ length: surplus }, (_, index) => (first + index * 3) % symbols.length))
  return symbols.filter((_, index) => !omitted.has(index))
}

const slots = Object.entries(directions).flatMap(([gameId, direction]) =>
  direction.family === 'slot' ? [{ gameId, motif: direction.motif }] : [],
)

/** Themes and symbols of all slots, as JSON: first the subject of the cover, then the others by value. */
export const slotSymbols = (): string =>
  `{\n${slots
    .map(({ gameId, motif }) => {
      const symbols = [ownSubjects[gameId]?.name ?? motif, ...(ownOthers[gameId] ?? othersOf(gameId, motif))]
      return `  "${gameId}": ${JSON.stringify({ theme: themeOf[motif], symbols })}`
    })
    .join(',\n')}\n}\n`

const isFurther = (name: SymbolName): name is keyof typeof further => name in further

/** Symbols that shine: a form shadow would be on their glow. */
const shining: ReadonlySet<SymbolName> = new Set(['alitaptap'])

/** Side of an image. The subjects reach up to 105 px from its middle, and the rest is for their shadows. */
const SIDE = 230
const MIDDLE = SIDE / 2

/** Where drawings are that are too large, or whose middle is not at 0,0, so that no part is outside the image. */
const moved: { readonly [name in SymbolName]?: readonly [x: number, y: number, size?: number] } = {
  bahaghari: [0, -12],
  banana: [-6, 6, 0.99],
  bell: [0, -27, 1.1],
  carabao: [0, 8],
  drum: [0, 9],
  fan: [0, -14],
  gong: [0, -9],
  haloHalo: [-9, 4],
  pakwan: [0, -14],
  saranggola: [9, 0],
  siling: [12, 0],
  sorbetes: [0, 3],
  tarsier: [0, -14],
}

/** A dark edge around a drawing whose parts have no outline, so that it stands out from reels of any color. */
const edge =
  '<filter id="edge"><feMorphology in="SourceAlpha" operator="dilate" radius="3" result="form"/>' +
  `<feFlood flood-color="${INK}"/><feComposite in2="form" operator="in"/></filter>`

/** Leaves space for the edge and the shadow of a drawing that fills its image. */
const INSIDE = 0.895

/** An image of the subject in the light of the covers. A drawing without a name is not moved. */
export function symbolImage(name: SymbolName | undefined, drawing: string): string {
  const [x, y, size] = (name && moved[name]) ?? [0, 0]
  if (name !== undefined && shining.has(name))
    return svgDocument(SIDE, SIDE, '', place(drawing, MIDDLE + x, MIDDLE + y, size))
  const light = formLight(undefined, 0.45, true)
  // The shadow is at the right and below.
  const placed = (content: string): string => place(content, MIDDLE - 2 + x, MIDDLE - 3 + y, (size ?? 1) * INSIDE)
  return drawing.includes(INK)
    ? svgDocument(SIDE, SIDE, light, placed(inLight(drawing)))
    : svgDocument(
        SIDE,
        SIDE,
        light + edge,
        placed(inLight(`<use href="#form" filter="url(#edge)"/><g id="form">${drawing}</g>`)),
      )
}

/** The galleon of the reels around 0,0, for a banner. */
export const galleonShip: string = further.galleon

const drawSymbol = (name: SymbolName): string =>
  symbolImage(name, isFurther(name) ? further[name] : drawMotif(name, palettes.lantern))

/** The images of all symbols in the themes. */
export const symbolImages: readonly (readonly [file: string, draw: () => string])[] = [
  ...new Set<SymbolName>([...Object.values(themes), ...Object.values(ownOthers)].flatMap((names) => names ?? [])),
].map((name) => [`${name}.svg`, () => drawSymbol(name)])
