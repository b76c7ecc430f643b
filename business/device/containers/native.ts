import type { Container } from '../../../engine/action.ts'
import { isObject, type Json, type JsonObject } from '../../../engine/core/json.ts'

interface NativeParts {
  /** The container adapter of a plain browser. */
  readonly browser: Container
  /** The object that the native app adds to the page. */
  readonly bridgeName: string
  /** URL scheme of the native app, such as `app` in `app://login`; empty for none. */
  readonly appScheme: string
}

interface Bridge {
  readonly postMessage: (message: string) => void
}

/**
 * The webview of the native app. Commands are sent as JSON text over the bridge object that the app adds to the page.
 * The login opens with an address of the app's URL scheme. The app sends its events as `message` events of the window.
 */
export function createNativeApp({ browser, bridgeName, appScheme }: NativeParts): Container {
  const post = (type: string, fields: JsonObject = {}): boolean => {
    const bridge = findBridge(bridgeName)
    bridge?.postMessage(JSON.stringify({ type, ...fields }))
    return bridge !== undefined
  }
  return {
    ...browser,
    back: () => post('BACK'),
    close: () => post('CLOSE'),
    login(from) {
      if (appScheme === '') return false
      const address = `${appScheme}://login${from === undefined ? '' : `?from=${from}`}`
      // The bridge opens the address without leaving the page.
      if (!post('OPEN', { href: address })) location.assign(address)
      return true
    },
    share: async (content) => post('SHARE', { ...content }) || (await browser.share(content)),
    open: (href) => !href.startsWith('/') && post('OPEN', { href }),
    report: (failure) => post('ERROR', failure),
    listen(received) {
      addEventListener('message', ({ source, origin, data }) => {
        // The app sends its events by running scripts in this page.
        if (source === globalThis.window && origin === location.origin && isObject(data as Json))
          received(data as JsonObject)
      })
      post('READY')
    },
  }
}

/**
 * Android adds the bridge to the window, iOS to `webkit.messageHandlers`. Either may happen after the page has started.
 */
function findBridge(name: string): Bridge | undefined {
  const { webkit, [name]: own } = globalThis as unknown as {
    readonly webkit?: { readonly messageHandlers?: { readonly [name: string]: Bridge | undefined } }
    readonly [name: string]: unknown
  }
  const bridge = own ?? webkit?.messageHandlers?.[name]
  return typeof (bridge as Partial<Bridge> | undefined)?.postMessage === 'function' ? (bridge as Bridge) : undefined
}
