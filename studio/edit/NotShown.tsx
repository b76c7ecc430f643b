/** States which edits the preview does not show yet, and what it waits for. */
import { Button } from '@mantine/core'
import { useSyncExternalStore } from 'react'
import { catalogue } from '../../catalogue/catalogue.ts'
import { own } from '../../engine/core/json.ts'
import type { CompiledPages, PreviewState } from './compiled-pages.ts'

interface NotShownProps {
  readonly pages: CompiledPages
  /** Whether the server is building a preview of the saved text. */
  readonly isBuilding: boolean
  /** Sends again the edits that the preview could not load. */
  readonly onRetry: () => void
}

export function NotShown({ pages, isBuilding, onRetry }: NotShownProps) {
  const state = useSyncExternalStore(pages.subscribe, pages.state)
  const words = notShownInWords(state, isBuilding)
  return words === undefined ? null : (
    <output className="note">
      {words}{' '}
      {state.hasFailed === true ? (
        <Button size="compact-xs" variant="default" onClick={onRetry}>
          Try again
        </Button>
      ) : null}
    </output>
  )
}

/**
 * Returns which edits the preview does not show and why, in one or two sentences; undefined when it shows everything
 * that was typed.
 */
export function notShownInWords({ compiled, shown, hasFailed }: PreviewState, isBuilding: boolean): string | undefined {
  if (hasFailed === true) return 'Your last edits are not shown, because the preview could not load them.'
  if (compiled === undefined) return undefined
  const { hasErrors, missingImages } = compiled
  if (hasErrors) return 'Until you correct the error, the preview shows the page as it was before the error.'
  if (missingImages.length > 0)
    return `Your last edits are not shown yet, because no release has ${quoted('the image', 'the images', missingImages)}. ${server}`
  const waitsFor = (shown?.waitsFor ?? []).map((name) => own(catalogue.widgets, name)?.title ?? name)
  if (waitsFor.length > 0)
    return `Your last edits are not shown yet, because the page did not have ${quoted('the part', 'the parts', waitsFor)} before. ${server}`
  if (isBuilding)
    return 'The preview shows your edits. Changes outside the page, such as skins and addresses, are shown after the build.'
  return undefined
}

const server = 'The server has to build the preview first.'

function quoted(one: string, several: string, names: readonly string[]): string {
  return `${names.length === 1 ? one : several} ${names.map((name) => `“${name}”`).join(', ')}`
}
