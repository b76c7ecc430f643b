/** The choices of the preview. All of them are in the address, so it can be sent to a colleague. */
import { useCallback, useEffect, useRef } from 'react'
import { isObject, type Json, type JsonObject } from '../../engine/core/json.ts'
import { useAddressQuery } from '../shell/address.ts'

export const sizes = {
  phone: { title: 'Phone, 390 × 844', width: 390, height: 844 },
  small: { title: 'Small phone, 320 × 640', width: 320, height: 640 },
  sideways: { title: 'Phone in landscape, 844 × 390', width: 844, height: 390 },
  tablet: { title: 'Tablet, 768 × 1024', width: 768, height: 1024 },
  desktop: { title: 'Desktop, 1280 × 800', width: 1280, height: 800 },
} as const

export type SizeName = keyof typeof sizes

/** The names of the choices in the address. */
export type ChoiceName =
  | 'page'
  | 'as'
  | 'facts'
  | 'language'
  | 'skin'
  | 'container'
  | 'at'
  | 'size'
  | 'number'
  | 'select'

export type Choices = { readonly [name in ChoiceName]?: string | null }

export interface PreviewChoices {
  readonly get: (name: ChoiceName) => string | undefined
  /** Null removes a choice. */
  readonly choose: (choices: Choices) => void
}

export function usePreviewChoices(): PreviewChoices {
  const [query, changeQuery] = useAddressQuery()
  const change = useRef(changeQuery)
  useEffect(() => {
    change.current = changeQuery
  })
  const get = useCallback((name: ChoiceName) => query.get(name) ?? undefined, [query])
  const choose = useCallback(
    (choices: Choices) =>
      change.current((next) => {
        for (const [name, value] of Object.entries(choices))
          if (value === null || value === '') next.delete(name)
          else next.set(name, value)
      }),
    [],
  )
  return { get, choose }
}

export function isSize(name: string | undefined): name is SizeName {
  return name !== undefined && Object.hasOwn(sizes, name)
}

/** Reads facts of a person from a text in the address or in the storage of the browser. */
export function readFacts(text: string | undefined): JsonObject | undefined {
  try {
    const value: Json = JSON.parse(text ?? '') as Json
    return isObject(value) ? value : undefined
  } catch {
    return undefined
  }
}
