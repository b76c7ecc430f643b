/** The text of `docs/scale.md`. */
import {
  type Assumptions,
  assumed,
  DAY,
  type LoadModel,
  modelOf,
  outage,
  pollShare,
  releaseFigures,
  secondsUntil,
  secondsUntilHinted,
  settings,
  type TrafficLoad,
} from './scale-model.ts'

export function documentOf(model: LoadModel): string {
  const sections = [
    introduction,
    measuredSection,
    assumptionsSection,
    visitsSection,
    requestsSection,
    originSection,
    newReleaseSection,
    killSwitchSection,
    gatewaySection,
    sensitivitySection,
    deploymentSection,
    limitsSection,
  ]
  return `${sections.map((section) => section(model)).join('\n\n')}\n`
}

function introduction(): string {
  return `# Ten million players per day: an estimate

This load was never run. This page takes the bytes and processor times that were measured on one small machine ([What it
costs](performance.md)), adds assumptions about players, and derives the load of a CDN, an origin and a gateway.
\`tests/bench/scale.ts\` writes it. To change an assumption, edit \`tests/bench/scale-model.ts\` and run \`npm run bench
-- scale\`. A test checks that the page is up to date.`
}

function measuredSection({ measured }: LoadModel): string {
  return `## Measured figures

${table(
  ['figure', 'value', 'from'],
  [
    ['bytes of a first visit to Home', `${whole(measured.firstVisit)} B`, 'performance.md'],
    ['bytes of a repeated visit without changes', `${whole(measured.repeatVisit)} B`, 'performance.md'],
    ['bytes of a visit after a change of configuration only', `${whole(measured.changedVisit)} B`, 'performance.md'],
    ['processor time per answer, nginx', `${measured.nginxMicros} µs`, 'performance.md, over loopback, without TLS'],
    [
      'processor time per answer, our server',
      `${measured.serverMicros} µs`,
      'performance.md, over loopback, without TLS',
    ],
    ['HTML of Home', `${whole(releaseFigures.html)} B`, '`npm run release`, brotli'],
    ['all images of Home', `${whole(releaseFigures.images)} B`, '`npm run release`, brotli'],
    [
      'directory of the site; the rest of the app',
      `${whole(releaseFigures.directory)} B; ${whole(releaseFigures.rest)} B`,
      'a release of `config/`, brotli',
    ],
    [
      'slice of Home; style of Home',
      `${whole(releaseFigures.slice)} B; ${whole(releaseFigures.style)} B`,
      'a release of `config/`, brotli',
    ],
    [
      'answers of the gateway, first and repeated visit',
      `${whole(releaseFigures.gatewayFirst)} B; ${whole(releaseFigures.gatewayRepeat)} B`,
      'the bench, from our sandbox',
    ],
    ['addresses; languages', `${releaseFigures.addresses}; ${releaseFigures.languages}`, 'a release of `config/`'],
  ],
)}

The processor times were measured on a busy machine: use them for comparison, not for capacity planning. The other
figures are exact.

By code and configuration, a visible page requests the pointer every ${settings.pollLeast} to ${settings.pollMost} s,
and when it becomes visible again. It requests jackpots every ${settings.jackpotSeconds} s and maintenance every
${settings.maintenanceSeconds} s. \`site/info\` is retried ${settings.infoRetries} times, \`games/all\`
${settings.gamesRetries} times and \`games/hidden\` ${settings.hiddenRetries} time. A server has at
most ${whole(settings.listeners)} listeners to hints.`
}

function assumptionsSection({ assumed: given }: LoadModel): string {
  return `## Assumptions

${table(
  ['assumption', 'value'],
  [
    ['players per day', whole(given.players)],
    ['visits per player and day', String(given.visits)],
    ['visible time of a visit', `${given.seconds} s`],
    ['pages per visit', String(given.pages)],
    ['load of the busiest minute relative to the mean of the day', `${given.peak}x`],
    ['first visits (new device, empty cache, new player build)', percent(given.first)],
    ['visits after a change of configuration', percent(given.changed)],
    ['HTML documents per visit', String(given.documents)],
    ['times that a page becomes visible again per visit', String(given.focuses)],
    ['page changes that load a slice and a style', percent(given.fetched)],
    ['files of a first visit', String(given.filesFirst)],
    ['an answer without a body (304, 204), or with a small one', `${given.head} B`],
    ['gateway calls at the start of a first and of a repeated visit', `${given.callsFirst}; ${given.callsRepeat}`],
    ['share of time on pages with jackpots', percent(given.jackpots)],
  ],
)}

The load of games and of the licensee's other systems is not included: a game runs in its own frame from other servers.`
}

