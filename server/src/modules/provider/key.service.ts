import { generateKeyPair, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import type { JWK } from 'oidc-provider'
import type { SigningAlgorithm } from '#contract/provider/provider.ts'
import { type Actor, systemActor } from '#kit/actor.ts'
import { type Database, noTenant } from '#kit/database.ts'
import { announce } from '#kit/events.ts'
import type { House } from '#kit/house.ts'
import { refuse } from '#kit/refusal.ts'
import { decrypt, encrypt } from '#kit/encryption.ts'
import { sharedSecret } from '#kit/secrets.ts'
import { allTenants, configNumber } from '#modules/tenancy/index.ts'
import { algorithms, DAYS_AFTER, isDue, isFresh, usualDays } from './key.rules.ts'
import { findKeys, insertKeys, type KeyRow, lockKeys, removeGoneKeys, setReplaced } from './key.store.ts'

type Keeping = Pick<House, 'database' | 'sealKey'>

const generate = promisify(generateKeyPair)
const purposeOf = (tenantId: string, kid: string) => `oidc key ${tenantId} ${kid}`

async function freshKey({ sealKey }: Keeping, tenantId: string, alg: SigningAlgorithm) {
  const { privateKey } =
    alg === 'RS256' ? await generate('rsa', { modulusLength: 2048 }) : await generate('ec', { namedCurve: 'P-256' })
  const kid = randomBytes(12).toString('base64url')
  const jwk = { ...privateKey.export({ format: 'jwk' }), kid, alg, use: 'sig' }
  return { kid, alg, key: encrypt(sealKey, purposeOf(tenantId, kid), JSON.stringify(jwk)) }
}

export const openKey = ({ sealKey }: Keeping, tenantId: string, { kid, key }: KeyRow) =>
  JSON.parse(decrypt(sealKey, purposeOf(tenantId, kid), key)) as JWK

/** The tenant's keys, made when they are asked for the first time. */
export async function keysOf(house: Keeping, tenantId: string): Promise<KeyRow[]> {
  const known = await house.database.read(tenantId, (sql) => findKeys(sql))
  const missing = algorithms.filter((alg) => !known.some((key) => key.alg === alg && key.replaced_at === null))
  if (missing.length === 0) return known
  const fresh = await Promise.all(missing.map((alg) => freshKey(house, tenantId, alg)))
  return house.database.write(tenantId, async (tx) => {
    await insertKeys(tx, new Date(), fresh)
    return findKeys(tx)
  })
}

/** New keys sign from now on; what the old ones have signed is believed as long as it lives. */
export async function rotateKeys(house: Keeping, actor: Actor): Promise<void> {
  if (!(await replaceKeys(house, actor))) refuse('provider.justRotated')
}

/** False where somebody else has just done it. */
async function replaceKeys(house: Keeping, actor: Actor): Promise<boolean> {
  const { tenantId, now } = actor
  const fresh = await Promise.all(algorithms.map((alg) => freshKey(house, tenantId, alg)))
  return house.database.write(tenantId, async (tx) => {
    const before = await lockKeys(tx)
    if (before.some((key) => isFresh(key, now))) return false
    await setReplaced(tx, now, before)
    await insertKeys(tx, now, fresh)
    await announce(tx, actor, {
      name: 'issuer.keysReplaced',
      id: tenantId,
      data: { kids: fresh.map(({ kid }) => kid) },
    })
    return true
  })
}

export const keyDays = (database: Database, tenantId: string): Promise<number> =>
  database.read(tenantId, (sql) => configNumber(sql, 'oidcKeyDays', usualDays))

/** Replaces the keys that are old enough, and forgets those that nothing is believed for any more. */
export async function replaceOldKeys(database: Database, now: Date): Promise<void> {
  const house = { database, sealKey: await sharedSecret(database, 'seal') }
  const forgotten = new Date(now.getTime() - DAYS_AFTER * 86_400_000)
  for (const { id } of await database.read(noTenant, (sql) => allTenants(sql))) {
    const keys = await database.read(id, (sql) => findKeys(sql))
    if (keys.length === 0) continue
    const days = await keyDays(database, id)
    if (keys.some((key) => isDue(key, days, now))) await replaceKeys(house, systemActor(id, '', now))
    if (keys.some((key) => key.replaced_at !== null && key.replaced_at < forgotten))
      await database.write(id, (tx) => removeGoneKeys(tx, { replacedBefore: forgotten }))
  }
}
