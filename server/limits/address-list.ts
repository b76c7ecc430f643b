import { BlockList, isIP } from 'node:net'
import { InvalidOptionError } from '../invalid-option.ts'

/** A list of IP addresses and subnets. */
export interface AddressList {
  has(address: string): boolean
}

/**
 * Reads addresses and subnets that are separated by commas, such as `127.0.0.1, 10.0.0.0/8`.
 * @throws {InvalidOptionError}
 */
export function readAddressList(variable: string, text: string): AddressList {
  const list = new BlockList()
  for (const part of text.split(',').map((item) => item.trim())) {
    if (part === '') continue
    const [address = '', bits, ...rest] = part.split('/')
    const version = isIP(address)
    const longest = version === 6 ? 128 : 32
    const prefix = bits === undefined ? longest : /^\d{1,3}$/.test(bits) ? Number(bits) : Infinity
    if (version === 0 || rest.length > 0 || prefix > longest)
      throw new InvalidOptionError(
        `${variable} contains ${part}; it must be a list of IP addresses or subnets separated by commas, ` +
          'such as 127.0.0.1, 10.0.0.0/8.',
      )
    list.addSubnet(address, prefix, familyOf(version))
  }
  return {
    has(address) {
      const version = isIP(address)
      return version !== 0 && list.check(address, familyOf(version))
    },
  }
}

function familyOf(version: number): 'ipv4' | 'ipv6' {
  return version === 6 ? 'ipv6' : 'ipv4'
}
