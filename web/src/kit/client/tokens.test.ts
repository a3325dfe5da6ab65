import { expect, test } from 'vitest'
import { claimsOf, isLoggedIn, settle } from './tokens.ts'

const token = (type: string, userId: string, salt = '') =>
  `h.${Buffer.from(JSON.stringify({ type, userId, name: `林${salt}` })).toString('base64url')}.s`
const [ann, annAgain, bob, client] = [
  token('user', '7'),
  token('user', '7', 'x'),
  token('user', '8'),
  token('client', ''),
]

test.each([
  ['the same token in both places stays', ann, ann, false, ann, 'same'],
  ['a new tab takes the login of the browser', ann, null, false, ann, 'adopted'],
  ['a newer login of the same person is adopted', annAgain, ann, false, annAgain, 'adopted'],
  ['another person in another tab is a switch', bob, ann, false, bob, 'switched'],
  ["a tab's login is given back to the browser", null, ann, false, ann, 'restored'],
  ["also where a visit's token took its place", client, ann, false, ann, 'restored'],
  ['but not after a logout', null, ann, true, null, 'ended'],
  ['a visitor stays a visitor', client, null, false, client, 'same'],
] as const)('session tokens: %s', (_, local, session, leftBehind, kept, settled) =>
  expect(settle({ local, session, leftBehind })).toEqual({ token: kept, settled }),
)

test('session tokens: a user is logged in with a user token in both storages', () => {
  expect(isLoggedIn({ local: ann, session: ann, leftBehind: false })).toBe(true)
  expect(isLoggedIn({ local: ann, session: null, leftBehind: false })).toBe(false)
  expect(isLoggedIn({ local: client, session: client, leftBehind: false })).toBe(false)
})

test('session tokens: an invalid token has no claims', () => {
  for (const text of [null, '', 'abc', 'a.b.c', 'a.e30.c']) expect(claimsOf(text)).toBeUndefined()
})
