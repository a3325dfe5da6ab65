import { createHash, randomInt } from 'node:crypto'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import type { ServiceContext } from '#kit/appContext.ts'
import { refuse } from '#kit/refusal.ts'
import { factorsOf } from './factorPolicy.service.ts'
import { putRecoveryCodes } from './factor.store.ts'
import { hasFactor } from '../login.rules.ts'
import { type FactorStep, authorizeFactorChange } from './factorHolder.service.ts'
import { publishFactorEvent } from './factor.service.ts'

const alphabet = '23456789abcdefghjkmnpqrstuvwxyz'
const randomLetters = (count: number) =>
  Array.from({ length: count }, () => alphabet[randomInt(alphabet.length)]).join('')
export const recoveryCodeDigest = (code: string) =>
  createHash('sha256')
    .update(code.toLowerCase().replaceAll(/[^a-z\d]/g, ''))
    .digest()

/** Ten recovery codes of fifty bits replace all earlier ones; only their digests are stored. */
export async function renewRecoveryCodes(tx: Tx, personId: string): Promise<string[]> {
  const codes = Array.from({ length: 10 }, () => `${randomLetters(5)}-${randomLetters(5)}`)
  await putRecoveryCodes(tx, personId, codes.map(recoveryCodeDigest))
  return codes
}

/** Recovery codes are issued with the first factor only. */
export async function recoveryCodesWithFirstFactor(tx: Tx, personId: string): Promise<string[]> {
  const { recoveryCodes } = await factorsOf(tx, personId)
  return recoveryCodes > 0 ? [] : renewRecoveryCodes(tx, personId)
}

export async function newRecoveryCodes(
  context: ServiceContext,
  tx: Tx,
  actor: Actor,
  step: FactorStep,
): Promise<string[]> {
  const { account } = await authorizeFactorChange(context, tx, actor, step)
  // Without factors there is no state to name: the last one was removed meanwhile.
  if (!hasFactor(await factorsOf(tx, account.person_id))) refuse('thing.wrongState', { state: undefined })
  await publishFactorEvent(tx, actor, account, 'factor.codesRenewed')
  return renewRecoveryCodes(tx, account.person_id)
}
