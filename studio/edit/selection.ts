/** The selection of the edit view: a place in a document, stored in the address. */
import { type FocusEvent, useCallback, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

export interface Selection {
  /** The path of the document. */
  readonly path: string
  /** JSON pointer; empty for the whole document. */
  readonly pointer: string
}

/**
 * The state of an address that names the field which has got the focus, or the entry which has moved. Such an address
 * moves no focus: when it is rendered, the person may already be in the next field.
 */
const FOCUSED = { focused: true }

export const namesFocus = (state: unknown): boolean => (state as typeof FOCUSED | null)?.focused === true

export interface SelectionHost {
  readonly selected: Selection
  /** Opens the document that contains the place, with the same preview and change set. */
  readonly select: (selection: Selection) => void
  /** Replaces the selected place by another one in this document, and leaves the focus where it is. */
  readonly replaceSelection: (replace: (pointer: string) => string) => void
  /** Selects the field that has got the focus. */
  readonly follow: (event: FocusEvent) => void
}

export function useSelection(path: string): SelectionHost {
  const { hash } = useLocation()
  const navigate = useNavigate()
  const pointer = decodeURIComponent(hash.slice(1))
  const select = useCallback(
    (next: Selection): void => {
      if (next.path !== path)
        void navigate({ pathname: `/edit/${next.path}`, search: location.search, hash: next.pointer })
      // Rendered synchronously: when an operation selects its result, the text with the result is already rendered.
      else void navigate({ search: location.search, hash: next.pointer }, { replace: true, flushSync: true })
    },
    [navigate, path],
  )
  const replaceSelection = useCallback(
    // Reads the current address: the rendered one may not name the change set yet that the first edit has created.
    (replace: (before: string) => string): void => {
      const before = decodeURIComponent(location.hash.slice(1))
      const next = replace(before)
      if (next !== before) void navigate({ search: location.search, hash: next }, { replace: true, state: FOCUSED })
    },
    [navigate],
  )
  const follow = useCallback(
    ({ target }: FocusEvent) => {
      const focused = target.closest<HTMLElement>('[data-pointer^="/"]')?.dataset.pointer
      // Keeps the selection when a field around it gets the focus: a jump to a place without a field moves the focus to
      // the nearest field around that place.
      if (focused !== undefined && focused !== pointer && !pointer.startsWith(`${focused}/`))
        replaceSelection(() => focused)
    },
    [replaceSelection, pointer],
  )
  const selected = useMemo(() => ({ path, pointer }), [path, pointer])
  return { selected, select, replaceSelection, follow }
}
