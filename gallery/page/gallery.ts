/**
 * Switches for skin, language and width; search; copy buttons. Without this script, the page still shows every widget.
 */
const form = document.querySelector('form') as HTMLFormElement
const status = document.getElementById('status') as HTMLElement
const none = document.getElementById('none') as HTMLElement
const sections = [...document.querySelectorAll<HTMLElement>('section.widget')]
const query = new URLSearchParams(location.search)

/** The value of a radio group. */
function chosen(name: string): string {
  return String(new FormData(form).get(name) ?? '')
}

/** Address of the example that a frame shows, in the chosen skin and language. */
function addressOf({ widget, example }: DOMStringMap): string {
  return `/gallery/frame/${widget}/${example}.${chosen('language')}.html?skin=${chosen('skin')}`
}

/** Replaces the frame with a new element. A new address in the same frame would add a history entry. */
function show(frame: HTMLIFrameElement, isLoaded: boolean): void {
  const next = frame.cloneNode() as HTMLIFrameElement
  if (isLoaded) next.src = addressOf(frame.dataset)
  else next.removeAttribute('src')
  visibility.unobserve(frame)
  frame.replaceWith(next)
  visibility.observe(next)
  const alone = document.querySelector<HTMLAnchorElement>(`a[data-alone="${frame.dataset.widget}"]`)
  if (alone !== null) alone.href = addressOf(frame.dataset)
}

/** Each frame runs a whole player app, so only frames near the viewport are loaded. */
const visibility = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      const frame = target as HTMLIFrameElement
      if (isIntersecting !== frame.hasAttribute('src')) show(frame, isIntersecting)
    }
  },
  { rootMargin: '500px 0px' },
)

function frames(): NodeListOf<HTMLIFrameElement> {
  return document.querySelectorAll('iframe')
}

/** Frames change their skin without a reload. For another language they load another document. */
function update(changed: string): void {
  document.documentElement.dataset.width = chosen('width')
  for (const frame of frames()) {
    if (changed === 'language') show(frame, frame.hasAttribute('src'))
    else if (changed === 'skin') frame.contentWindow?.postMessage({ skin: chosen('skin') }, location.origin)
  }
}

function find(): void {
  const terms = chosen('find').toLowerCase().split(/\s+/).filter(Boolean)
  let count = 0
  for (const section of sections) {
    const isFound = terms.every((term) => section.dataset.find?.includes(term))
    section.hidden = !isFound
    const entry = document.querySelector<HTMLElement>(`nav li[data-widget="${section.id}"]`)
    if (entry !== null) entry.hidden = !isFound
    if (isFound) count++
  }
  for (const group of document.querySelectorAll<HTMLElement>('nav .group'))
    group.hidden = group.querySelector('li:not([hidden])') === null
  none.hidden = count > 0
  status.textContent = terms.length === 0 ? '' : `${count} of ${sections.length} widgets`
}

/** Writes the choices into the address, so the address can be shared. */
function updateAddress(): void {
  const parameters = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (value !== '') parameters.set(name, String(value))
  history.replaceState(null, '', `?${parameters.toString()}${location.hash}`)
}

for (const element of document.querySelectorAll('[data-needs-script]')) element.removeAttribute('data-needs-script')
for (const [name, value] of query) {
  const field = form.elements.namedItem(name)
  if (field instanceof HTMLInputElement && field.type === 'search') field.value = value
  else if (field instanceof RadioNodeList && [...field].some((one) => (one as HTMLInputElement).value === value))
    field.value = value
}
// The observer loads a frame when it comes near the viewport.
document.documentElement.dataset.width = chosen('width')
for (const frame of frames()) show(frame, false)
find()

form.addEventListener('submit', (event) => event.preventDefault())
form.addEventListener('input', (event) => {
  if (event.target instanceof HTMLInputElement && event.target.type === 'search') {
    find()
    scrollTo(0, 0)
  } else if (event.target instanceof HTMLInputElement) update(event.target.name)
  updateAddress()
})
document.addEventListener('keydown', (event) => {
  const field = document.getElementById('find') as HTMLInputElement
  if (
    event.key === '/' &&
    !(event.target instanceof HTMLInputElement) &&
    !event.ctrlKey &&
    !event.metaKey &&
    !event.altKey
  ) {
    event.preventDefault()
    field.focus()
    field.select()
  } else if (event.key === 'Escape' && event.target === field && field.value !== '') {
    field.value = ''
    find()
    updateAddress()
  }
})

/** Selects an example of a widget: in the frame, in the list of names and in the JSON. */
function pick(widget: string, example: string): void {
  const frame = document.querySelector<HTMLIFrameElement>(`iframe[data-widget="${widget}"]`)
  if (frame === null || frame.dataset.example === example) return
  for (const link of document.querySelectorAll<HTMLAnchorElement>(`a[data-pick="${widget}"]`)) {
    if (link.dataset.example === example) {
      link.setAttribute('aria-current', 'true')
      frame.title = `${widget}: ${link.textContent}`
    } else link.removeAttribute('aria-current')
  }
  frame.dataset.example = example
  show(frame, true)
  const details = document.querySelector<HTMLDetailsElement>(
    `details[data-widget="${widget}"][data-example="${example}"]`,
  )
  if (details !== null) details.open = true
}

for (const details of document.querySelectorAll<HTMLDetailsElement>('details[data-example]'))
  details.addEventListener(
    'toggle',
    () => details.open && pick(details.dataset.widget ?? '', details.dataset.example ?? ''),
  )

document.addEventListener('click', (event) => {
  const target = event.target instanceof Element ? event.target.closest<HTMLElement>('button, a[data-pick]') : null
  if (target === null) return
  const { copy: json, again, pick: widget, example } = target.dataset
  if (json !== undefined) void copy(target, document.getElementById(json)?.textContent ?? '')
  if (again !== undefined) {
    const frame = document.querySelector<HTMLIFrameElement>(`iframe[data-widget="${again}"]`)
    if (frame !== null) show(frame, true)
  }
  if (widget !== undefined && example !== undefined && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
    event.preventDefault()
    pick(widget, example)
  }
})

async function copy(button: HTMLElement, text: string): Promise<void> {
  const isCopied = await navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  )
  button.textContent = isCopied ? 'Copied' : 'Not allowed'
  status.textContent = isCopied ? 'Copied' : 'The browser does not allow this page to copy'
  setTimeout(() => (button.textContent = 'Copy'), 1500)
}

export {}
