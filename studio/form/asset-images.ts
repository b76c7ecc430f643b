/** Small images of assets for pickers: the files of the live release, which are named after their content. */
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { request } from '../api/client.ts'
import { site } from '../workspace/client.ts'
import { releaseName } from './release-name.ts'

interface LiveFiles {
  /** SHA-256 of each file by its path. */
  readonly files: { readonly [path: string]: string }
}

/** SHA-256 of each live file by its path; undefined before the response. */
export function useLiveHashes(isNeeded = true): LiveFiles['files'] | undefined {
  const { data } = useQuery({
    queryKey: ['documents'],
    queryFn: () => request<LiveFiles>({ url: '/documents' }),
    enabled: isNeeded,
    staleTime: 60_000,
  })
  return data?.files
}

/** Returns a function from an asset to the address of its image; undefined for an asset that is not live yet. */
export function useAssetImages(isNeeded: boolean, revision: number): (asset: string) => string | undefined {
  const hashes = useLiveHashes(isNeeded)
  const [files, setFiles] = useState<{ readonly [asset: string]: string }>({})
  useEffect(() => {
    if (isNeeded) void site.assetFiles().then(setFiles)
  }, [isNeeded, revision])
  return (asset) => {
    const file = files[asset]
    const hash = file === undefined ? undefined : hashes?.[file]
    return file === undefined || hash === undefined ? undefined : `/r/${releaseName(file, hash)}`
  }
}
