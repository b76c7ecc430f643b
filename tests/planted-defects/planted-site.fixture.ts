/** The small site in which defects are planted, and its catalogue. */
import { expect } from 'vitest'
import { files } from '../../engine/check/check.fixture.ts'
import type { Catalogue } from '../../engine/core/catalogue.ts'
import { formatFinding } from '../../engine/document/finding.ts'
import { type Changes, provableByDay, route } from '../../engine/prove/prove.fixture.ts'
import { openWorkspace, type Workspace } from '../../engine/workspace/workspace.ts'

const noArguments = { type: 'object', additionalProperties: false, properties: {} } as const
const widget = { version: 1, group: 'content', slots: {}, events: {}, pure: true } as const

const catalogue: Catalogue = {
  ...provableByDay,
  widgets: {
    ...provableByDay.widgets,
    Holder: {
      ...widget,
      name: 'Holder',
      title: 'A box that must not be empty',
      slots: { required: { min: 1 } },
      schema: { type: 'object', additionalProperties: false, properties: {} },
    },
    Image: {
      ...widget,
      name: 'Image',
      title: 'An image',
      schema: {
        type: 'object',
        additionalProperties: false,
        properties: {
          priority: { type: 'boolean', default: false, description: 'Loads it before everything else.' },
        },
      },
    },
  },
  actions: {
    ...provableByDay.actions,
    'session.logout': {
      name: 'session.logout',
      args: { ...noArguments, needs: { fact: 'session.loggedIn', op: 'eq', value: true } },
    },
  },
}

/** A second route of the home page, so rules can depend on the route. */
const everySite: Changes = { 'route/second.json': route('/second') }

/** One workspace for all planted sites. Each site replaces the one before, as edits do in the studio. */
const workspace = openWorkspace({ catalogue })

/** Opens a site, which must have no errors. All calls return the same workspace. */
export function openPlanted(changes: Changes): Workspace {
  workspace.replace({ files: files({ ...everySite, ...changes }) })
  const errors = workspace.findings().filter(({ severity }) => severity === 'error')
  expect(errors.map(formatFinding)).toEqual([])
  return workspace
}
