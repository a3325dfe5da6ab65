import type { OwnDeposit, ProjectDeposit } from '#contract/sourcing/deposits/deposits.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db } from '#kit/database/database.ts'
import { findPublished } from '../projects/published.service.ts'
import { textOf } from '../projects/project.columns.ts'
import { overseesProject, runsProject, supervisesProject } from '../projects/project.rules.ts'
import { projects } from '../projects/project.store.ts'
import { runOrSupervisedOf } from '../projects/running.store.ts'
import { depositActions, dueOf, termsOfDeposit, violationOfDeposit } from './deposit.rules.ts'
import { type DepositFilter, depositList, deposits, findDeposit, type ListedDeposit } from './deposit.store.ts'

/** Deposit with what the actor may do now. */
export function presentDeposit(row: ListedDeposit, actor: Actor): ProjectDeposit {
  const due = dueOf(row) ?? row.reported_at
  const facts = {
    status: row.status,
    supplierId: row.supplier_id,
    reporterId: row.reported_person_id,
    confirmerId: row.confirmed_person_id,
    project: row,
    projectState: row.state,
    enrolment: row.enrolment ?? undefined,
    isWinner: row.is_winner,
    isHandedOn: row.is_handed_on,
    isDue: actor.now >= due,
  }
  // Suppliers do not learn who of the buyer handled their deposit.
  const nameFor = (name: string) => (actor.supplierId === null ? name : '')
  return {
    id: row.id,
    version: row.version,
    projectId: row.project_id,
    projectNo: row.project_no,
    title: row.title,
    deptName: row.dept_name,
    supplierId: row.supplier_id,
    supplierName: row.supplier_name,
    amount: row.amount,
    dueAt: due.toISOString(),
    status: row.status,
    paidOn: row.paid_on,
    receipts: row.receipts,
    reportedName: row.reported_name,
    reportedAt: row.reported_at.toISOString(),
    confirmedName: nameFor(row.confirmed_name),
    confirmedAt: textOf(row.confirmed_at),
    reason: row.reason,
    settledOn: row.settled_on,
    proofs: row.proofs,
    settledName: nameFor(row.settled_name),
    settledAt: textOf(row.settled_at),
    isWinner: row.is_winner,
    can: depositActions.filter((action) => !violationOfDeposit(facts, action, actor)),
  }
}

/** Access scope: finance sees all deposits, others those of projects that they run, oversee or supervise. */
export function depositScopeOf(actor: Actor): DepositFilter['scope'] {
  const isFinance = actor.entrance === 'purchaser' && actor.permissions.has('projectDeposit.handle')
  if (isFinance) return undefined
  return runOrSupervisedOf(actor)
}

/** One deposit, for its readers. */
export const readDeposit = async (db: Db, actor: Actor, id: string): Promise<ProjectDeposit> =>
  presentDeposit(await depositList.one(db, { scope: depositScopeOf(actor) }, id), actor)

/** Whether the actor may read the files of a deposit: its supplier, and those who see it in the list. */
export async function seesDeposit(db: Db, actor: Actor, id: string): Promise<boolean> {
  const row = await deposits.findIfThere(db, id)
  if (!row) return false
  if (actor.supplierId !== null) return row.supplier_id === actor.supplierId
  const project = await projects.find(db, row.project_id)
  const isFinance = actor.entrance === 'purchaser' && actor.permissions.has('projectDeposit.handle')
  return (
    isFinance || runsProject(project, actor) || overseesProject(project, actor) || supervisesProject(project, actor)
  )
}

/** Deposit of the caller's supplier in a published project, and what the project asks for. */
export async function presentOwnDeposit(db: Db, actor: Actor, projectId: string): Promise<OwnDeposit> {
  const project = await findPublished(db, actor, projectId)
  const own = actor.supplierId === null ? undefined : await findDeposit(db, projectId, actor.supplierId)
  return {
    terms: termsOfDeposit(project, true),
    deposit: own ? presentDeposit(await depositList.one(db, {}, own.id), actor) : null,
  }
}
