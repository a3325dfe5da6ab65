import type { ObjectionStatus, ObjectionSubject } from '#contract/sourcing/objections/objection.ts'
import type { ProjectState } from '#contract/sourcing/projectStates.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db, Tx } from '#kit/database/database.ts'
import { refuse } from '#kit/refusal.ts'
import { awards } from '../award/award.store.ts'
import { partyOf, type Run } from '../projects/project.rules.ts'
import { type ProjectRow, projects } from '../projects/project.store.ts'
import { blocksResult, type ObjectionFacts, type ObjectionParty } from './objection.rules.ts'
import { countBlocking, objections } from './objection.store.ts'

/** Facts of an objection that determine the actor's side. */
interface Sided extends Run {
  readonly supplier_id: string
  readonly supervisor_ids: readonly string[]
  readonly state: ProjectState
}
interface Seen extends Sided {
  readonly status: ObjectionStatus
  readonly subject: ObjectionSubject
  readonly release_reason: string
  readonly due_at: Date | null
}

/**
 * Party of the actor: the supplier that raised it, those who answer, overseers and supervisors; null for everyone else.
 */
export function objectionPartyOf(row: Sided, actor: Actor): ObjectionParty {
  if (actor.supplierId !== null) return row.supplier_id === actor.supplierId ? 'supplier' : null
  // Objections are no part of what agencies do.
  return partyOf({ ...row, agent_ids: [], agency_scope: [], approves: false }, actor)
}

export const factsOf = (row: Seen, actor: Actor, now: Date): ObjectionFacts => ({
  status: row.status,
  party: objectionPartyOf(row, actor),
  isLate: row.due_at !== null && row.due_at <= now,
  blocks: blocksResult(row, row.state),
})

/** Whether the actor may see an objection and its files. */
export async function seesObjection(db: Db, actor: Actor, id: string): Promise<boolean> {
  const row = await objections.findIfThere(db, id)
  if (!row) return false
  const { dept_path, owner_id, supervisor_ids, state } = await projects.find(db, row.project_id)
  const facts = { supplier_id: row.supplier_id, dept_path, owner_id, supervisor_ids, state }
  return objectionPartyOf(facts, actor) !== null
}

/**
 * Refuses to publish a result with open objections, or with an upheld one, which requires another award. The caller
 * holds the project's lock.
 */
export async function refuseObjected(tx: Tx, { id, award_id: awardId }: ProjectRow): Promise<void> {
  if (awardId === null) return
  const { proposed_at: since } = await awards.find(tx, awardId)
  const { open, upheld } = await countBlocking(tx, id, since)
  if (open > 0) refuse('result.objected', { count: open })
  if (upheld > 0) refuse('result.objectionUpheld')
}
