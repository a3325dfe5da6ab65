import type { StoredFile } from '#contract/files/files.ts'
import type { Input } from '#contract/kit/route.ts'
import type * as contract from '#contract/sourcing/clarifications/clarifications.ts'
import { leastMinutes, maxClarifications } from '#contract/sourcing/clarifications/clarifications.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db, Tx } from '#kit/database/database.ts'
import { newEvent, publish } from '#kit/events/events.ts'
import { refuse } from '#kit/refusal.ts'
import { findFiles, replaceAttachments } from '#modules/files/index.ts'
import { ownSupplier } from '#modules/suppliers/index.ts'
import {
  answerHash,
  type ClarificationFile,
  clarificationOrigin,
  questionHash,
} from '#sealing/clarifications/clarification.ts'
import { movedData } from '../projects/project.columns.ts'
import { databaseTime, type ProjectRow, projects } from '../projects/project.store.ts'
import { findRound } from '../seal/round.store.ts'
import type { Seals } from '../seal/seals.ts'
import { suiteFor } from '../seal/suite.ts'
import { asksBidders, readsClarifications } from './clarification.access.service.ts'
import { clarifications, findAskable, findClarifications, newClarificationId } from './clarification.store.ts'

/** Whether bidders can be asked: quotes are compared, and no award was submitted. */
export const isComparing = ({ state, award_id: awardId }: Pick<ProjectRow, 'state' | 'award_id'>): boolean =>
  state === '6' && awardId === null

/** Chain of hashes of a project: that of its sealed rounds, so that its audit file can hold it. */
const chainOf = async (db: Db, projectId: string) => ({
  suite: (await findRound(db, projectId))?.suite ?? (await suiteFor(db)),
  projectId,
})

/** Names and hashes of attached files, as the audit file has them. */
async function filesOf(db: Db, attachments: readonly StoredFile[]): Promise<ClarificationFile[]> {
  const rows = await findFiles(
    db,
    attachments.map(({ storageFileId }) => storageFileId),
  )
  const byKey = new Map(rows.map((row) => [row.key, row]))
  return attachments.map(({ storageFileId, fileName }) => ({
    name: fileName,
    sha256: byKey.get(storageFileId)!.sha256,
  }))
}

/** Asks one bidder; the project's lock orders questions and the submission of the award. */
export async function askClarification(
  tx: Tx,
  actor: Actor,
  { projectId, supplierId, question, dueAt, attachments = [] }: Input<typeof contract.askClarification>,
  { platform }: Seals,
): Promise<string> {
  const project = await projects.lock(tx, projectId)
  if (!readsClarifications(project, actor)) refuse('thing.notFound')
  if (!asksBidders(project, actor)) refuse('thing.notAllowed')
  const askable = await findAskable(tx, projectId)
  if (!isComparing(project) || askable.length === 0) refuse('clarification.notNow')
  const supplier = askable.find(({ id }) => id === supplierId) ?? refuse('clarification.noQuote')
  const now = await databaseTime(tx)
  const due = new Date(dueAt)
  if (due.getTime() < now.getTime() + leastMinutes * 60_000) refuse('clarification.dueTooSoon')
  const before = await findClarifications(tx, projectId, supplierId)
  if (before.length >= maxClarifications) refuse('clarification.tooMany', { max: maxClarifications })
  const chain = await chainOf(tx, projectId)
  const subject = platform.subjectOf(chain.suite, projectId, supplierId)
  const id = await newClarificationId(tx)
  const owner = { entity: 'clarification', id, attachments: [] }
  const stored = await replaceAttachments(tx, actor, owner, attachments)
  const asked = {
    no: before.length + 1,
    question: question.trim(),
    files: await filesOf(tx, stored),
    prev: before.at(-1)?.hash ?? clarificationOrigin(chain, subject),
  }
  const hash = questionHash(chain, { ...asked, subject, at: now.toISOString(), dueAt: due.toISOString() })
  await clarifications.insert(tx, {
    ...asked,
    id,
    hash,
    project_id: projectId,
    supplier_id: supplierId,
    supplier_name: supplier.name,
    attachments: stored,
    asked_by: actor.userId,
    asked_name: actor.userName,
    asked_at: now,
    due_at: due,
  })
  await happened(tx, actor, project, 'clarificationAsked', id)
  return projectId
}

/** Answers a question, once and before it is due by the database's clock. */
export async function answerClarification(
  tx: Tx,
  actor: Actor,
  { id, answer, attachments = [] }: Input<typeof contract.answerClarification>,
): Promise<string> {
  const supplierId = await ownSupplier(tx, actor)
  const found = await clarifications.find(tx, id)
  if (found.supplier_id !== supplierId) refuse('thing.notFound')
  const project = await projects.lock(tx, found.project_id)
  const row = await clarifications.lock(tx, id)
  const now = await databaseTime(tx)
  if (row.answered_at !== null) refuse('clarification.answered')
  if (now >= row.due_at || project.state === '7' || project.state === '9') refuse('clarification.late')
  const owner = { entity: 'clarification', id, attachments: [] }
  const stored = await replaceAttachments(tx, actor, owner, attachments)
  const given = { text: answer.trim(), files: await filesOf(tx, stored) }
  const chain = await chainOf(tx, project.id)
  await clarifications.set(tx, row, {
    answer: given.text,
    answer_attachments: stored,
    answer_files: given.files,
    answered_name: actor.userName,
    answered_at: now,
    answer_hash: answerHash(chain, row.hash, { ...given, at: now.toISOString() }),
  })
  await happened(tx, actor, project, 'clarificationAnswered', id)
  return project.id
}

/** Publishes an event without the bidder, because more people read events than clarifications. */
const happened = (
  tx: Tx,
  actor: Actor,
  project: ProjectRow,
  verb: 'clarificationAsked' | 'clarificationAnswered',
  clarificationId: string,
) =>
  publish(tx, actor, newEvent(`project.${verb}`, { id: project.id, data: { ...movedData(project), clarificationId } }))
