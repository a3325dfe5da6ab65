import { describe, expect, test } from 'vitest'
import * as ca from '#contract/certificates/certificates.ts'
import { qryConfByItemCode } from '#contract/tenancy/configuration.ts'
import { systemActor } from '#kit/actor.ts'
import { as, aTenant, database, refusalOf, type TestTenant } from '#test/app.ts'
import {
  newCertificate,
  createTrustingTenant,
  revocationLists,
  owner,
  proofOf,
  roots,
  ssl,
} from '#test/certificates.ts'
import { authority } from '#test/openssl.ts'
import { importRevocationList, trustAuthority } from './authority.service.ts'

test('certificate authority: the holder of a key can inspect its certificate without logging in', async () => {
  const tenant = await createTrustingTenant()
  const key = newCertificate('rsa')
  const reply = await as(tenant, ca.checkCertificate, await proofOf(tenant, key, 'check'))
  expect(reply).toMatchObject({
    serial: key.serial.toUpperCase(),
    algorithm: 'RSA',
    subject: 'CN=林知远, O=百采, C=CN',
  })
  const proof = { ...(await proofOf(tenant, newCertificate(), 'check')), certificate: key.pem }
  expect(await refusalOf(as(tenant, ca.checkCertificate, proof))).toBe('ca.wrongSignature')
})

describe('certificate authority: invalid certificates', () => {
  test.each([
    '',
    '证书',
    'AAAA',
    '-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----',
    "' or 1=1 --",
    '\u202e',
  ])('%j is refused', async (certificate) => {
    const tenant = await createTrustingTenant()
    const proof = { ...(await proofOf(tenant, roots.p256, 'login')), certificate }
    const end = await refusalOf(as(tenant, ca.caLogin, { dognum: '1', ...proof }))
    expect(end).toBe(certificate === '' ? 'ca.keyMissing' : 'ca.unreadable')
  })

  test('an oversized one is not parsed', async () => {
    const tenant = await createTrustingTenant()
    const proof = { challengeId: 'x', certificate: 'A', signature: 'A' }
    for (const field of ['challengeId', 'certificate', 'signature'])
      expect(await refusalOf(as(tenant, ca.caLogin, { dognum: '1', ...proof, [field]: 'A'.repeat(200_000) }))).toBe(
        'input.invalid',
      )
    expect(await refusalOf(as(tenant, ca.caLogin, { dognum: 'A'.repeat(1_000_000) }))).toBe('input.tooLarge')
  })
})

describe('certificate authority: an authority', () => {
  const trust = (tenant: TestTenant, certificate: string) =>
    refusalOf(database.write(tenant.id, (tx) => trustAuthority(tx, systemActor(tenant.id), { certificate })))
  const take = (tenant: TestTenant, list: Buffer, now = new Date()) =>
    refusalOf(database.write(tenant.id, (tx) => importRevocationList(tx, { ...systemActor(tenant.id), now }, list)))

  test('is trusted if it is an authority, and self-signed if it is a root', async () => {
    const tenant = await aTenant()
    expect(await trust(tenant, roots.sm2.pem)).toBe('accepted')
    expect(await trust(tenant, roots.sm2.pem)).toBe('accepted')
    expect(await trust(tenant, newCertificate().pem)).toBe('ca.notAuthority')
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

  test('publishes a revocation list that is its own, current, and not older than the previous one', async () => {
    const tenant = await createTrustingTenant()
    const soon = new Date(Date.now() + 2000)
    expect(await take(tenant, ssl.list(ssl.make('root sm2', { extensions: authority }), []))).toBe('ca.listOfNobody')
    expect(await take(tenant, Buffer.from('nothing'))).toBe('ca.unreadable')
    expect(await take(tenant, revocationLists['sm2']!, new Date(Date.now() + 8 * 86_400_000))).toBe('ca.listOld')
    await owner.query('update certificates.authorities set list_from = $2 where tenant_id = $1', [tenant.id, soon])
    expect(await take(tenant, revocationLists['sm2']!, soon)).toBe('ca.listOld')
  })
})

test('certificate authority: a page knows whether to remind people without a certificate', async () => {
  const reply = async (tenant: TestTenant) => (await as(tenant, qryConfByItemCode, { code: 'caReminder' })).val
  expect(await reply(await aTenant({ caReminder: '1' }))).toBe('1')
  expect(await reply(await aTenant())).toBe('0')
})

test('certificate authority: the download link of a driver is always a safe URL', async () => {
  const good = { caCode: 'bjca', caName: '北京 CA', downloadUrl: 'https://ca.example/driver' }
  const bad = ['javascript:alert(1)', 'http://ca.example', '//evil.example', '/\\evil.example', 'data:text/html,x', '']
  const caInfos = JSON.stringify([good, null, 1, ...bad.map((downloadUrl) => ({ ...good, downloadUrl }))])
  expect(await as(await aTenant({ caInfos }), ca.getAllCaInfos, {})).toEqual([good])
  for (const written of ['', 'nothing', '{}', 'null'])
    expect(await as(await aTenant({ caInfos: written }), ca.getAllCaInfos, {})).toEqual([])
  expect(await as(await aTenant(), ca.getAllCaInfos, {})).toEqual([])
})
