import ipaddr from 'ipaddr.js'
import { BlockList, isIP } from 'node:net'

type Address = ReturnType<typeof ipaddr.process>

/** SSRF policy: addresses that the server may connect to besides the public internet. */
export interface OutboundPolicy {
  /** Allows loopback, also with plain http: for development only. */
  readonly allowLoopback: boolean
  /** Private networks (CIDR) allowed by the operator of the installation; tenants cannot allow any. */
  readonly privateNetworks: readonly string[]
  /** Allows plain http to any host: only for public content such as pictures. */
  readonly allowHttp?: boolean
}

/**
 * Networks that an operator may allow (RFC 1918, RFC 6598, RFC 4193). None contains loopback, link-local or metadata
 * addresses.
 */
const openable = ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '100.64.0.0/10', 'fc00::/7'].map(networkOf)

/** Cloud metadata services outside the link-local ranges: they hand out credentials to every caller. */
const metadata = ['100.100.100.200/32', '168.63.129.16/32', 'fd00:ec2::/32', 'fd20:ce::254/128'].map(networkOf)

/** Global unicast range of IPv6 (RFC 4291). Translated, tunnelled, mapped and site-local addresses are outside. */
const globalUnicast = networkOf('2000::/3')

/** IANA special-purpose ranges that the library treats as ordinary addresses. */
const special = ['2001::/23', '2620:4f:8000::/48', '192.31.196.0/24', '192.52.193.0/24', '192.175.48.0/24'].map(
  networkOf,
)

function networkOf(cidr: string): [Address, number] {
  return ipaddr.parseCIDR(cidr)
}
const isIn = (address: Address, [network, length]: [Address, number]) =>
  address.kind() === network.kind() && address.match(network, length)

/** Whether an operator may allow this network: a CIDR range within the private ranges. */
export function isOpenable(cidr: string): boolean {
  if (!ipaddr.isValidCIDR(cidr)) return false
  const [address, length] = networkOf(cidr)
  return openable.some((each) => length >= each[1] && isIn(address, each))
}

/** IPv4-compatible IPv6 addresses (RFC 4291, deprecated): the library takes `::8.8.8.8` for the mapped address. */
const compatible = new BlockList()
compatible.addSubnet('::', 96, 'ipv6')
/** Loopback, and the unspecified address, which no rule below allows. */
const notCompatible = new Set(['::1', '::'])

/** Converts IPv4-mapped IPv6 addresses to IPv4, which the system connects to. */
function parsed(address: string): Address | undefined {
  if (!ipaddr.isValid(address)) return undefined
  const found = ipaddr.process(address)
  return compatible.check(address, 'ipv6') && !notCompatible.has(found.toString()) ? undefined : found
}

export const isLoopback = (address: string): boolean => parsed(address)?.range() === 'loopback'

/** Whether the server may connect to this address: global unicast, or allowed by the policy. Deny by default. */
export function isAllowedAddress(address: string, { allowLoopback, privateNetworks }: OutboundPolicy): boolean {
  const found = parsed(address)
  if (!found || metadata.some((network) => isIn(found, network))) return false
  if (found.range() === 'loopback') return allowLoopback
  if (privateNetworks.some((cidr) => isIn(found, networkOf(cidr)))) return true
  if (found.range() !== 'unicast' || special.some((network) => isIn(found, network))) return false
  return found.kind() === 'ipv4' || isIn(found, globalUnicast)
}

const plainName = (hostname: string) => hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')
const isLocalName = (name: string) => name === 'localhost' || name.endsWith('.localhost')

/**
 * Whether a URL has the default port of https, which every push service uses: a person must not make this server try
 * the other ports of a host. Services of this machine, for development, may have any.
 */
export const hasUsualPort = (address: string, { allowLoopback }: OutboundPolicy): boolean => {
  const { port, hostname } = new URL(address)
  const name = plainName(hostname)
  return port === '' || (allowLoopback && (isLocalName(name) || isLoopback(name)))
}

/** Reason why a URL must not be called or stored; undefined if it is allowed. */
export function violationOf(address: string | URL, policy: OutboundPolicy): string | undefined {
  if (!URL.canParse(String(address))) return 'not an address'
  const url = new URL(address)
  const name = plainName(url.hostname)
  const isLocal = isLocalName(name) || isLoopback(name)
  if (url.username !== '' || url.password !== '') return 'an address with a password in it'
  if (isLocal && !policy.allowLoopback) return 'an address of this machine'
  if (isIP(name) !== 0 && !isAllowedAddress(name, policy)) return 'not an address of the public internet'
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && (isLocal || policy.allowHttp === true)))
    return 'not https'
  return undefined
}
