import { afterEach, expect, test, vi } from 'vitest'
import { createPlayerChannel, createTabChannel } from './tab-channel.ts'

const emptyStorage = { get: () => undefined, set: () => undefined, remove: () => undefined }

/** Channels that deliver at once. As in browsers, a channel sends to all other channels with the same name. */
function stubChannels(): (name: string) => Channel {
  const channels: Channel[] = []
  vi.stubGlobal(
    'BroadcastChannel',
    class extends Channel {
      constructor(name: string) {
        super(name, channels)
      }
    },
  )
  return (name) => new Channel(name, channels)
}

class Channel {
  readonly name: string
  readonly channels: Channel[]
  received: (event: { readonly data: unknown }) => void = () => undefined
  constructor(name: string, channels: Channel[]) {
    this.name = name
    this.channels = channels
    channels.push(this)
  }
  postMessage(data: unknown): void {
    for (const one of this.channels) if (one !== this && one.name === this.name) one.received({ data })
  }
  addEventListener(_: string, received: Channel['received']): void {
    this.received = received
  }
}

afterEach(() => void vi.unstubAllGlobals())

test('without broadcast channels, other tabs are notified by a value that is stored and removed', () => {
  vi.stubGlobal('BroadcastChannel', undefined)
  const changes: unknown[] = []
  const storage = {
    get: () => undefined,
    set: (key: string, value: unknown) => void changes.push([key, value]),
    remove: (key: string) => void changes.push([key]),
  }
  type Change = { readonly key: string; readonly newValue: string | null }
  const listeners: ((change: Change) => void)[] = []
  vi.stubGlobal('addEventListener', (_: string, listener: (change: Change) => void) => listeners.push(listener))
  const received: unknown[] = []
  const channel = createTabChannel('payment')
  channel.follow((message) => received.push(message))
  channel.announce(storage, 5)
  expect(changes).toEqual([['payment', 5], ['payment']])
  for (const listener of listeners) {
    listener({ key: 'habi.payment', newValue: '5' })
    listener({ key: 'habi.payment', newValue: null })
    listener({ key: 'habi.skin', newValue: '1' })
  }
  expect(received).toEqual([5])
})

test('other tabs receive a message, and the tab that sends it does not', () => {
  const openChannel = stubChannels()
  const received: unknown[] = []
  openChannel('habi.payment').received = ({ data }) => received.push(['other tab', data])
  const channel = createTabChannel('payment')
  channel.follow(() => received.push('own tab'))
  channel.announce(emptyStorage, 6)
  expect(received).toEqual([['other tab', 6]])
})

test('a message of a player is received only in tabs of this player, and a visitor sends none', () => {
  const openChannel = stubChannels()
  const sent: unknown[] = []
  const otherTab = openChannel('habi.marks')
  otherTab.received = ({ data }) => sent.push(data)
  let loginName = 'juan01'
  let loggedIn = true
  const read = ((cell: string) => (cell === 'fact.session.loggedIn' ? loggedIn : loginName)) as never
  const received: unknown[] = []
  const channel = createPlayerChannel('marks')
  channel.follow({ read }, ({ id }) => received.push(id))
  channel.announce({ read, storage: emptyStorage }, { id: 'a' })
  otherTab.postMessage({ loginName: 'juan01', id: 'b' })
  otherTab.postMessage({ loginName: 'maria02', id: 'c' })
  for (const malformed of [null, 'text', [], {}, { id: 'd' }]) otherTab.postMessage(malformed)
  loggedIn = false
  otherTab.postMessage({ loginName: 'juan01', id: 'e' })
  loginName = ''
  otherTab.postMessage({ loginName: '', id: 'f' })
  channel.announce({ read, storage: emptyStorage }, { id: 'g' })
  expect(sent).toEqual([{ loginName: 'juan01', id: 'a' }])
  expect(received).toEqual(['b'])
})
