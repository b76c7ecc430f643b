/** The preview frame, shown as large as its column allows. */
import { type RefObject, useEffect, useRef, useState } from 'react'
import { PlayerFrame } from '../shell/PlayerFrame.tsx'
import { sizes, type SizeName } from './preview-choices.ts'

export function Stage({
  frame,
  size,
  src,
}: {
  readonly frame: RefObject<HTMLIFrameElement | null>
  readonly size: SizeName
  readonly src: string
}) {
  const stage = useRef<HTMLDivElement>(null)
  const [space, setSpace] = useState({ width: 390, height: 600 })
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined) setSpace({ width: entry.contentRect.width, height: entry.contentRect.height })
    })
    if (stage.current !== null) observer.observe(stage.current)
    return () => observer.disconnect()
  }, [])
  const { width, height } = sizes[size]
  const scale = Math.min(1, (space.width - 2) / width)
  // The frame is as high as the column allows, and its page scrolls as on the device.
  const shown = Math.min(height, Math.max(200, (space.height - 2) / scale))
  return (
    <div className="stage" ref={stage}>
      <div className="device" style={{ width: width * scale + 2, height: shown * scale + 2 }}>
        <PlayerFrame
          ref={frame}
          title="Preview of the site"
          src={src}
          width={width}
          height={shown}
          style={{ transform: `scale(${scale})` }}
        />
      </div>
    </div>
  )
}
