import { generateKeyPair, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import type { JWK } from 'oidc-provider'
import type { SigningAlgorithm } from '#contract/provider/signingKeys.ts'
import { type Actor, systemActor } from '#kit/actor.ts'
import type { Database } from '#kit/database/database.ts'
import { publish } from '#kit/events/events.ts'
import type { JobContext } from '#kit/jobs/jobs.ts'
import type { ServiceContext } from '#kit/appContext.ts'
import { refuse } from '#kit/refusal.ts'
import { decrypt, encrypt } from '#kit/security/encryption.ts'
import { sharedSecret } from '#kit/security/secrets.ts'
import { readSettings } from '#modules/tenancy/index.ts'
import { algorithms, daysAfterReplacement, isDue, isJustMade } from './key.rules.ts'
import { findKeys, insertKeys, type KeyRow, lockKeys, removeGoneKeys, setReplaced } from './key.store.ts'

type KeyContext = Pick<ServiceContext, 'database' | 'encryptionKey'>

const generate = promisify(generateKeyPair)
const purposeOf = (tenantId: string, kid: string) => `oidc key ${tenantId} ${kid}`

async function newKey({ encryptionKey }: KeyContext, tenantId: string, alg: SigningAlgorithm) {
  const { privateKey } =
    alg === 'RS256' ? await generate('rsa', { modulusLength: 2048 }) : await generate('ec', { namedCurve: 'P-256' })
  const kid = randomBytes(12).toString('base64url')
  const jwk = { ...privateKey.export({ format: 'jwk' }), kid, alg, use: 'sig' }
  return { kid, alg, key: encrypt(encryptionKey, purposeOf(tenantId, kid), JSON.stringify(jwk)) }
}

export const openKey = ({ encryptionKey }: KeyContext, tenantId: string, { kid, key }: KeyRow) =>
  JSON.parse(decrypt(encryptionKey, purposeOf(tenantId, kid), key)) as JWK

/** Signing keys of the tenant, created on first use. */
export async function keysOf(context: KeyContext, tenantId: string): Promise<KeyRow[]> {
  const known = await context.database.read(tenantId, (db) => findKeys(db))
  const missing = algorithms.filter((alg) => !known.some((key) => key.alg === alg && key.replaced_at === null))
  if (missing.length === 0) return known
  const newKeys = await Promise.all(missing.map((alg) => newKey(context, tenantId, alg)))
  return context.database.write(tenantId, async (tx) => {
    await insertKeys(tx, new Date(), newKeys)
    return findKeys(tx)
  })
}

/** Key rotation: new keys sign from now on; tokens of the old ones stay valid until they expire. */
export async function rotateKeys(context: KeyContext, actor: Actor): Promise<void> {
  if (!(await replaceKeys(context, actor))) refuse('provider.justRotated')
}

/** Replaces the keys; false if a concurrent call has just done so. */
async function replaceKeys(context: KeyContext, actor: Actor): Promise<boolean> {
  const { tenantId, now } = actor
  const newKeys = await Promise.all(algorithms.map((alg) => newKey(context, tenantId, alg)))
  return context.database.write(tenantId, async (tx) => {
    const before = await lockKeys(tx)
    if (before.some((key) => isJustMade(key, now))) return false
    await setReplaced(tx, now, before)
    await insertKeys(tx, now, newKeys)
    await publish(tx, actor, {
      name: 'issuer.keysReplaced',
      id: tenantId,
      data: { kids: newKeys.map(({ kid }) => kid) },
    })
    return true
  })
}

export const keyDays = (database: Database, tenantId: string): Promise<number> =>
  database.read(tenantId, async (db) => (await readSettings(db, 'oidcKeyDays')).oidcKeyDays)

/** Scheduled rotation of the tenant's old keys, and removal of keys without valid tokens. */
export async function replaceOldKeys({ database, tenantId, now }: JobContext): Promise<void> {
  const context = { database, encryptionKey: await sharedSecret(database, 'seal') }
  const removedBefore = new Date(now.getTime() - daysAfterReplacement * 86_400_000)
  const keys = await database.read(tenantId, (db) => findKeys(db))
  if (keys.length === 0) return
  const days = await keyDays(database, tenantId)
  if (keys.some((key) => isDue(key, days, now))) await replaceKeys(context, systemActor(tenantId, '', now))
  if (keys.some((key) => key.replaced_at !== null && key.replaced_at < removedBefore))
    await database.write(tenantId, (tx) => removeGoneKeys(tx, { replacedBefore: removedBefore }))
}