function visitsSection({ assumed: given, open, visitsASecond, visitsADay, gigabytesADay }: LoadModel): string {
  return `## Visits

${table(
  ['', 'mean of the day', 'busiest minute'],
  [
    ['visits per second', whole(visitsADay / DAY), whole(visitsASecond)],
    ['visible pages', whole(open / given.peak), whole(open)],
    ['page changes per second', whole((visitsADay * given.pages) / DAY), whole(visitsASecond * given.pages)],
  ],
)}

${whole(visitsADay)} visits per day transfer ${whole(gigabytesADay)} GB, without the gateway.`
}

function requestsSection({ loads: { html, hashed, pointer, hint, gateway }, open }: LoadModel): string {
  const noticing = open / settings.pollSeconds
  return `## Requests in the busiest minute

${table(
  ['kind', 'requests per second', 'bytes', 'answered by'],
  [
    ['HTML', whole(html.requests), gigabits(html.bytes), 'origin, or a CDN that revalidates (`no-cache`)'],
    [
      'files named by their hash',
      whole(hashed.requests),
      gigabits(hashed.bytes),
      'CDN; the origin once per file and location',
    ],
    ['pointer', whole(pointer.requests), gigabits(pointer.bytes), 'origin, or a CDN that caches it for a second'],
    ['hint', whole(hint.requests), gigabits(hint.bytes), 'any server, with 204'],
    ['gateway', whole(gateway.requests), gigabits(gateway.bytes), 'the licensee'],
  ],
)}

The pointer has the most requests and the fewest bytes: ${whole(noticing)} requests per second are polls.`
}

function originSection({ measured, loads: { html, hashed, pointer, hint } }: LoadModel): string {
  const distinct = releaseFigures.addresses * releaseFigures.languages
  const origins = [
    ['no CDN', html.requests + hashed.requests + pointer.requests + hint.requests],
    ['a CDN that caches files named by their hash', html.requests + pointer.requests + hint.requests],
    ['... answers `/hint` itself, and caches the pointer for a second', html.requests + 1],
    ['... and caches pages by language for a second', Math.min(html.requests, distinct) + 1],
  ] as const
  return `## Load of the origin

${table(
  ['in front of it', 'requests per second', 'processors, nginx', 'processors, our server'],
  origins.map(([name, requests]) => [
    name,
    whole(requests),
    processors(requests, measured.nginxMicros),
    processors(requests, measured.serverMicros),
  ]),
)}

The locations of a CDN are assumed to request files through one of them. Plan an origin with three times these values:
TLS is not included, and a machine at its limit answers late. Without a CDN the network is the limit: the origin sends
${gigabits(html.bytes + hashed.bytes + pointer.bytes)}.

A CDN that caches pages must vary them by the \`lang\` cookie only. Pages contain no personal data.`
}

function newReleaseSection({ measured, open, pageSeconds }: LoadModel): string {
  const noticing = open / settings.pollSeconds
  const turning = open / pageSeconds
  const newBuild = measured.firstVisit - releaseFigures.images
  return `## A new release at the busiest minute

Open pages poll at different times. Share of the ${whole(open)} visible pages that have read the new pointer:

${table(
  ['after', ...[5, 15, 22.5, 30, 37.5].map((seconds) => `${seconds} s`)],
  [['have read it', ...[5, 15, 22.5, 30, 37.5].map((seconds) => percent(pollShare(seconds)))]],
)}

${table(
  ['request', 'at most, per second', 'bytes', 'requests of the origin'],
  [
    [
      'the directory, when pages have changed',
      whole(noticing),
      gigabits(noticing * releaseFigures.directory),
      'once per location and language',
    ],
    [
      'the directory and the rest of the app, when more has changed',
      whole(noticing * 2),
      gigabits(noticing * (releaseFigures.directory + releaseFigures.rest)),
      'twice per location and language',
    ],
    [
      'slice and style of the next page, when all are new',
      whole(turning * 2),
      gigabits(turning * (releaseFigures.slice + releaseFigures.style)),
      'once per file and location',
    ],
    [
      'document and code at the next page, for a new player build',
      `${whole(turning)} documents`,
      gigabits(turning * newBuild),
      `${whole(turning)} documents per second, unless the CDN caches pages`,
    ],
  ],
)}

- A changed page needs some hundred megabits per second. A new player build is the peak: for about ${whole(pageSeconds)}
  s every open page loads the bytes of a first visit without images. Deploy a build when few players are
  online, because the rate is proportional to the number of open pages.
- **Hints are spread.** The listeners of a server get the hint at once and request the pointer at random times within
  ${settings.hintSpread} s: at most ${whole(settings.listeners / settings.hintSpread)} requests per second and server. A
  CDN or nginx sends no hints.
- **Retry budget.** The pointer is not retried before the next poll, so an origin that is down or slow gets no
  additional requests. A file that does not load is requested again at the next poll or page. The factor is 1. For calls
  see [Gateway](#gateway).`
}

