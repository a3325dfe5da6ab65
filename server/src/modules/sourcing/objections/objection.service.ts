import type { Input } from '#contract/kit/route.ts'
import type * as contract from '#contract/sourcing/objections/objections.ts'
import type { ObjectionAction } from '#contract/sourcing/objections/objection.ts'
import type { EventName } from '#contract/events.ts'
import type { Actor } from '#kit/actor.ts'
import type { Locked, Tx } from '#kit/database/database.ts'
import { newEvent, publish } from '#kit/events/events.ts'
import type { Patch, RowOfTable } from '#kit/database/table.ts'
import { refuse } from '#kit/refusal.ts'
import { replaceAttachments } from '#modules/files/index.ts'
import { activeSuppliers, ownSupplier } from '#modules/suppliers/index.ts'
import { readSettings } from '#modules/tenancy/index.ts'
import { lockPublished } from '../projects/published.service.ts'
import { databaseTime, projects } from '../projects/project.store.ts'
import { factsOf } from './objection.access.service.ts'
import { dueOf, type ObjectionFacts, objectionFlow, violationOfObjecting } from './objection.rules.ts'
import { countObjectionsOf, findInvolved, objections } from './objection.store.ts'

const maxOfSupplier = 10

type Row = RowOfTable<typeof objections>
type Verb<Name> = Name extends `objection.${infer Of}` ? Of : never

/** Publishes an event without the supplier's identity, which only the objection itself shows to those who see it. */
const happened = (tx: Tx, actor: Actor, row: Row, verb: Verb<EventName>, from?: Row['status'], reason = '') =>
  publish(
    tx,
    actor,
    newEvent(`objection.${verb}`, {
      id: row.id,
      ...(from === undefined ? {} : { from }),
      to: row.status,
      reason: reason || undefined,
      data: { projectId: row.project_id, subject: row.subject },
    }),
  )

/**
 * Raises an objection of a participating supplier. The project's lock orders it before or after the publication of the
 * result.
 */
export async function raiseObjection(
  tx: Tx,
  actor: Actor,
  { projectId, subject, body, attachments }: Input<typeof contract.raiseObjection>,
): Promise<string> {
  const supplierId = await ownSupplier(tx, actor)
  const project = await lockPublished(tx, actor, projectId)
  const now = await databaseTime(tx)
  const settings = await readSettings(tx, 'objectionDays', ...periods)
  const violation = violationOfObjecting(subject, project, await findInvolved(tx, projectId, supplierId), settings, now)
  if (violation) refuse(violation)
  if ((await countObjectionsOf(tx, projectId, supplierId)) >= maxOfSupplier)
    refuse('objection.tooMany', { max: maxOfSupplier })
  const [supplier] = await activeSuppliers(tx, [supplierId])
  const inserted = await objections.insert(tx, {
    project_id: projectId,
    supplier_id: supplierId,
    supplier_name: supplier!.name,
    user_id: actor.userId,
    subject,
    body: body.trim(),
    status: 'submitted',
    submitted_at: now,
    due_at: dueOf('submitted', now, now, settings),
  })
  const files = await replaceAttachments(
    tx,
    actor,
    { entity: 'objection', id: inserted.id, attachments: [] },
    attachments ?? [],
  )
  const row = await objections.set(tx, await objections.lock(tx, inserted.id), { attachments: files })
  await happened(tx, actor, row, 'submitted')
  return row.id
}

const periods = ['objectionAnswerDays', 'objectionEscalateDays', 'objectionDecideDays'] as const

const eventOf = {
  accept: 'accepted',
  reject: 'rejected',
  answer: 'answered',
  withdraw: 'withdrawn',
  close: 'closed',
  closeDue: 'closed',
  escalate: 'escalated',
  uphold: 'upheld',
  dismiss: 'dismissed',
  release: 'released',
} as const satisfies Record<ObjectionAction, Verb<EventName>>

interface Held {
  readonly before: Locked<Row>
  readonly facts: ObjectionFacts
  readonly now: Date
}

/**
 * Locks the project before the objection (lock order), so that objections and moves of their project cannot deadlock.
 */
