import { shortest } from '#contract/kit/money.ts'
import type { Project, ProjectSummary } from '#contract/sourcing/projects.ts'
import { detailStatusOf, statusOf } from '#contract/sourcing/projectStates.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db } from '#kit/database/database.ts'

import { findDemandsOf, type ProjectDemand } from '../demands/demand.store.ts'
import { factsOf, findProjectFor, type Seen } from '../projects/project.access.service.ts'
import { draftOf, itemOf, textOf } from '../projects/project.columns.ts'
import { projectFlow } from '../projects/project.rules.ts'
import { namesOf } from '../evaluators/evaluator.store.ts'
import { openersOf } from '../seal/openers/opener.service.ts'
import { presentAttempts } from '../reruns/rerun.service.ts'
import { findCategories, findInvited, findItems, type ProjectRow } from '../projects/project.store.ts'

const summaryOf = (row: ProjectRow): Omit<ProjectSummary, 'can'> => ({
  id: row.id,
  version: row.version,
  projectNo: row.project_no,
  kind: row.kind,
  title: row.title,
  purchaseForm: row.purchase_form,
  status: statusOf(row.state),
  detailStatus: detailStatusOf(row.state),
  state: row.state,
  ending: row.ending,
  attempt: row.attempt,
  deptId: row.dept_id,
  deptName: row.dept_name,
  ownerName: row.owner_name,
  budgetAmount: row.budget_amount,
  size1: row.enrolled_count,
  size2: row.quoted_count,
  endsAt: textOf(row.ends_at),
  releaseTime: textOf(row.published_at),
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
})

/** Party of the readers of a list, who all have the same. */
const listParties: Partial<Record<Actor['entrance'], Seen['party']>> = { operator: 'overseer', agency: 'agency' }

/** Project in a list: with actions for a buyer of its department or its agency, read-only for an operator. */
export const presentSummary = (project: ProjectRow, actor: Actor): ProjectSummary => ({
  ...summaryOf(project),
  can: canOf({ project, party: listParties[actor.entrance] ?? 'owner', awaitsMe: false }, actor),
})

const canOf = (seen: Seen, actor: Actor) => projectFlow.can(factsOf(seen), actor)

/** Demand lines of an item; confidential like its prices. */
function demandsIn(itemId: string, demands: readonly ProjectDemand[]) {
  const own = demands.filter(({ item_id: of }) => of === itemId)
  return {
    ...(own.length > 0 ? { demandIds: own.map(({ id }) => id) } : {}),
    demands: own.map((demand) => ({
      id: demand.id,
      deptName: demand.dept_name,
      requesterName: demand.requester_name,
      quantity: shortest(demand.quantity),
      needDate: demand.need_date,
      address: demand.address,
    })),
  }
}

/** Complete project for users who run, approve or oversee it. */
export async function presentProject(db: Db, actor: Actor, id: string): Promise<Project> {
  const seen = await findProjectFor(db, actor, id)
  const { project } = seen
  const [items, invited, categories] = [
    await findItems(db, id),
    await findInvited(db, id),
    await findCategories(db, project.category_ids),
  ]
  const demands = await findDemandsOf(db, id)
  const {
    items: _,
    invitedIds,
    ...draft
  } = draftOf(
    project,
    [],
    invited.map((supplier) => supplier.id),
  )
  return {
    ...summaryOf(project),
    ...draft,
    invitedIds,
    can: canOf(seen, actor),
    ownerId: project.owner_id,
    approvalId: project.approval_id,
    reason: project.reason,
    isExtended: project.is_extended,
    negotiationEndAt: textOf(project.negotiation_end_at),
    auctionBeginAt: textOf(project.auction_begin_at),
    auctionEndAt: textOf(project.auction_end_at),
    endedAt: textOf(project.ended_at),
    ...(await presentAttempts(db, actor, project)),
    items: items.map((item) => ({ ...itemOf(item), ...demandsIn(item.id, demands) })),
    attachments: project.attachments,
    invited,
    openers: await openersOf(db, project.opener_ids),
    experts: await namesOf(db, project.expert_ids),
    supervisors: await namesOf(db, project.supervisor_ids),
    categories: categories.map(({ id: categoryId, name, enName }) => ({ id: categoryId, name, enName })),
  }
}
