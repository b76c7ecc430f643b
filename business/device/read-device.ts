import { type Device, type DeviceClues, detectDevice } from './detect.ts'
import { sessionParameter } from './session-parameter.ts'

/** The container of this page, by its host, its query and the session. */
export function readDevice(settings: Pick<DeviceClues, 'containers' | 'hosts' | 'brandParameters'>): Device {
  const query = new URLSearchParams(location.search)
  return detectDevice({
    ...settings,
    host: location.hostname,
    parameter: (name) => sessionParameter(name, query),
  })
}
