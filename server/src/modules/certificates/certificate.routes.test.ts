import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, describe, expect, test } from 'vitest'
import * as ca from '#contract/certificates.ts'
import { qryUserRefDetail } from '#contract/identity.ts'
import { afterCheckLogin } from '#contract/login.ts'
import { qryConfByItemCode } from '#contract/tenancy.ts'
import { systemActor } from '#kit/actor.ts'
import { setConfigs } from '#modules/tenancy/index.ts'
import { aPerson, as, ask, aTenant, database, databaseUrl, house, refusalOf, type TestTenant } from '#test/app.ts'
import { authority, type Kind, openssl, type Paper } from '#test/openssl.ts'
import { takeList, trustAuthority } from './authority.service.ts'
import { readCertificate } from './x509.ts'

const ssl = openssl()
const owner = new pg.Client({ connectionString: databaseUrl })
await owner.connect()
afterAll(async () => {
  ssl.remove()
  await owner.end()
})

const roots: Record<Kind, Paper> = {
  sm2: ssl.make('root sm2', { extensions: authority }),
  rsa: ssl.make('root rsa', { kind: 'rsa', extensions: authority }),
  p256: ssl.make('root p256', { kind: 'p256', extensions: authority }),
}
const lists = Object.fromEntries(Object.entries(roots).map(([kind, root]) => [kind, ssl.list(root, ['DEAD'])]))
const aKey = (kind: Kind = 'sm2', serial = `4a${randomBytes(7).toString('hex')}`) => ({
  ...ssl.make('林知远', { kind, by: roots[kind], serial }),
  serial,
})
type Key = ReturnType<typeof aKey>

/** A tenant that offers CA login and trusts the three roots. */
async function aTrustingTenant(configs: Record<string, string> = {}) {
  const tenant = await aTenant(configs, { caLogin: '1' })
  await database.write(tenant.id, async (tx) => {
    for (const root of Object.values(roots)) await trustAuthority(tx, systemActor(tenant.id), { certificate: root.pem })
    for (const list of Object.values(lists)) await takeList(tx, systemActor(tenant.id), list)
  })
  return tenant
}

type Caller = { host: string; token?: string }
async function proofOf(caller: Caller, key: Paper, purpose: ca.ChallengePurpose): Promise<ca.Proof> {
  const { challengeId, challenge } = await as(caller, ca.getChallenge, { purpose })
  return { challengeId, certificate: key.pem, signature: ssl.sign(key, challenge).toString('base64') }
}
const bind = async (person: Caller, key: Paper) => as(person, ca.bindCertificate, await proofOf(person, key, 'bind'))
const logIn = async ({ host }: TestTenant, key: Key, more: object = {}) =>
  as({ host }, ca.caLogin, { dognum: key.serial, ...(await proofOf({ host }, key, 'login')), ...more })

describe('a certificate', () => {
  test.each(['sm2', 'rsa', 'p256'] as const)('of %s logs its person in', async (kind) => {
    const tenant = await aTrustingTenant()
    const ann = await aPerson(tenant)
    const key = aKey(kind)
    await bind(ann, key)
    const { authToken } = await logIn(tenant, key, { entrance: 'purchaser' })
    const { userInfo } = await as({ host: tenant.host, token: authToken }, qryUserRefDetail, {})
    expect(userInfo.userId).toBe(ann.userId)
    const [mine] = await as(ann, ca.myCertificates, {})
    expect([mine?.serial, mine?.lastUsedAt === null]).toEqual([key.serial.toUpperCase(), false])
    const { rows } = await owner.query('select way, result from identity.logins where person_id = $1', [ann.personId])
    expect(rows).toEqual([{ way: 'ca', result: 'ok' }])
  })

  test('counts for two factors, where the tenant asks for two', async () => {
    const tenant = await aTrustingTenant({ secondFactor: 'required' })
    const ann = await aPerson(tenant)
    const key = aKey()
    await bind(ann, key)
    const { authToken } = await logIn(tenant, key)
    const { rows } = await owner.query(
      `select way, is_strong from identity.sessions where user_id = $1 order by id desc limit 1`,
      [ann.userId],
    )
    expect([authToken.length > 50, rows[0]]).toEqual([true, { way: 'ca', is_strong: true }])
  })

  test('opens only what its person may enter', async () => {
    const tenant = await aTrustingTenant()
    const ann = await aPerson(tenant)
    const key = aKey()
    await bind(ann, key)
    expect(await refusalOf(logIn(tenant, key, { entrance: 'supplier' }))).toBe('login.wrongEntrance')
    await owner.query('update identity.users set disabled = true where id = $1', [ann.userId])
    expect(await refusalOf(logIn(tenant, key))).toBe('login.disabled')
  })

  test('of somebody with two accounts asks which', async () => {
    const tenant = await aTrustingTenant()
    const ann = await aPerson(tenant)
    const second = await aPerson(tenant, { person: ann.personId })
    const key = aKey()
    await bind(ann, key)
    const answer = (
      await ask(tenant, ca.caLogin, { dognum: key.serial, ...(await proofOf(tenant, key, 'login')) })
    ).json<{ code: number; data: { key: string; userList: { userCode: string }[] } }>()
    expect([answer.code, answer.data.userList.length]).toEqual([1, 2])
    const chosen = { key: answer.data.key, userCode: second.userCode }
    expect((await as(tenant, afterCheckLogin, chosen)).userName).toBe(second.userName)
  })

  test('is the same however its serial number and the file are written', async () => {
    const tenant = await aTrustingTenant()
    const key = aKey()
    await bind(await aPerson(tenant), key)
    const der = Buffer.from(readCertificate(key.pem)!.der).toString('base64')
    const dognum = `00:${key.serial.match(/../g)!.join(':')}`
    const { authToken } = await logIn(tenant, key, { dognum, certificate: der })
    expect(authToken).toBeTruthy()
  })
})

