/**
 * Loads the style of a page. The style of the first page is inline and also has an address, so it is not loaded
 * again.
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
