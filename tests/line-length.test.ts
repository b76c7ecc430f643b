/** Comments and Markdown prose have at most 120 columns. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const COLUMNS = 120

/** A line of a comment, in TypeScript and in style sheets. */
const comment = /^\s*(\/\/|\/?\*)/
const listMarker = /^\s*([-*]|\d+\.|>)\s/

const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.(ts|tsx|mts|mjs|css|md)$/.test(file) && !/\.gen\.(ts|tsx|css)$/.test(file))

test('comments and Markdown prose have at most 120 columns', () => {
  expect(files.flatMap((file) => longLines(file, readFileSync(join(root, file), 'utf8')))).toEqual([])
})

test('a long comment is reported with its file and line; a table, a code block and a long address are not', () => {
  const words = 'word '.repeat(24)
  const address = `https://example.test/${'a'.repeat(COLUMNS)}`
  expect(longLines('a.ts', `const a = 1\n/** ${words}*/\n`)).toEqual([
    'a.ts:2 has 126 columns; break the line before column 121',
  ])
  expect(longLines('b.md', `- ${words}.\n`)).toHaveLength(1)
  expect(longLines('b.md', `| ${words}|\n\`\`\`\n${words}.\n\`\`\`\n- ${address}\n`)).toEqual([])
  expect(longLines('c.ts', `// ${address}\nexport const c = '${words}'\n`)).toEqual([])
})

function longLines(file: string, text: string): readonly string[] {
  let isCode = false
  return text.split('\n').flatMap((line, n) => {
    if (line.trimStart().startsWith('```')) isCode = !isCode
    const isProse = file.endsWith('.md') ? !isCode && !line.startsWith('|') : comment.test(line)
    return isProse && line.length > COLUMNS && canBreak(line)
      ? [`${file}:${n + 1} has ${line.length} columns; break the line before column ${COLUMNS + 1}`]
      : []
  })
}

/** Whether the line has two words with a space between them, so it can be broken. */
function canBreak(line: string): boolean {
  const words = line.replace(comment, '').replace(listMarker, '').trim()
  return words.includes(' ')
}
