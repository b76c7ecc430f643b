/** The dark outline of the parts of a subject. */

export const INK = '#2b1a2b'

/** Shapes with a dark outline. The shades and lights of a subject are drawn on top, without one. */
export const outlined = (shapes: string, width = 5): string =>
  `<g stroke="${INK}" stroke-width="${width}" stroke-linejoin="round">${shapes}</g>`
