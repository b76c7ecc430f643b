/** Module boundaries: the lint rule refuses every forbidden import. All widget folders are complete. */
import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { isAllowed } from '../tools/lint/boundaries.mjs'

const root = resolve(import.meta.dirname, '..')
const boundaries = JSON.parse(readFileSync(join(root, 'tools/lint/boundaries.json'), 'utf8')) as {
  [module: string]: string[]
}

/** A path of a file in the module. The file need not exist. */
const fileIn = (module: string): string => {
  if (module === 'engine/widget' || module === 'engine/action') return `${module}.ts`
  return `${module.replace('*', 'probe')}/probe.ts`
}
const modules = Object.keys(boundaries)

describe('the table of module boundaries', () => {
  const pairs = modules.flatMap((from) => modules.map((to) => [from, to] as const))
  it.each(pairs.filter(([from, to]) => from !== to))('%s may import %s only where the table allows it', (from, to) => {
    expect(isAllowed(join(root, fileIn(from)), join(root, fileIn(to)))).toBe((boundaries[from] ?? []).includes(to))
  })

  it('does not allow a widget to import another widget, or a business area another area', () => {
    expect(isAllowed(join(root, 'widgets/Banner/Banner.tsx'), join(root, 'widgets/Button/Button.tsx'))).toBe(false)
    expect(isAllowed(join(root, 'business/wallet/a.ts'), join(root, 'business/games/b.ts'))).toBe(false)
  })

  it('allows nothing to import tools', () => {
    for (const [module, allowed] of Object.entries(boundaries))
      if (module !== 'tools') expect(allowed, module).not.toContain('tools')
  })

  it('orders the pure modules of the engine', () => {
    const order = ['core', 'memo', 'document', 'compile', 'check', 'wording', 'prove', 'workspace', 'release'].map(
      (name) => `engine/${name}`,
    )
    for (const [n, module] of order.entries())
      for (const later of order.slice(n)) expect(boundaries[module], module).not.toContain(later)
  })
})

describe('the lint rule', () => {
  // Uses a copy of the lint configuration, because other tests read the working tree at the same time.
  const copy = mkdtempSync(join(tmpdir(), 'habi-lint-'))
  afterAll(() => rmSync(copy, { recursive: true, force: true }))

  it('reports every forbidden import, and Node modules in pure modules', () => {
    cpSync(join(root, 'tools/lint'), join(copy, 'tools/lint'), { recursive: true })
    cpSync(join(root, '.oxlintrc.json'), join(copy, '.oxlintrc.json'))
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
    const probes: string[] = []
    const write = (file: string, text: string): void => {
      mkdirSync(dirname(join(copy, file)), { recursive: true })
      writeFileSync(join(copy, file), text)
      probes.push(file)
    }
    for (const from of modules)
      for (const to of modules) {
        if (from === to || (boundaries[from] ?? []).includes(to) || !fileIn(from).includes('probe')) continue
        const file = join(dirname(fileIn(from)), `to-${to.replace(/\W+/g, '-')}.ts`)
        const path = relative(dirname(file), fileIn(to)).split('\\').join('/')
        write(file, `import { x } from '${path.startsWith('.') ? path : `./${path}`}'\nexport const y = x\n`)
      }
    write('engine/prove/node.ts', "import { join } from 'node:path'\nexport const y = join\n")
    write('engine/core/buffer.ts', "export const y = Buffer.from('')\n")
    let output = ''
    try {
      output = execFileSync(join(root, 'node_modules/.bin/oxlint'), ['-f', 'unix', ...probes], {
        cwd: copy,
        encoding: 'utf8',
      })
    } catch (error) {
      output = String((error as { stdout?: unknown }).stdout)
    }
    const lines = output.split('\n')
    expect(
      probes.filter((file) => !lines.some((line) => line.includes(file) && /may not (import|use)/.test(line))),
    ).toEqual([])
  })
})

it('every widget folder has all required files', () => {
  for (const entry of readdirSync(join(root, 'widgets'), { withFileTypes: true })) {
    if (!entry.isDirectory() || entry.name.startsWith('_')) continue
    const files = readdirSync(join(root, 'widgets', entry.name))
    const needed = ['widget.ts', 'schema.json', 'types.gen.ts', 'examples.json', `${entry.name}.tsx`]
    expect(
      needed.filter((file) => !files.includes(file)),
      `widgets/${entry.name} lacks files. Make a widget with: npm run new -- widget ${entry.name}`,
    ).toEqual([])
  }
})

it('each path through the code in ARCHITECTURE.md has at most ten steps, and names files and functions that exist', () => {
  const text = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8')
  const paths = text.split(/^## /m).slice(1)
  expect(paths).toHaveLength(3)
  const missing: string[] = []
  for (const path of paths) {
    const steps = path.split(/^\d+\. /m).slice(1)
    expect(steps.length).toBeLessThanOrEqual(10)
    for (const step of steps) {
      const files = [...step.matchAll(/`([\w./-]+\/[\w./-]*\.\w+)`/g)].map(([, file = '']) => file)
      missing.push(...files.filter((file) => !existsSync(join(root, file))))
      for (const [, name = '', file = ''] of step.matchAll(/`(\w+)`\s\(`([\w./-]+)`/g)) {
        const folders = files.map((other) => dirname(other))
        const found = ['.', ...folders].map((folder) => join(root, folder, file)).find((one) => existsSync(one))
        const source = found === undefined ? '' : readFileSync(found, 'utf8')
        if (!new RegExp(`(function|class|const|readonly) ${name}\\b|\\b${name}[(:]`).test(source))
          missing.push(`${name} (${file})`)
      }
    }
  }
  expect(missing).toEqual([])
})
