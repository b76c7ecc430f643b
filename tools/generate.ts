/** `npm run generate`: names what is stale and exits 1. With `-- --write` it writes. */
import { fileURLToPath } from 'node:url'
import { compareGenerated } from '../catalogue/write.ts'

const isWriting = process.argv.includes('--write')
const { count, stale, orphans, problems } = await compareGenerated(fileURLToPath(new URL('..', import.meta.url)), isWriting)
const changes = stale.length + orphans.length

for (const problem of problems) console.error(problem)
for (const path of stale) console.log(isWriting ? `wrote ${path}` : `${path} is stale`)
for (const path of orphans) console.log(isWriting ? `removed ${path}` : `${path} has no source any more`)
if (!isWriting && changes > 0) console.log('Run: npm run generate -- --write')
if (changes + problems.length === 0) console.log(`${count} generated files are up to date`)
process.exitCode = problems.length > 0 || (!isWriting && changes > 0) ? 1 : 0
