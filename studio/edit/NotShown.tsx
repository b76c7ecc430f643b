/** What the preview does not show yet of what was typed, and what it waits for. */
import { catalogue } from '../../catalogue/catalogue.ts'
import { own } from '../../engine/core/json.ts'
import type { CompiledPage } from '../workspace/site.ts'

/** What the frame reports about its page. */
export interface ShownEdit {
  /** The last edit on screen. */
  readonly edit: number
  /** Widgets of a later edit whose style the server has to build. */
  readonly waitsFor: readonly string[]
}

interface NotShownProps {
  readonly compiled: CompiledPage | undefined
  readonly shown: ShownEdit | undefined
  /** The server builds a preview of what was saved. */
  readonly isBuilding: boolean
}

export function NotShown(props: NotShownProps) {
  const words = notShownInWords(props)
  return words === undefined ? null : <output className="note">{words}</output>
}

/** One sentence or two; undefined when the page on screen has everything that was typed. */
export function notShownInWords({ compiled, shown, isBuilding }: NotShownProps): string | undefined {
  if (compiled === undefined) return undefined
  const { hasErrors, missingImages } = compiled
  if (hasErrors) return 'Shows the page as it was before the error. It follows again when the error is corrected.'
  if (missingImages.length > 0)
    return `Not shown yet: your last edits, because of ${listed('the image', 'the images', missingImages)}. ${server}`
  const waitsFor = (shown?.waitsFor ?? []).map((name) => own(catalogue.widgets, name)?.title ?? name)
  if (waitsFor.length > 0)
    return `Not shown yet: your last edits, because ${listed('this part is', 'these parts are', waitsFor)} new on this page. ${server}`
  if (isBuilding) return 'Shows what you typed. What is outside of the page, such as skins and addresses, follows.'
  return undefined
}

const server = 'The server has to build the preview first.'

function listed(one: string, several: string, names: readonly string[]): string {
  const quoted = names.map((name) => `“${name}”`).join(', ')
  return `${names.length === 1 ? one : several} ${quoted}`
}
