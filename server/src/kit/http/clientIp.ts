import { isIPv6, SocketAddress } from 'node:net'

/**
 * IP prefix for counting callers: an IPv4 address, or the /64 of an IPv6 address, because one subscriber usually holds
 * a whole /64.
 */
export function ipPrefix(ip: string): string {
  if (!isIPv6(ip)) return ip
  const { address } = new SocketAddress({ address: ip, family: 'ipv6' })
  const ofVersion4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(address)?.[1]
  if (ofVersion4) return ofVersion4
  const [before = [], after = []] = address.split('::').map((part) => part.split(':').filter((group) => group !== ''))
  const left = Array.from({ length: 8 - before.length - after.length }, () => '0')
  return `${[...before, ...left, ...after].slice(0, 4).join(':')}::/64`
}