async function lockObjection(tx: Tx, actor: Actor, id: string, version?: number): Promise<Held> {
  const { project_id: projectId } = await objections.find(tx, id)
  const { dept_path, owner_id, supervisor_ids, state } = await projects.lock(tx, projectId)
  const before = await objections.lock(tx, id)
  const now = await databaseTime(tx)
  const facts = factsOf({ ...before, dept_path, owner_id, supervisor_ids, state }, actor, now)
  if (facts.party === null && actor.entrance !== 'system') refuse('thing.notFound')
  // Only now: to others no version may tell that there is an objection.
  if (version !== undefined && before.version !== version) refuse('thing.stale')
  return { before, facts, now }
}

/** Writes the new state with its deadline and publishes the event. */
async function finish(
  tx: Tx,
  actor: Actor,
  { before, facts, now }: Held,
  action: ObjectionAction,
  reason: string,
  patch: Patch<'sourcing.objections'> = {},
): Promise<string> {
  const status = objectionFlow.decide(facts, action, actor)
  const settings = await readSettings(tx, ...periods)
  const due = { due_at: dueOf(status, before.submitted_at, now, settings), is_overdue: false }
  const row = await objections.set(tx, before, { status, ...(status === before.status ? {} : due), ...patch })
  await happened(tx, actor, row, eventOf[action], before.status, reason)
  return row.id
}

/** Reason of a decision; refuses blank text with `objection.reasonMissing`. */
const reasonOf = (reason: string): string => (reason.trim() === '' ? refuse('objection.reasonMissing') : reason.trim())

/** Performs the supplier's actions on its own objection. */
export async function moveObjection(
  tx: Tx,
  actor: Actor,
  { id, version, action, reason = '' }: Input<typeof contract.moveObjection>,
): Promise<string> {
  const held = await lockObjection(tx, actor, id, version)
  const said = action === 'escalate' ? reasonOf(reason) : reason.trim()
  return finish(tx, actor, held, action, said, said === '' ? {} : { reason: said })
}

/** Accepts or rejects an objection, by the department; a rejection needs a reason. */
export async function judgeObjection(
  tx: Tx,
  actor: Actor,
  { id, version, decision, reason = '' }: Input<typeof contract.judgeObjection>,
): Promise<string> {
  const held = await lockObjection(tx, actor, id, version)
  const said = decision === 'reject' ? reasonOf(reason) : reason.trim()
  return finish(tx, actor, held, decision, said, { reason: said })
}

/** Answers an objection; a later answer replaces an earlier one until the objection is closed. */
export async function answerObjection(
  tx: Tx,
  actor: Actor,
  { id, version, answer, attachments, isPublished }: Input<typeof contract.answerObjection>,
): Promise<string> {
  const held = await lockObjection(tx, actor, id, version)
  objectionFlow.decide(held.facts, 'answer', actor)
  const owner = { entity: 'objectionAnswer', id, attachments: held.before.answer_attachments }
  const files = await replaceAttachments(tx, actor, owner, attachments ?? [])
  return finish(tx, actor, held, 'answer', '', {
    answer: answer.trim(),
    answer_attachments: files,
    answered_at: held.now,
    is_published: isPublished,
  })
}

/** Upholds or dismisses an escalated objection, by the overseers. */
export async function decideObjection(
  tx: Tx,
  actor: Actor,
  { id, version, decision, reason }: Input<typeof contract.decideObjection>,
): Promise<string> {
  const held = await lockObjection(tx, actor, id, version)
  const said = reasonOf(reason)
  return finish(tx, actor, held, decision, said, { reason: said, decided_at: held.now })
}

/** Permits the publication of the result despite the objection, by an overseer. */
export async function releaseObjection(
  tx: Tx,
  actor: Actor,
  { id, version, reason }: Input<typeof contract.releaseObjection>,
): Promise<string> {
  const held = await lockObjection(tx, actor, id, version)
  const said = reasonOf(reason)
  return finish(tx, actor, held, 'release', said, { release_reason: said })
}

/** Processes an overdue objection: closes an answered one that was not escalated; marks any other as overdue, once. */
export async function endObjection(tx: Tx, actor: Actor, id: string): Promise<void> {
  const held = await lockObjection(tx, actor, id)
  const { before, facts } = held
  if (!facts.isLate || before.is_overdue) return
  if (before.status === 'answered' || before.status === 'rejected') {
    await finish(tx, actor, held, 'closeDue', '')
    return
  }
  const row = await objections.set(tx, before, { is_overdue: true })
  await happened(tx, actor, row, 'overdue', row.status)
}
