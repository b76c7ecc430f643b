/** A string of lamps across 1440 px: `wire` hangs in arcs of 60 px, `lamps` are points to be drawn with a round pen. */
const arcs = Array.from({ length: 24 }, (_, n) => n * 60)

export const wire = `M0 3${arcs.map(() => 'q30 17 60 0').join('')}`
export const lamps = arcs.map((x) => `M${x + 12} 11h.1M${x + 30} 14.5h.1M${x + 48} 11h.1`).join('')
