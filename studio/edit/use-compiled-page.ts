/** Sends the frame its page each time that the worker has compiled it. */
import { useEffect } from 'react'
import type { StudioMessage } from '../../engine/core/preview-message.ts'
import { useLiveHashes } from '../form/asset-images.ts'
import { site } from '../workspace/client.ts'
import type { ImageHashes } from '../workspace/site.ts'
import type { CompiledPages } from './compiled-pages.ts'

interface CompiledPageParts {
  readonly pages: CompiledPages
  /** The route of the page in the frame; undefined while the frame does not accept pages from the worker. */
  readonly shown: string | undefined
  readonly language: string | undefined
  /** Changes each time that a page has started in the frame. */
  readonly started: number
  /** Whether the worker has the document that is edited. */
  readonly isOpen: boolean
  /** Files of the change set that are in the last preview that the server has built. */
  readonly files: ImageHashes | undefined
  readonly send: (message: StudioMessage) => void
}

const none: ImageHashes = {}

export function useCompiledPage(parts: CompiledPageParts): void {
  const { pages, shown: route, language, started, isOpen, files = none, send } = parts
  const live = useLiveHashes()
  useEffect(
    () =>
      pages.receive(({ route: id, language: code, edit, slice }) => {
        if (slice !== undefined) send({ preview: 'slice', route: id, language: code, edit, slice })
      }),
    [pages, send],
  )
  useEffect(() => {
    if (route === undefined || language === undefined || live === undefined) {
      pages.show(undefined)
      return
    }
    const shown = { route, language }
    pages.show(shown)
    const images = Object.fromEntries(Object.entries(live).filter(([path]) => path.startsWith('asset/files/')))
    void site.setHashes(images, files)
    if (isOpen) void site.compiledPage(shown).then((page) => pages.shown() === shown && pages.add(page))
  }, [pages, route, language, started, isOpen, live, files])
}
