/** Heads and bodies of animals that more than one cover shows, each with a dark outline around its parts. */
import { area, bothSides, circle, line, oval, place } from '../draw.ts'
import { INK, outlined } from '../motifs/outline.ts'

export interface DragonColors {
  /** The paint of the skin, its shade, and its lit edge. */
  readonly hide: string
  readonly shade: string
  readonly light: string
  readonly mane: string
  readonly manes: string
  readonly horn: string
  readonly eye: string
}

const teeth = (d: string): string => area(d, '#fffbe8')

/** The head of a dragon in three-quarter view to the right, with open jaws: about from -140 to 150 in width. */
export const dragonHead = ({ hide, shade, light, mane, manes, horn, eye }: DragonColors): string =>
  outlined(
    area(
      'M-30 -70C-60 -104 -96 -112 -132 -104C-112 -92 -104 -82 -102 -72C-124 -74 -146 -62 -158 -44C-138 -48 -124 -44 -116 -34C-138 -22 -148 -2 -146 22C-132 8 -118 4 -106 8C-122 30 -122 54 -108 78C-102 60 -92 50 -80 48C-84 72 -76 92 -58 106C-58 84 -48 68 -30 62Z',
      mane,
    ) +
      area('M-34 -58C-46 -92 -72 -116 -112 -126C-88 -138 -50 -128 -26 -104C-12 -90 -4 -76 -2 -64Z', horn) +
      area('M14 -62C18 -92 12 -116 -10 -138C20 -136 44 -112 46 -76Z', horn),
  ) +
  area(
    'M-44 -50C-64 -80 -88 -90 -108 -92C-94 -80 -88 -68 -88 -56C-106 -56 -122 -50 -132 -42C-114 -40 -106 -34 -102 -24C-114 -14 -122 0 -122 8C-108 0 -98 0 -90 6C-98 22 -98 40 -94 52C-84 38 -74 34 -64 38C-66 56 -62 70 -54 80L-36 40Z',
    manes,
  ) +
  outlined(
    area('M-52 16C-44 64 -6 100 44 104C80 106 108 96 110 78C112 66 96 62 78 64L10 40Z', hide) +
      area('M-20 30L112 4L94 72C60 72 20 62 -4 46Z', '#4a0622'),
  ) +
  area('M8 46C34 34 68 46 88 66C60 70 30 64 8 46Z', '#ff6a86') +
  line('M30 50Q54 50 72 62', '#c8305a', 3) +
  teeth('M40 66l6 -17 9 19ZM62 70l6 -18 9 18ZM84 70l9 -26 9 28ZM18 56l5 -13 8 16Z') +
  area('M-34 50C-16 80 20 96 60 96C86 96 104 90 108 82C104 100 76 106 44 104C8 100 -20 82 -34 50Z', shade, {
    opacity: 0.6,
  }) +
  outlined(
    area(
      'M-62 18C-74 -30 -56 -72 -8 -74C14 -74 30 -66 42 -52C54 -44 66 -44 74 -46C80 -66 112 -72 120 -46C136 -36 140 -10 128 8C104 14 78 6 54 20C34 32 -4 30 -22 42C-40 52 -58 40 -62 18Z',
      hide,
    ) + teeth('M44 24l9 15 7 -20ZM68 14l9 18 9 -18ZM100 11l12 30 12 -31ZM20 29l9 13 7 -15Z'),
    4,
  ) +
  area(
    'M-54 18C-50 40 -34 44 -22 36C-4 24 32 26 52 14C76 2 104 8 126 0C122 10 104 10 82 10C54 12 48 26 20 28C-4 32 -20 46 -36 44C-48 42 -58 34 -62 18Z',
    shade,
    { opacity: 0.55 },
  ) +
  // The nose, the cheek with its scales, and the lit edge of the snout.
  oval(108, -34, 9, 6, shade, -28) +
  line('M86 -26Q92 -12 84 0M66 -28Q72 -14 64 2', shade, 4, { opacity: 0.7 }) +
  line('M-46 2q10 8 2 20M-30 -6q12 8 4 22M-12 4q10 8 4 18M8 2q10 6 8 16M-50 -20q10 6 4 16', shade, 4, {
    opacity: 0.8,
  }) +
  line('M82 -50Q100 -64 114 -48M50 -46Q62 -36 76 -38', light, 5) +
  // The near eye and the far one, below heavy brows that meet above the snout.
  outlined(
    area('M-26 -24C-14 -46 16 -42 34 -18C14 -8 -14 -8 -26 -24Z', eye) +
      area('M50 -38C56 -50 68 -54 76 -46C72 -36 60 -32 50 -38Z', eye),
    4,
  ) +
  oval(8, -24, 5, 13, '#1a0414', -8) +
  oval(64, -43, 3, 7, '#1a0414', -8) +
  circle(3, -31, 4, '#fff') +
  outlined(
    area('M-54 -40L-34 -76L-26 -56L-4 -76L0 -54L22 -62L46 -26L36 -18C18 -36 -10 -44 -36 -26Z', manes) +
      area('M46 -28L54 -58L66 -54L84 -66L80 -46C66 -48 56 -42 50 -30Z', manes),
    4,
  ) +
  line('M-40 -44C-20 -54 8 -52 30 -34', '#fff', 4, { opacity: 0.6 }) +
  outlined(
    area('M-6 92C-12 110 -8 124 2 136C4 122 12 114 20 100ZM26 100C24 118 32 130 44 138C44 122 50 114 54 102Z', mane),
    4,
  ) +
  line('M126 -20C150 -30 158 4 146 30C142 42 150 50 160 46M118 2C140 10 134 44 118 56', INK, 9) +
  line('M126 -20C150 -30 158 4 146 30C142 42 150 50 160 46M118 2C140 10 134 44 118 56', manes, 5)

