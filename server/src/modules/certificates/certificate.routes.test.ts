import { describe, expect, test } from 'vitest'
import * as ca from '#contract/certificates/certificates.ts'
import * as boundCertificates from '#contract/certificates/boundCertificates.ts'
import { qryUserRefDetail } from '#contract/identity/identity.ts'
import { afterCheckLogin } from '#contract/login/login.ts'
import { systemActor } from '#kit/actor.ts'
import { storeSettings } from '#modules/tenancy/index.ts'
import { as, ask, database, server, refusalOf } from '#test/app.ts'
import {
  createHolder,
  newCertificate,
  createTrustingTenant,
  bind,
  logIn,
  owner,
  proofOf,
  roots,
  ssl,
  factorStepOf,
} from '#test/certificates.ts'
import { importRevocationList } from './authority.service.ts'
import { readCertificate } from './x509.ts'

describe('CA login: a certificate', () => {
  test.each(['sm2', 'rsa', 'p256'] as const)('of %s logs its person in', async (kind) => {
    const tenant = await createTrustingTenant()
    const ann = await createHolder(tenant)
    const key = newCertificate(kind)
    await bind(ann, key)
    const { authToken } = await logIn(tenant, key, { entrance: 'purchaser' })
    const { userInfo } = await as({ host: tenant.host, token: authToken }, qryUserRefDetail, {})
    expect(userInfo.userId).toBe(ann.userId)
    const [mine] = await as(ann, boundCertificates.myCertificates, {})
    expect([mine?.serial, mine?.lastUsedAt === null]).toEqual([key.serial.toUpperCase(), false])
    const { rows } = await owner.query('select way, result from identity.logins where person_id = $1', [ann.personId])
    expect(rows).toEqual([{ way: 'ca', result: 'ok' }])
  })

  test('counts for two factors, where the tenant asks for two', async () => {
    const tenant = await createTrustingTenant({ secondFactor: 'required' })
    const ann = await createHolder(tenant)
    const key = newCertificate()
    await bind(ann, key)
    const { authToken } = await logIn(tenant, key)
    const { rows } = await owner.query(
      `select way, is_strong from identity.sessions where user_id = $1 order by id desc limit 1`,
      [ann.userId],
    )
    expect([authToken.length > 50, rows[0]]).toEqual([true, { way: 'ca', is_strong: true }])
  })

  test('opens only what its person may enter', async () => {
    const tenant = await createTrustingTenant()
    const ann = await createHolder(tenant)
    const key = newCertificate()
    await bind(ann, key)
    expect(await refusalOf(logIn(tenant, key, { entrance: 'supplier' }))).toBe('login.wrongEntrance')
    await owner.query('update identity.users set disabled = true where id = $1', [ann.userId])
    expect(await refusalOf(logIn(tenant, key))).toBe('login.disabled')
  })

  test('of somebody with two accounts asks which', async () => {
    const tenant = await createTrustingTenant()
    const ann = await createHolder(tenant)
    const second = await createHolder(tenant, { person: ann.personId })
    const key = newCertificate()
    await bind(ann, key)
    const answer = (
      await ask(tenant, ca.caLogin, { dognum: key.serial, ...(await proofOf(tenant, key, 'login')) })
    ).json<{ code: number; data: { key: string; userList: { userCode: string }[] } }>()
    expect([answer.code, answer.data.userList.length]).toEqual([1, 2])
    const chosen = { key: answer.data.key, userCode: second.userCode }
    expect((await as(tenant, afterCheckLogin, chosen)).userName).toBe(second.userName)
  })

  test('is the same however its serial number and the file are written', async () => {
    const tenant = await createTrustingTenant()
    const key = newCertificate()
    await bind(await createHolder(tenant), key)
    const der = Buffer.from(readCertificate(key.pem)!.der).toString('base64')
    const dognum = `00:${key.serial.match(/../g)!.join(':')}`
    const { authToken } = await logIn(tenant, key, { dognum, certificate: der })
    expect(authToken).toBeTruthy()
  })
})

