/** The documents of the bench pass the check of sites. */
import { expect, it } from 'vitest'
import { checkSource } from '../../../engine/check/check.ts'
import { sourceOf } from '../../../engine/document/source.ts'
import { catalogue } from '../../../catalogue/catalogue.ts'
import { smallSite } from '../../faults/small-site.fixture.ts'
import { catalogueOf, documentsOf } from './documents.ts'
import { makePage } from './workload.ts'

it.each(['home', 'large', 'static'] as const)('the documents of the page "%s" have no errors', async (name) => {
  const { tree, state } = makePage(name)
  const { files, assets } = await smallSite('Bench')
  const all = new Map<string, string>([...assets.keys()].map((path) => [path, '']))
  for (const [path, text] of files) if (!/^(page|route|layout)\//.test(path)) all.set(path, text)
  for (const { path, value } of documentsOf(tree)) all.set(path, JSON.stringify(value))
  const site = JSON.parse(all.get('site.json') ?? '') as Record<string, unknown>
  all.set('site.json', JSON.stringify({ ...site, notFound: 'bench' }))
  const { widgets, facts } = catalogueOf(state)
  const { findings } = checkSource(sourceOf({ files: all }), {
    ...catalogue,
    widgets,
    facts: { ...catalogue.facts, ...facts },
  })
  expect(
    findings
      .filter(({ severity }) => severity === 'error')
      .map(({ file, pointer, message }) => `${file} ${pointer} ${message}`),
  ).toEqual([])
})
