import { isIPv6, SocketAddress } from 'node:net'

/** As whom a caller without a name is counted: the address, or with IPv6 the network of one connection, whose holder has all of its addresses. */
export function neighbourhood(ip: string): string {
  if (!isIPv6(ip)) return ip
  const { address } = new SocketAddress({ address: ip, family: 'ipv6' })
  const ofVersion4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(address)?.[1]
  if (ofVersion4) return ofVersion4
  const [before = [], after = []] = address.split('::').map((part) => part.split(':').filter((group) => group !== ''))
  const left = Array.from({ length: 8 - before.length - after.length }, () => '0')
  return `${[...before, ...left, ...after].slice(0, 4).join(':')}::/64`
}