/** The head of a dragon of the sea that faces the viewer, with fins for ears: about from -150 to 150 in width. */
export const dragonFace = ({ hide, shade, light, mane, manes, horn, eye }: DragonColors): string =>
  bothSides(
    outlined(
      area(
        'M34 -40C60 -84 100 -108 152 -112C140 -92 138 -80 142 -64L120 -50C136 -40 142 -28 142 -10L116 -6C124 10 124 26 116 42C84 46 54 30 40 8Z',
        mane,
      ) + area('M24 -60C26 -98 44 -122 82 -138C66 -114 66 -92 62 -58Z', horn),
    ) +
      area(
        'M46 -30C70 -66 96 -84 128 -94C116 -78 116 -66 120 -58L46 -14ZM48 -8L116 -26L106 0L50 8ZM52 14L104 12C104 24 102 28 100 32C80 34 62 28 52 14Z',
        manes,
      ) +
      line('M48 -28L136 -100M52 -8L136 -18M52 10L112 36M66 -90L34 -84M64 -72L28 -68', INK, 3, { opacity: 0.6 }),
  ) +
  outlined(area('M0 -132C20 -104 24 -84 18 -58H-18C-24 -84 -20 -104 0 -132Z', mane)) +
  area('M0 -116C10 -96 10 -80 6 -60H-6C-10 -80 -10 -96 0 -116Z', manes) +
  outlined(
    // The jaw with the mouth, below the snout.
    area('M-66 30C-62 84 -34 116 0 118C34 116 62 84 66 30Z', hide) +
      area('M-54 36C-50 76 -28 100 0 102C28 100 50 76 54 36Z', '#4a0622'),
  ) +
  area('M-32 78C-26 58 -8 56 0 64C8 56 26 58 32 78C22 98 -22 98 -32 78Z', '#ff6a86') +
  line('M0 66V90', '#c8305a', 3) +
  bothSides(teeth('M14 101l5 -15 7 12ZM28 95l4 -24 11 15ZM44 82l1 -14 7 6Z')) +
  outlined(
    area(
      'M0 -72C44 -74 74 -52 76 -14C78 14 78 34 64 48C54 56 42 52 34 44C22 36 8 36 0 38C-8 36 -22 36 -34 44C-42 52 -54 56 -64 48C-78 34 -78 14 -76 -14C-74 -52 -44 -74 0 -72Z',
      hide,
    ) + bothSides(teeth('M56 50L50 82L38 46ZM32 42l-5 19 -9 -22ZM14 38L8 52L2 38Z')),
    4,
  ) +
  bothSides(
    area('M34 44C22 36 8 36 0 38V26C16 24 34 26 44 36C56 44 70 34 74 14C76 34 74 42 64 48C54 56 42 52 34 44Z', shade, {
      opacity: 0.55,
    }) +
      outlined(area('M14 -16C28 -30 52 -32 66 -22C62 -6 34 0 14 -16Z', eye), 4) +
      oval(38, -15, 4.6, 11, '#1a0414') +
      circle(34, -21, 3.4, '#fff') +
      outlined(area('M4 -16L14 -40L28 -34L40 -58L52 -40L76 -54L74 -22C56 -34 32 -30 10 -6Z', manes), 4) +
      outlined(area('M6 0C16 -8 34 -2 36 12C30 22 12 20 6 12Z', hide), 3.4) +
      oval(22, 10, 7, 4.6, shade, 20) +
      line('M52 4q10 6 6 18M64 -2q8 6 6 16', shade, 4, { opacity: 0.8 }) +
      line('M36 22C70 22 100 44 96 70C94 84 108 92 118 82', INK, 9) +
      line('M36 22C70 22 100 44 96 70C94 84 108 92 118 82', manes, 5) +
      outlined(
        area(
          'M52 82C68 92 72 108 68 126C56 120 46 112 38 104ZM30 108C36 122 34 134 26 146C18 134 16 124 12 116Z',
          mane,
        ),
        4,
      ),
  ) +
  line('M-44 -58C-24 -68 -4 -68 16 -66M-24 4Q-16 -2 -8 2', light, 5) +
  area('M0 -52L10 -38L0 -20L-10 -38Z', manes, { stroke: INK, 'stroke-width': 3 })

