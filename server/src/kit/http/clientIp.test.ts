import { expect, test } from 'vitest'
import { ipPrefix } from './clientIp.ts'

test.each([
  ['an address of version 4', '192.0.2.1', '192.0.2.1'],
  ['the same, spoken to over version 6', '::ffff:192.0.2.1', '192.0.2.1'],
  ['the same in another spelling', '::FFFF:c000:201', '192.0.2.1'],
  ['one of a network', '2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['another of that network', '2001:DB8:1:2:a:b:c:d', '2001:db8:1:2::/64'],
  ['one of the network beside it', '2001:db8:1:3::1', '2001:db8:1:3::/64'],
  ['a network with noughts in it', '2001:db8::1:2:3:4', '2001:db8:0:0::/64'],
  ['noughts that are written out', '2001:db8:0:0:9:2:3:4', '2001:db8:0:0::/64'],
  ['noughts at the end', '1:2:3:4:5:6:7::', '1:2:3:4::/64'],
  ['noughts in the network alone', '2001:0:0:7:8:9:a:b', '2001:0:0:7::/64'],
  ['the machine itself', '::1', '0:0:0:0::/64'],
  ['an address of one wire', 'fe80::1%eth0', 'fe80:0:0:0::/64'],
])('client IP: %s', (_, ip, counted) => {
  expect(ipPrefix(ip)).toBe(counted)
})
