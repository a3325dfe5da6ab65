import type { Actor } from '#kit/actor.ts'
import type { Db } from '#kit/database/database.ts'
import type { Clarification } from '#sealing/clarifications/clarification.ts'
import type { SuiteId } from '#sealing/suites/suite.ts'
import type { ProjectRow } from '../projects/project.store.ts'
import type { Platform } from '../seal/platform.ts'
import { readsClarifications } from './clarification.access.service.ts'
import { findClarifications } from './clarification.store.ts'

/**
 * Clarifications for the audit file of a reader: all for the asking side, their own for bidders, whatever the profile of
 * the tenant; undefined where there are none.
 */
export async function auditedClarifications(
  db: Db,
  actor: Pick<Actor, 'supplierId'> & Actor,
  project: ProjectRow,
  suite: SuiteId,
  { subjectOf }: Platform,
): Promise<Clarification[] | undefined> {
  const { supplierId } = actor
  if (supplierId === null && !readsClarifications(project, actor)) return undefined
  const rows = await findClarifications(db, project.id, supplierId ?? undefined)
  if (rows.length === 0) return undefined
  return rows.map((row) => ({
    subject: subjectOf(suite, project.id, row.supplier_id),
    no: row.no,
    at: row.asked_at.toISOString(),
    dueAt: row.due_at.toISOString(),
    question: row.question,
    files: row.files,
    prev: row.prev,
    hash: row.hash,
    answer:
      row.answered_at === null
        ? null
        : { at: row.answered_at.toISOString(), text: row.answer, files: row.answer_files, hash: row.answer_hash! },
  }))
}
