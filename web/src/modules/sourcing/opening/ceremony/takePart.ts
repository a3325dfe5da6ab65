import { type Ceremony, confirmKey, createKeyHalf, type KeyedRound } from '#contract/sourcing/ceremony.ts'
import { confirmationFor, halfFor, type Participant } from '#sealing/ceremony/participate.ts'
import { call } from '#web/kit/client/api.ts'
import { keep, kept } from '../device.ts'

const nameOf = (plan: string) => `half/${plan}`

/**
 * Creates this person's half of each round's key in this browser. Only public parts, and shares encrypted to their
 * openers, are sent.
 */
export async function makeHalf({ projectId, rounds }: Ceremony, me: Participant): Promise<void> {
  const made = await Promise.all(rounds.map(async ({ plan }) => ({ plan, made: await halfFor(plan, me) })))
  await call(createKeyHalf, { projectId, rounds: made })
  // Stored to detect a replaced half before the record is signed.
  for (const { plan, made: own } of made) await keep(nameOf(plan), { publicKey: own.half.publicKey })
}

const madeHere = async (plan: string): Promise<string | undefined> =>
  (await kept<{ publicKey: string }>(nameOf(plan)))?.publicKey

const keyedIn = ({ plan, keyRecord, signatures, myShares: shares }: KeyedRound) => ({
  plan,
  keyRecord: keyRecord!,
  signatures,
  shares,
})

/** Verifies the complete keys and confirms them. */
export async function confirm({ projectId, rounds }: Ceremony, me: Participant): Promise<void> {
  const confirmed = await Promise.all(
    rounds.map(async (round) => confirmationFor(keyedIn(round), me, await madeHere(round.plan))),
  )
  await call(confirmKey, { projectId, rounds: confirmed })
}
