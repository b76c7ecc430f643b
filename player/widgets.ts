/** Loads the code of widgets. */
import type { LoadedWidget } from '../engine/react/render-context.ts'
import type { World } from '../engine/runtime/world.ts'
import { widgets } from '../widgets/widgets.gen.ts'

export interface WidgetLoader {
  readonly get: (name: string) => LoadedWidget | undefined
  /**
   * Starts loading a widget that has become visible. The cell `widget.<name>` is set when loading has ended. A failure
   * is passed to the function that `onFailure` has set.
   */
  readonly start: (name: string) => void
  readonly onFailure: (show: () => void) => void
  /** Resolves when each of `names` has been loaded or has failed. */
  readonly all: (names: readonly string[]) => Promise<void>
}

export function createWidgetLoader(
  world: World,
  report: (code: string, message: string) => void,
  definitions = widgets,
): WidgetLoader {
  const loaded = new Map<string, LoadedWidget>()
  const flights = new Map<string, Promise<void>>()

  let showFailure = (): void => undefined

  function load(name: string): Promise<void> {
    let flight = flights.get(name)
    if (flight !== undefined) return flight
    const definition = Object.hasOwn(definitions, name) ? definitions[name] : undefined
    if (definition === undefined) {
      report('WIDGET-UNKNOWN', `widget ${name} is not in this build`)
      world.set({ [`widget.${name}`]: 'failed' })
      flight = Promise.resolve()
    } else {
      flight = definition.load().then(
        ({ Component }) => {
          loaded.set(name, { Component, pure: definition.pure === true })
          world.set({ [`widget.${name}`]: 'ready' })
        },
        (error: unknown) => {
          // The next page that has the widget tries again.
          flights.delete(name)
          report('WIDGET-CODE', `${name}: ${String(error)}`)
          world.set({ [`widget.${name}`]: 'failed' })
        },
      )
    }
    flights.set(name, flight)
    return flight
  }

  return {
    get: (name) => loaded.get(name),
    start: (name) => void load(name).then(() => loaded.has(name) || showFailure()),
    onFailure: (show) => void (showFailure = show),
    all: async (names) => {
      await Promise.all(names.map(load))
    },
  }
}
