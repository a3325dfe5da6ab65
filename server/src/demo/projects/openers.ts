import { createHash } from 'node:crypto'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { type Seals } from '#modules/sourcing/index.ts'
import {
  confirmKey,
  countersign,
  createHalf,
  createOpenerKey,
  presentCeremony,
  presentLog,
  presentRoom,
  presentRound,
  releaseOwn,
} from '#modules/sourcing/commands.ts'
import { bytesOf } from '#sealing/bytes/bytes.ts'
import { confirmationFor, halfFor, type Participant } from '#sealing/ceremony/participate.ts'
import { openerKeys, openerSigner, publicKeysOf } from '#sealing/keys/openerKeys.ts'
import { signOwnership } from '#sealing/keys/ownership.ts'
import { recoveryCodeOf } from '#sealing/keys/recoveryCode.ts'
import { wrapWithCode } from '#sealing/keys/wrap.ts'
import { closedRound, countersignFor, releaseFor } from '#sealing/opening/participate.ts'

const hashOf = (text: string) => bytesOf(createHash('sha256').update(`baicai demo ${text}`).digest())

/** Recovery code of all demo openers, published like their password. */
export const demoRecoveryCode = recoveryCodeOf(hashOf('recovery code').slice(0, 16))

/** Opener of the demo; the secret is derived from the account, so that every job run has it. */
const participantOf = ({ personId, userCode }: Actor): Participant & { secret: ReturnType<typeof hashOf> } => ({
  opener: personId,
  secret: hashOf(`opener ${userCode}`),
})

export async function giveOpenerKey(tx: Tx, opener: Actor): Promise<void> {
  const { personId } = opener
  const { secret } = participantOf(opener)
  const keys = { A: publicKeysOf(openerKeys('A', secret)), B: publicKeysOf(openerKeys('B', secret)) }
  const proofs = {
    A: await signOwnership(openerSigner('A', secret), personId, keys.A),
    B: await signOwnership(openerSigner('B', secret), personId, keys.B),
  }
  const wrap = { ...(await wrapWithCode('A', demoRecoveryCode.bytes, personId, secret)), suite: 'A' as const }
  await createOpenerKey(tx, opener, { keys, proofs, wrap })
}

/** Creates the keys of all rounds: made by the first two openers, confirmed by all. */
export async function holdCeremony(tx: Tx, openers: readonly Actor[], projectId: string, seals: Seals): Promise<void> {
  const seen = async (opener: Actor) => (await presentCeremony(tx, opener, projectId, seals)).rounds
  const made = new Map<string, string[]>()
  for (const maker of openers.slice(0, 2)) {
    const halves = []
    for (const { plan } of await seen(maker)) halves.push({ plan, made: await halfFor(plan, participantOf(maker)) })
    made.set(
      maker.personId,
      halves.map(({ made: { half } }) => half.publicKey),
    )
    await createHalf(tx, maker, { projectId, rounds: halves }, seals)
  }
  for (const opener of openers) {
    const rounds = []
    for (const [at, { keyRecord, myShares: shares, ...keyed }] of (await seen(opener)).entries())
      rounds.push(
        await confirmationFor(
          { ...keyed, keyRecord: keyRecord!, shares },
          participantOf(opener),
          made.get(opener.personId)?.[at],
        ),
      )
    await confirmKey(tx, opener, { projectId, rounds }, seals)
  }
}

/** Closed round as verified by an opener's browser. */
async function closedFor(tx: Tx, opener: Actor, projectId: string, seals: Seals) {
  const round = await presentRound(tx, opener, { projectId }, seals)
  const { entries } = await presentLog(tx, opener, projectId)
  return closedRound(round, entries, { now: new Date() })
}

export async function releaseShares(tx: Tx, opener: Actor, projectId: string, seals: Seals): Promise<void> {
  const { myShares } = await presentRoom(tx, opener, projectId, seals)
  const released = await releaseFor(await closedFor(tx, opener, projectId, seals), myShares, participantOf(opener))
  const shares = released.map(({ maker, share, salt }) => ({ maker, share, salt }))
  await releaseOwn(tx, opener, { projectId, shares })
}

export async function countersignRecord(tx: Tx, opener: Actor, projectId: string, seals: Seals): Promise<void> {
  const { record } = await presentRoom(tx, opener, projectId, seals)
  const closed = await closedFor(tx, opener, projectId, seals)
  await countersign(tx, opener, { projectId, sig: await countersignFor(closed, record!, participantOf(opener)) })
}