function killSwitchSection({ measured, open, pageSeconds }: LoadModel): string {
  const fivePoll = (settings.pollSeconds * 5) / secondsUntil(0.99)
  return `## Kill switch

${table(
  ['step', 'time'],
  [
    [
      '`npm run rollback`, or a publish of one document',
      'see performance.md: the pointer moves within milliseconds; a publish takes up to some seconds',
    ],
    ['our server reads the pointer', 'at most 1 s'],
    [
      'nginx or a CDN has the release',
      'the time to copy new files; then nginx loads the new `nginx.conf` (`nginx -s reload`)',
    ],
    ['the CDN no longer serves the old pointer', 'at most 1 s, if it caches it for a second'],
    [
      `99 % of the players have read it, with hints`,
      `${secondsUntilHinted(0.99).toFixed(1)} s after the pointer has moved, and the time of two requests`,
    ],
    ['50 % of the visible pages have read it, without hints', `${secondsUntil(0.5).toFixed(1)} s`],
    ['99 % of them', `${secondsUntil(0.99).toFixed(1)} s`],
    ['all of them', `${settings.pollMost} s; a hidden page when it becomes visible`],
    [
      'it takes effect',
      `when the player opens another page, here every ${whole(pageSeconds)} s; at once in a new document`,
    ],
  ],
)}

- The goal for connected players is 99 % within 5 s. Hints reach it for ${whole(settings.listeners)} players per server;
  polling does not. A polling interval of ${fivePoll.toFixed(1)} s would reach it with ${whole(open / fivePoll)}
  requests per second (${processors(open / fivePoll, measured.nginxMicros)} processors of nginx, nearly none where the
  CDN caches the pointer for a second).
- The gateway has to refuse what must stop at once, such as a game or a withdrawal. The page shows the refusal; the
  release removes the button later.`
}

function gatewaySection(model: LoadModel): string {
  const {
    assumed: given,
    loads: { gateway },
    open,
  } = model
  const failing = outage(model, settings.infoRetries)
  /** Returns the largest number of retries with which an outage causes at most `times` times the usual load. */
  const retriesWithin = (times: number): number =>
    Math.max(...retryCounts.filter((tries) => outage(model, tries).times <= times))
  return `## Gateway

In the busiest minute there are ${whole(gateway.requests)} calls per second. Of these,
${whole((open * given.jackpots) / settings.jackpotSeconds)} for jackpots and
${whole(open / settings.maintenanceSeconds)} for maintenance are the same for all players: a gateway that caches these
two for a second has to compute
${whole(gateway.requests - (open * given.jackpots) / settings.jackpotSeconds - open / settings.maintenanceSeconds)}
answers per second. The intervals have no jitter, but visits start at different times.

### Retry budget

When a gateway refuses calls at once, retries are added to the usual load. Only three calls are retried, all at the start
of a visit: \`site/info\` up to ${settings.infoRetries} times within
${(settings.infoRetries * settings.infoDelay).toFixed(0)} s, and on a first visit \`games/all\` up to
${settings.gamesRetries} times and \`games/hidden\` up to ${settings.hiddenRetries} time. This adds
${whole(failing.more)} calls per second: ${failing.times.toFixed(1)} times the usual load. With fewer retries of \`site/info\`:

${table(
  ['retries', ...retryCounts.map(String)],
  [
    ['additional calls per second', ...retryCounts.map((tries) => whole(outage(model, tries).more))],
    ['relative to the usual load', ...retryCounts.map((tries) => `${outage(model, tries).times.toFixed(2)}x`)],
  ],
)}

- **Two settings limit it**: \`times\` in \`config/call-settings/gateway.json\`, and status 429, after which no call is
  retried. A gateway that sheds load, or its proxy, must answer with 429, because calls with 502 and 503 are retried. A
  retry budget in the player app would not help: the retries come from new visits.
- At most ${retriesWithin(1.1)} ${retriesWithin(1.1) === 1 ? 'retry keeps' : 'retries keep'} the load within 110 % of
  the usual one, and ${retriesWithin(1.25)} within 125 %. The file is configuration: it can be published while the
  gateway is down, and new visits use it at once.
- A page whose first load of \`site/info\` has failed loads it again with each launch of a game, with the same retries
  ([decision 33](decisions/0033-without-site-info-nothing-opens-that-needs-a-check.md)), and with each check for
  maintenance. The model does not count these calls.
- A gateway that hangs gets one additional call of a first visit: \`games/hidden\` is sent again after its time limit of
  ${settings.hiddenTimeoutSeconds} s, while all other retries wait ${settings.timeoutSeconds} s. It has up to
  ${whole(gateway.requests * settings.timeoutSeconds)} open calls instead. Give it a shorter timeout of its own and a
  limit of open calls.`
}

