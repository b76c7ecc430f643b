/**
 * The boot script: the only script before the first paint, under 1 KB. It queues taps until the page is hydrated. When
 * the page is idle or touched, it loads React, the chunks of the page and the release, and then the code of the
 * session.
 */
interface PlayerApp {
  readonly start: (
    taps: readonly Element[],
    live: () => void,
    answers: Promise<Map<string, Promise<Response>>>,
  ) => Promise<void>
}

/** The fields that the boot script reads: `routes` of a pointer, `rest` of a directory. */
interface ReleaseFile {
  readonly routes: { readonly [language: string]: string }
  readonly rest: string
}

const root = document.documentElement
const { chunks = '', later, language = '' } = root.dataset
const [entry] = chunks.split(' ')
/** Responses for release files, by their address. The session uses each response once. */
const answers = new Map<string, Promise<Response>>()
/** Controls that were tapped before hydration. `start` of the entry module clicks them again. */
const taps: Element[] = []
let started = false

function start(): void {
  if (started) return
  started = true
  // The code of the session is requested after the code for hydration, so it does not compete for the network.
  preload(chunks, () => preload(later))
  // Loads pointer, directory and app file. The session reports missing or invalid files.
  const release = load('/release.json', { cache: 'no-cache' })
    .then(({ routes }) => load(routes[language]))
    .then(({ rest }) => load(rest))
    .catch(() => undefined)
    .then(() => answers)
  // Absolute address, because a preview frame has no origin and its classic scripts cannot import relative addresses.
  import(/* @vite-ignore */ location.origin + entry)
    .then((player: PlayerApp) => player.start(taps, () => removeEventListener('click', keep, true), release))
    // If the code cannot be loaded, the page remains the delivered HTML with plain links. The next page tries again.
    .catch(() => removeEventListener('click', keep, true))
}

function preload(files = '', loaded?: () => void): void {
  const hrefs = files.split(' ')
  let left = hrefs.length
  for (const href of hrefs) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = href
    link.onload = () => --left === 0 && loaded?.()
    document.head.append(link)
  }
}

async function load(address = '', init?: RequestInit): Promise<ReleaseFile> {
  const answer = fetch(address, init)
  answers.set(address, answer)
  return (await (await answer).clone().json()) as ReleaseFile
}

function keep(event: Event): void {
  start()
  const control =
    event.target instanceof Element
      ? event.target.closest('a,button,summary,[role=button],input,select,textarea')
      : null
  if (control?.tagName !== 'BUTTON' && control?.getAttribute('role') !== 'button') return
  event.preventDefault()
  event.stopPropagation()
  if (control !== null) taps.push(control)
}

const skin = ((): string | null => {
  try {
    return localStorage.getItem('habi.skin')
  } catch {
    return null
  }
})()
// The skin that the player has chosen, stored as id and scheme: "morning light".
if (skin !== null) {
  ;[root.dataset.skin, root.dataset.scheme] = skin.replaceAll('"', '').split(' ')
  delete root.dataset.follow
}

addEventListener('click', keep, true)
addEventListener('touchstart', start, { once: true, passive: true })
// Stored here, because the browser sends this event only once, often before the code of the session is loaded.
addEventListener('beforeinstallprompt', (event) => (window.installEvent = event))
addEventListener('load', () =>
  'requestIdleCallback' in window ? requestIdleCallback(start, { timeout: 1500 }) : setTimeout(start, 200),
)
if (document.readyState === 'complete') setTimeout(start, 200)

export {}
