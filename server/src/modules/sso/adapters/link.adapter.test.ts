import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { anEntry, codeOf } from '#test/idp/entry.ts'
import { linkAdapter } from './link.adapter.ts'
import { validUntil, parseLinkToken, messageOf } from './link.rules.ts'
import { bareDigestOf, signOf } from './link.sign.ts'

const key = 'the key of one partner'
const adapter = linkAdapter()
const now = new Date('2027-03-01T12:00:00Z')
const at = (seconds: number) => String(now.getTime() + seconds * 1000)

function linkAt(
  timestamp: string,
  change: Record<string, string> = {},
  bare = false,
  digest: 'sm3' | 'sha256' = 'sm3',
) {
  const link = { userCode: 'linzhiyuan', tenantId: '7', timestamp, sign: '' }
  const message = messageOf(link)
  const sign = bare ? bareDigestOf(digest, message) : signOf(digest, key, message)
  return new URLSearchParams({ ...link, sign, ...change })
}
const finish = (given: URLSearchParams, settings = {}, secret = key) =>
  adapter.verifyResponse(anEntry(settings, secret), { origin: '', page: '/sso', params: given, savedState: {}, now })

test('signed link: a fresh link identifies its person, once within five minutes', async () => {
  const who = await finish(linkAt(at(-1)))
  expect(who).toMatchObject({ subject: 'linzhiyuan', claims: { userCode: 'linzhiyuan' } })
  expect(who.replayGuard).toEqual({ what: `linzhiyuan/7/${at(-1)}`, until: new Date(now.getTime() + 299_000) })
  expect((await finish(linkAt(String(now.getTime() / 1000), {}, false, 'sha256'), { digest: 'sha256' })).subject).toBe(
    'linzhiyuan',
  )
})

test.each([
  ['older than five minutes', linkAt(at(-301)), 'sso.expired'],
  ['of tomorrow', linkAt(at(86_400)), 'sso.expired'],
  ['of another person', linkAt(at(0), { userCode: 'admin' }), 'sso.signature'],
  ['of another moment', linkAt(at(0), { timestamp: at(-1) }), 'sso.signature'],
  ['of another tenant', linkAt(at(0), { tenantId: '8' }), 'tenant.mismatch'],
  ['with the bare digest', linkAt(at(0), {}, true), 'sso.signature'],
  ['with another digest', linkAt(at(0), {}, false, 'sha256'), 'sso.signature'],
  ['with no sign', linkAt(at(0), { sign: '' }), 'sso.failed'],
  ['with a sign too short', linkAt(at(0), { sign: 'ab' }), 'sso.signature'],
  ['said twice', new URLSearchParams(`${linkAt(at(0))}&userCode=admin`), 'sso.failed'],
  ['with a time that is none', linkAt('yesterday'), 'sso.expired'],
] as const)('signed link: a link %s is refused', async (_, given, code) =>
  expect(await codeOf(finish(given))).toBe(code),
)

test('signed link: the bare digest is accepted only if enabled, and an empty key is refused', async () => {
  expect(await codeOf(finish(linkAt(at(0), {}, true), { bareDigest: true }))).toBe('accepted')
  const empty = {
    ...Object.fromEntries(linkAt(at(0))),
    sign: signOf('sm3', '', messageOf({ userCode: 'linzhiyuan', tenantId: '7', timestamp: at(0) })),
  }
  expect(await codeOf(finish(new URLSearchParams(empty), {}, ''))).toBe('sso.signature')
})

test('signed link: the signature equals that of openssl', () => {
  for (const digest of ['sm3', 'sha256'] as const) {
    const made = execFileSync('openssl', ['dgst', `-${digest}`, '-hmac', key], { input: 'linzhiyuan/7/1' }).toString()
    expect(made.trim().split(' ').at(-1)).toBe(signOf(digest, key, 'linzhiyuan/7/1'))
  }
})

test('signed link: the same as a single token', () => {
  const sign = signOf('sm3', key, 'a')
  const link = { userCode: 'linzhiyuan', tenantId: '7', timestamp: '1234567890', sign }
  expect(parseLinkToken(Buffer.from(`linzhiyuan/7/1234567890/${sign}`).toString('base64url'))).toEqual(link)
  expect(parseLinkToken('rubbish')).toBeUndefined()
  expect(validUntil({ ...link, timestamp: '99999999999999' }, now)).toBeUndefined()
})