function sensitivitySection({ measured, assumed: given }: LoadModel): string {
  return `## Sensitivity to the assumptions

${table(
  ['change', 'open pages', 'pointer requests per second', 'calls per second', 'delivery', 'processors, nginx only'],
  variations.map(([name, change]) => sensitivity(name, modelOf(measured, { ...given, ...change }))),
)}`
}

function deploymentSection(): string {
  return `## Deployment

${table(
  ['part', 'where it runs', 'when it fails'],
  [
    [
      'static release',
      'a folder of `npm run release`, on two nginx servers behind one address, or on a CDN that can send the headers of `headers.json`; copy files first, then `nginx.conf`, and `release.json` last',
      'open pages keep working; the service worker answers visits from its cache; first visits fail until another origin answers',
    ],
    [
      'pointer',
      'in the same folder, moved by one rename',
      'the player app ignores an incomplete or older pointer and keeps the last release',
    ],
    [
      'CDN',
      'caches `/r/` for a year, the pointer and pages for at most a second',
      'point the host name to the origin; its load is in the row without a CDN above',
    ],
    [
      'our servers',
      'two or more, for hints, reports, previews and the gateway proxy, each with a copy of the release folder',
      'when one fails, the others answer; when all fail, the static release is served without hints and previews',
    ],
    [
      'PostgreSQL',
      'one with a standby for all our servers (`DATABASE_URL`); the embedded database is for one process',
      'pages, rollback and publishing by command line keep working; editing does not',
    ],
    [
      'publishing',
      'one machine at a time, which copies the files to the others; the lock of the pointer works on one disk',
      'the live release stays; another machine makes the same files from the same documents and player build',
    ],
    ['gateway', 'the licensee', 'pages, menus and cached lists are shown; personal data shows an error'],
  ],
)}`
}

function limitsSection(): string {
  return `## Limits of this estimate

- The load of one machine was the largest that was measured. TLS, the number of connections and the price of a CDN are
  not included.
- There is one value for the peak. Other peaks, such as a jackpot, scale all rates except those of polling.
- The bytes of a visit are those of Home. The size of headers without a body is an assumption, and some are counted
  twice.
- Several servers were never run together, with copies of the release folder or with a shared one.`
}

/** Variants of the assumptions, each with one changed value. */
const variations: readonly (readonly [name: string, change: Partial<Assumptions>])[] = [
  ['none', {}],
  ['30 million players', { players: 30_000_000 }],
  ['10 times the mean load in the busiest minute', { peak: 10 }],
  ['visits of half an hour', { seconds: 1800 }],
  ['20 % first visits', { first: 0.2 }],
  ['changed configuration at every visit', { changed: 1 - assumed.first }],
  ['slice and style loaded for every page', { fetched: 1 }],
]

function sensitivity(
  name: string,
  { open, loads: { html, hashed, pointer, hint, gateway }, measured }: LoadModel,
): readonly string[] {
  const all = [html, hashed, pointer, hint]
  const sum = (part: keyof TrafficLoad): number => all.reduce((total, load) => total + load[part], 0)
  return [
    name,
    whole(open),
    whole(pointer.requests),
    whole(gateway.requests),
    gigabits(sum('bytes')),
    processors(sum('requests'), measured.nginxMicros),
  ]
}

/** The numbers of retries of the first call of a visit that the document compares. */
const retryCounts = [settings.infoRetries, 5, 3, 2, 1, 0]

const whole = (value: number): string => Math.round(value).toLocaleString('en')
const gigabits = (bytes: number): string => `${((bytes * 8) / 1e9).toFixed(2)} Gbit/s`
const processors = (requests: number, micros: number): string => ((requests * micros) / 1e6).toFixed(2)
const percent = (share: number): string => `${Math.round(share * 100)} %`

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  return [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
