import { type Device, type DeviceClues, detectDevice } from './detect.ts'
import { sessionParameter } from './session-parameter.ts'

/** Reads the device from the host and query of the page, and the session. */
export function readDevice(settings: Pick<DeviceClues, 'containers' | 'hosts' | 'brandParameters'>): Device {
  const query = new URLSearchParams(location.search)
  return detectDevice({
    ...settings,
    host: location.hostname,
    parameter: (name) => sessionParameter(name, query),
  })
}
