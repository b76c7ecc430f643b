/**
 * Runs in the document of an example before the first paint. Applies the skin in the address, restores it when the
 * session chooses another one, and changes it when the gallery sends a message.
 */
const page = document.documentElement
let chosen = new URLSearchParams(location.search).get('skin') ?? ''

function applySkin(): void {
  const [id, scheme] = chosen.split('.')
  if (id === undefined || id === '' || page.dataset.skin === id) return
  page.dataset.skin = id
  page.dataset.scheme = scheme === 'light' ? 'light' : 'dark'
}

applySkin()
// The session chooses a skin by rule and schedule, but the choice in the gallery takes precedence.
new MutationObserver(applySkin).observe(page, { attributeFilter: ['data-skin'] })
addEventListener('message', ({ origin, data }: MessageEvent<{ readonly skin?: unknown } | null>) => {
  if (origin !== location.origin || typeof data?.skin !== 'string') return
  chosen = data.skin
  applySkin()
})

// A popup takes the focus when it opens. In the gallery this would move the keyboard focus into the frame, so an
// example may take the focus only if its frame already has it.
const originalFocus = HTMLElement.prototype.focus
HTMLElement.prototype.focus = function (options) {
  if (parent === globalThis.window || document.hasFocus()) originalFocus.call(this, options)
}

export {}
