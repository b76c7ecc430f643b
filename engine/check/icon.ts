/** Checks the SVG file of a site's icon. Pages show the element with the id `icon` in the color of the text. */
import type { Json } from '../core/json.ts'
import { quoted } from '../document/finding.ts'
import type { CheckContext } from './context.ts'
import { readXml } from './image/xml.ts'

export function checkIcon({ site, report }: CheckContext, asset: Json | undefined, pointer: string): void {
  if (typeof asset !== 'string') return
  const file = site.index.document('asset', asset)?.value.file
  const bytes = typeof file === 'string' ? site.files.get(`asset/files/${file}`) : undefined
  // A missing document or file is reported elsewhere.
  if (typeof file !== 'string' || bytes === undefined || isIcon(file, bytes)) return
  report({
    code: 'CFG-ASSET',
    pointer,
    message: `the asset ${quoted(asset)} is not an icon`,
    hint: 'its file must be an SVG with <svg id="icon" viewBox="0 0 24 24">; draw it in currentColor',
  })
}

function isIcon(file: string, bytes: Uint8Array): boolean {
  if (!file.endsWith('.svg')) return false
  try {
    for (const part of readXml(new TextDecoder().decode(bytes)))
      if (part.type === 'open')
        return part.attributes.get('id') === 'icon' && part.attributes.get('viewBox') === '0 0 24 24'
  } catch {
    // The check of the asset reports malformed XML.
  }
  return false
}
