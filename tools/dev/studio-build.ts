/** The process of `npm run dev` that builds the changed parts of the studio. */
import { resolve } from 'node:path'
import { buildStudio } from '../build/studio.ts'

await buildStudio(resolve(import.meta.dirname, '../../dist/studio'), (line) => console.log(line))
