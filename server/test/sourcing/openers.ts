import { setTimeout } from 'node:timers/promises'
import { confirmKey, createKeyHalf, findCeremony } from '#contract/sourcing/ceremony.ts'
import { createOpenerKey, findMyOpenerKey, type OpenerKeys, revokeOpenerKey } from '#contract/sourcing/openers.ts'
import { countersignOpening, findOpeningRoom, listCiphertexts, releaseShares } from '#contract/sourcing/openingRoom.ts'
import { findSealLog, findSealRound } from '#contract/sourcing/seal.ts'
import { findSubstitutes } from '#contract/sourcing/seal/handOver.ts'
import type { ProjectDraft } from '#contract/sourcing/projectDraft.ts'
import type { Share } from '#sealing/ceremony/share.ts'
import { type Before, beforeNext } from '#sealing/opening/outcome.ts'
import { closedRound, countersignFor, recheck, releaseFor, reopen } from '#sealing/opening/participate.ts'
import { decodeEnvelope } from '#sealing/quotes/envelope.ts'
import type { KeyRecord } from '#sealing/ceremony/keyRecord.ts'
import { confirmationFor, halfFor, handOverFor } from '#sealing/ceremony/participate.ts'
import { makeOpenerSecret, openerKeys, openerSigner, publicKeysOf } from '#sealing/keys/openerKeys.ts'
import { signOwnership } from '#sealing/keys/ownership.ts'
import { makeRecoveryCode } from '#sealing/keys/recoveryCode.ts'
import { wrapWithCode } from '#sealing/keys/wrap.ts'
import { soon } from '../process/soon.ts'
import { createDraft, move, type Project, readAgain, runDue, type SourcingFixture } from './fixture.ts'
import { aPerson, as, type Person, type PersonOptions, type TestTenant } from '../app.ts'

/** Person with an opener's key, as held by the browser. */
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

/** Registration of a new key, as sent by a browser. */
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

/** Registers a key for a person. */
export async function giveKey(person: Person): Promise<KeyHolder> {
  const { secret, code, input } = await newKeyFor(person.personId)
  await as(person, createOpenerKey, input)
  return { person, secret, keys: input.keys, code }
}

/** Reports a key as lost. */
export async function revokeKey({ person }: Pick<KeyHolder, 'person'>): Promise<void> {
  const { current } = await as(person, findMyOpenerKey, {})
  await as(person, revokeOpenerKey, { id: current!.id })
}

export const aKeyHolder = async (tenant: TestTenant, options: PersonOptions = {}): Promise<KeyHolder> =>
  giveKey(await aPerson(tenant, { permissions: ['seal.open'], ...options }))

const inMs = (ms: number) => new Date(Date.now() + ms).toISOString()
const participantOf = ({ person, secret }: KeyHolder) => ({ opener: person.personId, secret })
type OfProject = { readonly id: string }

export const ceremonyOf = ({ person }: KeyHolder, { id: projectId }: OfProject) =>
  as(person, findCeremony, { projectId })

/** A maker's half, as created and sent by the browser. Returns the public keys that the browser stores. */
export async function makeHalfFor(holder: KeyHolder, project: OfProject): Promise<readonly string[]> {
  const rounds = await halvesFor(holder, project)
  await as(holder.person, createKeyHalf, { projectId: project.id, rounds })
  return rounds.map(({ made }) => made.half.publicKey)
}
/** Halves of all rounds, as sent. */
export async function halvesFor(holder: KeyHolder, project: OfProject) {
  const { rounds } = await ceremonyOf(holder, project)
  const plans = rounds.map(({ plan }) => plan)
  return Promise.all(plans.map(async (plan) => ({ plan, made: await halfFor(plan, participantOf(holder)) })))
}

/** Complete key of a round, as returned to an opener's browser. */
export async function keyedFor(holder: KeyHolder, project: OfProject, at = 0) {
  const { plan, keyRecord, signatures, myShares: shares } = (await ceremonyOf(holder, project)).rounds[at]!
  return { plan, keyRecord: keyRecord!, signatures, shares }
}

/** Verifies the complete keys of all rounds as a browser and returns the confirmations. */
export async function confirmationsFor(holder: KeyHolder, project: OfProject, madeKeys: readonly string[] = []) {
  const { rounds } = await ceremonyOf(holder, project)
  return Promise.all(
    rounds.map(async (_, at) =>
      confirmationFor(await keyedFor(holder, project, at), participantOf(holder), madeKeys[at]),
    ),
  )
}
export async function confirmFor(
  holder: KeyHolder,
  project: OfProject,
  madeKeys: readonly string[] = [],
): Promise<void> {
  const rounds = await confirmationsFor(holder, project, madeKeys)
  await as(holder.person, confirmKey, { projectId: project.id, rounds })
}

/** Performs the whole ceremony; the first two make the key. */
export async function holdCeremony(holders: readonly KeyHolder[], project: OfProject): Promise<void> {
  const [first, second, ...others] = holders
  const made = [await makeHalfFor(first!, project), await makeHalfFor(second!, project)]
  await confirmFor(first!, project, made[0])
  await confirmFor(second!, project, made[1])
  for (const other of others) await confirmFor(other, project)
}

