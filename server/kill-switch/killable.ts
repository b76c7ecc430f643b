/** The names that kills may use, from the catalogue: the same for servers and commands. */
import { catalogue } from '../../catalogue/catalogue.ts'
import { lockedBy } from '../../engine/core/policy.ts'
import type { Schema } from '../../engine/core/schema.ts'
import type { KnownNames } from '../../engine/release/kill-file.ts'

/** Pages and popups that a policy requires cannot be killed. */
export const lockedContent = lockedBy(catalogue.policies)

const container: Schema | undefined = catalogue.facts['device.container']?.schema

export const knownNames: KnownNames = {
  widget: Object.keys(catalogue.widgets),
  action: Object.keys(catalogue.actions),
  container: (container?.enum ?? []).map(String),
}
