/**
 * Finds, with a real parser, everything that a browser would load or run from a page and that is not a file of the
 * site.
 */
import { Window } from 'happy-dom'
import { transform } from 'lightningcss'

/** Attributes whose addresses a browser loads without a tap. */
const loading: { readonly [attribute: string]: string } = {
  src: 'img, script, iframe, video, audio, source, embed, input, track',
  srcset: 'img, source',
  imagesrcset: 'link',
  poster: 'video',
  data: 'object',
  background: '*',
  href: 'link, image, use, feImage',
  'xlink:href': '*',
}
const OWN = /^(?!\/\/)(?:\/[^\\\t\n]*|[\w-]+\.(?:svg|webp|jpg|png)|#[\w-]+|data:image\/(?:svg\+xml|webp|png)[^<>]*)$/
/** Addresses that a link may open: allowed schemes, paths of the site, queries and fragments. */
const LINK = /^(?:https:|mailto:|tel:|sms:|viber:|\/(?![/\\])|#|\?)/

const window = new Window({ settings: { disableJavaScriptEvaluation: true, disableCSSFileLoading: true } })

/**
 * @param scripts the inline scripts of the clean page; all other inline scripts are reported
 * @returns one line for each problem
 */
export function foreignLoads(html: string, scripts: ReadonlySet<string>): readonly string[] {
  const document = new window.DOMParser().parseFromString(html, 'text/html')
  const problems: string[] = []
  for (const element of document.querySelectorAll('*')) {
    const name = element.tagName.toLowerCase()
    for (const { name: attribute, value: written } of element.attributes) {
      const value = written ?? ''
      if (attribute.startsWith('on')) problems.push(`<${name} ${attribute}="${value}"> runs code`)
      if (attribute === 'srcdoc') problems.push(`<${name} srcdoc>`)
      if (attribute === 'style') problems.push(...foreignStyles(`x{${value}}`))
      if (attribute in loading && element.matches(loading[attribute] ?? ''))
        for (const address of attribute.endsWith('srcset') ? value.split(',').map(firstWord) : [value.trim()])
          if (!OWN.test(address)) problems.push(`<${name} ${attribute}="${value}"> loads a foreign address`)
      if ((attribute === 'href' && name === 'a') || attribute === 'action' || attribute === 'formaction')
        if (!LINK.test(value)) problems.push(`<${name} ${attribute}="${value}"> opens another scheme`)
    }
    if (name === 'base' || (name === 'meta' && element.hasAttribute('http-equiv'))) problems.push(`<${name}>`)
    if (name === 'style') problems.push(...foreignStyles(element.textContent))
    if (name === 'script' && !element.hasAttribute('src') && isCode(element.getAttribute('type')))
      if (!scripts.has(element.textContent)) problems.push(`an inline script: ${element.textContent.slice(0, 80)}`)
  }
  return problems
}

/** The inline scripts of a page. */
export function scriptsOf(html: string): readonly string[] {
  const document = new window.DOMParser().parseFromString(html, 'text/html')
  return [...document.querySelectorAll('script:not([src])')]
    .filter((element) => isCode(element.getAttribute('type')))
    .map(({ textContent }) => textContent)
}

export function foreignStyles(css: string): readonly string[] {
  const problems: string[] = []
  transform({
    filename: 'page.css',
    code: Buffer.from(css),
    errorRecovery: true,
    visitor: {
      Url({ url }) {
        if (!OWN.test(url)) problems.push(`the style loads ${url}`)
      },
      Rule: {
        import: ({ value }) => void problems.push(`the style imports ${value.url}`),
        'font-face': () => void problems.push('the style loads a font'),
      },
    },
  })
  return problems
}

function isCode(type: string | null): boolean {
  return type === null || type === '' || type === 'module' || type.includes('javascript')
}

function firstWord(text: string): string {
  return text.trim().split(/\s+/)[0] ?? ''
}