/** The head of a tiger that faces the viewer and roars. */
export const tigerFace = (fur: string): string => {
  const stripe = (d: string): string => area(d, INK)
  return (
    bothSides(
      outlined(circle(62, -70, 30, fur)) +
        circle(62, -68, 17, '#6a1a2a') +
        circle(56, -64, 10, '#e86a7a') +
        outlined(area('M58 -40L100 -16L84 -6L112 22L86 26L102 58L70 56L66 86L30 72Z', fur)) +
        area('M66 10L98 18L76 24L88 48L62 46L58 70L34 62Z', '#fff4e0'),
    ) +
    outlined(
      area('M-48 40C-44 84 -22 106 0 108C22 106 44 84 48 40Z', '#fff4e0') +
        area('M-38 40C-36 74 -18 92 0 94C18 92 36 74 38 40Z', '#5a0a22'),
      5,
    ) +
    area('M-22 74C-18 56 -6 56 0 62C6 56 18 56 22 74C14 94 -14 94 -22 74Z', '#ff7a90') +
    bothSides(teeth('M18 88l4 -22 11 10ZM4 93l5 -10 6 8Z')) +
    outlined(
      area(
        'M0 -86C48 -88 84 -60 84 -16C84 6 78 24 62 36C54 30 10 34 0 34C-10 34 -54 30 -62 36C-78 24 -84 6 -84 -16C-84 -60 -48 -88 0 -86Z',
        fur,
      ),
    ) +
    outlined(bothSides(teeth('M34 44L28 74L18 44ZM14 44l-4 10 -6 -10Z')), 4) +
    bothSides(
      area('M12 -40C24 -56 52 -58 66 -40C62 -44 40 -40 30 -36Z', '#fff4e0') +
        outlined(area('M14 -16C24 -34 50 -36 64 -22C58 -6 32 0 14 -16Z', '#fff08a'), 4) +
        circle(40, -19, 9, '#1fa86a') +
        oval(40, -19, 4, 8.6, '#1a0414') +
        circle(36, -24, 3.4, '#fff') +
        stripe('M8 -14C18 -36 44 -44 72 -34C48 -32 26 -24 14 -8Z') +
        stripe('M8 -84L14 -54L22 -84ZM34 -78L34 -56L50 -70ZM84 -34L60 -34L84 -18ZM84 0L60 0L78 16Z') +
        outlined(area('M0 14C14 2 46 2 52 24C54 44 34 52 18 48C8 46 2 40 0 34Z', '#fff4e0'), 4) +
        circle(24, 26, 2.6, INK) +
        circle(36, 30, 2.6, INK) +
        circle(34, 20, 2.6, INK) +
        line('M44 26L100 14M44 34L100 40', '#fff', 3),
    ) +
    outlined(area('M-20 2C-12 -8 12 -8 20 2C18 16 6 22 0 24C-6 22 -18 16 -20 2Z', '#f0607a'), 4) +
    oval(-6, 4, 7, 3.6, '#ffc0c8') +
    stripe('M-4 -84L0 -46L4 -84ZM-12 -48L0 -38L12 -48L0 -28Z') +
    line('M-70 -46C-62 -64 -44 -74 -24 -78', '#ffe8b0', 6, { opacity: 0.9 })
  )
}

