/** The page's style; the first page's stands inline and is known by its address all the same. */
export function addStyle(href: string): Promise<void> {
  if (href === '' || document.querySelector(`link[href="${href}"]`) !== null) return Promise.resolve()
  return new Promise((done, failed) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    link.onload = () => done()
    link.onerror = () => failed(new Error(`${href} did not arrive`))
    document.head.append(link)
  })
}
