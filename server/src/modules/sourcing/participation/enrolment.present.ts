import type { Enrolment } from '#contract/sourcing/enrolments.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db } from '#kit/database/database.ts'
import { textOf } from '../projects/project.columns.ts'
import { managesProject } from '../projects/project.rules.ts'
import { enrolmentFlow, isEnrolling } from './enrolment.rules.ts'
import { enrolmentList, enrolments, type ListedEnrolment } from './participation.store.ts'

/** Enrolment with the actor's current actions. */
export const presentEnrolment = (row: ListedEnrolment, actor: Actor): Enrolment => ({
  id: row.id,
  version: row.version,
  projectId: row.project_id,
  supplierId: row.supplier_id,
  supplierName: row.supplier_name,
  contactName: row.contact_name,
  contactTel: row.contact_tel,
  statement: row.statement,
  status: row.status,
  reason: row.reason,
  isInvited: row.invited_at !== null,
  submittedAt: row.submitted_at.toISOString(),
  decidedAt: textOf(row.decided_at),
  attachments: row.attachments,
  can: enrolmentFlow.can(
    {
      status: row.status,
      isOpen: isEnrolling(row, actor.now),
      isOwn: row.supplier_id === actor.supplierId,
      isManaged: managesProject(row, 'enrolment', actor),
    },
    actor,
  ),
})

/** Reads one enrolment. */
export async function readEnrolment(db: Db, actor: Actor, id: string): Promise<Enrolment> {
  const { project_id: projectId } = await enrolments.find(db, id)
  return presentEnrolment(await enrolmentList.one(db, { projectId }, id), actor)
}
