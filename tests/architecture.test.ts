/** The house keeps its shape: forbidden imports are caught in every direction, and nothing is missing from a folder. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { allowed } from '../tools/lint/arrows.mjs'

const root = resolve(import.meta.dirname, '..')
const arrows = JSON.parse(readFileSync(join(root, 'tools/lint/arrows.json'), 'utf8')) as { [room: string]: string[] }

/** A file that stands in each room. */
const rooms: { readonly [room: string]: string } = {
  schemas: 'schemas/probe.ts',
  'engine/core': 'engine/core/probe.ts',
  'engine/publish': 'engine/publish/probe.ts',
  'engine/runtime': 'engine/runtime/probe.ts',
  'engine/react': 'engine/react/probe.ts',
  'engine/widget': 'engine/widget.ts',
  'engine/action': 'engine/action.ts',
  'widgets/_shared': 'widgets/_shared/probe.ts',
  'widgets/*': 'widgets/Probe/probe.ts',
  widgets: 'widgets/widgets.gen.ts',
  'business/*': 'business/probe/probe.ts',
  business: 'business/business.gen.ts',
  player: 'player/probe.ts',
  server: 'server/probe.ts',
  studio: 'studio/probe.ts',
  tools: 'tools/probe.ts',
}

describe('the arrows of the house', () => {
  const pairs = Object.keys(rooms).flatMap((from) => Object.keys(rooms).map((to) => [from, to] as const))
  it.each(pairs.filter(([from, to]) => from !== to))('%s may import %s only where the table says so', (from, to) => {
    const expected = (arrows[from] ?? []).includes(to)
    expect(allowed(join(root, rooms[from] as string), join(root, rooms[to] as string))).toBe(expected)
  })

  it('a widget never imports another widget, a business area never another', () => {
    expect(allowed(join(root, 'widgets/Banner/Banner.tsx'), join(root, 'widgets/Button/Button.tsx'))).toBe(false)
    expect(allowed(join(root, 'business/wallet/a.ts'), join(root, 'business/games/b.ts'))).toBe(false)
  })

  it('nothing imports tools', () => {
    for (const [room, allowedRooms] of Object.entries(arrows))
      if (room !== 'tools' && room !== 'tests') expect(allowedRooms, room).not.toContain('tools')
  })
})

describe('the lint itself', () => {
  const made: string[] = []
  afterAll(() => made.forEach((file) => rmSync(file, { force: true, recursive: true })))

  it('catches a forbidden import in each direction', () => {
    const probes: { [file: string]: string } = {}
    for (const [from, file] of Object.entries(rooms)) {
      if (!file.includes('probe') || from === 'studio') continue
      for (const [to, target] of Object.entries(rooms)) {
        if (from === to || (arrows[from] ?? []).includes(to)) continue
        const probe = join(root, dirname(file), `probe-${to.replace(/\W+/g, '-')}.lint-probe.ts`)
        let specifier = relative(dirname(probe), join(root, target)).split('\\').join('/')
        if (!specifier.startsWith('.')) specifier = `./${specifier}`
        probes[probe] = `import { x } from '${specifier}'\nexport const y = x\n`
      }
    }
    for (const [file, text] of Object.entries(probes)) {
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, text)
      made.push(file)
    }
    made.push(join(root, 'widgets/Probe'), join(root, 'business/probe'))
    let output = ''
    try {
      output = execFileSync(join(root, 'node_modules/.bin/oxlint'), ['-f', 'unix', ...Object.keys(probes)], { cwd: root, encoding: 'utf8' })
    } catch (error) {
      output = String((error as { stdout?: unknown }).stdout)
    }
    const missed = Object.keys(probes).filter(
      (file) => !output.split('\n').some((line) => line.includes(relative(root, file)) && line.includes('may not import')),
    )
    expect(missed.map((file) => relative(root, file))).toEqual([])
  })
})

it('every widget folder has all its parts', () => {
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
