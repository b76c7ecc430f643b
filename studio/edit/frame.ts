/** The studio's side of the preview frame: sends and receives the messages of `engine/core/preview-message.ts`. */
import { type RefObject, useCallback, useEffect, useState } from 'react'
import { type FrameMessage, readFrameMessage, type StudioMessage } from '../../engine/core/preview-message.ts'

export interface Frame {
  /** Number of pages that have started in the frame. */
  readonly started: number
  readonly send: (message: StudioMessage) => void
}

/** Whether a message is from this frame, which has an opaque origin and shows only a preview. */
export function isFromFrame(
  { source, origin }: Pick<MessageEvent, 'source' | 'origin'>,
  frame: Pick<HTMLIFrameElement, 'contentWindow'> | null,
): boolean {
  return source !== null && source === frame?.contentWindow && origin === 'null'
}

export function useFrame(
  frame: RefObject<HTMLIFrameElement | null>,
  onMessage: (message: FrameMessage) => void,
): Frame {
  const [started, setStarted] = useState(0)
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>): void => {
      const message = isFromFrame(event, frame.current) ? readFrameMessage(event.data) : undefined
      if (message === undefined) return
      if (message.preview === 'ready') setStarted((before) => before + 1)
      onMessage(message)
    }
    addEventListener('message', listen)
    return () => removeEventListener('message', listen)
  }, [frame, onMessage])
  const send = useCallback(
    // The target origin is `*`, because a frame with an opaque origin cannot be named.
    (message: StudioMessage) => frame.current?.contentWindow?.postMessage(message, '*'),
    [frame],
  )
  return { started, send }
}
