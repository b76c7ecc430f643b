/** The model behind `docs/scale.md`: load from measured figures and assumptions. */
/** Measured figures. Bytes are compressed. */
export interface MeasuredFigures {
  readonly firstVisit: number
  readonly repeatVisit: number
  readonly changedVisit: number
  /** Processor time per answer, microseconds. */
  readonly nginxMicros: number
  readonly serverMicros: number
}

/** Reads the figures from the tables of the bench. */
export function measuredIn(performance: string): MeasuredFigures {
  const rows = performance.split('\n').map((line) => line.split('|').map((cell) => cell.trim()))
  const value = (measure: string, of: string): number => {
    const row = rows.find((cells) => cells[1]?.replace(/ \*$/, '') === measure && cells[2] === of)
    const number = Number.parseFloat((row?.[3] ?? '').replaceAll(',', ''))
    if (!(number > 0))
      throw new Error(`docs/performance.md has no "${measure}" of "${of}": run the bench, or correct the name here`)
    return number
  }
  return {
    firstVisit: value('bytes of a visit', 'Home, first'),
    repeatVisit: value('bytes of a visit', 'Home, repeat'),
    changedVisit: value('bytes of a visit', 'Home, only configuration changed'),
    nginxMicros: value('processor time a request, nginx', 'a file of the release, brotli'),
    serverMicros: value('processor time a request, our server', 'a file of the release, brotli'),
  }
}

/** Figures of a release of `config/` (`npm run release`) and of the bench, on 20 November 2026. */
export const releaseFigures = {
  html: 13_159,
  /**
   * Bytes of a changed page for a browser with compression dictionaries. Other browsers, and all browsers of a static
   * release, load the whole page.
   */
  delta: 1264,
  directory: 1733,
  rest: 5217,
  slice: 3682,
  style: 5940,
  images: 13_529,
  gatewayFirst: 77_641,
  gatewayRepeat: 1814,
  addresses: 46,
  languages: 3,
}

/** Values of the code and the configuration, with their source. */
export const settings = {
  /** player/pointer-watch.ts: 30 s, multiplied by a random number from 0.75 to 1.25. */
  pollSeconds: 30,
  pollLeast: 22.5,
  pollMost: 37.5,
  /** player/pointer-watch.ts: the time over which requests after a hint are spread. */
  hintSpread: 3,
  /** server/delivery/release-store.ts: the interval at which the server reads the pointer. */
  lookSeconds: 1,
  /** config/page/*.json: jackpots. */
  jackpotSeconds: 30,
  /** config/site.json: maintenancePollMs. */
  maintenanceSeconds: 300,
  /** config/call-settings/gateway.json: retries of site/info, games/all and games/hidden. */
  infoRetries: 10,
  infoDelay: 0.3,
  gamesRetries: 2,
  hiddenRetries: 1,
  /** config/call-settings/gateway.json: the timeout of a call. */
  timeoutSeconds: 50,
  hiddenTimeoutSeconds: 10,
  /** server/delivery/hint.ts. */
  listeners: 1000,
}

export interface Assumptions {
  readonly players: number
  readonly visits: number
  readonly seconds: number
  readonly pages: number
  readonly peak: number
  readonly first: number
  readonly changed: number
  readonly documents: number
  readonly focuses: number
  readonly fetched: number
  readonly filesFirst: number
  readonly head: number
  readonly callsFirst: number
  readonly callsRepeat: number
  readonly jackpots: number
}

export const assumed: Assumptions = {
  players: 10_000_000,
  visits: 3,
  seconds: 480,
  pages: 6,
  peak: 3,
  first: 0.05,
  changed: 0.5,
  documents: 1.2,
  focuses: 4,
  fetched: 0.2,
  filesFirst: 30,
  head: 500,
  callsFirst: 7,
  callsRepeat: 3,
  jackpots: 0.6,
}

export const DAY = 86_400

export interface TrafficLoad {
  /** Requests and bytes per second in the busiest minute. */
  readonly requests: number
  readonly bytes: number
}

