/**
 * The image of an asset: the file in the change set, else the live one. Renders nothing while there is no such file.
 */
import { useMemo } from 'react'
import { base64Of } from '../api/base64.ts'
import { useAssetImages } from '../form/asset-images.ts'
import type { OpenDocument } from './open-document.ts'
import { valueOf } from './text-edit.ts'

interface AssetImageProps {
  readonly document: OpenDocument
  /** The text that is being edited. */
  readonly text: string
  readonly revision: number
}

export function AssetImage({ document: { path, edits }, text, revision }: AssetImageProps) {
  const file = valueOf(text)?.file
  const name = typeof file === 'string' ? `asset/files/${file}` : ''
  const edited = useMemo(() => {
    const bytes = edits.find(([edit]) => edit === name)?.[1]
    return bytes instanceof Uint8Array ? `data:${typeOf(name)};base64,${base64Of(bytes)}` : undefined
  }, [edits, name])
  const live = useAssetImages(true, revision)(path.replace(/^asset\/|\.json$/g, ''))
  const address = edited ?? live
  return address === undefined ? null : <img className="asset-image" src={address} alt="What players see" />
}

function typeOf(name: string): string {
  const ending = name.slice(name.lastIndexOf('.') + 1)
  return `image/${ending === 'svg' ? 'svg+xml' : ending === 'jpg' ? 'jpeg' : ending}`
}
