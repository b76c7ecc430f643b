/** Before all journeys: one start of the site, whose data every site of the journeys copies. */
import { template } from './running-site.fixture.ts'

export default async function setup(): Promise<void> {
  await template()
}
