import type * as contract from '#contract/sourcing/enrolments.ts'
import type { EnrolmentStatus } from '#contract/sourcing/enrolments.ts'
import type { Input } from '#contract/kit/route.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { newEvent, publish } from '#kit/events/events.ts'
import { refuse } from '#kit/refusal.ts'
import { replaceAttachments } from '#modules/files/index.ts'
import { activeSuppliers, ownSupplier } from '#modules/suppliers/index.ts'
import { writePayment } from '../deposits/deposit.service.ts'
import { lockPublished } from '../projects/published.service.ts'
import { refuseUnlessManaging } from '../projects/project.access.service.ts'
import { managesProject } from '../projects/project.rules.ts'
import { databaseTime, type LockedProject, projects } from '../projects/project.store.ts'
import { enrolmentFlow, isEnrolling, needsReview, violationOfEnrolling } from './enrolment.rules.ts'
import { takesEnrolments } from './online.service.ts'
import { countEnrolled, enrolments, type EnrolmentRow, findEnrolment } from './participation.store.ts'

/** Enrols a supplier, or corrects a rejected or withdrawn enrolment. The project's lock serialises enrolments. */
export async function enrol(tx: Tx, actor: Actor, input: Input<typeof contract.enrol>): Promise<string> {
  const supplierId = await ownSupplier(tx, actor, 'join')
  const project = await lockPublished(tx, actor, input.projectId)
  const now = await databaseTime(tx)
  const violation = violationOfEnrolling(project, now)
  if (violation) refuse(violation)
  const known = await findEnrolment(tx, project.id, supplierId)
  if (known) decideFor(known, project, actor, 'correct', now)
  else if (!(await takesEnrolments(tx, project))) refuse('enrolment.offline')
  const status: EnrolmentStatus = needsReview(project) ? 'submitted' : 'passed'
  if (status === 'submitted' && (input.attachments ?? []).length === 0) refuse('enrolment.fileMissing')
  const [supplier] = await activeSuppliers(tx, [supplierId])
  const values = {
    supplier_name: supplier!.name,
    user_id: actor.userId,
    contact_name: input.contactName,
    contact_tel: input.contactTel,
    statement: input.statement,
    status,
    reason: '',
    submitted_at: now,
    decided_at: status === 'passed' ? now : null,
    decided_by: null,
  }
  const { id, attachments } = known
    ? await enrolments.set(tx, await enrolments.lock(tx, known.id), values)
    : await enrolments.insert(tx, { project_id: project.id, supplier_id: supplierId, ...values })
  const files = await replaceAttachments(tx, actor, { entity: 'enrolment', id, attachments }, input.attachments ?? [])
  const row = await enrolments.set(tx, await enrolments.lock(tx, id), { attachments: files })
  await writePayment(tx, actor, project, supplierId, {
    paidOn: input.depositPaidOn ?? undefined,
    receipts: input.depositReceipts ?? [],
  })
  await countEnrolled(tx, project.id)
  await announce(tx, actor, row, known?.status)
  return id
}

export async function withdrawEnrolment(
  tx: Tx,
  actor: Actor,
  { projectId, version }: Input<typeof contract.withdrawEnrolment>,
): Promise<string> {
  const supplierId = await ownSupplier(tx, actor)
  const project = await lockPublished(tx, actor, projectId)
  const now = await databaseTime(tx)
  const known = (await findEnrolment(tx, projectId, supplierId)) ?? refuse('thing.notFound')
  const status = decideFor(known, project, actor, 'withdraw', now)
  const row = await enrolments.set(tx, await enrolments.lock(tx, known.id, version), { status, decided_at: null })
  await countEnrolled(tx, project.id)
  await announce(tx, actor, row, known.status)
  return row.id
}

/** Decides on an enrolment, by the buyer. */
export async function decideEnrolment(
  tx: Tx,
  actor: Actor,
  { id, version, decision, reason = '' }: Input<typeof contract.decideEnrolment>,
): Promise<string> {
  const { project_id: projectId } = await enrolments.find(tx, id)
  const project = await projects.lock(tx, projectId)
  refuseUnlessManaging(project, 'enrolment', actor)
  const before = await enrolments.lock(tx, id, version)
  const now = await databaseTime(tx)
  const status = decideFor(before, project, actor, decision, now)
  if (decision === 'reject' && reason.trim() === '') refuse('enrolment.reasonMissing')
  const patch = { status, reason: reason.trim(), decided_at: now, decided_by: actor.userId }
  const row = await enrolments.set(tx, before, patch)
  await countEnrolled(tx, project.id)
  await announce(tx, actor, row, before.status)
  return id
}

type Action = 'correct' | 'withdraw' | 'pass' | 'reject'
const decideFor = (row: EnrolmentRow, project: LockedProject, actor: Actor, action: Action, now: Date) =>
  enrolmentFlow.decide(
    {
      status: row.status,
      isOpen: isEnrolling(project, now),
      isOwn: row.supplier_id === actor.supplierId,
      isManaged: managesProject(project, 'enrolment', actor),
    },
    action,
    actor,
  )

const announce = (tx: Tx, actor: Actor, row: EnrolmentRow, from: EnrolmentStatus | undefined) =>
  publish(
    tx,
    actor,
    newEvent(`enrolment.${row.status}`, {
      id: row.id,
      from,
      to: row.status,
      reason: row.reason || undefined,
      data: { projectId: row.project_id, supplierId: row.supplier_id, supplierName: row.supplier_name },
    }),
  )
