/** The image of an asset: the file in the change set, or else the live file. Renders nothing without a file. */
import { useAssetImages } from '../form/asset-images.ts'

interface AssetImageProps {
  /** Path of the document of the asset. */
  readonly path: string
  readonly revision: number
}

export function AssetImage({ path, revision }: AssetImageProps) {
  const address = useAssetImages(true, revision)(path.replace(/^asset\/|\.json$/g, ''))
  return address === undefined ? null : <img className="asset-image" src={address} alt="What players see" />
}
