/** `catalogue/catalogue.gen.json`: what check, compile and the studio know of the code without loading it. */
import { camel, type House } from './collect.ts'
import { catalogueFact } from './facts.ts'

export function printCatalogue(house: House, tokens: readonly string[]): object {
  const sorted = <T>(entries: readonly (readonly [string, T])[]): { [name: string]: T } =>
    Object.fromEntries([...entries].sort(([a], [b]) => (a < b ? -1 : 1)))
  return {
    $comment: 'Generated from widgets/ and business/ by `npm run generate -- --write`. Do not edit.',
    widgets: sorted(
      house.widgets.map(({ folder, definition, schema }) => [
        folder,
        {
          name: folder,
          version: definition.version,
          title: definition.title,
          group: definition.group,
          slots: definition.slots ?? {},
          events: definition.events ?? [],
          pure: definition.pure ?? false,
          schema,
        },
      ]),
    ),
    actions: sorted(house.actions.map(({ area, verb, args }) => [`${area}.${camel(verb)}`, { name: `${area}.${camel(verb)}`, args }])),
    facts: sorted([...house.facts].map(([name, fact]) => [name, catalogueFact(name, fact)] as const)),
    selectors: sorted(
      house.selectors.map(({ area, name, args, result, reads }) => [
        `${area}.${camel(name)}`,
        { name: `${area}.${camel(name)}`, args, result, reads },
      ]),
    ),
    calls: sorted(house.calls.map(({ area, name, contract }) => [`${area}/${name}`, contract])),
    tokens,
  }
}
