import { type FormEvent, useRef, useState } from 'react'

/**
 * The text that a person types to search a list. While nothing is typed, the list shows the title of the chosen entry;
 * a title that is loaded later must not replace what a person types.
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
