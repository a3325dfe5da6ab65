import type { Clarification, Clarifications } from '#contract/sourcing/clarifications/clarifications.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db } from '#kit/database/database.ts'
import { textOf } from '../projects/project.columns.ts'
import { projects } from '../projects/project.store.ts'
import { asksBidders, findClarified } from './clarification.access.service.ts'
import { isComparing } from './clarification.service.ts'
import { type ClarificationRow, findAskable, findClarifications } from './clarification.store.ts'

const statusOf = ({ answered_at: answeredAt, due_at: dueAt }: ClarificationRow, now: Date): Clarification['status'] =>
  answeredAt !== null ? 'answered' : now < dueAt ? 'open' : 'lapsed'

function present(row: ClarificationRow, actor: Actor, isRunning: boolean): Clarification {
  const status = statusOf(row, actor.now)
  const isOwn = row.supplier_id === actor.supplierId
  return {
    id: row.id,
    projectId: row.project_id,
    supplierId: row.supplier_id,
    supplierName: row.supplier_name,
    no: row.no,
    status,
    question: row.question,
    attachments: row.attachments,
    // Bidders do not learn who of the asking side asks.
    askedName: isOwn ? '' : row.asked_name,
    askedAt: row.asked_at.toISOString(),
    dueAt: row.due_at.toISOString(),
    fingerprint: row.hash,
    answer: row.answer,
    answerAttachments: row.answer_attachments,
    answeredName: row.answered_name,
    answeredAt: textOf(row.answered_at),
    answerFingerprint: row.answer_hash,
    mayAnswer: isOwn && isRunning && status === 'open' && actor.permissions.has('supplierProject.join'),
  }
}

/** Clarifications of a project for the asking side, with the bidders that can be asked now. */
export async function presentClarifications(db: Db, actor: Actor, projectId: string): Promise<Clarifications> {
  const project = await findClarified(db, actor, projectId)
  const suppliers = isComparing(project) && asksBidders(project, actor) ? await findAskable(db, projectId) : []
  return {
    list: (await findClarifications(db, projectId)).map((row) => present(row, actor, false)),
    mayAsk: suppliers.length > 0,
    suppliers,
  }
}

/** Questions to the caller's supplier; none to anybody else. */
export async function presentOwnClarifications(db: Db, actor: Actor, projectId: string): Promise<Clarification[]> {
  const rows = actor.supplierId === null ? [] : await findClarifications(db, projectId, actor.supplierId)
  if (rows.length === 0) return []
  const { state } = await projects.find(db, projectId)
  return rows.map((row) => present(row, actor, state !== '7' && state !== '9'))
}