/** Opening settings of a draft. */
export const openedBy = (
  sealMode: 'assisted' | 'committee',
  holders: readonly KeyHolder[],
  openersNeeded = 2,
): Partial<ProjectDraft> => ({ sealMode, openersNeeded, openerIds: holders.map(({ person }) => person.personId) })

/** An approved project that accepts quotes from all suppliers once published. */
export async function createApproved(fixture: SourcingFixture, over: Partial<ProjectDraft>): Promise<Project> {
  const quoteBeginAt = inMs(-3_600_000)
  return move(fixture.buyer, await createDraft(fixture, { audit: '2', quoteBeginAt, ...over }), 'submit')
}

/**
 * A published project with these openers; its deadline is near, because the logged terms cannot be changed afterwards.
 */
export async function createOpenedBy(
  fixture: SourcingFixture,
  holders: readonly KeyHolder[],
  opening: Partial<ProjectDraft>,
): Promise<Project> {
  const { maxRounds = 1 } = opening
  const times = { quoteEndAt: soon(2700 + holders.length * 150 * maxRounds), questionEndAt: null }
  const project = await createApproved(fixture, { maxRounds, ...times, ...opening })
  await holdCeremony(holders, project)
  return move(fixture.buyer, await readAgain(fixture.buyer, project), 'publish')
}

/** Waits for the deadline and closes the round. */
export async function passDeadline(
  fixture: SourcingFixture,
  { quoteEndAt, negotiationEndAt }: Pick<Project, 'quoteEndAt' | 'negotiationEndAt'>,
): Promise<void> {
  await setTimeout(Math.max(0, Date.parse(negotiationEndAt ?? quoteEndAt!) - Date.now()) + 5)
  await runDue(fixture)
}

/** Closed round as verified by an opener's browser; by default the last one. */
export async function closedFor(
  { person }: KeyHolder,
  { id: projectId }: OfProject,
  { now = new Date(), round: number }: { readonly now?: Date; readonly round?: number } = {},
) {
  const round = await as(person, findSealRound, { projectId, ...(number ? { round: number } : {}) })
  const { entries } = await as(person, findSealLog, { projectId })
  return closedRound(round, entries, { now })
}

/** Shares as released by an opener's browser. */
export async function sharesFor(holder: KeyHolder, project: OfProject) {
  const { myShares, myOpener } = await as(holder.person, findOpeningRoom, { projectId: project.id })
  return releaseFor(await closedFor(holder, project), myShares, participantOf(holder), myOpener ?? undefined)
}
/** Hand-over to somebody of the directory, as sent by an opener's browser. */
export async function handOverOf(holder: KeyHolder, project: OfProject, to: Pick<KeyHolder, 'person' | 'keys'>) {
  const { keyRecord, shares } = await as(holder.person, findSubstitutes, { projectId: project.id })
  const record = JSON.parse(keyRecord) as KeyRecord
  const substitute = { substitute: to.person.personId, ...to.keys[record.suite] }
  const made = await handOverFor(record, shares, participantOf(holder), substitute)
  const sealed = made.shares.map((share) => ({ maker: share.maker, sealed: share.sealed }))
  return { projectId: project.id, substituteId: to.person.personId, shares: sealed, sig: made.handOver.sig }
}

export const sent = (shares: readonly Share[]) => shares.map(({ maker, share, salt }) => ({ maker, share, salt }))
export const releaseBy = async (holder: KeyHolder, project: OfProject) =>
  as(holder.person, releaseShares, { projectId: project.id, shares: sent(await sharesFor(holder, project)) })

async function releasedIn({ person }: KeyHolder, { id: projectId }: OfProject, round: number, before: Before) {
  const { shares, envelopes } = await as(person, listCiphertexts, { projectId, round })
  const stored = new Map(
    envelopes.map(({ hash, envelope }) => [hash, decodeEnvelope(new Uint8Array(Buffer.from(envelope, 'base64')))]),
  )
  return { shares, envelopes: stored, before }
}
/** Repeats the opening as an opener's browser, including previous rounds. */
export async function recheckBy(holder: KeyHolder, project: OfProject) {
  const { record, round } = await as(holder.person, findOpeningRoom, { projectId: project.id })
  let before: Before = new Map()
  for (let earlier = 1; earlier < round; earlier++) {
    const closed = await closedFor(holder, project, { round: earlier })
    const opened = await reopen(closed, await releasedIn(holder, project, earlier, before))
    before = beforeNext(before, opened, closed.log)
  }
  const closed = await closedFor(holder, project)
  const released = await releasedIn(holder, project, round, before)
  return { ...(await recheck(closed, released, record!)), closed, record: record! }
}
export async function countersignBy(holder: KeyHolder, project: OfProject) {
  const { closed, record } = await recheckBy(holder, project)
  const sig = await countersignFor(closed, record, participantOf(holder))
  return as(holder.person, countersignOpening, { projectId: project.id, sig })
}
