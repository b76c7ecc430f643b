/**
 * SVG paths of a string of lamps, 1440 px wide: `wire` consists of arcs of 60 px, `lamps` of points that a stroke with
 * round caps draws as discs.
 */
const arcs = Array.from({ length: 24 }, (_, n) => n * 60)

export const wire = `M0 3${arcs.map(() => 'q30 17 60 0').join('')}`
export const lamps = arcs.map((x) => `M${x + 12} 11h.1M${x + 30} 14.5h.1M${x + 48} 11h.1`).join('')
