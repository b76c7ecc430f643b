/**
 * A model of ten million players a day: computes the load of a CDN, an origin and a gateway from the measurements in `docs/performance.md` and the
 * assumptions in this file. `npm run bench -- scale` writes it to `docs/scale.md`. This load has not been tested.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { format, resolveConfig } from 'prettier'

const docs = resolve(import.meta.dirname, '../../docs')
export const scaleFile = join(docs, 'scale.md')

export async function writeScale(say: (line: string) => void): Promise<void> {
  await writeFile(scaleFile, await scaleDocument())
  say(`Written to ${scaleFile}.`)
}

/** The whole document, formatted as the repository's files are. */
export async function scaleDocument(): Promise<string> {
  const model = modelOf(measuredIn(await readFile(join(docs, 'performance.md'), 'utf8')), assumed)
  return await format(documentOf(model), { ...(await resolveConfig(scaleFile)), filepath: scaleFile })
}

/** What was measured here; bytes are as sent. */
export interface Measured {
  readonly firstVisit: number
  readonly repeatVisit: number
  readonly changedVisit: number
  /** Processor time of one answer, in microseconds. */
  readonly nginxMicros: number
  readonly serverMicros: number
}

/** Reads the tables that the bench has written, so that a new run of the bench is a new model. */
export function measuredIn(performance: string): Measured {
  const rows = performance.split('\n').map((line) => line.split('|').map((cell) => cell.trim()))
  const value = (measure: string, of: string): number => {
    const row = rows.find((cells) => cells[1]?.replace(/ \*$/, '') === measure && cells[2] === of)
    const number = Number.parseFloat((row?.[3] ?? '').replaceAll(',', ''))
    if (!(number > 0))
      throw new Error(`docs/performance.md has no "${measure}" of "${of}": run the bench, or say here what it is called now`)
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

/** Read once from a release of `config/` with `npm run release` and from a run of the bench, on 20 November 2026. */
const read = {
  html: 13_159,
  /** A changed page for a browser that knows dictionaries. Others, and all behind a static release, get it whole, and so it is counted. */
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

/** What the code and the configuration say. */
const settings = {
  /** engine/runtime/release.ts: 30 s, times 0.75 to 1.25. */
  pollSeconds: 30,
  pollLeast: 22.5,
  pollMost: 37.5,
  /** engine/runtime/release.ts: over so long a hint's questions are spread. */
  hintSpread: 3,
  /** server/delivery/release-store.ts: so often it looks at the pointer where the file system sends no events. */
  lookSeconds: 1,
  /** config/page/*.json: jackpots. */
  jackpotSeconds: 30,
  /** config/site.json: maintenancePollMs. */
  maintenanceSeconds: 300,
  /** config/call-settings/gateway.json: tries after the first of site/info and of games/all. */
  infoRetries: 10,
  infoDelay: 0.3,
  gamesRetries: 2,
  /** config/call-settings/gateway.json: a call is given up after. */
  timeoutSeconds: 50,
  /** server/delivery/hint.ts. */
  listeners: 1000,
}

export interface Assumed {
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

export const assumed: Assumed = {
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

const DAY = 86_400

interface Load {
  /** Requests a second and bytes a second, in the busiest minute. */
  readonly requests: number
  readonly bytes: number
}

export interface Model {
  readonly measured: Measured
  readonly assumed: Assumed
  readonly visitsADay: number
  readonly visitsASecond: number
  /** Pages that are seen at the same time. */
  readonly open: number
  readonly loads: { readonly [kind in 'html' | 'hashed' | 'pointer' | 'hint' | 'gateway']: Load }
  readonly gigabytesADay: number
  /** Seconds between two changes of the page of one player. */
  readonly pageSeconds: number
}

export function modelOf(measured: Measured, given: Assumed): Model {
  const visitsADay = given.players * given.visits
  const visitsASecond = (visitsADay / DAY) * given.peak
  const open = visitsASecond * given.seconds
  const { firstVisit, changedVisit, repeatVisit } = measured
  const same = 1 - given.first - given.changed
  const perVisit = given.first * firstVisit + given.changed * changedVisit + same * repeatVisit
  const html = (given.first + given.changed) * read.html + given.documents * given.head
  const sliceBytes = given.pages * given.fetched * (read.slice + read.style)
  const polls = given.seconds / settings.pollSeconds + 1 + given.focuses
  const hashedBytes = perVisit - given.first * read.html - given.changed * read.delta + sliceBytes
  const hashedFiles = given.first * given.filesFirst + given.changed * 2 + given.pages * given.fetched * 2
  const gatewayPolls = (given.jackpots * given.seconds) / settings.jackpotSeconds + given.seconds / settings.maintenanceSeconds
  const gatewayStart = given.first * given.callsFirst + (1 - given.first) * given.callsRepeat
  const gatewayBytes = given.first * read.gatewayFirst + (1 - given.first) * read.gatewayRepeat + gatewayPolls * given.head
  const load = (requests: number, bytes: number): Load => ({ requests: requests * visitsASecond, bytes: bytes * visitsASecond })
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
 * Share of the open pages that have asked for the pointer `seconds` after it moved: they poll at their own times, each wait drawn evenly
 * between the least and the most.
 */
export function noticed(seconds: number): number {
  const { pollLeast: least, pollMost: most, pollSeconds: mean } = settings
  if (seconds <= least) return Math.max(0, seconds) / mean
  const left = Math.max(0, most - seconds)
  return 1 - left ** 2 / (2 * (most - least) * mean)
}

/** Seconds until this share has asked. */
export function secondsUntil(share: number): number {
  const { pollLeast: least, pollMost: most, pollSeconds: mean } = settings
  return share <= noticed(least) ? share * mean : most - Math.sqrt((1 - share) * 2 * (most - least) * mean)
}

/** The same where the server hints: it sees the pointer first, and then each listener draws its moment evenly. */
export function secondsUntilHinted(share: number): number {
  return settings.lookSeconds + share * settings.hintSpread
}

/** What a gateway that fails at once is asked, over what it is asked usually, when a call that every visit starts with is tried so often again. */
export function outage(
  { visitsASecond, assumed: given, loads }: Model,
  infoRetries: number,
): { readonly more: number; readonly times: number } {
  const more = visitsASecond * (infoRetries + given.first * settings.gamesRetries)
  return { more, times: (loads.gateway.requests + more) / loads.gateway.requests }
}

/** What is changed one at a time, to see what the model hangs on. */
const others: readonly (readonly [name: string, change: Partial<Assumed>])[] = [
  ['nothing', {}],
  ['30 million players', { players: 30_000_000 }],
  ['a busiest minute of 10x', { peak: 10 }],
  ['visits are seen for half an hour', { seconds: 1800 }],
  ['one visit in five is a first one', { first: 0.2 }],
  ['every visit finds changed configuration', { changed: 1 - assumed.first }],
  ['every page fetches its slice and style', { fetched: 1 }],
]

function sensitivity(name: string, { open, loads: { html, hashed, pointer, hint, gateway }, measured }: Model): readonly string[] {
  const all = [html, hashed, pointer, hint]
  const sum = (part: keyof Load): number => all.reduce((total, load) => total + load[part], 0)
  return [
    name,
    whole(open),
    whole(pointer.requests),
    whole(gateway.requests),
    gigabits(sum('bytes')),
    processors(sum('requests'), measured.nginxMicros),
  ]
}

/** Further tries of a call that every visit starts with. */
const budgets = [settings.infoRetries, 5, 3, 2, 1, 0]

const whole = (value: number): string => Math.round(value).toLocaleString('en')
const gigabits = (bytes: number): string => `${((bytes * 8) / 1e9).toFixed(2)} Gbit/s`
const processors = (requests: number, micros: number): string => ((requests * micros) / 1e6).toFixed(2)
const percent = (share: number): string => `${Math.round(share * 100)} %`

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  return [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

function documentOf(model: Model): string {
  const { measured, assumed: given, loads, open, visitsASecond, pageSeconds } = model
  const { html, hashed, pointer, hint, gateway } = loads
  const distinct = read.addresses * read.languages
  const origins = [
    ['no CDN', html.requests + hashed.requests + pointer.requests + hint.requests],
    ['a CDN that holds files named by their hash', html.requests + pointer.requests + hint.requests],
    ['... and answers `/hint` itself, and holds the pointer for a second', html.requests + 1],
    ['... and holds pages by language for a second, too', Math.min(html.requests, distinct) + 1],
  ] as const
  const noticing = open / settings.pollSeconds
  const turning = open / pageSeconds
  const newBuild = measured.firstVisit - read.images
  const fivePoll = (settings.pollSeconds * 5) / secondsUntil(0.99)
  const failing = outage(model, settings.infoRetries)
  /** The most tries with which an outage stays within so many times the usual. */
  const keptBy = (times: number): number => Math.max(...budgets.filter((tries) => outage(model, tries).times <= times))
  return `# Ten million players a day, on paper

This load has not been tested. The document takes the bytes and the processor time measured on one small machine ([Performance](performance.md)), adds
assumptions about players, and computes the load of a CDN, an origin and a gateway. It is written by \`tests/bench/scale.ts\`. To change an assumption,
change it there and run \`npm run bench -- scale\`. A test checks that the document is up to date.

## What is measured

${table(
  ['figure', 'value', 'from'],
  [
    ['bytes of a first visit of Home', `${whole(measured.firstVisit)} B`, 'performance.md'],
    ['bytes of a repeated visit, nothing changed', `${whole(measured.repeatVisit)} B`, 'performance.md'],
    ['bytes of a visit after only configuration changed', `${whole(measured.changedVisit)} B`, 'performance.md'],
    ['processor time of an answer, nginx', `${measured.nginxMicros} µs`, 'performance.md, over loopback, without TLS'],
    ['processor time of an answer, our server', `${measured.serverMicros} µs`, 'performance.md, over loopback, without TLS'],
    ['HTML of Home', `${whole(read.html)} B`, '`npm run release`, brotli'],
    ['all images of Home', `${whole(read.images)} B`, '`npm run release`, brotli'],
    ['directory of the site; the rest of the app', `${whole(read.directory)} B; ${whole(read.rest)} B`, 'a release of `config/`, brotli'],
    ['slice of Home; style of Home', `${whole(read.slice)} B; ${whole(read.style)} B`, 'a release of `config/`, brotli'],
    [
      'answers of the gateway, first and repeated visit',
      `${whole(read.gatewayFirst)} B; ${whole(read.gatewayRepeat)} B`,
      'the bench, from our sandbox',
    ],
    ['addresses; languages', `${read.addresses}; ${read.languages}`, 'a release of `config/`'],
  ],
)}

The processor times were measured on a shared machine: they show an order of magnitude and are no basis for a purchase. All other figures are exactly reproducible.

From the code and the configuration: a visible page requests the pointer every ${settings.pollLeast} to ${settings.pollMost} s, and at once when it becomes visible again; jackpots are requested
every ${settings.jackpotSeconds} s, maintenance every ${settings.maintenanceSeconds} s; \`site/info\` is retried ${settings.infoRetries} times, \`games/all\` ${settings.gamesRetries} times; a server accepts ${whole(settings.listeners)} listeners to hints.

## What is assumed

${table(
  ['assumption', 'value'],
  [
    ['players a day', whole(given.players)],
    ['visits of a player a day', String(given.visits)],
    ['time for which a visit is visible', `${given.seconds} s`],
    ['pages of a visit', String(given.pages)],
    ['the busiest minute over the mean of the day', `${given.peak}x`],
    ['visits that are first ones (new device, emptied cache, new player build)', percent(given.first)],
    ['visits that find changed configuration', percent(given.changed)],
    ['documents loaded a visit', String(given.documents)],
    ['times that a visit is hidden and becomes visible again', String(given.focuses)],
    ['changes of the page that fetch a slice and a style', percent(given.fetched)],
    ['files of a first visit', String(given.filesFirst)],
    ['an answer without a body (304, 204), or a small one', `${given.head} B`],
    ['calls of the gateway at the start, first and repeated visit', `${given.callsFirst}; ${given.callsRepeat}`],
    ['time spent on pages with jackpots', percent(given.jackpots)],
  ],
)}

Payments, games and the operator's own systems are not included: a game runs in its own frame from its own servers.

## Visits

${table(
  ['', 'mean of the day', 'busiest minute'],
  [
    ['visits a second', whole(model.visitsADay / DAY), whole(visitsASecond)],
    ['pages visible at the same time', whole(open / given.peak), whole(open)],
    ['pages a second', whole((model.visitsADay * given.pages) / DAY), whole(visitsASecond * given.pages)],
  ],
)}

${whole(model.visitsADay)} visits a day take ${whole(model.gigabytesADay)} GB of delivery, without the gateway.

## Requests in the busiest minute

${table(
  ['kind', 'requests a second', 'bytes', 'answered by'],
  [
    ['HTML', whole(html.requests), gigabits(html.bytes), 'origin, or a CDN that revalidates (`no-cache`)'],
    ['files named by their hash', whole(hashed.requests), gigabits(hashed.bytes), 'CDN; the origin once for each file and location'],
    ['pointer', whole(pointer.requests), gigabits(pointer.bytes), 'origin, or a CDN that caches it for a second'],
    ['hint', whole(hint.requests), gigabits(hint.bytes), 'any server, with 204'],
    ['gateway', whole(gateway.requests), gigabits(gateway.bytes), 'the operator'],
  ],
)}

Most requests are for the pointer, with the fewest bytes: ${whole(noticing)} a second come from the poll alone.

## Load of the origin

${table(
  ['before it', 'requests a second', 'processors, nginx', 'processors, our server'],
  origins.map(([name, requests]) => [
    name,
    whole(requests),
    processors(requests, measured.nginxMicros),
    processors(requests, measured.serverMicros),
  ]),
)}

It is assumed that the locations of a CDN request the origin through one of them. Provide three times the processors of the table: TLS is not included, and a
machine at its limit answers late. Without a CDN the network is the first limit: ${gigabits(html.bytes + hashed.bytes + pointer.bytes)} leave the origin.

A CDN that caches pages must distinguish them by the \`lang\` cookie and by no other cookie; pages contain no personal data.

## A new release at the busiest minute

Open pages poll at different times. Share of ${whole(open)} visible pages that have noticed the release:

${table(
  ['after', ...[5, 15, 22.5, 30, 37.5].map((seconds) => `${seconds} s`)],
  [['have noticed it', ...[5, 15, 22.5, 30, 37.5].map((seconds) => percent(noticed(seconds)))]],
)}

${table(
  ['requests for', 'a second, at most', 'bytes', 'reaches the origin'],
  [
    ['the directory, when pages changed', whole(noticing), gigabits(noticing * read.directory), 'once for each location and language'],
    [
      'the directory and the rest of the app, when more changed',
      whole(noticing * 2),
      gigabits(noticing * (read.directory + read.rest)),
      'twice for each location and language',
    ],
    [
      'slice and style of the next page, all new',
      whole(turning * 2),
      gigabits(turning * (read.slice + read.style)),
      'once for each file and location',
    ],
    [
      'a new player build: document and code at the next page',
      `${whole(turning)} documents`,
      gigabits(turning * newBuild),
      `${whole(turning)} documents a second, unless the CDN caches pages`,
    ],
  ],
)}

- A changed page takes some hundred megabits. A new player build is the peak: for about ${whole(pageSeconds)} s the CDN sends the bytes of a first visit, without images, to
  every player. Publish a new build at a quiet hour: the rate is proportional to the number of open pages.
- **Hints are spread.** The listeners of a server are notified at once and send their requests at random times within ${settings.hintSpread} s: at most ${whole(settings.listeners / settings.hintSpread)} requests a second to
  each server. A CDN or nginx sends no hints.
- **Retry budget.** A request for the pointer is not retried before the next poll, so that an origin that is down or slow gets no additional requests. A file
  that cannot be loaded is requested again at the next poll or page. The factor is 1. For calls see [Gateway](#gateway).

## Kill switch

${table(
  ['step', 'takes'],
  [
    [
      '`npm run rollback`, or a publish of one document',
      'performance.md: the pointer moves in milliseconds; a publish takes from a fraction of a second to some seconds',
    ],
    ['our server reads the pointer', 'at most 1 s'],
    ['nginx or a CDN has the release', 'the time of copying the new files; then the new `nginx.conf` is loaded (`nginx -s reload`)'],
    ['the CDN drops the old pointer', 'at most 1 s, if it caches it for this time'],
    [
      `99 % of the players of our servers have noticed it, by hints`,
      `${secondsUntilHinted(0.99).toFixed(1)} s after the pointer moved, plus the time of two responses`,
    ],
    ['without hints, half of the visible pages have noticed it', `${secondsUntil(0.5).toFixed(1)} s`],
    ['99 % of them', `${secondsUntil(0.99).toFixed(1)} s`],
    ['all of them', `${settings.pollMost} s; a hidden page, when it becomes visible`],
    ['it takes effect', `when the player opens another page, here every ${whole(pageSeconds)} s; in a new document at once`],
  ],
)}

- Our goal for connected players is 99 % within 5 s. Hints reach it, for ${whole(settings.listeners)} players of each server; the poll alone does not. A poll of ${fivePoll.toFixed(1)} s would, and would take
  ${whole(open / fivePoll)} requests a second (${processors(open / fivePoll, measured.nginxMicros)} processors of nginx, almost none when the CDN caches the pointer for a second).
- Functions that must stop at once, such as a game or withdrawals, have to be refused by the gateway. The page then shows a message; the release removes the button later.

## Gateway

${whole(gateway.requests)} calls a second in the busiest minute, of which ${whole((open * given.jackpots) / settings.jackpotSeconds)} for jackpots and ${whole(open / settings.maintenanceSeconds)} for maintenance, whose answers are equal for all players:
a gateway that caches these two for a second computes ${whole(gateway.requests - (open * given.jackpots) / settings.jackpotSeconds - open / settings.maintenanceSeconds)} calls a second. The intervals have no jitter; the times of arrival spread them.

### Retry budget

When a gateway refuses calls at once, retries are added to the usual load. Only two calls are retried automatically, both at the start of a visit: \`site/info\` up to ${settings.infoRetries}
times within ${(settings.infoRetries * settings.infoDelay).toFixed(0)} s, and on a first visit \`games/all\` up to ${settings.gamesRetries} times. These are ${whole(failing.more)} additional calls a second, ${failing.times.toFixed(1)} times the usual load. With fewer retries of \`site/info\`:

${table(
  ['retries', ...budgets.map(String)],
  [
    ['additional calls a second', ...budgets.map((tries) => whole(outage(model, tries).more))],
    ['times the usual load', ...budgets.map((tries) => `${outage(model, tries).times.toFixed(2)}x`)],
  ],
)}

- **Two settings limit retries:** \`times\` in \`config/call-settings/gateway.json\`, and the status 429, after which no call is retried. A gateway that sheds load, or a proxy before
  it, must answer 429, because calls are retried after 502 and 503. A retry budget in the player would have no effect: the retries come from new visits, each with a full budget.
- ${keptBy(1.1)} ${keptBy(1.1) === 1 ? 'retry keeps' : 'retries keep'} the load within 10 % above the usual, and ${keptBy(1.25)} within 25 %. The file is configuration: it can be published while the gateway is down, and new visits use it at once.
- A gateway that hangs gets no additional calls, because an attempt waits ${settings.timeoutSeconds} s before the next. It has up to ${whole(gateway.requests * settings.timeoutSeconds)} open calls instead. Configure a shorter
  timeout in the gateway, and let it refuse calls above its limit.

## If an assumption is wrong

${table(
  ['what is different', 'pages open', 'pointer, a second', 'calls, a second', 'delivery', 'processors, nginx alone'],
  others.map(([name, change]) => sensitivity(name, modelOf(measured, { ...given, ...change }))),
)}

## What to run where

${table(
  ['part', 'runs', 'when it fails'],
  [
    [
      'static release',
      'a folder of `npm run release`, on two nginx behind one address, or on any CDN that can send the headers of `headers.json`; files first, then `nginx.conf`, `release.json` last',
      'open pages continue; the service worker answers visits from its cache; first visits fail until another origin answers',
    ],
    [
      'pointer',
      'in the same folder, moved by one rename',
      'a damaged or older pointer is ignored; players stay with the last good release',
    ],
    [
      'CDN',
      'caches `/r/` for a year; the pointer and pages for at most a second',
      'point the host name to the origin; its load is in the row without a CDN above',
    ],
    [
      'our servers',
      'two or more, for hints, reports, previews and forwarding to the gateway; each with its own copy of the release folder',
      'one fails: the others answer. All fail: the static release is still served; no hints, no previews',
    ],
    [
      'PostgreSQL',
      'one, with a standby, behind all our servers (`DATABASE_URL`); the embedded database is for one process',
      'pages, rollback and publishing by command line still work; edits are not possible',
    ],
    [
      'publishing',
      'one machine at a time, which then copies to the others; the lock on the pointer is on one disk',
      'the live release stays; run it on another machine with the same documents and the same player build, which gives the same files',
    ],
    ['gateway', 'the operator', 'pages, menus and cached lists are shown; personal areas show an error'],
  ],
)}

## Limits of this model

- All measurements used the load that one machine can send. TLS, the number of connections and the price of a CDN are not included.
- There is one number for peaks. Events such as a jackpot have others: all rates except those of the poll are proportional to visits.
- Bytes of a visit are those of Home. The size of headers of responses without a body is assumed, and some are counted twice.
- Several servers have not been tested together, neither with separate copies of the release folder nor with a shared one.
`
}
