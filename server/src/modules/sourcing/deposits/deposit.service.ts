import type { Input } from '#contract/kit/route.ts'
import { dayOf } from '#contract/kit/calendar.ts'
import type * as contract from '#contract/sourcing/deposits/deposits.ts'
import { type ProjectDepositAction, projectDepositNames } from '#contract/sourcing/deposits/deposits.ts'
import type { EventName } from '#contract/events.ts'
import type { Actor } from '#kit/actor.ts'
import type { Locked, Tx } from '#kit/database/database.ts'
import type { Patch } from '#kit/database/table.ts'
import { newEvent, publish } from '#kit/events/events.ts'
import { refuse } from '#kit/refusal.ts'
import { replaceAttachments } from '#modules/files/index.ts'
import { activeSuppliers, ownSupplier } from '#modules/suppliers/index.ts'
import { lockPublished } from '../projects/published.service.ts'
import { databaseTime, type LockedProject, type ProjectRow, projects } from '../projects/project.store.ts'
import { type DepositFacts, dueOf, handlesDeposits, violationOfDeposit } from './deposit.rules.ts'
import { type DepositRow, deposits, findAbout, findDeposit } from './deposit.store.ts'

async function factsOf(tx: Tx, project: ProjectRow, row: DepositRow, now: Date): Promise<DepositFacts> {
  const { enrolment, is_winner: isWinner, is_handed_on: isHandedOn } = await findAbout(tx, project.id, row.supplier_id)
  const due = dueOf(project)
  return {
    status: row.status,
    supplierId: row.supplier_id,
    reporterId: row.reported_person_id,
    confirmerId: row.confirmed_person_id,
    project,
    projectState: project.state,
    enrolment: enrolment ?? undefined,
    isWinner,
    isHandedOn,
    isDue: due !== null && now >= due,
  }
}

/** Refuses what the actor may not do with a deposit now. */
function demand(facts: DepositFacts, action: ProjectDepositAction, actor: Actor): void {
  const violation = violationOfDeposit(facts, action, actor)
  if (violation === 'thing.wrongState') refuse(violation, { state: projectDepositNames[facts.status] })
  if (violation) refuse(violation)
}

interface Payment {
  readonly paidOn: string | undefined
  readonly receipts: readonly string[]
}

/**
 * Writes the payment that a supplier reports with its enrolment, or again after it was not found. The caller holds the
 * project's lock; a payment that was received stays.
 */
export async function writePayment(
  tx: Tx,
  actor: Actor,
  project: LockedProject,
  supplierId: string,
  { paidOn, receipts }: Payment,
): Promise<string | undefined> {
  if (project.deposit_amount === null) return undefined
  const known = await findDeposit(tx, project.id, supplierId)
  // What was reported before an enrolment was corrected is still examined.
  if (known && known.status !== 'due' && receipts.length === 0) return known.id
  if (receipts.length === 0 || paidOn === undefined) return refuse('projectDeposit.proofMissing')
  const now = await databaseTime(tx)
  if (paidOn > dayOf(now)) refuse('projectDeposit.future')
  const reported = {
    status: 'reported',
    paid_on: paidOn,
    reason: '',
    reported_person_id: actor.personId,
    reported_name: actor.userName,
    reported_at: now,
  } as const
  if (known) demand(await factsOf(tx, project, known, now), 'report', actor)
  const [supplier] = await activeSuppliers(tx, [supplierId])
  const row =
    known ??
    (await deposits.insert(tx, {
      project_id: project.id,
      supplier_id: supplierId,
      supplier_name: supplier!.name,
      amount: project.deposit_amount,
      ...reported,
    }))
  const files = await replaceAttachments(
    tx,
    actor,
    { entity: 'projectDeposit', id: row.id, attachments: row.receipts },
    receipts,
  )
  const after = await deposits.set(tx, await deposits.lock(tx, row.id), { ...reported, receipts: files })
  await happened(tx, actor, project, after, 'reported', known?.status)
  return row.id
}

