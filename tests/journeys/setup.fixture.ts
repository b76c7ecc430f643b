import { prepareDataDir } from './running-site.fixture.ts'

/** Before all journeys: prepares the data folder that their sites copy. */
export default async function setup(): Promise<void> {
  await prepareDataDir()
}
