/**
 * Starts a server for screenshots: the complete server on a loopback port, with a data folder that is removed when it
 * closes.
 */
import { rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import { formatFinding } from '../../engine/document/finding.ts'
import { publishSite } from '../../engine/release/publish.ts'
import siteSchema from '../../schemas/site.json' with { type: 'json' }
import { createServer } from '../../server/app.ts'
import type { SiteFiles } from '../../engine/document/source.ts'
import { catalogue } from '../../catalogue/catalogue.ts'
import { makeTemporaryFolder } from '../temporary-folder.ts'

const root = resolve(import.meta.dirname, '..', '..')
/** Time limit in milliseconds until the server serves a release. */
const SERVED_WITHIN_MS = 20_000

export interface PreviewServer {
  readonly origin: string
  /**
   * Publishes a site and waits until the server serves it. Pages that have not changed since the last publish are not
   * rendered again.
   */
  readonly publish: (folder: SiteFiles, at: number) => Promise<void>
  readonly close: () => Promise<void>
}

export async function startPreviewServer(buildDir: string): Promise<PreviewServer> {
  const dataDir = await makeTemporaryFolder('habi-preview')
  const app = await createServer({ port: 0, dataDir, root, sandbox: true, preview: 'open', logLevel: 'silent' })
  const close = async (): Promise<void> => {
    await app.close()
    await rm(dataDir, { recursive: true, force: true })
  }
  try {
    await app.database
    await app.listen({ port: 0, host: '127.0.0.1' })
  } catch (error) {
    await close()
    throw error
  }
  const origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  return {
    origin,
    close,
    async publish({ files, assets }, at) {
      const { ok, findings, release } = await publishSite({
        catalogue,
        files: withProofsAsWarnings(files),
        assets,
        siteDir: join(dataDir, 'site'),
        buildDir,
        at,
      })
      if (!ok || release === undefined) throw new Error(findings.slice(0, 10).map(formatFinding).join('\n'))
      const deadline = Date.now() + SERVED_WITHIN_MS
      for (;;) {
        const live = await fetch(`${origin}/release.json`).then((response) =>
          response.ok ? response.json() : undefined,
        )
        if ((live as { release?: string } | undefined)?.release === release) return
        if (Date.now() > deadline) throw new Error(`the server did not serve the release within ${SERVED_WITHIN_MS} ms`)
        await new Promise((again) => setTimeout(again, 100))
      }
    },
  }
}

/** Makes all findings of proofs warnings, so screenshots can be taken of a site that a publish would refuse. */
function withProofsAsWarnings(files: SiteFiles['files']): SiteFiles['files'] {
  const codes = Object.keys(siteSchema.properties.proofs.properties.severity.properties)
  const site = JSON.parse(files.get('site.json') ?? '{}') as object
  const proofs = { severity: Object.fromEntries(codes.map((code) => [code, 'warning'])) }
  return new Map([...files, ['site.json', JSON.stringify({ ...site, proofs })]])
}
