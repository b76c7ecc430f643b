/** Who is signed in, and the site that is open in the worker. */
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { type Right, type Role, roles } from '../../server/document-store/answers.ts'
import { request } from '../api/client.ts'
import { site } from '../workspace/client.ts'
import type { Edits, SiteFacts, SourceAnswer } from '../workspace/site.ts'

export interface Me {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly role: Role
  /** The documents that the person may change; null for all. */
  readonly rights: readonly Right[] | null
  readonly secondFactor: boolean
  /** True if the person must set up a second factor before doing anything else. */
  readonly needsSecondFactor: boolean
}

/** Returns whether a role includes the permissions of the role `least`. */
export function isAtLeast(role: Role, least: Role): boolean {
  return roles.indexOf(role) >= roles.indexOf(least)
}

export function useMe() {
  return useQuery({ queryKey: ['me'], queryFn: () => request<Me>({ url: '/me' }), staleTime: 60_000 })
}

/** The live documents. If they are older than 30 s, a new view or the focus of the window reloads them. */
export function useSource() {
  return useQuery({
    queryKey: ['source'],
    queryFn: () => request<SourceAnswer>({ url: '/source' }),
    staleTime: 30_000,
  })
}

const none: Edits = []

export interface OpenSite {
  /** The edits with which the site is open now; undefined before it was opened. */
  readonly edits: Edits | undefined
  /** How many times the site was opened. Each opening discards everything typed since the previous one. */
  readonly times: number
  /** Opens the site with other edits. */
  readonly open: (edits: Edits) => void
}

/** Opens the site in the worker, and again when another release is live or a view needs other edits. */
export function useOpenSite(): OpenSite & { readonly facts: SiteFacts | undefined; readonly error: unknown } {
  const { data: source, error } = useSource()
  const [wanted, setWanted] = useState<Edits>(none)
  const [opened, setOpened] = useState<{ readonly facts: SiteFacts; readonly edits: Edits; readonly times: number }>()
  useEffect(() => {
    if (source === undefined) return undefined
    let isCurrent = true
    void site
      .open(source, wanted)
      .then((facts) => isCurrent && setOpened((before) => ({ facts, edits: wanted, times: (before?.times ?? 0) + 1 })))
    return () => {
      isCurrent = false
    }
  }, [source, wanted])
  return { edits: opened?.edits, times: opened?.times ?? 0, facts: opened?.facts, open: setWanted, error }
}

const SiteContext = createContext<OpenSite>({ edits: undefined, times: 0, open: () => undefined })

/**
 * Opens the site with these edits while a view is shown. Returns how many times the site was opened; 0 until it is open
 * with these edits.
 */
export function useEdits(edits: Edits | undefined): number {
  const { edits: now, times, open } = useContext(SiteContext)
  useEffect(() => {
    if (edits === undefined) return undefined
    open(edits)
    return () => open(none)
  }, [edits, open])
  return edits !== undefined && now === edits ? times : 0
}

/**
 * Opens the site as it is live, without the edits of a change set that another view has opened. Returns how many times
 * the site was opened; 0 until it is open without edits.
 */
export function useLiveSite(): number {
  return useEdits(none)
}

const FactsContext = createContext<SiteFacts>({
  title: '',
  timeZone: 'UTC',
  currencySign: '',
  gameDelay: 0,
  languages: [],
})

export function SiteProvider({
  facts,
  edits,
  times,
  open,
  children,
}: OpenSite & { readonly facts: SiteFacts; readonly children: ReactNode }) {
  const value = useMemo(() => ({ edits, times, open }), [edits, times, open])
  return (
    <FactsContext value={facts}>
      <SiteContext value={value}>{children}</SiteContext>
    </FactsContext>
  )
}

export function useSiteFacts(): SiteFacts {
  return useContext(FactsContext)
}

/** The time zone of the site, in which the studio shows all times. */
export function useZone(): string {
  return useSiteFacts().timeZone
}
