// Generated from schemas/*.json by `npm run generate -- --write`. Do not edit.
import asset from '../../schemas/asset.json' with { type: 'json' }
import audience from '../../schemas/audience.json' with { type: 'json' }
import banner from '../../schemas/banner.json' with { type: 'json' }
import callSettings from '../../schemas/call-settings.json' with { type: 'json' }
import decisionTable from '../../schemas/decision-table.json' with { type: 'json' }
import flow from '../../schemas/flow.json' with { type: 'json' }
import layout from '../../schemas/layout.json' with { type: 'json' }
import optionList from '../../schemas/option-list.json' with { type: 'json' }
import page from '../../schemas/page.json' with { type: 'json' }
import popup from '../../schemas/popup.json' with { type: 'json' }
import route from '../../schemas/route.json' with { type: 'json' }
import section from '../../schemas/section.json' with { type: 'json' }
import site from '../../schemas/site.json' with { type: 'json' }
import skin from '../../schemas/skin.json' with { type: 'json' }
import strings from '../../schemas/strings.json' with { type: 'json' }
import tabBar from '../../schemas/tab-bar.json' with { type: 'json' }
import vocabulary from '../../schemas/vocabulary.json' with { type: 'json' }
import type { Schema } from '../core/schema.ts'
import type { Kind } from './types.gen.ts'

// The casts are needed because a JSON import widens every literal to its base type.
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

/** The definitions that all schemas share. */
export const definitions = vocabulary.$defs as unknown as { readonly [name: string]: Schema }
