import { type FormEvent, useRef, useState } from 'react'

/**
 * What is typed into a list to search it. The list shows the title of what is chosen otherwise: a title that is loaded
 * meanwhile must not replace what a person types.
 */
export function useSearch() {
  const [search, setSearch] = useState('')
  const isTyping = useRef(false)
  const stop = (): void => {
    isTyping.current = false
  }
  return {
    searchValue: search,
    onSearchChange(next: string): void {
      if (!isTyping.current) setSearch(next)
    },
    onInput(event: FormEvent<HTMLInputElement>): void {
      isTyping.current = true
      setSearch(event.currentTarget.value)
    },
    onOptionSubmit: stop,
    onDropdownClose: stop,
  }
}
