/** Which cards of a long list are rendered: those near the viewport. All cards have one height. */
export interface CardWindow {
  /** Indexes of the first rendered card, and of the one after the last. */
  readonly from: number
  readonly to: number
  /** Heights of the cards before and after them, in pixels. */
  readonly before: number
  readonly after: number
}

export interface GridMeasures {
  /** Top of the list, relative to the viewport. */
  readonly top: number
  readonly viewport: number
  readonly columns: number
  /** Height of a row, and of the gap between rows. */
  readonly row: number
  readonly gap: number
}

/** A list with at most this many cards is rendered completely. */
export const WHOLE = 60
/** Rows that are rendered above and below the viewport. */
const AROUND = 8
/** The first rendered row is a multiple of this, so that not every scrolled row renders. */
const STEP = 2

export function cardWindow(total: number, { top, viewport, columns, row, gap }: GridMeasures): CardWindow {
  if (total <= WHOLE || row <= 0) return wholeList(total)
  const rows = Math.ceil(total / columns)
  const pitch = row + gap
  const stepped = (at: number): number => Math.floor(at / STEP) * STEP
  const last = Math.min(rows, Math.max(1, stepped(Math.ceil((viewport - top) / pitch) + AROUND + STEP)))
  const first = Math.min(Math.max(0, stepped(Math.floor(-top / pitch) - AROUND)), last - 1)
  return {
    from: first * columns,
    to: Math.min(total, last * columns),
    before: first * pitch,
    after: (rows - last) * pitch,
  }
}

/** Before anything is measured. */
export function wholeList(total: number): CardWindow {
  return { from: 0, to: Math.min(total, WHOLE), before: 0, after: 0 }
}

export function isSameWindow(a: CardWindow, b: CardWindow): boolean {
  return a.from === b.from && a.to === b.to && a.before === b.before && a.after === b.after
}