describe('nobody comes in', () => {
  test('where CA login is not offered, or with a number alone', async () => {
    const tenant = await aTrustingTenant()
    const key = aKey()
    await bind(await aPerson(tenant), key)
    expect(await refusalOf(as(tenant, ca.caLogin, { dognum: key.serial }))).toBe('ca.keyMissing')
    await owner.query(`update tenancy.tenants set settings = '{"caLogin":"0"}' where id = $1`, [tenant.id])
    expect(await refusalOf(logIn(tenant, key))).toBe('login.wayOff')
  })

  test('with a certificate that nobody has bound, or that was taken off, or in another tenant', async () => {
    const [tenant, neighbour] = [await aTrustingTenant(), await aTrustingTenant()]
    const ann = await aPerson(tenant)
    const key = aKey()
    expect(await refusalOf(logIn(tenant, key))).toBe('ca.unbound')
    const { id } = await bind(ann, key)
    expect(await refusalOf(logIn(neighbour, key))).toBe('ca.unbound')
    expect(await refusalOf(as(await aPerson(tenant), ca.unbindCertificate, { id }))).toBe('thing.notFound')
    await as(ann, ca.unbindCertificate, { id })
    expect(await as(ann, ca.myCertificates, {})).toEqual([])
    expect(await refusalOf(logIn(tenant, key))).toBe('ca.unbound')
  })

  test('with the signature of another key, or over another challenge', async () => {
    const tenant = await aTrustingTenant()
    const [key, other] = [aKey(), aKey()]
    await bind(await aPerson(tenant), key)
    const tries = [
      async () => ({ ...(await proofOf(tenant, other, 'login')), certificate: key.pem }),
      async () => ({
        ...(await proofOf(tenant, key, 'login')),
        signature: (await proofOf(tenant, key, 'login')).signature,
      }),
      async () => ({ ...(await proofOf(tenant, key, 'login')), signature: 'AAAA' }),
      async () => ({ ...(await proofOf(tenant, key, 'login')), signature: '不是签名' }),
      async () => ({ ...(await proofOf(tenant, key, 'login')), dognum: other.serial }),
    ]
    for (const attempt of tries)
      expect(await refusalOf(as(tenant, ca.caLogin, { dognum: key.serial, ...(await attempt()) }))).toBe(
        'ca.wrongSignature',
      )
  })

  test('with a challenge that was made for something else, for somebody else, elsewhere, or too long ago', async () => {
    const tenant = await aTrustingTenant()
    const neighbour = await aTrustingTenant()
    const ann = await aPerson(tenant)
    const key = aKey()
    await bind(ann, key)
    const tryWith = (proof: ca.Proof) => refusalOf(as(tenant, ca.caLogin, { dognum: key.serial, ...proof }))
    expect(await tryWith(await proofOf(tenant, key, 'check'))).toBe('ca.challengeGone')
    expect(await tryWith(await proofOf(ann, key, 'login'))).toBe('ca.challengeGone')
    expect(await tryWith(await proofOf(neighbour, key, 'login'))).toBe('ca.challengeGone')
    const elsewhere = await house.app.inject({
      method: 'POST',
      url: ca.caLogin.path,
      headers: { host: tenant.host },
      remoteAddress: '10.1.2.3',
      payload: { dognum: key.serial, ...(await proofOf(tenant, key, 'login')) },
    })
    expect(elsewhere.json<{ code: number }>().code).toBe(2301)
    const late = await proofOf(tenant, key, 'login')
    await owner.query(
      `update kit.tickets set expires_at = now() where tenant_id = $1 and kind = 'caChallenge' and expires_at < now() + interval '121 seconds'`,
      [tenant.id],
    )
    expect(await tryWith(late)).toBe('ca.challengeGone')
    expect(await tryWith({ ...late, challengeId: 'x' })).toBe('ca.challengeGone')
  })

  test('twice with one challenge, though it is tried fifty times at once', async () => {
    const tenant = await aTrustingTenant()
    const key = aKey('p256')
    await bind(await aPerson(tenant), key)
    const input = { dognum: key.serial, ...(await proofOf(tenant, key, 'login')) }
    const ends = await Promise.all(Array.from({ length: 50 }, () => refusalOf(as(tenant, ca.caLogin, input))))
    expect(ends.filter((end) => end === 'accepted')).toHaveLength(1)
    expect(new Set(ends)).toEqual(new Set(['accepted', 'ca.challengeGone']))
  })

  test('with a revoked certificate, and its person finds the attempt in their history', async () => {
    const tenant = await aTrustingTenant()
    const ann = await aPerson(tenant)
    const key = aKey()
    await bind(ann, key)
    // A list of the same second is as new as the one before.
    await database.write(tenant.id, (tx) =>
      takeList(
        tx,
        { ...systemActor(tenant.id), now: new Date(Date.now() + 2000) },
        ssl.list(roots.sm2, [key.serial.toUpperCase()]),
      ),
    )
    expect(await refusalOf(logIn(tenant, key))).toBe('ca.revoked')
    const { rows } = await owner.query('select way, result from identity.logins where person_id = $1', [ann.personId])
    expect(rows).toEqual([{ way: 'ca', result: 'ca.revoked' }])
    expect(await refusalOf(bind(ann, key))).toBe('ca.revoked')
  })
})

