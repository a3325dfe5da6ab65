import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openOutbound } from '#kit/outbound/outbound.ts'
import { aCas, type Cas } from '#test/idp/cas.ts'
import { anEntry, codeOf } from '#test/idp/entry.ts'
import { followTo } from '#test/idp/oidc.ts'
import { casAdapter } from './cas.adapter.ts'

const origin = 'http://portal.localhost:3000'
const page = '/hxssoLogin'
const thisMachine = { allowLoopback: true, privateNetworks: [] }
const adapter = casAdapter({ outbound: openOutbound(thisMachine), policy: thisMachine })
let cas: Cas
let entry: ReturnType<typeof anEntry>

beforeAll(async () => {
  cas = await aCas()
  entry = anEntry({ address: `${cas.origin}/cas/` })
})
beforeEach(() => {
  cas.lie = undefined
  cas.person = { user: 'linzhiyuan', attributes: { mail: 'a@b.example', dept: '采购 & 供应' } }
})
afterAll(() => cas.close())

async function atServer(state = 'state-1') {
  const { address, savedState: remember } = await adapter.createRequest!(entry, { origin, page, state })
  const back = await followTo(address, (url) => url.origin === origin)
  return { given: back.searchParams, remembered: remember }
}
const finish = (given: URLSearchParams, remembered: Readonly<Record<string, string>>) =>
  adapter.verifyResponse(entry, { origin, page, params: given, savedState: remembered, now: new Date() })

test('CAS: a valid ticket identifies a person with attributes, once', async () => {
  const { given, remembered } = await atServer()
  expect(await finish(given, remembered)).toMatchObject({
    issuer: entry.settings.address,
    subject: 'linzhiyuan',
    claims: { mail: 'a@b.example', dept: '采购 & 供应' },
  })
  expect(await codeOf(finish(given, remembered))).toBe('sso.failed')
})

test('CAS: tickets of other logins and missing tickets are refused', async () => {
  const [one, other] = [await atServer('state-1'), await atServer('state-2')]
  expect(await codeOf(finish(one.given, other.remembered))).toBe('sso.failed')
  for (const ticket of ['', 'ST-made-up', 'ST-1&service=https://evil.example', 'ST 1', 'x'.repeat(400)])
    expect(await codeOf(finish(new URLSearchParams({ ticket }), one.remembered))).toBe('sso.failed')
})

test.each([
  ['nothing', ''],
  ['no XML', 'not xml'],
  ['XML of something else', '<a><b/></a>'],
  ['a success without a name', '<serviceResponse><authenticationSuccess></authenticationSuccess></serviceResponse>'],
  [
    'a success and a failure',
    '<serviceResponse><authenticationSuccess><user>a</user></authenticationSuccess><authenticationFailure/></serviceResponse>',
  ],
  [
    'two names',
    '<serviceResponse><authenticationSuccess><user>a</user><user>b</user></authenticationSuccess></serviceResponse>',
  ],
  [
    'an entity',
    '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><serviceResponse><authenticationSuccess><user>&e;</user></authenticationSuccess></serviceResponse>',
  ],
  ['more than is read', `<serviceResponse>${'x'.repeat(600_000)}</serviceResponse>`],
])('CAS: the response %s is refused', async (_, lie) => {
  const { given, remembered } = await atServer()
  cas.lie = lie
  expect(['sso.failed', 'sso.unreachable']).toContain(await codeOf(finish(given, remembered)))
})

test('CAS: an unavailable server is reported as unreachable', async () => {
  const gone = anEntry({ address: 'http://localhost:1/cas' })
  const answer = {
    origin,
    page,
    params: new URLSearchParams({ ticket: 'ST-1' }),
    savedState: { state: 's' },
    now: new Date(),
  }
  expect(await codeOf(adapter.verifyResponse(gone, answer))).toBe('sso.unreachable')
})

test('CAS: a probe detects a CAS server', async () => {
  expect(await adapter.probe(entry, origin)).toContain('/cas/p3/serviceValidate')
  await expect(adapter.probe(anEntry({ address: `${cas.origin}/elsewhere` }), origin)).rejects.toThrow()
  cas.lie = '<serviceResponse><authenticationSuccess><user>anybody</user></authenticationSuccess></serviceResponse>'
  await expect(adapter.probe(entry, origin)).rejects.toThrow('did not refuse')
})
