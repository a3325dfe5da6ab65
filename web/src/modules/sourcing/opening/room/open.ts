import { countersignOpening, listCiphertexts, type OpeningRoom, releaseShares } from '#contract/sourcing/openingRoom.ts'
import { findSealLog, findSealRound } from '#contract/sourcing/seal.ts'
import type { Participant } from '#sealing/ceremony/participate.ts'
import type { Entry } from '#sealing/log/entry.ts'
import { closedRound, type ClosedRound, countersignFor, recheck, releaseFor } from '#sealing/opening/participate.ts'
import type { Progress } from '#sealing/opening/run.ts'
import { decodeEnvelope, type Envelope } from '#sealing/quotes/envelope.ts'
import { call } from '#web/kit/client/api.ts'
import { keptHead } from '../../closing/keptHead.ts'

async function wholeLog(projectId: string): Promise<Entry[]> {
  const log: Entry[] = []
  for (;;) {
    const { entries, isWhole } = await call(findSealLog, { projectId, after: log.at(-1)?.seq ?? 0 })
    log.push(...entries)
    if (isWhole) return log
  }
}

/** The end of the round, as this browser finds it by itself. */
async function findClosed(room: OpeningRoom): Promise<ClosedRound> {
  const { projectId } = room
  const round = await call(findSealRound, { projectId })
  const received = (await keptHead(room))?.head
  return closedRound(round, await wholeLog(projectId), { now: new Date(), received })
}

/** Releases this person's shares, once this browser has found the round closed. */
export async function release(room: OpeningRoom, me: Participant): Promise<void> {
  const shares = await releaseFor(await findClosed(room), room.myShares, me)
  await call(releaseShares, {
    projectId: room.projectId,
    shares: shares.map(({ maker, share, salt }) => ({ maker, share, salt })),
  })
}

async function released(projectId: string) {
  const envelopes = new Map<string, Envelope>()
  let after: string | undefined
  for (;;) {
    const found = await call(listCiphertexts, { projectId, ...(after === undefined ? {} : { after }) })
    for (const { hash, envelope } of found.envelopes)
      envelopes.set(hash, decodeEnvelope(Uint8Array.from(atob(envelope), (character) => character.charCodeAt(0))))
    after = found.envelopes.at(-1)?.hash
    if (found.isWhole || after === undefined) return { shares: found.shares, envelopes }
  }
}

/** Repeats the opening here, and signs the record only where it says the same. Answers whether it does. */
export async function countersign(
  room: OpeningRoom,
  me: Participant,
  onProgress: (progress: Progress) => void,
): Promise<boolean> {
  const closed = await findClosed(room)
  const { shares, envelopes } = await released(room.projectId)
  const { isSame } = await recheck(closed, shares, envelopes, room.record!, async (progress) => {
    onProgress(progress)
    // The page stays alive between two quotes.
    await new Promise((resume) => setTimeout(resume))
  })
  if (!isSame) return false
  const sig = await countersignFor(closed, room.record!, me)
  await call(countersignOpening, { projectId: room.projectId, sig })
  return true
}
