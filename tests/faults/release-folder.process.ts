/**
 * Writes a release into a folder, in a process that may be killed. `release-folder.test.ts` bundles and starts it with
 * one JSON argument.
 */
import { writeRelease, type ReleaseOrder } from '../../tools/release/write-release.ts'

const started = performance.now()
process.send?.({ starts: true })
await writeRelease(JSON.parse(process.argv[2] ?? '') as ReleaseOrder)
process.send?.({ took: performance.now() - started })
process.disconnect?.()
