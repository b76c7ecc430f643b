/** The tab bar of the site may have more tabs than fit, as long as each person sees only as many as fit. */
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { catalogue } from '../../catalogue/catalogue.ts'
import { readSiteFolder } from '../../engine/release/folder.ts'
import { openWorkspace } from '../../engine/workspace/workspace.ts'
import { widgets } from '../../widgets/widgets.gen.ts'

const at = Date.UTC(2026, 10, 22)
const path = 'tab-bar/main.json'
const is = (value: boolean): object => ({ fact: 'session.loggedIn', op: 'eq', value })

test('tabs that exclude each other count as one, and a finding names a person who sees more than seven', async () => {
  const folder = await readSiteFolder(resolve(import.meta.dirname, '..', '..', 'config'))
  const workspace = openWorkspace({ catalogue, settings: { versions: widgets } })
  workspace.replace(folder)
  const bar = JSON.parse(folder.files.get(path) ?? '') as { readonly tabs: readonly object[] }
  const findingsWith = (...rules: readonly (object | undefined)[]) => {
    const tabs = rules.map((when, n) => ({
      id: `more-${n}`,
      label: { $text: { en: `More ${n}`, tl: `Iba ${n}`, cn: `更多 ${n}` } },
      icon: 'home',
      link: { route: 'home' },
      ...(when === undefined ? {} : { when }),
    }))
    workspace.update(path, JSON.stringify({ ...bar, tabs: [...bar.tabs, ...tabs] }))
    return [...workspace.findings(), ...workspace.proofs(at).findings].filter(({ file }) => file.endsWith(path))
  }
  // Everyone sees five of the seven tabs; two more fit.
  expect(findingsWith(undefined, is(true), is(false))).toEqual([])
  const [finding, ...others] = findingsWith(undefined, is(true), undefined)
  expect(others).toEqual([])
  expect(finding).toMatchObject({ code: 'PRF-LIMIT', severity: 'error', pointer: '/tabs/9' })
  expect(finding?.witness?.persona).toMatchObject({ 'session.loggedIn': true })
})