describe('CA login: nobody comes in', () => {
  test('where CA login is not offered, or with a number alone', async () => {
    const tenant = await createTrustingTenant()
    const key = newCertificate()
    await bind(await createHolder(tenant), key)
    expect(await refusalOf(as(tenant, ca.caLogin, { dognum: key.serial }))).toBe('ca.keyMissing')
    await database.write(tenant.id, (tx) => storeSettings(tx, { caLogin: '0' }))
    expect(await refusalOf(logIn(tenant, key))).toBe('login.wayOff')
  })

  test('with a certificate that nobody has bound, or that was taken off, or in another tenant', async () => {
    const [tenant, neighbour] = [await createTrustingTenant(), await createTrustingTenant()]
    const ann = await createHolder(tenant)
    const key = newCertificate()
    expect(await refusalOf(logIn(tenant, key))).toBe('ca.unbound')
    const { id } = await bind(ann, key)
    expect(await refusalOf(logIn(neighbour, key))).toBe('ca.unbound')
    expect(await refusalOf(as(await createHolder(tenant), boundCertificates.unbindCertificate, { id }))).toBe(
      'thing.notFound',
    )
    await as(ann, boundCertificates.unbindCertificate, { id })
    expect(await as(ann, boundCertificates.myCertificates, {})).toEqual([])
    expect(await refusalOf(logIn(tenant, key))).toBe('ca.unbound')
  })

  test('with the signature of another key, or over another challenge', async () => {
    const tenant = await createTrustingTenant()
    const [key, other] = [newCertificate(), newCertificate()]
    await bind(await createHolder(tenant), key)
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
    const tenant = await createTrustingTenant()
    const neighbour = await createTrustingTenant()
    const ann = await createHolder(tenant)
    const key = newCertificate()
    await bind(ann, key)
    const tryWith = (proof: ca.Proof) => refusalOf(as(tenant, ca.caLogin, { dognum: key.serial, ...proof }))
    expect(await tryWith(await proofOf(tenant, key, 'check'))).toBe('ca.challengeGone')
    expect(await tryWith(await proofOf(ann, key, 'login'))).toBe('ca.challengeGone')
    expect(await tryWith(await proofOf(neighbour, key, 'login'))).toBe('ca.challengeGone')
    const elsewhere = await server.app.inject({
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
    const tenant = await createTrustingTenant()
    const key = newCertificate('p256')
    await bind(await createHolder(tenant), key)
    const input = { dognum: key.serial, ...(await proofOf(tenant, key, 'login')) }
    const ends = await Promise.all(Array.from({ length: 50 }, () => refusalOf(as(tenant, ca.caLogin, input))))
    expect(ends.filter((end) => end === 'accepted')).toHaveLength(1)
    expect(new Set(ends)).toEqual(new Set(['accepted', 'ca.challengeGone']))
  })

  test('with a revoked certificate, and its person finds the attempt in their history', async () => {
    const tenant = await createTrustingTenant()
    const ann = await createHolder(tenant)
    const key = newCertificate()
    await bind(ann, key)
    // A list of the same second is as new as the one before.
    await database.write(tenant.id, (tx) =>
      importRevocationList(
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

test('CA login: who holds a certificate binds it once, to one person', async () => {
  const tenant = await createTrustingTenant()
  const [ann, bob] = [await createHolder(tenant), await createHolder(tenant)]
  const key = newCertificate()
  const { id } = await bind(ann, key)
  expect((await bind(ann, key)).id).toBe(id)
  expect(await refusalOf(bind(bob, key))).toBe('ca.taken')
  expect(await refusalOf(as(tenant, ca.getChallenge, { purpose: 'bind' }))).toBe('session.none')
  const anns = await proofOf(ann, newCertificate(), 'bind')
  expect(await refusalOf(as(bob, boundCertificates.bindCertificate, { ...(await factorStepOf(bob)), ...anns }))).toBe(
    'ca.challengeGone',
  )
  const stranger = ssl.make('stranger', { serial: '77' })
  expect(await refusalOf(bind(bob, stranger))).toBe('ca.untrusted')
  const { rows } = await owner.query(`select name, data from kit.events where entity_id = $1`, [id])
  expect(rows).toEqual([{ name: 'certificate.bound', data: { serial: key.serial.toUpperCase() } }])
})

test('CA login: an open browser is not enough to add one: the person has to show their password again', async () => {
  const tenant = await createTrustingTenant()
  const [ann, bob] = [await createHolder(tenant), await createHolder(tenant)]
  const tryWith = async (step: { key: string; userCode: string }) =>
    refusalOf(
      as(ann, boundCertificates.bindCertificate, { ...step, ...(await proofOf(ann, newCertificate(), 'bind')) }),
    )
  expect(await tryWith({ key: 'x', userCode: ann.userCode })).toBe('login.keyGone')
  expect(await tryWith(await factorStepOf(bob))).toBe('login.keyGone')
  expect(await tryWith(await factorStepOf(ann))).toBe('accepted')
})

describe('CA login: a bare serial number', () => {
  test('logs in only where the tenant says so, and is no second factor', async () => {
    const tenant = await createTrustingTenant({ caLoginBySerial: '1' })
    const ann = await createHolder(tenant)
    const key = newCertificate()
    await bind(ann, key)
    expect((await as(tenant, ca.caLogin, { dognum: key.serial })).userName).toBe(ann.userName)
    const { rows } = await owner.query(
      'select is_strong from identity.sessions where user_id = $1 order by id desc limit 1',
      [ann.userId],
    )
    expect(rows).toEqual([{ is_strong: false }])
    await database.write(tenant.id, (tx) => storeSettings(tx, { caLoginBySerial: '0' }))
    expect(await refusalOf(as(tenant, ca.caLogin, { dognum: key.serial }))).toBe('ca.keyMissing')
  })

  test('that two authorities have given out is nobody’s', async () => {
    const tenant = await createTrustingTenant({ caLoginBySerial: '1' })
    const [one, same] = [newCertificate('sm2', '5A'), newCertificate('rsa', '5A')]
    await bind(await createHolder(tenant), one)
    await bind(await createHolder(tenant), same)
    expect(await refusalOf(as(tenant, ca.caLogin, { dognum: '5A' }))).toBe('ca.unbound')
    expect(await refusalOf(as(tenant, ca.caLogin, { dognum: '5B' }))).toBe('ca.unbound')
  })
})
