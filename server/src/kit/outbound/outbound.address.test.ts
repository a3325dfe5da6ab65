import { describe, expect, test } from 'vitest'
import { isAllowedAddress, isOpenable, violationOf } from './outbound.address.ts'

const development = { allowLoopback: true, privateNetworks: [] }
const production = { allowLoopback: false, privateNetworks: [] }
const withInner = { allowLoopback: false, privateNetworks: ['10.20.0.0/16', 'fd12:3456::/32'] }

test.each([
  ['https://idp.example/x', production, undefined],
  ['http://localhost:1', development, undefined],
  ['http://idp.localhost:1', development, undefined],
  ['http://[::1]:1', development, undefined],
  ['http://[::127.0.0.1]:1', development, 'not an address of the public internet'],
  ['http://localhost:1', production, 'an address of this machine'],
  ['https://localhost.', production, 'an address of this machine'],
  ['https://127.0.0.1', production, 'an address of this machine'],
  ['https://[::1]', production, 'an address of this machine'],
  ['https://[::ffff:127.0.0.1]', production, 'an address of this machine'],
  ['https://2130706433', production, 'an address of this machine'],
  ['http://idp.example', development, 'not https'],
  ['ftp://idp.example', development, 'not https'],
  ['https://169.254.169.254/latest', development, 'not an address of the public internet'],
  ['https://2852039166', development, 'not an address of the public internet'],
  ['https://10.1.1.1', withInner, 'not an address of the public internet'],
  ['https://10.20.1.1', withInner, undefined],
  ['http://10.20.1.1', withInner, 'not https'],
  ['https://8.8.8.8', production, undefined],
  ['https://a:b@idp.example', development, 'an address with a password in it'],
  ['idp.example', development, 'not an address'],
])('outbound calls: %s under %o', (address, policy, violation) => expect(violationOf(address, policy)).toBe(violation))

describe('outbound calls: only global unicast addresses are allowed', () => {
  // One of each special-purpose range of IANA, and of each way to write an IPv4 address inside IPv6.
  const forbidden = `
    0.0.0.0 0.1.2.3 10.0.0.1 100.64.0.1 100.100.100.200 127.0.0.1 127.255.255.254 168.63.129.16 169.254.169.254
    172.16.0.1 172.31.255.255 192.0.0.1 192.0.2.1 192.31.196.1 192.52.193.1 192.88.99.1 192.168.1.1 192.175.48.1
    198.18.0.1 198.19.255.255 198.51.100.1 203.0.113.1 224.0.0.1 239.255.255.255 240.0.0.1 255.255.255.255
    :: ::1 ::7f00:1 ::127.0.0.1 ::ffff:127.0.0.1 ::ffff:10.0.0.1 ::ffff:0:127.0.0.1 64:ff9b::7f00:1 64:ff9b::10.0.0.1
    64:ff9b:1::1 100::1 2001::1 2001:2::1 2001:10::1 2001:20::1 2001:db8::1 2002:7f00:1:: 2620:4f:8000::1 3fff::1
    ::8.8.8.8 0:0:0:0:0:0:8.8.8.8 ::808:808 ::8.8.8.8%eth0 ::ffff:0:8.8.8.8 64:ff9b::8.8.8.8 64:ff9b:1::8.8.8.8
    2002:808:808::1 2001:0:808:808::1 5f00::1 fc00::1 fd00:ec2::254 fe80::1 fe80::1%eth0 fec0::1 ff02::1 4000::1 localhost`
  test.each(forbidden.trim().split(/\s+/))('not %s', (address) =>
    expect(isAllowedAddress(address, production)).toBe(false),
  )
  test.each(['8.8.8.8', '1.1.1.1', '223.5.5.5', '::ffff:8.8.8.8', '2606:4700::1111', '2400:3200::1'])('%s', (address) =>
    expect(isAllowedAddress(address, production)).toBe(true),
  )
  test.each(['10.20.0.1', '::ffff:10.20.0.1', 'fd12:3456::1'])('%s where it was opened', (address) =>
    expect(isAllowedAddress(address, withInner)).toBe(true),
  )
  test.each(['10.21.0.1', 'fd12:3457::1', '127.0.0.1', '169.254.169.254', '::10.20.0.1', '64:ff9b::10.20.0.1'])(
    'not %s beside it',
    (address) => expect(isAllowedAddress(address, withInner)).toBe(false),
  )
  test('metadata services stay blocked in an allowed network', () => {
    const wide = { allowLoopback: false, privateNetworks: ['100.64.0.0/10', 'fc00::/7'] }
    expect(wide.privateNetworks.every(isOpenable)).toBe(true)
    expect(['100.100.100.200', 'fd00:ec2::254', 'fd20:ce::254'].map((each) => isAllowedAddress(each, wide))).toEqual([
      false,
      false,
      false,
    ])
    expect(isAllowedAddress('100.100.100.201', wide)).toBe(true)
  })
})
