/** Reads frames from a trace of Chromium: the work of the main thread for each frame, and which frames were shown. */

export interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
  /** Processor time of the event in microseconds, without the time in which other processes ran. */
  readonly tdur?: number
  readonly args?: { readonly name?: string; readonly frame_reporter?: FrameReport }
}

/** The fields of the compositor's frame report that are read here. */
interface FrameReport {
  readonly frame_sequence: number
  readonly state: string
  readonly scroll_state: string
  /** A part of the viewport was not painted yet and had the color of the page. */
  readonly has_missing_content: boolean
}

export interface ScrolledFrames {
  /** Frames that were due while the page was scrolled, at 60 frames per second. */
  readonly due: number
  /** Frames that the compositor did not present, not even with the cards of an earlier frame. */
  readonly dropped: number
  /**
   * Frames that the compositor presented before the main thread was ready: at the new position, with the cards of an
   * earlier frame.
   */
  readonly partial: number
  /** Frames in which a part of the viewport was not painted yet. */
  readonly incomplete: number
}

export interface FrameWork {
  /** Milliseconds of processor time for each frame. */
  readonly frames: readonly number[]
  /** The mean processor time per frame, in milliseconds, by kind of work. */
  readonly parts: { readonly [kind: string]: number }
}

const kinds: readonly (readonly [kind: string, names: RegExp])[] = [
  [
    'script',
    /^(FunctionCall|FireAnimationFrame|EventDispatch|EvaluateScript|RunMicrotasks|TimerFire|v8\.|V8\.|MajorGC|MinorGC)/,
  ],
  ['style', /^(UpdateLayoutTree|Document::updateStyle|Blink\.Style)/i],
  ['layout', /^(Layout|LocalFrameView::layout|IntersectionObserver)/i],
  ['paint', /^(PrePaint|Paint|Layerize|Commit|UpdateLayer|LayerTreeHost|PaintArtifact)/i],
  ['images', /(Decode|SVGImage|ImageLoad|ResourceRe|ResourceFinish|ParseHTML|XMLDocumentParser)/i],
]

/** A frame begins with the mark `list-frame` and ends before the next mark. */
export function frameWork(events: readonly TraceEvent[]): FrameWork {
  const marks = events.filter(({ name }) => name === 'list-frame').sort((a, b) => a.ts - b.ts)
  const [first, last] = [marks[0], marks.at(-1)]
  if (first === undefined || last === undefined) throw new Error('the trace has no frame')
  const onThread = events
    .filter(({ ph, pid, tid, ts }) => ph === 'X' && pid === first.pid && tid === first.tid && ts <= last.ts)
    .filter(({ ts, dur = 0 }) => ts + dur >= first.ts)
    .sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))
  const frames = marks.slice(0, -1).map(() => 0)
  const parts: { [kind: string]: number } = {}
  const open: { readonly end: number; readonly kind: string }[] = []
  let frame = 0
  for (const { name, ts, dur = 0, tdur = dur } of onThread) {
    while (open.length > 0 && (open.at(-1)?.end ?? 0) <= ts) open.pop()
    while (frame < frames.length - 1 && ts >= (marks[frame + 1]?.ts ?? Infinity)) frame++
    const outer = open.at(-1)?.kind
    const kind = kinds.find(([, names]) => names.test(name))?.[0] ?? outer ?? 'other'
    if (outer === undefined) frames[frame] = (frames[frame] ?? 0) + tdur / 1000
    parts[kind] = (parts[kind] ?? 0) + tdur / 1000
    if (outer !== undefined) parts[outer] = (parts[outer] ?? 0) - tdur / 1000
    open.push({ end: ts + dur, kind })
  }
  for (const kind of Object.keys(parts)) parts[kind] = (parts[kind] ?? 0) / frames.length
  return { frames, parts }
}

/** The frames during a scroll, as the compositor reports them. */
export function scrolledFrames(events: readonly TraceEvent[]): ScrolledFrames {
  const due = new Set<number>()
  const dropped = new Set<number>()
  const shown = new Set<number>()
  const partial = new Set<number>()
  const incomplete = new Set<number>()
  for (const { name, ph, args } of events) {
    const report = args?.frame_reporter
    if (name !== 'PipelineReporter' || ph !== 'b' || report === undefined || report.scroll_state === 'SCROLL_NONE')
      continue
    const { frame_sequence: frame, state, has_missing_content: isIncomplete } = report
    due.add(frame)
    ;(state === 'STATE_DROPPED' ? dropped : shown).add(frame)
    if (state === 'STATE_PRESENTED_PARTIAL') partial.add(frame)
    if (isIncomplete) incomplete.add(frame)
  }
  if (due.size === 0) throw new Error('the trace has no frame of a scroll: expected events named PipelineReporter')
  return {
    due: due.size,
    dropped: [...dropped].filter((frame) => !shown.has(frame)).length,
    partial: partial.size,
    incomplete: incomplete.size,
  }
}
