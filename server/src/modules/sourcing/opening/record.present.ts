import { createHash } from 'node:crypto'
import type { OpeningSheet } from '#contract/sourcing/seal/openingRecord.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db } from '#kit/database/database.ts'
import { refuse } from '#kit/refusal.ts'
import { isOver, partsOf, rankingOf } from '#sealing/auction/state.ts'
import { amountOf } from '#sealing/auction/amounts.ts'
import type { OpeningRecord } from '#sealing/opening/record.ts'
import { findEntriesAfter } from '../auction/entry.store.ts'
import { findFolded, type Folded } from '../auction/folded.service.ts'
import { findProjectShowing } from '../projects/policy.service.ts'
import { databaseTime, type ProjectRow } from '../projects/project.store.ts'
import { hexOf } from '../seal/entry.columns.ts'
import { recordOf } from '../seal/round.service.ts'
import { findRound } from '../seal/round.store.ts'
import { findOpeningRow, findQuotes } from '../seal/opening.store.ts'
import { findActiveKeys } from '../seal/openers/opener.store.ts'
import { findCreditCodes, findLastEntries } from './record.store.ts'

type Rest = Omit<OpeningSheet, 'projectId' | 'projectNo' | 'title' | 'deptName' | 'kind' | 'budgetAmount' | 'now'>

/** Opening record of a project: of its auction, otherwise of its last opened round. */
export async function presentOpeningSheet(db: Db, actor: Actor, projectId: string): Promise<OpeningSheet> {
  const project = await findProjectShowing(db, actor, projectId, 'quotes')
  const folded = await findFolded(db, actor.tenantId, projectId)
  const rest = folded && isOver(folded.row) ? await ofAuction(db, folded) : await ofRound(db, project)
  return {
    projectId,
    projectNo: project.project_no,
    title: project.title,
    deptName: project.dept_name,
    kind: project.kind,
    budgetAmount: project.budget_amount,
    now: (await databaseTime(db)).toISOString(),
    ...rest,
  }
}

/** Quotes in the order in which they were sealed; the order is no ranking. */
async function ofRound(db: Db, project: ProjectRow): Promise<Rest> {
  const last = (await findRound(db, project.id)) ?? refuse('seal.noRound')
  const round = last.status === 'opened' ? last : await findRound(db, project.id, last.round - 1)
  const opening = round && (await findOpeningRow(db, project.id, round.round))
  if (!round || !opening) return refuse('seal.notOpened')
  const record = JSON.parse(opening.record) as OpeningRecord
  const entries = await findLastEntries(db, project.id, round.round)
  const quotes = new Map((await findQuotes(db, project.id)).map((quote) => [`${quote.round} ${quote.seq}`, quote]))
  // The platform signs as the keeper, without a name.
  const names = await findActiveKeys(
    db,
    recordOf(round)
      .openers.filter(({ kind }) => kind === 'person')
      .map(({ opener }) => opener),
  )
  const rows = entries
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .map((entry) => {
      const seq = entry.kind === 'confirm' ? (entry.ref ?? entry.seq) : entry.seq
      const quote = quotes.get(`${round.round} ${seq}`)
      const isOpened = quote !== undefined && quote.status !== 'lapsed'
      return {
        supplierName: entry.name,
        creditCode: entry.credit_code,
        sealedAt: entry.at.toISOString(),
        openedAt: isOpened ? record.openedAt : null,
        status: entry.kind === 'withdraw' ? ('withdrawn' as const) : (quote?.status ?? 'lapsed'),
        total: quote?.total ?? null,
        deliveryDays: quote?.delivery_days ?? null,
        validUntil: quote?.valid_until ?? null,
        files: quote?.attachments.length ?? 0,
        hash: entry.hash ?? '',
      }
    })
  return {
    mode: round.mode,
    round: round.round,
    endAt: round.quote_end_at.toISOString(),
    openedAt: record.openedAt,
    recordHash: createHash('sha256').update(opening.record).digest('hex'),
    signers: names.map(({ person_id: personId, name }) => ({
      name,
      hasSigned: opening.signatures.some(({ opener }) => opener === personId),
    })),
    rows,
  }
}

/** Standing bids of an auction that is over, best first. */
async function ofAuction(db: Db, { row, bidders, state }: Folded): Promise<Rest> {
  const hashes = new Map((await findEntriesAfter(db, row.project_id)).map((entry) => [entry.seq, hexOf(entry.hash)]))
  const codes = await findCreditCodes(
    db,
    bidders.map((each) => each.supplier_id),
  )
  const endAt = (row.last_at ?? row.end_at).toISOString()
  return {
    mode: 'auction',
    round: 1,
    endAt,
    openedAt: endAt,
    recordHash: row.head === null ? '' : hexOf(row.head),
    signers: [],
    rows: partsOf(state).flatMap(([lot, part]) =>
      rankingOf(part).flatMap(({ no, seq, at, cents, value }) => {
        const bidder = bidders.find((each) => each.no === no)
        if (!bidder) return []
        return [
          {
            supplierName: bidder.supplier_name,
            creditCode: codes.get(bidder.supplier_id) ?? '',
            sealedAt: new Date(at).toISOString(),
            openedAt: endAt,
            status: 'valid' as const,
            total: amountOf(cents),
            ...(row.rule.compare === 'weighted' ? { value: amountOf(value) } : {}),
            deliveryDays: bidder.delivery_days,
            validUntil: bidder.valid_until,
            files: 0,
            hash: hashes.get(seq) ?? '',
            ...(lot === undefined ? {} : { lot: row.rule.lots?.find((each) => each.no === lot)?.name ?? '' }),
          },
        ]
      }),
    ),
  }
}
