import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import type { Schema } from '../engine/core/schema.ts'
import { actionTypes } from '../catalogue/business.ts'
import { widgetTypes } from '../catalogue/widgets.ts'

test('generated files are up to date', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'tools/generate.ts'], {
    cwd: resolve(import.meta.dirname, '..'),
    encoding: 'utf8',
  })
  expect(`${stderr}${stdout}`).toMatch(/^\d+ generated files are up to date\n$/)
  expect(status).toBe(0)
})

const schema: Schema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    title: { $ref: 'habi:vocabulary#/$defs/text', description: 'The heading.' },
    link: { $ref: 'habi:vocabulary#/$defs/link', description: 'Where it leads. */' },
    tone: { type: 'string', enum: ['plain', 'gold'], default: 'plain', description: 'Its colour.' },
    counts: { type: 'array', items: { type: ['integer', 'null'] }, description: 'Numbers.' },
  },
  required: ['title'],
}

test('the types of a widget are of resolved values, and a property with a default is required', () => {
  expect(widgetTypes({ folder: 'X', definition: undefined as never, schema })).toMatchInlineSnapshot(`
    "import type { Link } from '../../engine/widget.ts'

    export interface Props {
    /** The heading. */
    readonly "title": string
    /** Where it leads. * / */
    readonly "link"?: Link
    /** Its colour. */
    readonly "tone": "plain" | "gold"
    /** Numbers. */
    readonly "counts"?: readonly (number | null)[]
    }
    "
  `)
})

test('an argument of an action is optional unless it is required, also with a default', () => {
  expect(actionTypes({ area: 'x', verb: 'y', args: schema })).toMatchInlineSnapshot(`
    "export interface Args {
    /** The heading. */
    readonly "title": string
    /** Where it leads. * / */
    readonly "link"?: Link
    /** Its colour. */
    readonly "tone"?: "plain" | "gold"
    /** Numbers. */
    readonly "counts"?: readonly (number | null)[]
    }

    /** Where it leads: { "route": "deposit" } inside the site, or { "href": "https://…" }, viber:, tel: or mailto: outside. */
    export interface Link {
    /** The address, ready for a plain link. */
    readonly "href": string
    /** True when the address leaves this site. */
    readonly "external"?: boolean
    }
    "
  `)
})
