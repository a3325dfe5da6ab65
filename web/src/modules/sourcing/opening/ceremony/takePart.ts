import { type Ceremony, confirmKey, createKeyHalf } from '#contract/sourcing/ceremony.ts'
import { confirmationFor, halfFor, type Participant } from '#sealing/ceremony/participate.ts'
import { call } from '#web/kit/client/api.ts'
import { keep, kept } from '../device.ts'

const nameOf = (plan: string) => `half/${plan}`

/** Makes this person's half of the key here. Only its public part, and shares encrypted to their openers, leave. */
export async function makeHalf({ projectId, plan }: Ceremony, me: Participant): Promise<void> {
  const made = await halfFor(plan!, me)
  await call(createKeyHalf, { projectId, plan: plan!, made })
  // A half that somebody puts in its place later is found before the record is signed.
  await keep(nameOf(plan!), { publicKey: made.half.publicKey })
}

const madeHere = async (plan: string): Promise<string | undefined> =>
  (await kept<{ publicKey: string }>(nameOf(plan)))?.publicKey

/** Looks at the complete key, and states that it is in order. */
export async function confirm(ceremony: Ceremony, me: Participant): Promise<void> {
  const { projectId, signatures, myShares: shares } = ceremony
  const keyed = { plan: ceremony.plan!, keyRecord: ceremony.keyRecord!, signatures, shares }
  const confirmed = await confirmationFor(keyed, me, await madeHere(keyed.plan))
  await call(confirmKey, { projectId, ...confirmed })
}
