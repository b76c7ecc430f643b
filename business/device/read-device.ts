import type { DeviceStorage } from '../../engine/action.ts'
import { type Device, type DeviceClues, detectDevice } from './detect.ts'
import { sessionParameter } from './session-parameter.ts'

/** Detects the device from the host name, the query and stored session parameters. */
export function readDevice(
  settings: Pick<DeviceClues, 'containers' | 'hosts' | 'brandParameters'>,
  storage: DeviceStorage,
): Device {
  const query = new URLSearchParams(location.search)
  return detectDevice({
    ...settings,
    host: location.hostname,
    parameter: (name) => sessionParameter(name, query, storage),
  })
}
