import { countersignOpening, listCiphertexts, type OpeningRoom, releaseShares } from '#contract/sourcing/openingRoom.ts'
import { downloadSealedFile } from '#contract/sourcing/seal/attachments.ts'
import { findSealLog, findSealRound } from '#contract/sourcing/seal.ts'
import type { Participant } from '#sealing/ceremony/participate.ts'
import type { Entry } from '#sealing/log/entry.ts'
import { type Before, beforeNext } from '#sealing/opening/outcome.ts'
import {
  closedRound,
  type ClosedRound,
  countersignFor,
  recheck,
  releaseFor,
  reopen,
} from '#sealing/opening/participate.ts'
import type { Progress } from '#sealing/opening/run.ts'
import type { Envelope as Reply } from '#contract/kit/route.ts'
import { decodeAttachment, decodeEnvelope, type Envelope } from '#sealing/quotes/envelope.ts'
import { call } from '#web/kit/client/api.ts'
import { Refused } from '#web/kit/client/refused.ts'
import { request } from '#web/kit/client/request.ts'
import { keptHead } from '../../closing/keptHead.ts'

async function wholeLog(projectId: string): Promise<Entry[]> {
  const log: Entry[] = []
  for (;;) {
    const { entries, isWhole } = await call(findSealLog, { projectId, after: log.at(-1)?.seq ?? 0 })
    log.push(...entries)
    if (isWhole) return log
  }
}

type OfRound = Pick<OpeningRoom, 'projectId' | 'round'>

/** Verifies the end of a round in this browser, from the log, the terms and the received closing head. */
async function findClosed(place: OfRound): Promise<ClosedRound> {
  const { projectId } = place
  const round = await call(findSealRound, { projectId, round: place.round })
  const received = (await keptHead(place))?.head
  return closedRound(round, await wholeLog(projectId), { now: new Date(), received })
}

/** Releases this person's shares after this browser has verified that the round is closed. */
export async function release(room: OpeningRoom, me: Participant): Promise<void> {
  const shares = await releaseFor(await findClosed(room), room.myShares, me, room.myOpener ?? me.opener)
  await call(releaseShares, {
    projectId: room.projectId,
    shares: shares.map(({ maker, share, salt }) => ({ maker, share, salt })),
  })
}

async function released({ projectId, round }: OfRound) {
  const envelopes = new Map<string, Envelope>()
  let after: string | undefined
  for (;;) {
    const found = await call(listCiphertexts, { projectId, round, ...(after === undefined ? {} : { after }) })
    for (const { hash, envelope } of found.envelopes)
      envelopes.set(hash, decodeEnvelope(Uint8Array.from(atob(envelope), (character) => character.charCodeAt(0))))
    after = found.envelopes.at(-1)?.hash
    if (found.isWhole || after === undefined) return { shares: found.shares, envelopes }
  }
}

/** Encrypted file of a quote; undefined if the server has none, or sends no file. */
async function sealedFile(projectId: string, { envelopeHash }: Entry, place: number) {
  const response = await request(downloadSealedFile, { projectId, envelopeHash: envelopeHash ?? '', place }, {})
  if (!response.ok) throw new Error(`file ${place}: ${response.status}`)
  if (response.headers.get('content-type')?.includes('json')) {
    const refusal = new Refused((await response.json()) as Reply<unknown>)
    if (refusal.is('thing.notFound')) return undefined
    throw refusal
  }
  try {
    return decodeAttachment(new Uint8Array(await response.arrayBuffer()))
  } catch {
    return undefined
  }
}

/**
 * Repeats the opening in this browser, and signs the record only if the results match. Prices of earlier rounds are
 * computed here too, because they must not rise in a later round. Returns whether the record matches.
 */
export async function countersign(
  room: OpeningRoom,
  me: Participant,
  onProgress: (progress: Progress) => void,
): Promise<boolean> {
  const report = async (progress: Progress) => {
    onProgress(progress)
    // Yields to the main thread between two quotes.
    await new Promise((resume) => setTimeout(resume))
  }
  const files = { find: (entry: Entry, place: number) => sealedFile(room.projectId, entry, place) }
  let before: Before = new Map()
  for (let round = 1; round < room.round; round++) {
    const place = { projectId: room.projectId, round }
    const earlier = await findClosed(place)
    const opened = await reopen(earlier, { ...(await released(place)), before }, report, files)
    before = beforeNext(before, opened, earlier.log)
  }
  const closed = await findClosed(room)
  const { isSame } = await recheck(closed, { ...(await released(room)), before }, room.record!, report, files)
  if (!isSame) return false
  const sig = await countersignFor(closed, room.record!, me)
  await call(countersignOpening, { projectId: room.projectId, sig })
  return true
}
