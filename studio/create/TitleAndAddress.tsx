/** The fields for the title and the address of a new page. Until an address is typed, it is derived from the title. */
import { TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { proposedAddress } from './copy-page.ts'

/** @param original the address next to which the new address is proposed; undefined while it is not known */
export function useTitleAndAddress(original: string | undefined) {
  const [title, setTitle] = useState('')
  const [typed, setTyped] = useState<string>()
  const address = typed ?? (original === undefined || title === '' ? '' : proposedAddress(original, title))
  return { title, setTitle, address, setAddress: (next: string) => setTyped(next === '' ? undefined : next) }
}

interface TitleAndAddressProps {
  readonly page: ReturnType<typeof useTitleAndAddress>
  /** Where the title is shown. */
  readonly titleIs: string
  readonly addressIs: string
  /** Fields between the title and the address. */
  readonly children?: ReactNode
}

export function TitleAndAddress({ page, titleIs, addressIs, children }: TitleAndAddressProps) {
  return (
    <>
      <TextInput
        label="Title of the new page"
        description={`${titleIs} Translate it after the page is made.`}
        required
        maxLength={80}
        value={page.title}
        onChange={(event) => page.setTitle(event.currentTarget.value)}
      />
      {children}
      <TextInput
        label="Address of the new page"
        description={addressIs}
        required
        classNames={{ input: 'mono' }}
        value={page.address}
        onChange={(event) => page.setAddress(event.currentTarget.value)}
      />
    </>
  )
}
