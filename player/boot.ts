/**
 * The boot script: the only script before the first paint, under 1 KB. It queues taps until the page is hydrated, and
 * loads React and the chunks of the page when the page is idle or touched.
 */
const root = document.documentElement
const chunks = (root.dataset.chunks ?? '').split(' ')
/** Controls that were tapped before hydration. `start` of the entry clicks them again. */
const taps: Element[] = []
let started = false

function start(): void {
  if (started) return
  started = true
  for (const href of chunks) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = href
    document.head.append(link)
  }
  import(/* @vite-ignore */ chunks[0] as string)
    .then((player: { start: (taps: Element[], live: () => void) => Promise<void> }) =>
      player.start(taps, () => removeEventListener('click', keep, true)),
    )
    // Without the code, the page remains the delivered HTML with plain links. The next page loads the code again.
    .catch(() => removeEventListener('click', keep, true))
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
// The player's choice, stored as id and scheme: "morning light".
if (skin !== null) {
  ;[root.dataset.skin, root.dataset.scheme] = skin.replaceAll('"', '').split(' ')
  delete root.dataset.follow
}

addEventListener('click', keep, true)
addEventListener('touchstart', start, { once: true, passive: true })
addEventListener('load', () =>
  'requestIdleCallback' in window ? requestIdleCallback(start, { timeout: 1500 }) : setTimeout(start, 200),
)
if (document.readyState === 'complete') setTimeout(start, 200)

export {}
