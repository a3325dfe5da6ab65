import { describe, expect, test } from 'vitest'
import * as ca from '#contract/certificates/certificates.ts'
import * as boundCertificates from '#contract/certificates/boundCertificates.ts'
import { systemActor } from '#kit/actor.ts'
import { storeSettings } from '#modules/tenancy/index.ts'
import { as, database, server, refusalOf } from '#test/app.ts'
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
} from '#test/certificates.ts'
import { importRevocationList } from './authority.service.ts'

describe('CA login: is refused', () => {
  test('if CA login is disabled, or with only a number', async () => {
    const tenant = await createTrustingTenant()
    const key = newCertificate()
    await bind(await createHolder(tenant), key)
    expect(await refusalOf(as(tenant, ca.caLogin, { dognum: key.serial }))).toBe('ca.keyMissing')
    await database.write(tenant.id, (tx) => storeSettings(tx, { caLogin: '0' }))
    expect(await refusalOf(logIn(tenant, key))).toBe('login.wayOff')
  })

  test('for unbound and removed certificates, and in another tenant', async () => {
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

  test('for the signature of another key or challenge', async () => {
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

  test('for challenges of another purpose, person or tenant, and expired ones', async () => {
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

  test('for the second use of a challenge, even with fifty concurrent attempts', async () => {
    const tenant = await createTrustingTenant()
    const key = newCertificate('p256')
    await bind(await createHolder(tenant), key)
    const input = { dognum: key.serial, ...(await proofOf(tenant, key, 'login')) }
    const ends = await Promise.all(Array.from({ length: 50 }, () => refusalOf(as(tenant, ca.caLogin, input))))
    expect(ends.filter((end) => end === 'accepted')).toHaveLength(1)
    expect(new Set(ends)).toEqual(new Set(['accepted', 'ca.challengeGone']))
  })

  test('for revoked certificates, and the attempt is in the login history', async () => {
    const tenant = await createTrustingTenant()
    const ann = await createHolder(tenant)
    const key = newCertificate()
    await bind(ann, key)
    // A list issued in the same second is accepted as equally new.
    await database.write(tenant.id, (tx) =>
      importRevocationList(
        tx,
        { ...systemActor(tenant.id), now: new Date(Date.now() + 2000) },
        ssl.list(roots.sm2, [key.serial.toUpperCase()]),
      ),
    )
    expect(await refusalOf(logIn(tenant, key))).toBe('ca.revoked')
    const { rows } = await owner.query('select method, result from identity.logins where person_id = $1', [
      ann.personId,
    ])
    expect(rows).toEqual([{ method: 'ca', result: 'ca.revoked' }])
    expect(await refusalOf(bind(ann, key))).toBe('ca.revoked')
  })
})
