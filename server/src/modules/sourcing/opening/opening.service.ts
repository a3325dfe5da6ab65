import { setImmediate } from 'node:timers/promises'
import type { Static } from '#contract/kit/schema.ts'
import { type Actor, systemActor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { publish } from '#kit/events/events.ts'
import { addJob, job, type JobContext, Stopped, type WhenAndWhich } from '#kit/jobs/jobs.ts'
import { canonicalText } from '#sealing/bytes/canonical.ts'
import type { Share } from '#sealing/ceremony/share.ts'
import { closeOf } from '#sealing/log/effective.ts'
import { signClosingHead } from '#sealing/log/closingHead.ts'
import type { Entry } from '#sealing/log/entry.ts'
import { combineHalves, completeOpeners } from '#sealing/opening/combine.ts'
import type { FileSource } from '#sealing/opening/files.ts'
import type { Opened } from '#sealing/opening/outcome.ts'
import { openingRecord } from '#sealing/opening/record.ts'
import { openingContext, openingItems, openList } from '#sealing/opening/run.ts'
import type { Terms } from '#sealing/quotes/terms.ts'
import { finishMove } from '../moves/finish.service.ts'
import { databaseTime, projects } from '../projects/project.store.ts'
import { findCiphertexts } from '../seal/ciphertext.store.ts'
import { entryOf, hexOf } from '../seal/entry.columns.ts'
import { findEntries } from '../seal/entry.store.ts'
import { type KeeperReason, KeeperRefusal, type Ticket } from '../seal/keeper/keeper.ts'
import { awaitsOpening, type LockedRound, lockRound, type RoundRow, setRoundStatus } from '../seal/round.store.ts'
import { recordOf } from '../seal/round.service.ts'
import type { Seals } from '../seal/seals.ts'
import { lineValues, quoteValues, releasedIn, releasedOf, releasesOf, storedEnvelope } from '../seal/opening.columns.ts'
import { askedBefore } from './counting.service.ts'
import { fileSource, insertQuoteFiles, type KeptFile, placeOf } from './files.service.ts'
import { isEnough } from './release.service.ts'
import { openingJob, openingKey } from './opening.job.ts'
import { findShares, insertLines, insertOpening, insertQuote, setReleased } from '../seal/opening.store.ts'

/**
 * Opens a closed round in repeatable steps: releases and stores shares, decrypts quotes, and writes everything at once.
 * If two processes open concurrently, the first one writes.
 */
export const openRound = (seals: Seals) =>
  job({
    ...openingJob,
    steps: async (context, payload) => {
      const { database, tenantId } = context
      const closed = await database.write(tenantId, (tx) => beginOpening(tx, payload))
      if (!closed) return
      const shares = await releasedShares(context, closed, seals).catch((error: unknown) => {
        if (error instanceof KeeperRefusal && waitedFor.has(error.reason)) return undefined
        throw error
      })
      // Waits for an unavailable keeper without a time limit, by rescheduling instead of using attempts.
      if (!shares) return database.write(tenantId, (tx) => addJob(tx, openingJob, payload, later(context, payload)))
      const files = new Map<string, KeptFile>()
      const opened = await decrypted(context, closed, shares, seals, fileSource(context, closed, seals, files))
      await database.write(tenantId, (tx) => record(tx, tenantId, closed, opened, files))
    },
  })

type Payload = Static<(typeof openingJob)['payload']>
const waitedFor: ReadonlySet<KeeperReason> = new Set(['away', 'early'])
const askAgainMs = 30_000
const later = ({ now }: JobContext, payload: Payload): WhenAndWhich => ({
  runAt: new Date(now.getTime() + askAgainMs),
  key: openingKey(payload),
})

interface Closed {
  readonly round: RoundRow
  readonly log: readonly Entry[]
  readonly close: Entry
  /** Supplier id by sequence number of the entry. */
  readonly supplierIds: ReadonlyMap<number, string>
}

/** Locks the project, then the round, if it still must be opened. */
async function lockUnopened(tx: Tx, { projectId, round: number }: Payload): Promise<LockedRound | undefined> {
  const project = await projects.lockIfThere(tx, projectId)
  const round = await lockRound(tx, projectId, number)
  return project?.state === '6' && round && awaitsOpening(round) ? round : undefined
}

async function beginOpening(tx: Tx, payload: Payload): Promise<Closed | undefined> {
  const { projectId } = payload
  const round = await lockUnopened(tx, payload)
  if (!round) return undefined
  const rows = await findEntries(tx, projectId)
  const log = rows.map(entryOf)
  const close = closeOf(log, round.round)
  if (!close) throw new Error(`the round of project ${projectId} has no end`)
  // People release first; only in automatic mode are the platform's shares sufficient.
  const shares = await findShares(tx, projectId, round.round)
  if (!isEnough(recordOf(round), releasedIn(shares))) return undefined
  await setRoundStatus(tx, round, 'opening')
  return { round, log, close, supplierIds: new Map(rows.map((row) => [row.seq, row.supplier_id ?? ''])) }
}

/** Plaintext shares of an earlier attempt, or the keeper's. */
async function releasedShares({ database, tenantId }: JobContext, { round, close }: Closed, seals: Seals) {
  const { project_id: projectId } = round
  const known = await database.read(tenantId, (db) => findShares(db, projectId, round.round))
  const released = releasedIn(known)
  if (completeOpeners(recordOf(round), released).length >= round.k) return released
  if (!seals.keeper || round.keeper_ticket === null) throw new KeeperRefusal('away')
  const shares = await seals.keeper.releaseShares({
    record: recordOf(round),
    shares: known.map(({ maker, opener, sealed }) => ({ maker, opener, sealed: hexOf(sealed) })),
    ticket: JSON.parse(round.keeper_ticket) as Ticket,
    head: await signClosingHead(seals.platform.signers[round.suite], projectId, close),
  })
  await database.write(tenantId, async (tx) => {
    for (const share of shares)
      await setReleased(tx, { projectId, round: round.round, ...named(share), released: releasedOf(share) })
  })
  return [...released, ...shares]
}
const named = ({ maker, opener }: Share) => ({ maker, opener })

/** Decrypts the quotes; private halves are overwritten after use. */
async function decrypted(
  { database, tenantId, signal }: JobContext,
  { round, log }: Closed,
  shares: readonly Share[],
  { platform }: Seals,
  files: FileSource,
): Promise<Opened[]> {
  const before = await database.read(tenantId, (db) => askedBefore(db, round, platform))
  const rows = await database.read(tenantId, (db) => findCiphertexts(db, round.project_id, round.round))
  const stored = new Map(rows.map((row) => [hexOf(row.envelope_hash), storedEnvelope(row)]))
  const items = openingItems(log, round.round, ({ envelopeHash }) => stored.get(envelopeHash ?? ''))
  const halves = await combineHalves(recordOf(round), shares)
  const context = await openingContext(recordOf(round), JSON.parse(round.terms) as Terms, halves, before)
  for (const half of halves) half.fill(0)
  const onProgress = async () => {
    if (signal.aborted) throw new Stopped()
    // Yields to the event loop, so that pending requests are answered between quotes.
    await setImmediate()
  }
  return openList(context, items, { step: 2, onProgress, files })
}

async function record(
  tx: Tx,
  tenantId: string,
  closed: Closed,
  opened: readonly Opened[],
  files: ReadonlyMap<string, KeptFile>,
): Promise<void> {
  const { log, close, supplierIds } = closed
  const projectId = closed.round.project_id
  const round = await lockUnopened(tx, { projectId, round: closed.round.round })
  if (!round) return
  const entries = new Map(log.map((entry) => [entry.seq, entry]))
  const lines: Parameters<typeof insertLines>[1]['rows'][number][] = []
  // One statement for each quote, because salts are binary and JSON row sets cannot carry them; one for all lines.
  for (const each of opened) {
    const { seq } = each.outcome
    const values = quoteValues(each, entries.get(seq)!)
    const kept = values.attachments.map((_, place) => files.get(placeOf(seq, place)))
    const id = await insertQuote(tx, {
      project_id: projectId,
      supplier_id: supplierIds.get(seq)!,
      ...values,
      file_keys: kept.map((file) => file?.key ?? null),
    })
    if (id !== undefined) await insertQuoteFiles(tx, tenantId, id, kept)
    if (id !== undefined && each.quote && values.status === 'valid') lines.push(...lineValues(id, each.quote))
  }
  if (lines.length > 0) await insertLines(tx, { rows: lines })
  const now = await databaseTime(tx)
  const releases = releasesOf(recordOf(round), await findShares(tx, projectId, round.round))
  const facts = { round: round.round, openedAt: now.toISOString(), head: close.hash, releases }
  await insertOpening(tx, {
    project_id: projectId,
    round: round.round,
    record: canonicalText(openingRecord(round.suite, facts, opened)),
  })
  await setRoundStatus(tx, round, 'opened')
  const valid = opened.filter(({ outcome }) => outcome.status === 'valid').length
  const actor = systemActor(tenantId, '', now)
  const data = { round: round.round, quotes: opened.length, valid }
  await publish(tx, actor, { name: 'sealedRound.opened', id: projectId, data })
  // In later rounds the valid quotes of earlier ones still count.
  if (round.round === 1) await failWithout(tx, actor, projectId, valid)
}

/** Ends a project in public if fewer quotes are valid than it requires: there is nothing to award. */
async function failWithout(tx: Tx, actor: Actor, projectId: string, valid: number): Promise<void> {
  const project = await projects.lock(tx, projectId)
  if (valid >= project.min_suppliers) return
  const ending = 'tooFewValidQuotes'
  await finishMove(tx, actor, { project, party: null, awaitsMe: false }, 'failQuotes', {
    patch: { ending },
    reason: ending,
  })
}
