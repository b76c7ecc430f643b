import { useSearchParams, useNavigate } from 'react-router-dom'

/**
 * Returns the query of the address and a function to change it. The hash is kept, because it names the selected item,
 * and so is the state, because it says whether that item already has the focus.
 */
export function useAddressQuery(): readonly [URLSearchParams, (change: (query: URLSearchParams) => void) => void] {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  return [
    query,
    (change) => {
      // Reads the current address, which may have changed since this view was rendered. The router stores the state of
      // an address as `usr`.
      const next = new URLSearchParams(location.search)
      change(next)
      const { usr } = history.state as { readonly usr?: unknown }
      void navigate({ search: next.toString(), hash: location.hash }, { replace: true, state: usr })
    },
  ]
}
