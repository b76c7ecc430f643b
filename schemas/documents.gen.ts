// Generated from schemas/*.json by `npm run generate -- --write`. Do not edit.
import asset from './asset.json' with { type: 'json' }
import audience from './audience.json' with { type: 'json' }
import banner from './banner.json' with { type: 'json' }
import callSettings from './call-settings.json' with { type: 'json' }
import decisionTable from './decision-table.json' with { type: 'json' }
import flow from './flow.json' with { type: 'json' }
import layout from './layout.json' with { type: 'json' }
import optionList from './option-list.json' with { type: 'json' }
import page from './page.json' with { type: 'json' }
import popup from './popup.json' with { type: 'json' }
import route from './route.json' with { type: 'json' }
import section from './section.json' with { type: 'json' }
import site from './site.json' with { type: 'json' }
import skin from './skin.json' with { type: 'json' }
import strings from './strings.json' with { type: 'json' }
import tabBar from './tab-bar.json' with { type: 'json' }
import vocabulary from './vocabulary.json' with { type: 'json' }
import type { Schema } from './schema.ts'
import type { Kind } from './types.gen.ts'

// A JSON import widens every literal to its base type, hence the detour.
/** The schema of every kind of document. */
export const documentSchemas = {
  asset,
  audience,
  banner,
  'call-settings': callSettings,
  'decision-table': decisionTable,
  flow,
  layout,
  'option-list': optionList,
  page,
  popup,
  route,
  section,
  site,
  skin,
  strings,
  'tab-bar': tabBar,
} as unknown as { readonly [kind in Kind]: Schema }

/** The words that all schemas share. */
export const words = vocabulary.$defs as unknown as { readonly [word: string]: Schema }
