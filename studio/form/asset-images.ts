/**
 * Small images of assets for pickers: those of the change set, and the files of the live release, which are named after
 * their content.
 */
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { request } from '../api/client.ts'
import { site } from '../workspace/client.ts'
import type { AssetFile } from '../workspace/site.ts'
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

/**
 * Returns a function from an asset to the address of its image; undefined for an asset whose image is neither in the
 * open change set nor live.
 */
export function useAssetImages(isNeeded: boolean, revision: number): (asset: string) => string | undefined {
  const hashes = useLiveHashes(isNeeded)
  const [files, setFiles] = useState<{ readonly [asset: string]: AssetFile }>({})
  useEffect(() => {
    if (isNeeded) void site.assetFiles().then(setFiles)
  }, [isNeeded, revision])
  return (asset) => {
    const { path, data } = files[asset] ?? {}
    if (path === undefined || data !== undefined) return data
    const hash = hashes?.[path]
    return hash === undefined ? undefined : `/r/${releaseName(path, hash)}`
  }
}
