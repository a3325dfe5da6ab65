import { createOpenerKey, type OpenerKeys } from '#contract/sourcing/openers.ts'
import { makeOpenerSecret, openerKeys, openerSigner, publicKeysOf } from '#sealing/keys/openerKeys.ts'
import { signOwnership } from '#sealing/keys/ownership.ts'
import { makeRecoveryCode } from '#sealing/keys/recoveryCode.ts'
import { wrapWithCode } from '#sealing/keys/wrap.ts'
import { aPerson, as, type Person, type PersonOptions, type TestTenant } from '../app.ts'

/** Somebody with an opener's key, as their browser has it. */
export interface KeyHolder {
  readonly person: Person
  readonly secret: Uint8Array<ArrayBuffer>
  readonly keys: OpenerKeys
  readonly code: string
}

export const keysOf = (secret: Uint8Array): OpenerKeys => ({
  A: publicKeysOf(openerKeys('A', secret)),
  B: publicKeysOf(openerKeys('B', secret)),
})

/** What a browser sends for a new key of this person. */
export async function newKeyFor(personId: string, secret = makeOpenerSecret()) {
  const keys = keysOf(secret)
  const code = makeRecoveryCode()
  const proofs = {
    A: await signOwnership(openerSigner('A', secret), personId, keys.A),
    B: await signOwnership(openerSigner('B', secret), personId, keys.B),
  }
  const wrap = { ...(await wrapWithCode('A', code.bytes, personId, secret)), suite: 'A' as const }
  return { secret, code: code.text, input: { keys, proofs, wrap } }
}

/** Gives somebody a key. */
export async function giveKey(person: Person): Promise<KeyHolder> {
  const { secret, code, input } = await newKeyFor(person.personId)
  await as(person, createOpenerKey, input)
  return { person, secret, keys: input.keys, code }
}

export const aKeyHolder = async (tenant: TestTenant, options: PersonOptions = {}): Promise<KeyHolder> =>
  giveKey(await aPerson(tenant, { permissions: ['seal.open'], ...options }))
