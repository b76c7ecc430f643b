/** The version and the migrations of each widget, for code that opens documents without the code of the widgets. */
import { own } from '../engine/core/json.ts'
import type { WidgetVersions } from '../engine/document/migrate.ts'
import { catalogue } from './catalogue.ts'
import { migrations } from './migrations.gen.ts'

export const versions: WidgetVersions = Object.fromEntries(
  Object.entries(catalogue.widgets).map(([name, { version }]) => {
    const steps = own(migrations, name)
    return [name, steps === undefined ? { version } : { version, migrations: steps }]
  }),
)
