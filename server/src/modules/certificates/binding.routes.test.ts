import { expect, test } from 'vitest'
import * as ca from '#contract/certificates/certificates.ts'
import * as boundCertificates from '#contract/certificates/boundCertificates.ts'
import { as, refusalOf } from '#test/app.ts'
import {
  createHolder,
  newCertificate,
  createTrustingTenant,
  bind,
  owner,
  proofOf,
  ssl,
  factorStepOf,
} from '#test/certificates.ts'

test('CA login: the holder of a certificate binds it once, to one person', async () => {
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

test('CA login: adding a certificate requires the password again', async () => {
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
