/**
 * Icons of assets in a preview frame. A document without an origin may not use elements of other files, so each
 * icon is copied into the page. Loaded in preview frames only.
 */
const SVG = 'http://www.w3.org/2000/svg'

/** IDs of the copies in the page, by the address of the icon. Undefined for an icon that could not be loaded. */
const copies = new Map<string, Promise<string | undefined>>()

/** Copies all icons of the page, including icons that are added later. */
export function copyIcons(): void {
  const holder = document.createElementNS(SVG, 'svg')
  holder.setAttribute('aria-hidden', 'true')
  holder.setAttribute('width', '0')
  holder.setAttribute('height', '0')
  holder.style.position = 'absolute'
  document.body.append(holder)
  const copyAll = (): void => {
    for (const use of document.querySelectorAll('use[href^="/"]')) void show(use, holder)
  }
  new MutationObserver(copyAll).observe(document.body, { subtree: true, childList: true, attributeFilter: ['href'] })
  copyAll()
}

async function show(use: Element, holder: Element): Promise<void> {
  const address = use.getAttribute('href') ?? ''
  const copy = copies.get(address) ?? copyOf(address, holder)
  copies.set(address, copy)
  const id = await copy
  // The element may show another icon by now.
  if (id !== undefined && use.getAttribute('href') === address) use.setAttribute('href', `#${id}`)
}

async function copyOf(address: string, holder: Element): Promise<string | undefined> {
  const [file = '', name = ''] = address.split('#')
  const found = (await documentOf(file))?.getElementById(name)
  if (found === null || found === undefined) return undefined
  const copy = document.importNode(found, true)
  copy.id = `preview-icon-${copies.size}`
  holder.append(copy)
  return copy.id
}

/** Lets the request parse the file, because the content security policy would refuse to parse a text. */
function documentOf(file: string): Promise<Document | null> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.open('GET', file)
    request.responseType = 'document'
    request.addEventListener('loadend', () => resolve(request.status === 200 ? request.responseXML : null))
    request.send()
  })
}
