/** The rendered cards of a long list: the cards near the viewport. All cards have the same height. */
export interface CardWindow {
  /** Index of the first rendered card, and index after the last rendered card. */
  readonly from: number
  readonly to: number
  /**
   * Heights in pixels of the blocks that replace the rows before and after the rendered rows. The last block of
   * `before` and the last block of `after` are next to the rendered cards.
   */
  readonly before: readonly number[]
  readonly after: readonly number[]
}

interface GridMeasures {
  /** Top of the list, relative to the viewport. */
  readonly top: number
  readonly viewport: number
  readonly columns: number
  /** Height of a row, and of the gap between rows. */
  readonly row: number
  readonly gap: number
}

/** Number of rows that are rendered above and below the viewport. */
const AROUND = 3
/**
 * The first rendered row is a multiple of this number. Rows change in steps, because each change costs a layout and a
 * paint of the list.
 */
const STEP = 4
/** Number of rows of a block. During a fast scroll, Chromium paints parts of taller elements too late. */
const BLOCK_ROWS = 24

export function cardWindow(total: number, { top, viewport, columns, row, gap }: GridMeasures): CardWindow {
  const rows = Math.ceil(total / columns)
  const pitch = row + gap
  const stepped = (at: number): number => Math.floor(at / STEP) * STEP
  const last = Math.min(rows, Math.max(1, stepped(Math.ceil((viewport - top) / pitch) + AROUND + STEP)))
  const first = Math.min(Math.max(0, stepped(Math.floor(-top / pitch) - AROUND)), last - 1)
  return {
    from: first * columns,
    to: Math.min(total, last * columns),
    before: blocks(first, pitch),
    after: blocks(rows - last, pitch),
  }
}

/**
 * Returns the heights of the blocks that replace `rows` rows. Scrolling changes only the last block, which is next to
 * the cards.
 */
function blocks(rows: number, pitch: number): number[] {
  return Array.from(
    { length: Math.ceil(rows / BLOCK_ROWS) },
    (_, n) => Math.min(BLOCK_ROWS, rows - n * BLOCK_ROWS) * pitch,
  )
}

/** CSS properties that are set on the list: minimum height of a row, gap between rows, and number of columns. */
const ROW = '--row'
const ROW_GAP = '--row-gap'
const COLUMNS = '--columns'

/** Calls `changed` with the number of columns of `list`, at once and when the window is resized. */
export function followColumns(list: HTMLElement | null, changed: (columns: number) => void): (() => void) | undefined {
  if (list === null) return
  const follow = (): void => changed(getComputedStyle(list).gridTemplateColumns.split(' ').length)
  follow()
  addEventListener('resize', follow)
  return () => removeEventListener('resize', follow)
}

/**
 * Returns the measures of a list on screen; undefined while its cards have no size. Sets the height of rows and gaps to
 * whole pixels.
 */
function measure(list: HTMLElement): GridMeasures | undefined {
  const { gridTemplateColumns, rowGap } = getComputedStyle(list)
  const row = Math.ceil(list.querySelector(':scope > :not([aria-hidden])')?.getBoundingClientRect().height ?? 0)
  if (row === 0) return undefined
  const gap = Math.round(Number.parseFloat(rowGap) || 0)
  const columns = gridTemplateColumns.split(' ').length
  for (const [name, value] of [
    [ROW, `${row}px`],
    [ROW_GAP, `${gap}px`],
    [COLUMNS, `${columns}`],
  ] as const)
    if (list.style.getPropertyValue(name) !== value) list.style.setProperty(name, value)
  return {
    top: list.firstElementChild?.getBoundingClientRect().top ?? 0,
    viewport: innerHeight,
    columns,
    row,
    gap,
  }
}

/** Pixels per millisecond: almost two screens of a phone per second, which is too fast to look at covers. */
const FAST = 1.5
/** Minimum time over which the speed is measured, because frames are uneven while the main thread is busy. */
const SPEED_MS = 80
/** Milliseconds without fast scrolling after which cards and covers are shown again. */
const REST_MS = 150

/**
 * Calls `changed` with each new window of `list`, at once and while the page is scrolled. During fast scrolling, the
 * list loads no covers, and shows shapes instead of new cards, because rendering cards takes longer than a frame.
 * Returns a function that removes the listeners.
 */
export function followWindow(list: HTMLElement, total: number, changed: (window: CardWindow) => void): () => void {
  let last = ''
  let position = scrollY
  let time = performance.now()
  let isFast = false
  let rest: ReturnType<typeof setTimeout> | undefined
  const follow = (): void => {
    const measures = measure(list)
    if (measures === undefined) return
    const next = cardWindow(total, measures)
    const text = JSON.stringify(next)
    if (text === last) return
    last = text
    changed(next)
  }
  const stop = (): void => {
    clearTimeout(rest)
    rest = undefined
    isFast = false
    delete list.dataset.fast
  }
  const scrolled = (): void => {
    const now = performance.now()
    if (now - time >= SPEED_MS) {
      isFast = Math.abs(scrollY - position) > FAST * (now - time)
      position = scrollY
      time = now
    }
    // The first fast step may be a jump, so the cards are rendered at once.
    if (!isFast || rest === undefined) follow()
    if (!isFast) return
    clearTimeout(rest)
    rest = setTimeout(() => {
      stop()
      follow()
    }, REST_MS)
    if (list.dataset.fast !== undefined) return
    for (const image of list.querySelectorAll('img')) if (image.naturalWidth > 0) image.dataset.loaded = ''
    list.dataset.fast = ''
  }
  const forgetMeasures = (): void => {
    for (const name of [ROW, ROW_GAP, COLUMNS]) list.style.removeProperty(name)
  }
  let width = innerWidth
  const resized = (): void => {
    // When the toolbar of a browser appears or disappears, only the height changes, and the measures stay valid.
    if (innerWidth !== width) forgetMeasures()
    width = innerWidth
    follow()
  }
  follow()
  addEventListener('scroll', scrolled, { passive: true, capture: true })
  addEventListener('resize', resized)
  return () => {
    removeEventListener('scroll', scrolled, { capture: true })
    removeEventListener('resize', resized)
    stop()
    forgetMeasures()
  }
}
