import type { Objection } from '#contract/sourcing/objections/objection.ts'
import { statusOf } from '#contract/sourcing/projectStates.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db } from '#kit/database/database.ts'
import { refuse } from '#kit/refusal.ts'
import { textOf } from '../projects/project.columns.ts'
import { factsOf, objectionPartyOf } from './objection.access.service.ts'
import { objectionFlow } from './objection.rules.ts'
import { type ListedObjection, objectionList } from './objection.store.ts'

/** Objection with the actor's current actions. */
export function presentObjection(row: ListedObjection, actor: Actor): Objection {
  const facts = factsOf(row, actor, actor.now)
  return {
    id: row.id,
    version: row.version,
    projectId: row.project_id,
    projectNo: row.project_no,
    projectTitle: row.title,
    kind: row.kind,
    projectStatus: statusOf(row.state),
    deptName: row.dept_name,
    supplierName: row.supplier_name,
    subject: row.subject,
    body: row.body,
    attachments: row.attachments,
    status: row.status,
    submittedAt: row.submitted_at.toISOString(),
    dueAt: textOf(row.due_at),
    isOverdue: facts.isLate,
    answer: row.answer,
    answerAttachments: row.answer_attachments,
    answeredAt: textOf(row.answered_at),
    isPublished: row.is_published,
    reason: row.reason,
    blocks: facts.blocks,
    releaseReason: row.release_reason,
    can: objectionFlow.can(facts, actor),
  }
}

/** One objection, for users who may see it. */
export async function readObjection(db: Db, actor: Actor, id: string): Promise<Objection> {
  const row = await objectionList.one(db, {}, id)
  return objectionPartyOf(row, actor) === null ? refuse('thing.notFound') : presentObjection(row, actor)
}
