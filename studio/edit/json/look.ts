/** How JSON looks in an editor: colors of the studio, light and dark. */
import type { Extension } from '@codemirror/state'
import { Decoration, MatchDecorator, ViewPlugin, type DecorationSet, type ViewUpdate } from '@codemirror/view'
import { EditorView } from 'codemirror'

/** Matches a string, with the colon if it is the name of a property; a number; or `true`, `false` or `null`. */
const value = /"(?:[^"\\]|\\.)*"(\s*:)?|-?\b\d+(?:\.\d+)?(?:[eE][-+]?\d+)?\b|\b(?:true|false|null)\b/g

const marks = {
  string: Decoration.mark({ class: 'cm-json-string' }),
  number: Decoration.mark({ class: 'cm-json-number' }),
  word: Decoration.mark({ class: 'cm-json-word' }),
}

const matcher = new MatchDecorator({
  regexp: value,
  decoration([text, colon]) {
    if (colon !== undefined) return null
    return text.startsWith('"') ? marks.string : /^[-\d]/.test(text) ? marks.number : marks.word
  },
})

/** The default colors of the editor are for light pages, and are illegible on dark ones. */
const valueColors = ViewPlugin.fromClass(
  class {
    decorations: DecorationSet
    constructor(view: EditorView) {
      this.decorations = matcher.createDeco(view)
    }
    update(update: ViewUpdate): void {
      this.decorations = matcher.updateDeco(update, this.decorations)
    }
  },
  { decorations: (plugin) => plugin.decorations },
)

const colors = EditorView.theme({
  '&': { color: 'var(--mantine-color-text)', backgroundColor: 'var(--studio-surface)' },
  '.cm-json-string, .cm-json-string span': { color: 'var(--studio-json-string)' },
  '.cm-json-number, .cm-json-number span': { color: 'var(--studio-json-number)' },
  '.cm-json-word, .cm-json-word span': { color: 'var(--studio-json-word)' },
  // Few fonts contain the character that the editor shows here by default.
  '.cm-collapsedLines:before, .cm-collapsedLines:after': { content: '"…"' },
})

export const jsonLook: Extension = [colors, valueColors]

/** Sets the color scheme of the editor's own parts, such as its menus and its selection. */
export const schemeOf = (scheme: 'light' | 'dark'): Extension => EditorView.darkTheme.of(scheme === 'dark')
