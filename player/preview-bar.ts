/**
 * The bar that marks a page as a preview. Like the legal notice it is outside the configured tree, so documents
 * cannot change it.
 */

/** Style of the bar in its shadow tree. Only previews load it. */
const style = `
:host { position: fixed; inset: calc(var(--locked-height) + env(safe-area-inset-top, 0px)) 0 auto; z-index: 2147483646; }
div { display: flex; align-items: center; gap: 12px; box-sizing: border-box; min-height: 48px; max-height: 30vh; overflow: auto;
  padding: 6px 12px; font: 400 12px/1.4 system-ui, sans-serif; color: #2b2210; background: #ffefc7; border-bottom: 1px solid #e0c277; }
p { flex: 1; min-width: 0; margin: 0; overflow-wrap: anywhere; }
strong { font-weight: 700; }
span { display: block; }
a { flex: none; padding: 9px 12px; border: 1px solid #a98a3c; border-radius: 999px; font-weight: 600; color: inherit; text-decoration: none; }
a:focus-visible { outline: 2px solid #2b2210; outline-offset: 2px; }
`

/** Inserts the bar between the legal notice and the page, and removes an earlier bar. The bar covers nothing. */
export function showPreviewBar(lines: readonly string[]): void {
  document.getElementById('preview')?.remove()
  const bar = document.createElement('aside')
  bar.id = 'preview'
  bar.ariaLabel = 'Preview'
  const shadow = bar.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(style)
  shadow.adoptedStyleSheets = [sheet]
  const box = document.createElement('div')
  const words = document.createElement('p')
  const title = document.createElement('strong')
  title.textContent = 'Preview: '
  words.append(title, lines[0] ?? '')
  for (const line of lines.slice(1)) {
    const more = document.createElement('span')
    more.textContent = line
    words.append(more)
  }
  const leave = document.createElement('a')
  leave.textContent = 'Leave preview'
  leave.href = '/'
  // Loads the document again, without the preview.
  leave.addEventListener('click', (event) => {
    event.preventDefault()
    const url = new URL(location.href)
    url.searchParams.delete('preview')
    location.assign(url)
  })
  box.append(words, leave)
  shadow.append(box)
  const strip = document.getElementById('locked')
  if (strip === null) document.body.prepend(bar)
  else strip.after(bar)
  const root = document.getElementById('root')
  const reserve = (): void =>
    root?.style.setProperty(
      '--locked-top',
      `calc(var(--locked-height) + env(safe-area-inset-top, 0px) + ${box.offsetHeight}px)`,
    )
  // Runs after the callback, because moving the page may add a scrollbar that resizes the bar. Inside the callback, the
  // browser would report a ResizeObserver loop.
  new ResizeObserver(() => requestAnimationFrame(reserve)).observe(box)
}
