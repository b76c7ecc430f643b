/** Bundles the style sheets of the player app: a part that every page needs, and a part for each widget. */
import { transform } from 'lightningcss'
import type { PlayerBuild } from '../../engine/release/player-build.ts'

/** `styles` has the texts of all style sheets by path. */
export function bundleStyles(styles: ReadonlyMap<string, string>): PlayerBuild['css'] {
  const files = [...styles].sort(([a], [b]) => (a < b ? -1 : 1))
  const shared = files.filter(([file]) => file.startsWith('widgets/_shared/') || file.startsWith('player/'))
  shared.sort(([a], [b]) => rankOf(a) - rankOf(b))
  const widgets: { [widget: string]: string } = {}
  for (const [file, text] of files) {
    const widget = /^widgets\/([A-Z]\w*)\//.exec(file)?.[1]
    if (widget !== undefined) widgets[widget] = (widgets[widget] ?? '') + minify(text)
  }
  return { base: `@layer base,widgets;${minify(shared.map(([, text]) => text).join('\n'))}`, widgets }
}

/** Design tokens come before the rules that use them. */
function rankOf(file: string): number {
  return file.endsWith('/tokens.css') ? 0 : file.endsWith('/base.css') ? 1 : 2
}

function minify(text: string): string {
  return Buffer.from(transform({ filename: 'style.css', code: Buffer.from(text), minify: true }).code).toString('utf8')
}
