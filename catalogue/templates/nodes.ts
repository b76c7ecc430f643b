/** Nodes of new pages. */

/** Returns a text with the same words in each language, for the translator to replace. */
export type InLanguages = (words: string) => { readonly $text: { readonly [language: string]: string } }

/** @param codes codes of the languages */
export function inLanguages(codes: readonly string[]): InLanguages {
  return (words) => ({ $text: Object.fromEntries(codes.map((code) => [code, words])) })
}

/** Returns the stack of a page's items, inset from the edge of the screen as all texts are. */
export function content(...items: readonly object[]): object {
  return { id: 'content', widget: 'Stack', v: 1, props: { gap: 'medium', inset: true }, slots: { items } }
}

export function heading(text: InLanguages, words: string): object {
  return { id: 'title', widget: 'Heading', v: 1, props: { text: text(words), level: 2, size: 'large' } }
}

export function paragraph(text: InLanguages, words: string): object {
  const blocks = [{ type: 'paragraph', spans: [{ type: 'text', text: text(words) }] }]
  return { id: 'words', widget: 'RichText', v: 1, props: { blocks } }
}
