/** Runs in an example's document before it paints: puts on the skin that the address names, and keeps it when the page goes live. */
const page = document.documentElement
const [id, scheme] = (new URLSearchParams(location.search).get('skin') ?? '').split('.')

function wear(): void {
  if (id === undefined || id === '' || page.dataset.skin === id) return
  page.dataset.skin = id
  page.dataset.scheme = scheme === 'light' ? 'light' : 'dark'
}

wear()
// The live page chooses a skin by rule and schedule, as it should; here the person who looks has chosen.
new MutationObserver(wear).observe(page, { attributeFilter: ['data-skin'] })

export {}
