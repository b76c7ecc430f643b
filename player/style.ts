/**
 * Loads the style of a page by its address, once. The inline style of the first page does not count as loaded.
 */
export function addStyle(href: string): Promise<void> {
  if (href === '' || document.querySelector(`link[href="${href}"]`) !== null) return Promise.resolve()
  return new Promise((done, failed) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    link.onload = () => done()
    link.onerror = () => failed(new Error(`${href} could not be loaded`))
    document.head.append(link)
  })
}
