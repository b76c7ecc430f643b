/** Which cards of a long list are rendered: those near the viewport. All cards have one height. */
export interface CardWindow extends CardRange {
  /** Columns that are empty before the first card, because the cards before it in its row are not rendered. */
  readonly emptyColumns: number
  /** Heights of the rows before and after the rendered ones, in pixels. */
  readonly before: number
  readonly after: number
}

/** Indexes of the first card, and of the one after the last. */
interface CardRange {
  readonly from: number
  readonly to: number
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

/** Rows above and below the viewport that are rendered at once, and those that follow a few cards at a time. */
const NEEDED = 1
const WANTED = 2
/** In a frame this part of the cards that are still wanted is rendered: a whole row would take longer than a frame. */
const PART = 1 / 3

/** The cards in the viewport and in `around` rows above and below it: at least one row. */
function cardsNear(total: number, { top, viewport, columns, row, gap }: GridMeasures, around: number): CardRange {
  const rows = Math.ceil(total / columns)
  const pitch = row + gap
  const last = Math.min(rows, Math.max(1, Math.ceil((viewport - top) / pitch) + around))
  const first = Math.min(Math.max(0, Math.floor(-top / pitch) - around), last - 1)
  return { from: first * columns, to: Math.min(total, last * columns) }
}

/**
 * The cards to render after `shown`, and whether more are wanted in the next frame. Rows far from the viewport are
 * removed two at a time, so that a finger that moves up and down removes none.
 */
export function nextCards(
  shown: CardRange | undefined,
  total: number,
  measures: GridMeasures,
): CardRange & { readonly isComplete: boolean } {
  const needed = cardsNear(total, measures, NEEDED)
  const wanted = cardsNear(total, measures, WANTED)
  const isNear = shown !== undefined && shown.from <= needed.to && shown.to >= needed.from
  const { from: first, to: last } = isNear ? shown : needed
  const from =
    first < wanted.from - measures.columns
      ? wanted.from
      : Math.min(first, needed.from, first - Math.ceil((first - wanted.from) * PART))
  const to =
    last > wanted.to + measures.columns
      ? wanted.to
      : Math.max(last, needed.to, last + Math.ceil((wanted.to - last) * PART))
  return { from, to, isComplete: from <= wanted.from && to >= wanted.to }
}

/** The empty space around rendered cards. */
export function cardWindow(total: number, { columns, row, gap }: GridMeasures, { from, to }: CardRange): CardWindow {
  const pitch = row + gap
  return {
    from,
    to,
    emptyColumns: from % columns,
    before: Math.floor(from / columns) * pitch,
    after: (Math.ceil(total / columns) - Math.ceil(to / columns)) * pitch,
  }
}

/** Least height of a row, and the gap between rows, in a list that is followed. */
const ROW = '--row'
const ROW_GAP = '--row-gap'

/** The measures of a list on screen; undefined while its cards have no size. Rows and gaps get whole pixels. */
function measure(list: HTMLElement): GridMeasures | undefined {
  const { gridTemplateColumns, rowGap } = getComputedStyle(list)
  const row = Math.ceil(list.querySelector(':scope > :not([aria-hidden])')?.getBoundingClientRect().height ?? 0)
  if (row === 0) return undefined
  const gap = Math.round(Number.parseFloat(rowGap) || 0)
  for (const [name, px] of [
    [ROW, row],
    [ROW_GAP, gap],
  ] as const)
    if (list.style.getPropertyValue(name) !== `${px}px`) list.style.setProperty(name, `${px}px`)
  return {
    top: list.firstElementChild?.getBoundingClientRect().top ?? 0,
    viewport: innerHeight,
    columns: gridTemplateColumns.split(' ').length,
    row,
    gap,
  }
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
  let shown: CardWindow | undefined
  let frame: number | undefined
  const speed = followSpeed(list)
  const follow = (): void => {
    frame = undefined
    const measures = measure(list)
    if (measures === undefined) return
    const { isComplete, ...cards } = nextCards(shown, total, measures)
    const next = cardWindow(total, measures, cards)
    if (JSON.stringify(next) !== JSON.stringify(shown)) changed(next)
    shown = next
    if (!isComplete) followLater()
  }
  const followLater = (): void => {
    frame ??= requestAnimationFrame(follow)
  }
  const scrolled = (): void => {
    speed.moved()
    followLater()
  }
  const forgetMeasures = (): void => {
    list.style.removeProperty(ROW)
    list.style.removeProperty(ROW_GAP)
  }
  const resized = (): void => {
    forgetMeasures()
    followLater()
  }
  follow()
  addEventListener('scroll', scrolled, { passive: true, capture: true })
  addEventListener('resize', resized)
  return () => {
    if (frame !== undefined) cancelAnimationFrame(frame)
    removeEventListener('scroll', scrolled, { capture: true })
    removeEventListener('resize', resized)
    forgetMeasures()
    speed.stop()
  }
}
