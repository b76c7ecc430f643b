/** Which cards of a long list are rendered: those near the viewport. All cards have one height. */
export interface CardWindow {
  /** Indexes of the first rendered card, and of the one after the last. */
  readonly from: number
  readonly to: number
  /** Heights of the cards before and after them, in pixels. */
  readonly before: number
  readonly after: number
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

/** Rows that are rendered above and below the viewport. */
const AROUND = 3
/** The first rendered row is a multiple of this, because each change costs a layout and a paint of the list. */
const STEP = 4

export function cardWindow(total: number, { top, viewport, columns, row, gap }: GridMeasures): CardWindow {
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

/** The window of a list on screen; undefined while its cards have no size. */
function windowIn(list: HTMLElement, total: number): CardWindow | undefined {
  const { gridTemplateColumns, rowGap } = getComputedStyle(list)
  const row = list.querySelector<HTMLElement>(':scope > :not([aria-hidden])')?.offsetHeight ?? 0
  return row === 0
    ? undefined
    : cardWindow(total, {
        top: list.firstElementChild?.getBoundingClientRect().top ?? 0,
        viewport: innerHeight,
        columns: gridTemplateColumns.split(' ').length,
        row,
        gap: Number.parseFloat(rowGap) || 0,
      })
}

/** Pixels between two scroll events, that is, in a frame: in a faster list nobody can look at covers. */
const FAST = 40
/** After this time without fast scrolling, covers are loaded. */
const REST_MS = 150

/**
 * Marks `list` while it is scrolled fast. Covers that are not loaded yet wait meanwhile: their parsing would take most
 * of a frame. Returns what takes the position at each scroll event, and what ends it.
 */
function followSpeed(list: HTMLElement): { readonly moved: () => void; readonly stop: () => void } {
  let before = scrollY
  let timer: ReturnType<typeof setTimeout> | undefined
  const rest = (): void => {
    clearTimeout(timer)
    timer = undefined
    delete list.dataset.fast
  }
  return {
    moved() {
      const isFast = Math.abs(scrollY - before) > FAST
      before = scrollY
      if (!isFast) return
      clearTimeout(timer)
      timer = setTimeout(rest, REST_MS)
      if (list.dataset.fast !== undefined) return
      for (const image of list.querySelectorAll('img')) if (image.naturalWidth > 0) image.dataset.loaded = ''
      list.dataset.fast = ''
    },
    stop: rest,
  }
}

/** Calls `changed` with each new window of `list`, at once and while the page is scrolled. Returns what ends it. */
export function followWindow(list: HTMLElement, total: number, changed: (window: CardWindow) => void): () => void {
  let last = ''
  const speed = followSpeed(list)
  const scrolled = (): void => {
    speed.moved()
    follow()
  }
  const follow = (): void => {
    const next = windowIn(list, total)
    const text = JSON.stringify(next)
    if (next === undefined || text === last) return
    last = text
    changed(next)
  }
  follow()
  addEventListener('scroll', scrolled, { passive: true, capture: true })
  addEventListener('resize', follow)
  return () => {
    removeEventListener('scroll', scrolled, { capture: true })
    removeEventListener('resize', follow)
    speed.stop()
  }
}
