import type { Actor } from '#kit/actor.ts'
import type { Db, Tx } from '#kit/database/database.ts'
import { pipeline } from '#kit/database/pipeline.ts'
import { refuse } from '#kit/refusal.ts'
import type { MySealedQuote } from '#contract/sourcing/seal.ts'
import { hasDeposit, isDepositHeld } from '../../deposits/deposit.gate.service.ts'
import { findDeposit } from '../../deposits/deposit.store.ts'
import { findPublished, takesPart } from '../../projects/published.service.ts'
import { isInvited } from '../../projects/invited.store.ts'
import { type EnrolmentRow, findEnrolment } from '../../participation/participation.store.ts'
import { databaseTime, type LockedProject, type ProjectRow, projects } from '../../projects/project.store.ts'
import { entryOf, quoteSeqOf } from '../entry.columns.ts'
import { findEntry, findLastOf } from '../entry.store.ts'
import { findRoundsOf, isAskedIn } from '../negotiation.store.ts'
import { findRound, type LockedRound, lockRound, type RoundRow } from '../round.store.ts'
import type { Seals } from '../seals.ts'
import { stateOf } from './state.service.ts'
import { violationOfQuoting } from './submit.rules.ts'

/** Supplier's standing in a locked round, with the database time after the lock. */
export interface Standing {
  readonly project: LockedProject
  readonly round: LockedRound
  readonly now: Date
}

/** Locks the project, then its round; refuses suppliers that may not quote now. */
export async function lockStanding(tx: Tx, actor: Actor, projectId: string, supplierId: string): Promise<Standing> {
  const [project, isIn, found, enrolment, deposit, rounds, now] = await pipeline(
    projects.lock(tx, projectId),
    isInvited(tx, projectId, supplierId),
    lockRound(tx, projectId),
    findEnrolment(tx, projectId, supplierId),
    findDeposit(tx, projectId, supplierId),
    findRoundsOf(tx, projectId, supplierId),
    databaseTime(tx),
  )
  if (project.scope === 'invited' && !isIn) refuse('thing.notFound')
  const round = found ?? refuse('seal.noRound')
  const isAsked = round.round === 1 || rounds.includes(round.round)
  const violation = violationOfQuoting(
    { ...quotingOf(project, round, enrolment, actor), isAsked, isPaid: isDepositHeld(project, deposit) },
    now,
  )
  if (violation) refuse(violation)
  return { project, round, now }
}

const quotingOf = (project: ProjectRow, round: RoundRow, enrolment: EnrolmentRow | undefined, actor: Actor) => ({
  state: project.state,
  isOpen: round.status === 'open',
  beginAt: round.quote_begin_at,
  endAt: round.quote_end_at,
  takesPart: takesPart(project, enrolment, actor),
  enrolment: enrolment?.status,
})

/** Standing of the caller's supplier; of its quote only what the log contains. */
export async function presentStanding(
  db: Db,
  actor: Actor,
  projectId: string,
  { platform }: Seals,
): Promise<MySealedQuote> {
  const supplierId = actor.supplierId ?? refuse('thing.notAllowed')
  const project = await findPublished(db, actor, projectId)
  const round = (await findRound(db, projectId)) ?? refuse('seal.noRound')
  const enrolment = await findEnrolment(db, projectId, supplierId)
  const [last, now] = [await findLastOf(db, projectId, supplierId, round.round), await databaseTime(db)]
  const isAsked = await isAskedIn(db, projectId, round.round, supplierId)
  const isPaid = await hasDeposit(db, project, supplierId)
  const quoting = { ...quotingOf(project, round, enrolment, actor), isAsked, isPaid }
  const entry = last?.kind === 'confirm' ? await findEntry(db, projectId, quoteSeqOf(last)) : last
  return {
    projectId,
    round: round.round,
    subject: platform.subjectOf(round.suite, projectId, supplierId),
    takesPart: quoting.takesPart,
    isAsked,
    isOpen: violationOfQuoting(quoting, now) === false,
    now: now.toISOString(),
    endAt: round.quote_end_at.toISOString(),
    entry: entry ? entryOf(entry) : null,
    state: await stateOf(db, round, last),
    confirmedAt: last?.kind === 'confirm' ? last.at.toISOString() : null,
  }
}