/** The face of a sea turtle that looks at the viewer, with radius 68: plates on its head and a horny bill. */
export const turtleFace = (skin: string, plate: string, seam: string): string =>
  outlined(area('M0 -64C42 -66 70 -40 70 -4C70 36 38 60 0 60C-38 60 -70 36 -70 -4C-70 -40 -42 -66 0 -64Z', skin), 6) +
  area(
    'M0 -58L20 -48L16 -22L0 -12L-16 -22L-20 -48ZM-28 -54L-24 -28L-44 -34L-50 -42ZM28 -54L24 -28L44 -34L50 -42ZM-54 -34L-58 -8L-64 -4C-66 -14 -62 -26 -54 -34ZM54 -34L58 -8L64 -4C66 -14 62 -26 54 -34ZM-62 6L-50 14L-52 30C-60 22 -62 14 -62 6ZM62 6L50 14L52 30C60 22 62 14 62 6Z',
    plate,
    { stroke: seam, 'stroke-width': 3, 'stroke-linejoin': 'round' },
  ) +
  area('M-34 34Q0 40 34 34C28 60 -28 60 -34 34Z', '#7a1a34', {
    stroke: INK,
    'stroke-width': 5,
    'stroke-linejoin': 'round',
  }) +
  area('M-18 50Q0 38 18 50Q0 58 -18 50Z', '#ff7a8a') +
  outlined(area('M-44 24C-30 -2 30 -2 44 24C42 36 24 36 10 38L0 50L-10 38C-24 36 -42 36 -44 24Z', '#e4f2a8'), 4.4) +
  area('M-2 38L0 46L10 36C24 34 38 34 42 24C36 12 28 8 20 6C26 20 14 30 -2 38Z', '#7ab060', { opacity: 0.6 }) +
  bothSides(
    outlined(oval(36, -8, 17, 19, '#fff', 8), 4.4) +
      circle(33, -6, 13, '#3a2410') +
      circle(33, -6, 8, '#120806') +
      circle(28, -12, 5, '#fff') +
      outlined(area('M16 -21C24 -38 54 -38 58 -5C50 -23 32 -28 16 -21Z', skin), 4) +
      oval(8, 16, 3.4, 2.4, INK),
  ) +
  line('M-54 -38C-44 -52 -30 -58 -10 -60', '#f4ffe0', 5, { opacity: 0.85 })

