import type { StoredSettings } from '#contract/settings.ts'
import { randomBytes } from 'node:crypto'
import pg from 'pg'
import * as ca from '#contract/certificates/certificates.ts'
import * as boundCertificates from '#contract/certificates/boundCertificates.ts'
import { prove as proveAgain } from '#contract/login/factors.ts'
import { systemActor } from '#kit/actor.ts'
import { importRevocationList, trustAuthority } from '#modules/certificates/index.ts'
import { aPerson, as, aTenant, database, databaseUrl, type Person, type PersonOptions, type TestTenant } from './app.ts'
import { encryptPassword } from './login.ts'
import { authority, type Kind, openssl, type IssuedCertificate } from './openssl.ts'

/** People with certificates made by the `openssl` command, and tenants that trust the authorities. */
export const ssl = openssl()
export const owner = new pg.Client({ connectionString: databaseUrl })
await owner.connect()

export const roots: Record<Kind, IssuedCertificate> = {
  sm2: ssl.make('root sm2', { extensions: authority }),
  rsa: ssl.make('root rsa', { kind: 'rsa', extensions: authority }),
  p256: ssl.make('root p256', { kind: 'p256', extensions: authority }),
}
export const revocationLists = Object.fromEntries(
  Object.entries(roots).map(([kind, root]) => [kind, ssl.list(root, ['DEAD'])]),
)
export const newCertificate = (kind: Kind = 'sm2', serial = `4a${randomBytes(7).toString('hex')}`) => ({
  ...ssl.make('林知远', { kind, by: roots[kind], serial }),
  serial,
})
export type TestCertificate = ReturnType<typeof newCertificate>

/** A tenant that offers certificate login and trusts the three root certificates. */
export async function createTrustingTenant(settings: StoredSettings = {}) {
  const tenant = await aTenant({ caLogin: '1', ...settings })
  await database.write(tenant.id, async (tx) => {
    for (const root of Object.values(roots)) await trustAuthority(tx, systemActor(tenant.id), { certificate: root.pem })
    for (const list of Object.values(revocationLists)) await importRevocationList(tx, systemActor(tenant.id), list)
  })
  return tenant
}

type Caller = { host: string; token?: string }
export async function proofOf(caller: Caller, key: IssuedCertificate, purpose: ca.ChallengePurpose): Promise<ca.Proof> {
  const { challengeId, challenge } = await as(caller, ca.getChallenge, { purpose })
  return { challengeId, certificate: key.pem, signature: ssl.sign(key, challenge).toString('base64') }
}
/** Adding a certificate requires the password again. */
const password = 'Right@2026'
export const createHolder = (tenant: TestTenant, options: PersonOptions = {}) =>
  aPerson(tenant, { password, ...options })
export const factorStepOf = async (person: Person) => {
  const { key, userCode } = await as(person, proveAgain, await encryptPassword(person.host, password))
  return { key, userCode }
}
export const bind = async (person: Person, key: IssuedCertificate) =>
  as(person, boundCertificates.bindCertificate, {
    ...(await factorStepOf(person)),
    ...(await proofOf(person, key, 'bind')),
  })
export const logIn = async ({ host }: TestTenant, key: TestCertificate, more: object = {}) =>
  as({ host }, ca.caLogin, { dognum: key.serial, ...(await proofOf({ host }, key, 'login')), ...more })