/** Reports a payment again, until it is due or confirmed. */
export async function reportDeposit(
  tx: Tx,
  actor: Actor,
  { projectId, paidOn, receipts }: Input<typeof contract.reportProjectDeposit>,
): Promise<string> {
  const supplierId = await ownSupplier(tx, actor, 'join')
  const project = await lockPublished(tx, actor, projectId)
  if (project.deposit_amount === null) refuse('projectDeposit.none')
  if (!(await findDeposit(tx, projectId, supplierId))) refuse('thing.notFound')
  await writePayment(tx, actor, project, supplierId, { paidOn, receipts })
  return projectId
}

interface Held {
  readonly project: LockedProject
  readonly row: Locked<DepositRow>
  readonly facts: DepositFacts
}

/** Locks the project, then its deposit, for those who handle it; to others it does not exist. */
async function lockDeposit(tx: Tx, actor: Actor, id: string, version: number): Promise<Held> {
  const { project_id: projectId } = await deposits.find(tx, id)
  const project = await projects.lock(tx, projectId)
  if (!handlesDeposits(project, actor)) refuse('thing.notFound')
  const row = await deposits.lock(tx, id, version)
  return { project, row, facts: await factsOf(tx, project, row, await databaseTime(tx)) }
}

/** Confirms that a payment has arrived, or declines it with a reason. */
export async function decideDeposit(
  tx: Tx,
  actor: Actor,
  { id, version, isAccepted, reason }: Input<typeof contract.decideProjectDeposit>,
): Promise<string> {
  const held = await lockDeposit(tx, actor, id, version)
  demand(held.facts, isAccepted ? 'confirm' : 'decline', actor)
  const why = reason.trim()
  if (!isAccepted && why === '') refuse('projectDeposit.reasonMissing')
  const confirmed = { confirmed_person_id: actor.personId, confirmed_name: actor.userName, confirmed_at: actor.now }
  return finish(
    tx,
    actor,
    held,
    isAccepted ? { status: 'held', reason: '', ...confirmed } : { status: 'due', reason: why },
    isAccepted ? 'confirmed' : 'declined',
  )
}

/** Records that a deposit went back, or is kept with a reason; by another person than the one who confirmed it. */
export async function settleDeposit(
  tx: Tx,
  actor: Actor,
  { id, version, outcome, settledOn, reason, proofs }: Input<typeof contract.settleProjectDeposit>,
): Promise<string> {
  const held = await lockDeposit(tx, actor, id, version)
  demand(held.facts, outcome, actor)
  const why = reason.trim()
  if (outcome === 'forfeit' && why === '') refuse('projectDeposit.reasonMissing')
  if (settledOn > dayOf(actor.now)) refuse('projectDeposit.future')
  const owner = { entity: 'projectDeposit', id, attachments: [] }
  const status = outcome === 'return' ? 'returned' : 'forfeited'
  const patch = {
    status,
    reason: why,
    settled_on: settledOn,
    proofs: await replaceAttachments(tx, actor, owner, proofs),
    settled_person_id: actor.personId,
    settled_name: actor.userName,
    settled_at: actor.now,
  } as const
  return finish(tx, actor, held, patch, status)
}

async function finish(
  tx: Tx,
  actor: Actor,
  { project, row }: Held,
  patch: Patch<'sourcing.deposits'>,
  verb: Verb,
): Promise<string> {
  await happened(tx, actor, project, await deposits.set(tx, row, patch), verb, row.status)
  return row.id
}

type OfDeposit = EventName extends infer Name ? (Name extends `projectDeposit.${infer Of}` ? Of : never) : never
type Verb = Exclude<OfDeposit, 'due'>
const happened = (
  tx: Tx,
  actor: Actor,
  { id: projectId, title, project_no: projectNo }: ProjectRow,
  row: DepositRow,
  verb: Verb,
  from: DepositRow['status'] | undefined,
) =>
  publish(
    tx,
    actor,
    newEvent(`projectDeposit.${verb}`, {
      id: row.id,
      ...(from === undefined ? {} : { from }),
      to: row.status,
      reason: row.reason || undefined,
      data: { projectId, title, projectNo, supplierId: row.supplier_id, amount: row.amount },
    }),
  )
