import { drawing, element } from './elements.js'

const TURN_MS = 1500
const STOP_MS = 2600
const CENTER = 200

/** The point at an angle, in degrees from the top, and a radius. */
export const at = (angle, radius) => {
  const radians = ((angle - 90) * Math.PI) / 180
  return `${(CENTER + Math.cos(radians) * radius).toFixed(1)} ${(CENTER + Math.sin(radians) * radius).toFixed(1)}`
}

/** The part of a ring between two radii and two angles, in degrees. */
export const ring = (from, to, inner, outer) =>
  `M${at(from, inner)}L${at(from, outer)}A${outer} ${outer} 0 0 1 ${at(to, outer)}L${at(to, inner)}` +
  `A${inner} ${inner} 0 0 0 ${at(from, inner)}Z`

/**
 * A wheel that turns below a mark at its top. Each segment has a class, the text `label`, and perhaps its own `size`
 * and `width` of text. `inner` and `outer` are the radii between which the wheel has segments; `faces` are shapes on
 * the segments, below their texts, and `hub` the shapes inside. `under` and `over` are shapes that do not turn.
 */
export function turningWheel({ segments, inner, outer = 188, text, faces = [], hub = [], under, over, press }) {
  const step = 360 / segments.length
  const disc = drawing(
    '0 0 400 400',
    [
      ['circle', { cx: CENTER, cy: CENTER, r: 198, class: 'edge' }],
      ...segments.map(({ className }, index) => [
        'path',
        { d: ring((index - 0.5) * step, (index + 0.5) * step, inner, outer), class: className, 'data-segment': index },
      ]),
      ...faces,
      ...segments.map(({ label, size = text.size, width }, index) => [
        'text',
        {
          x: CENTER,
          y: CENTER - text.radius,
          'font-size': size,
          ...(width !== undefined && { textLength: width, lengthAdjust: 'spacingAndGlyphs' }),
          transform: `rotate(${(index * step).toFixed(2)} ${CENTER} ${CENTER})`,
        },
        label,
      ]),
      ...hub,
    ],
    'disc',
  )
  if (press !== undefined)
    disc.addEventListener('click', ({ target }) => {
      const { segment } = target.dataset
      if (segment !== undefined) press(Number(segment))
    })
  const box = element('div', { className: 'wheel' }, disc, drawing('0 0 400 400', over, 'over'))
  if (under !== undefined) box.prepend(drawing('0 0 400 400', under, 'under'))
  const parts = disc.querySelectorAll('[data-segment], text')
  let angle = 0
  let turning
  let startedAt = 0
  const place = (next) => {
    angle = ((next % 360) + 360) % 360
    disc.style.rotate = `${angle}deg`
  }

  return {
    box,
    /** Gives a class to one segment and its text, and to no other. Without an index, none has it. */
    mark(name, index) {
      for (const [at, part] of parts.entries()) part.classList.toggle(name, at % segments.length === index)
    },
    turn() {
      box.classList.add('turning')
      startedAt = performance.now()
      turning = disc.animate([{ rotate: `${angle}deg` }, { rotate: `${angle + 360}deg` }], {
        duration: TURN_MS,
        iterations: Infinity,
      })
    },
    stop() {
      turning?.cancel()
      box.classList.remove('turning')
    },
    /** Turns on until the segment is below the mark. */
    async stopAt(index, still) {
      const from = angle + (((performance.now() - startedAt) % TURN_MS) / TURN_MS) * 360
      turning?.cancel()
      const target = -index * step
      if (!still) {
        const to = target + 360 * Math.ceil((from - target) / 360 + 2)
        box.classList.add('stopping')
        await disc.animate([{ rotate: `${from}deg` }, { rotate: `${to}deg` }], {
          duration: STOP_MS,
          easing: 'cubic-bezier(.2,.55,.25,1)',
        }).finished
      }
      place(target)
      box.classList.remove('turning', 'stopping')
    },
  }
}