/** A Philippine eagle that dives at the viewer: wings up, the bill open, and the talons forward. */
export const divingEagle = ({
  wing,
  quill,
  body,
}: {
  readonly wing: string
  readonly quill: string
  readonly body: string
}): string => {
  const feather = (x: number, y: number, long: number, turn: number, paint: string): string =>
    place(area(`M-15 0Q-19 ${long - 16} 0 ${long}Q19 ${long - 16} 15 0Z`, paint), x, y, 1, turn)
  const side =
    outlined(
      [
        [56, -4, 84, -30],
        [76, -20, 96, -50],
        [94, -40, 102, -72],
        [108, -60, 100, -94],
        [116, -80, 90, -118],
      ]
        .map(([x = 0, y = 0, long = 0, turn = 0]) => feather(x, y, long, turn, quill))
        .join(''),
      4,
    ) +
    outlined(
      [
        [46, 4, 56, -24],
        [64, -14, 58, -46],
        [82, -36, 60, -68],
        [96, -58, 58, -92],
      ]
        .map(([x = 0, y = 0, long = 0, turn = 0]) => feather(x, y, long, turn, wing))
        .join('') + area('M16 -20C40 -64 80 -104 128 -112C140 -96 128 -60 96 -26C74 -4 44 22 20 26Z', wing),
      4,
    ) +
    line('M34 -32C58 -66 88 -92 118 -98', '#ffd9a0', 6, { opacity: 0.8 })
  /** A foot with three toes toward the viewer, each with a long claw. */
  const talon = (x: number, turn: number): string =>
    place(
      outlined(
        area('M-26 -62C-36 -22 -20 2 0 4C20 2 36 -22 26 -62Z', body) +
          [-46, 46, 0]
            .map((lean) =>
              place(
                area('M-9 26C-10 46 -4 60 8 68C12 56 11 40 9 26Z', '#3a2838') +
                  area('M-12 -6C-16 8 -14 22 -10 32Q0 38 10 32C14 22 16 8 12 -6Z', '#ffb822'),
                0,
                0,
                1,
                lean,
              ),
            )
            .join(''),
        4,
      ) +
        line('M-12 -46V-32M6 -42V-28M-2 -22V-12', '#a86a3a', 5) +
        line('M-6 10H6M-5 20H5', '#c87a10', 3),
      x,
      78,
      1.08,
      turn,
    )
  return (
    bothSides(side) +
    outlined(
      area('M-34 60L-46 132L-20 116L0 138L20 116L46 132L34 60Z', quill) +
        area('M-46 -30C-56 30 -36 84 0 92C36 84 56 30 46 -30Z', body),
    ) +
    line('M-22 26v12M-4 34v12M14 26v12M-12 52v12M8 56v12M26 44v10', '#a86a3a', 6) +
    talon(-54, 26) +
    talon(54, -26) +
    // The head with its crest looks to the left, larger than life.
    outlined(
      area(
        'M46 -16L88 -38L62 -50L100 -84L62 -80L82 -124L44 -104L38 -146L10 -110L-12 -142L-22 -104L-54 -112L-40 -70Z',
        '#7a4424',
      ) + area('M-50 -34C-56 -78 -24 -104 10 -100C46 -96 62 -62 52 -22C44 2 10 8 -14 0C-34 -6 -46 -18 -50 -34Z', body),
    ) +
    area(
      'M40 -28L64 -44L44 -54L70 -78L42 -74L54 -104L26 -88L18 -118L4 -92L-12 -114L-18 -84C4 -92 34 -84 38 -56Z',
      '#c9803f',
    ) +
    line('M20 -78L16 -62M34 -66L28 -50M40 -46L32 -34M24 -34v14M8 -24v12', '#8a5428', 5, { opacity: 0.7 }) +
    outlined(
      // The lower half of the open bill, then the hook of the upper half.
      area('M-36 -22C-52 -10 -68 6 -66 28C-46 26 -26 16 -14 -4Z', '#5a6a84') +
        area('M-76 -34L-26 -40L-18 -8C-30 2 -46 10 -60 18Z', '#8a1438') +
        area('M-22 -66C-54 -82 -96 -74 -106 -26C-104 -14 -102 -8 -96 -2C-92 -22 -82 -34 -62 -34L-26 -36Z', '#8fa4ba'),
    ) +
    area('M-64 -12C-52 -26 -36 -28 -26 -26C-30 -10 -44 2 -58 12Z', '#ff7a8a') +
    line('M-96 -38C-90 -58 -70 -68 -48 -66', '#e4eefa', 6) +
    oval(-56, -52, 5, 3.4, '#2a3448', -20) +
    outlined(circle(-6, -58, 17, '#ffd24a'), 4) +
    circle(-8, -58, 9, '#1a0c08') +
    circle(-12, -63, 4, '#fff') +
    area('M-40 -60L-30 -74L24 -90L22 -72C4 -74 -14 -70 -40 -60Z', '#5a2a12', { stroke: INK, 'stroke-width': 3 })
  )
}
