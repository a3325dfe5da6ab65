import ipaddr from 'ipaddr.js'

const lengths = { ipv4: 32, ipv6: 128 } as const

/** Address or network in CIDR notation; undefined if it is neither. */
export function networkOf(text: string): [ipaddr.IPv4 | ipaddr.IPv6, number] | undefined {
  if (ipaddr.isValidCIDR(text)) {
    const [address, length] = ipaddr.parseCIDR(text)
    return [address, length]
  }
  if (text.includes('/') || !(ipaddr.IPv4.isValidFourPartDecimal(text) || ipaddr.IPv6.isValid(text))) return undefined
  const address = ipaddr.process(text)
  return [address, lengths[address.kind()]]
}

/**
 * Whether an address is in one of these networks; in every one if none is named. An address or a network that cannot be
 * read is in none.
 */
export function isInNetworks(ip: string, networks: readonly string[]): boolean {
  if (networks.length === 0) return true
  if (!ipaddr.isValid(ip)) return false
  const address = ipaddr.process(ip)
  return networks.some((each) => {
    const network = networkOf(each)
    return network !== undefined && address.kind() === network[0].kind() && address.match(network[0], network[1])
  })
}
