/** Small images of assets for pickers: the files of the live release, which are named after their content. */
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { request } from '../api/client.ts'
import { site } from '../workspace/client.ts'

interface LiveFiles {
  /** SHA-256 of each file by its path. */
  readonly files: { readonly [path: string]: string }
}

/** The address of the image of an asset; undefined for one that is not live yet. */
export function useAssetImages(isNeeded: boolean, revision: number): (asset: string) => string | undefined {
  const { data } = useQuery({
    queryKey: ['documents'],
    queryFn: () => request<LiveFiles>({ url: '/documents' }),
    enabled: isNeeded,
    staleTime: 60_000,
  })
  const [files, setFiles] = useState<{ readonly [asset: string]: string }>({})
  useEffect(() => {
    if (isNeeded) void site.assetFiles().then(setFiles)
  }, [isNeeded, revision])
  return (asset) => {
    const file = files[asset]
    const hash = file === undefined ? undefined : data?.files[file]
    return file === undefined || hash === undefined ? undefined : releaseAddress(file, hash)
  }
}

/** A release names a file by the first 20 digits of its hash. */
export function releaseAddress(file: string, hash: string): string {
  return `/r/${hash.slice(0, 20)}${file.slice(file.lastIndexOf('.'))}`
}