export interface LoadModel {
  readonly measured: MeasuredFigures
  readonly assumed: Assumptions
  readonly visitsADay: number
  readonly visitsASecond: number
  /** Pages that are visible at the same time. */
  readonly open: number
  readonly loads: { readonly [kind in 'html' | 'hashed' | 'pointer' | 'hint' | 'gateway']: TrafficLoad }
  readonly gigabytesADay: number
  /** Seconds between two page changes of a player. */
  readonly pageSeconds: number
}

export function modelOf(measured: MeasuredFigures, given: Assumptions): LoadModel {
  const visitsADay = given.players * given.visits
  const visitsASecond = (visitsADay / DAY) * given.peak
  const open = visitsASecond * given.seconds
  const { firstVisit, changedVisit, repeatVisit } = measured
  const same = 1 - given.first - given.changed
  const perVisit = given.first * firstVisit + given.changed * changedVisit + same * repeatVisit
  const html = (given.first + given.changed) * releaseFigures.html + given.documents * given.head
  const sliceBytes = given.pages * given.fetched * (releaseFigures.slice + releaseFigures.style)
  const polls = given.seconds / settings.pollSeconds + 1 + given.focuses
  const hashedBytes = perVisit - given.first * releaseFigures.html - given.changed * releaseFigures.delta + sliceBytes
  const hashedFiles = given.first * given.filesFirst + given.changed * 2 + given.pages * given.fetched * 2
  const gatewayPolls =
    (given.jackpots * given.seconds) / settings.jackpotSeconds + given.seconds / settings.maintenanceSeconds
  const gatewayStart = given.first * given.callsFirst + (1 - given.first) * given.callsRepeat
  const gatewayBytes =
    given.first * releaseFigures.gatewayFirst +
    (1 - given.first) * releaseFigures.gatewayRepeat +
    gatewayPolls * given.head
  const load = (requests: number, bytes: number): TrafficLoad => ({
    requests: requests * visitsASecond,
    bytes: bytes * visitsASecond,
  })
  const loads = {
    html: load(given.documents, html),
    hashed: load(hashedFiles, hashedBytes),
    pointer: load(polls, polls * given.head),
    hint: load(given.documents, given.documents * given.head),
    gateway: load(gatewayStart + gatewayPolls, gatewayBytes),
  }
  const delivered = html + hashedBytes + polls * given.head + given.documents * given.head
  return {
    measured,
    assumed: given,
    visitsADay,
    visitsASecond,
    open,
    loads,
    gigabytesADay: (delivered * visitsADay) / 1e9,
    pageSeconds: given.seconds / given.pages,
  }
}

/**
 * Share of the open pages that have read the pointer `seconds` after it moved. Polling intervals are distributed evenly
 * between the limits.
 */
export function pollShare(seconds: number): number {
  const { pollLeast: least, pollMost: most, pollSeconds: mean } = settings
  if (seconds <= least) return Math.max(0, seconds) / mean
  const left = Math.max(0, most - seconds)
  return 1 - left ** 2 / (2 * (most - least) * mean)
}

/** Seconds until the given share of the open pages has read the pointer. */
export function secondsUntil(share: number): number {
  const { pollLeast: least, pollMost: most, pollSeconds: mean } = settings
  return share <= pollShare(least) ? share * mean : most - Math.sqrt((1 - share) * 2 * (most - least) * mean)
}

/**
 * Seconds until the given share of the open pages has read the pointer, with hints: the server reads the pointer, then
 * each listener waits a random time.
 */
export function secondsUntilHinted(share: number): number {
  return settings.lookSeconds + share * settings.hintSpread
}

/**
 * Returns the additional calls per second to a gateway that fails immediately, with this number of retries of the first
 * call of a visit.
 */
export function outage(
  { visitsASecond, assumed: given, loads }: LoadModel,
  infoRetries: number,
): { readonly more: number; readonly times: number } {
  const more = visitsASecond * (infoRetries + given.first * (settings.gamesRetries + settings.hiddenRetries))
  return { more, times: (loads.gateway.requests + more) / loads.gateway.requests }
}
