import { toString as drawQr } from 'qrcode'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database.ts'
import type { House } from '#kit/house.ts'
import { refuse, Refusal } from '#kit/refusal.ts'
import { findTicket, putTicket } from '#kit/tickets.ts'
import { settingsOf } from '#modules/tenancy/index.ts'
import { announceFactor, changerOf, codesWithFirst, countGuess, type FactorStep, noteFactor } from './factor.service.ts'
import { putAuthenticator } from './factor.store.ts'
import { newSecret, sealSecret, stepOf, uriOf } from './totp.ts'

const seconds = 600
const ticketOf = (key: string) => ({ kind: 'totp', secret: key })

/** A secret for an authenticator app. Until a code of it has been shown it is only a proposal. */
export async function proposeTotp(house: House, tx: Tx, actor: Actor, step: FactorStep) {
  const { account } = await changerOf(house, tx, actor, step)
  const secret = newSecret()
  await putTicket(tx, actor.tenantId, ticketOf(step.key), { secret }, seconds)
  const { shortName } = await settingsOf(tx, actor.tenantId, actor.host)
  const uri = uriOf(secret, shortName, account.user_code)
  const svg = await drawQr(uri, { type: 'svg', margin: 1, errorCorrectionLevel: 'M' })
  return { secret, uri, image: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}` }
}

/** An authenticator whose secret is known beforehand: for people who are founded, as those of the demo. */
export const giveAuthenticator = (tx: Tx, sealKey: Uint8Array, personId: string, secret: string) =>
  putAuthenticator(tx, personId, sealSecret(sealKey, personId, secret), 0)

/** The first code of the proposed secret makes it the person's authenticator. */
export async function confirmTotp(house: House, actor: Actor, { code, ...step }: FactorStep & { code: string }) {
  const outcome = await house.database.write(actor.tenantId, async (tx) => {
    const holder = await changerOf(house, tx, actor, step)
    const { person_id: personId } = holder.account
    const { secret } = (await findTicket<{ secret: string }>(tx, ticketOf(step.key))) ?? refuse('login.keyGone')
    const tooMany = await countGuess(tx, personId)
    if (tooMany) return tooMany
    const counted = stepOf(secret, code, actor.now)
    const wrong = await noteFactor(tx, actor, step, holder, counted !== undefined)
    if (wrong || counted === undefined) return wrong ?? new Refusal('login.factorWrong')
    await putAuthenticator(tx, personId, sealSecret(house.sealKey, personId, secret), counted)
    await announceFactor(tx, actor, holder.account, 'factor.added')
    return codesWithFirst(tx, personId)
  })
  if (outcome instanceof Refusal) throw outcome
  return outcome
}