test('who holds a certificate binds it once, to one person', async () => {
  const tenant = await aTrustingTenant()
  const [ann, bob] = [await aPerson(tenant), await aPerson(tenant)]
  const key = aKey()
  const { id } = await bind(ann, key)
  expect((await bind(ann, key)).id).toBe(id)
  expect(await refusalOf(bind(bob, key))).toBe('ca.taken')
  expect(await refusalOf(as(tenant, ca.getChallenge, { purpose: 'bind' }))).toBe('session.none')
  const anns = await proofOf(ann, aKey(), 'bind')
  expect(await refusalOf(as(bob, ca.bindCertificate, anns))).toBe('ca.challengeGone')
  const stranger = ssl.make('stranger', { serial: '77' })
  expect(await refusalOf(bind(bob, stranger))).toBe('ca.untrusted')
  const { rows } = await owner.query(`select name, data from kit.events where entity_id = $1`, [id])
  expect(rows).toEqual([{ name: 'certificate.bound', data: { serial: key.serial.toUpperCase() } }])
})

describe('a bare serial number', () => {
  test('logs in only where the tenant says so, and is no second factor', async () => {
    const tenant = await aTrustingTenant({ caLoginBySerial: '1' })
    const ann = await aPerson(tenant)
    const key = aKey()
    await bind(ann, key)
    expect((await as(tenant, ca.caLogin, { dognum: key.serial })).userName).toBe(ann.userName)
    const { rows } = await owner.query(
      'select is_strong from identity.sessions where user_id = $1 order by id desc limit 1',
      [ann.userId],
    )
    expect(rows).toEqual([{ is_strong: false }])
    await database.write(tenant.id, (tx) => setConfigs(tx, tenant.id, { caLoginBySerial: '0' }))
    expect(await refusalOf(as(tenant, ca.caLogin, { dognum: key.serial }))).toBe('ca.keyMissing')
  })

  test('that two authorities have given out is nobody’s', async () => {
    const tenant = await aTrustingTenant({ caLoginBySerial: '1' })
    const [one, same] = [aKey('sm2', '5A'), aKey('rsa', '5A')]
    await bind(await aPerson(tenant), one)
    await bind(await aPerson(tenant), same)
    expect(await refusalOf(as(tenant, ca.caLogin, { dognum: '5A' }))).toBe('ca.unbound')
    expect(await refusalOf(as(tenant, ca.caLogin, { dognum: '5B' }))).toBe('ca.unbound')
  })
})

test('a certificate can be looked at without logging in, by who holds its key', async () => {
  const tenant = await aTrustingTenant()
  const key = aKey('rsa')
  const told = await as(tenant, ca.checkCertificate, await proofOf(tenant, key, 'check'))
  expect(told).toMatchObject({ serial: key.serial.toUpperCase(), algorithm: 'RSA', subject: 'CN=林知远, O=百采, C=CN' })
  const proof = { ...(await proofOf(tenant, aKey(), 'check')), certificate: key.pem }
  expect(await refusalOf(as(tenant, ca.checkCertificate, proof))).toBe('ca.wrongSignature')
})

