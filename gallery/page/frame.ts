/**
 * Runs in an example's document before it paints: puts on the skin that the address names, keeps it when the page goes live, and changes it
 * when the gallery around it says so.
 */
const page = document.documentElement
let wanted = new URLSearchParams(location.search).get('skin') ?? ''

function wear(): void {
  const [id, scheme] = wanted.split('.')
  if (id === undefined || id === '' || page.dataset.skin === id) return
  page.dataset.skin = id
  page.dataset.scheme = scheme === 'light' ? 'light' : 'dark'
}

wear()
// The live page chooses a skin by rule and schedule, as it should; here the person who looks has chosen.
new MutationObserver(wear).observe(page, { attributeFilter: ['data-skin'] })
addEventListener('message', ({ origin, data }: MessageEvent<{ readonly skin?: unknown } | null>) => {
  if (origin !== location.origin || typeof data?.skin !== 'string') return
  wanted = data.skin
  wear()
})

// A dialog takes the focus when it opens. Inside the gallery that would take the keyboard from the person who looks around: an example
// gets it only when they go into its frame.
const takeFocus = HTMLElement.prototype.focus
HTMLElement.prototype.focus = function (options) {
  if (parent === globalThis.window || document.hasFocus()) takeFocus.call(this, options)
}

export {}
