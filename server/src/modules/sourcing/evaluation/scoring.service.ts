import type { Input } from '#contract/kit/route.ts'
import type * as contract from '#contract/sourcing/evaluation/evaluation.ts'
import { missingScores } from '#contract/sourcing/evaluation/scoring.ts'
import { validQuotes } from '#contract/sourcing/comparison/comparing.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { newEvent, publish } from '#kit/events/events.ts'
import { refuse } from '#kit/refusal.ts'
import { recordHashHex } from '#sealing/suites/hash.ts'
import { scoreReceiptBody } from '#sealing/scoring/scoreReceipt.ts'
import { compareQuotes } from '../comparison/comparison.service.ts'
import { databaseTime, type LockedProject, projects } from '../projects/project.store.ts'
import { findRound } from '../seal/round.store.ts'
import type { Seals } from '../seal/seals.ts'
import { closeIfComplete } from './closing.service.ts'
import { sheetOf } from './receipt.service.ts'
import { keptScores, writtenScores } from './scoring.rules.ts'
import { lockForExpert, refuseUnlessScoring } from './scoring.access.service.ts'
import { findSheets, insertSubmission, type SheetRow, sheets } from '../scores/sheet.store.ts'

/** Saves an expert's scores as draft. */
export async function saveScores(tx: Tx, actor: Actor, input: Input<typeof contract.saveScores>): Promise<string> {
  await write(tx, actor, input)
  return input.projectId
}

/** Submits an expert's scores, once; submissions are append-only rows. */
export async function submitScores(
  tx: Tx,
  actor: Actor,
  input: Input<typeof contract.submitScores>,
  { platform }: Seals,
): Promise<string> {
  const { project, sheet, supplierIds } = await write(tx, actor, input)
  const missing = missingScores(writtenScores(sheet.scores, supplierIds, project.criteria))
  if (missing > 0) refuse('evaluation.incomplete', { count: missing })
  const at = await databaseTime(tx)
  const no = sheet.submissions + 1
  await insertSubmission(tx, { sheet_id: sheet.id, no, scores: sheet.scores, at })
  const locked = await sheets.lock(tx, sheet.id)
  const submitted = await sheets.set(tx, locked, { status: 'submitted', submissions: no, submitted_at: at, reason: '' })
  const counted = { no: submitted.no, submission: no, at, scores: submitted.scores }
  const { suite } = (await findRound(tx, project.id)) ?? refuse('seal.noRound')
  const body = scoreReceiptBody(project.id, sheetOf(suite, project.id, counted, platform))
  const data = { userId: actor.userId, name: submitted.name, no, hash: recordHashHex(suite, 'score', body) }
  await publish(tx, actor, newEvent('project.scoresSubmitted', { id: project.id, data }))
  await closeIfComplete(tx, actor, project)
  return project.id
}

interface Written {
  readonly project: LockedProject
  readonly sheet: SheetRow
  readonly supplierIds: readonly string[]
}

/** Writes the score sheet under the project's lock, which serialises the expert's writes and the end of scoring. */
async function write(
  tx: Tx,
  actor: Actor,
  { projectId, version, scores }: Input<typeof contract.saveScores>,
): Promise<Written> {
  const { project, sheet } = await lockForExpert(tx, actor, projectId)
  await refuseUnlessScoring(tx, project)
  if (sheet?.status === 'submitted') refuse('evaluation.submitted')
  if ((sheet?.version ?? 0) !== version) refuse('thing.stale')
  const supplierIds = validQuotes((await compareQuotes(tx, project)).quotes).map((quote) => quote.supplierId)
  const kept = keptScores(scores, supplierIds, project.criteria) ?? refuse('thing.notFound')
  const known = sheet ?? (await newSheet(tx, actor, projectId))
  const written = await sheets.set(tx, await sheets.lock(tx, known.id), { scores: kept })
  return { project, sheet: written, supplierIds }
}

const newSheet = async (tx: Tx, actor: Actor, projectId: string): Promise<SheetRow> =>
  sheets.insert(tx, {
    project_id: projectId,
    user_id: actor.userId,
    name: actor.userName,
    no: (await findSheets(tx, projectId)).length + 1,
  })

/**
 * Declares a conflict of interest, irrevocably: the expert loses access, their scores no longer count, and the owner
 * names a replacement or closes scoring.
 */
export async function declareConflict(
  tx: Tx,
  actor: Actor,
  { projectId, reason }: Input<typeof contract.declareConflict>,
): Promise<null> {
  const { project, sheet } = await lockForExpert(tx, actor, projectId)
  if (project.scoring_closed_at !== null || ['7', '8', '9'].includes(project.state)) refuse('evaluation.closed')
  if (reason.trim() === '') refuse('evaluation.reasonMissing')
  const { id, name } = sheet ?? (await newSheet(tx, actor, projectId))
  const change = { status: 'conflict', submitted_at: null, reason: reason.trim() } as const
  await sheets.set(tx, await sheets.lock(tx, id), change)
  const left = project.expert_ids.filter((each) => each !== actor.userId)
  await projects.set(tx, project, { expert_ids: left, updated_at: actor.now })
  const data = { userId: actor.userId, name }
  await publish(tx, actor, newEvent('project.conflictDeclared', { id: projectId, reason: reason.trim(), data }))
  return null
}