describe('garbage', () => {
  test.each([
    '',
    '证书',
    'AAAA',
    '-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----',
    "' or 1=1 --",
    '\u202e',
  ])('%j is no certificate', async (certificate) => {
    const tenant = await aTrustingTenant()
    const proof = { ...(await proofOf(tenant, roots.p256, 'login')), certificate }
    const end = await refusalOf(as(tenant, ca.caLogin, { dognum: '1', ...proof }))
    expect(end).toBe(certificate === '' ? 'input.invalid' : 'ca.unreadable')
  })

  test('of a size that nothing has is not read', async () => {
    const tenant = await aTrustingTenant()
    const proof = { challengeId: 'x', certificate: 'A', signature: 'A' }
    for (const field of ['challengeId', 'certificate', 'signature'])
      expect(await refusalOf(as(tenant, ca.caLogin, { dognum: '1', ...proof, [field]: 'A'.repeat(200_000) }))).toBe(
        'input.invalid',
      )
    expect(await refusalOf(as(tenant, ca.caLogin, { dognum: 'A'.repeat(1_000_000) }))).toBe('input.tooLarge')
  })
})

describe('an authority', () => {
  const trust = (tenant: TestTenant, certificate: string) =>
    refusalOf(database.write(tenant.id, (tx) => trustAuthority(tx, systemActor(tenant.id), { certificate })))
  const take = (tenant: TestTenant, list: Buffer, now = new Date()) =>
    refusalOf(database.write(tenant.id, (tx) => takeList(tx, { ...systemActor(tenant.id), now }, list)))

  test('is trusted if it is one, and has signed itself where it is a root', async () => {
    const tenant = await aTenant()
    expect(await trust(tenant, roots.sm2.pem)).toBe('accepted')
    expect(await trust(tenant, roots.sm2.pem)).toBe('accepted')
    expect(await trust(tenant, aKey().pem)).toBe('ca.notAuthority')
    expect(await trust(tenant, 'nothing')).toBe('ca.unreadable')
    const weak = ssl.make('weak', { kind: 'rsa', extensions: authority, digest: 'sha1' })
    expect(await trust(tenant, weak.pem)).toBe('ca.weak')
    const middle = ssl.make('middle', { by: roots.sm2, extensions: authority })
    expect(await trust(tenant, middle.pem)).toBe('accepted')
    const forged = ssl.make('root rsa', {
      kind: 'rsa',
      by: ssl.make('root rsa', { kind: 'rsa' }),
      extensions: authority,
    })
    expect(await trust(tenant, forged.pem)).toBe('ca.notAuthority')
  })

  test('brings a list of its own, of today, and not older than the one before', async () => {
    const tenant = await aTrustingTenant()
    const soon = new Date(Date.now() + 2000)
    expect(await take(tenant, ssl.list(ssl.make('root sm2', { extensions: authority }), []))).toBe('ca.listOfNobody')
    expect(await take(tenant, Buffer.from('nothing'))).toBe('ca.unreadable')
    expect(await take(tenant, lists['sm2']!, new Date(Date.now() + 8 * 86_400_000))).toBe('ca.listOld')
    await owner.query('update certificates.authorities set list_from = $2 where tenant_id = $1', [tenant.id, soon])
    expect(await take(tenant, lists['sm2']!, soon)).toBe('ca.listOld')
  })
})

test('a page is told whether people without a certificate are to be reminded', async () => {
  const told = async (tenant: TestTenant) => (await as(tenant, qryConfByItemCode, { code: 'caReminder' })).val
  expect(await told(await aTenant({ caReminder: '1' }))).toBe('1')
  expect(await told(await aTenant())).toBe('')
})

test('the download of a driver is a place that can be trusted, whatever was written down', async () => {
  const good = { caCode: 'bjca', caName: '北京 CA', downloadUrl: 'https://ca.example/driver' }
  const bad = ['javascript:alert(1)', 'http://ca.example', '//evil.example', '/\\evil.example', 'data:text/html,x', '']
  const caInfos = JSON.stringify([good, null, 1, ...bad.map((downloadUrl) => ({ ...good, downloadUrl }))])
  expect(await as(await aTenant({ caInfos }), ca.getAllCaInfos, {})).toEqual([good])
  for (const written of ['', 'nothing', '{}', 'null'])
    expect(await as(await aTenant({ caInfos: written }), ca.getAllCaInfos, {})).toEqual([])
  expect(await as(await aTenant(), ca.getAllCaInfos, {})).toEqual([])
})
