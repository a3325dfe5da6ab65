import type { Input } from '#contract/kit/route.ts'
import type * as contract from '#contract/sourcing/projects.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { refuse } from '#kit/refusal.ts'
import { cancelApproval, startApproval } from '#modules/approvals/index.ts'
import { departmentPath } from '#modules/identity/index.ts'
import { readDepartmentSetting } from '#modules/tenancy/index.ts'
import { finishMove } from '../moves/finish.service.ts'
import { refuseCollisions } from '../award/collision.service.ts'
import { awards } from '../award/award.store.ts'
import { settleAward } from '../award/outcome.service.ts'
import { refuseObjected } from '../objections/objection.access.service.ts'
import { refuseUnsigned } from '../opening/countersigned.service.ts'
import { beginQuoting } from '../auction/plan.service.ts'
import type { Seals } from '../seal/seals.ts'
import { budgetOf, holdBudget } from '../moves/budget.service.ts'
import { nameOfField, passedTime, violationOf } from '../projects/draft.rules.ts'
import { factsOf, lockProjectFor, type Seen } from '../projects/project.access.service.ts'
import { draftOf } from '../projects/project.columns.ts'
import { projectFlow } from '../projects/project.rules.ts'
import { findCategories, findInvited, findItems, personOf, type LockedProject } from '../projects/project.store.ts'

/** Performs user actions on a project, except approval and changes. */
export async function moveProject(
  tx: Tx,
  actor: Actor,
  { id, version, action, reason = '' }: Input<typeof contract.moveProject>,
  seals: Seals,
): Promise<string> {
  const seen = await lockProjectFor(tx, actor, id, version)
  if (action === 'submit') await submit(tx, actor, seen)
  else if (action === 'publish') await publishNow(tx, actor, seen, seals)
  else if (action === 'announce') await announce(tx, actor, seen)
  else await end(tx, actor, seen, action, reason.trim())
  return id
}

async function submit(tx: Tx, actor: Actor, seen: Seen<LockedProject>): Promise<void> {
  const { project } = seen
  // Checks state and actor first, so that missing fields are not disclosed to others.
  projectFlow.decide(factsOf(seen, { approved: true }), 'submit', actor)
  const [items, invited] = [await findItems(tx, project.id), await findInvited(tx, project.id)]
  const draft = draftOf(
    project,
    items,
    invited.map(({ id }) => id),
  )
  const violation = violationOf(draft, actor.now, actor.lang)
  if (violation) refuse(violation.code, violation.facts)
  const categories = await findCategories(tx, project.category_ids)
  const amount = await budgetOf(tx, project)
  const approval = await startApproval(tx, actor, {
    entity: 'project',
    entityId: project.id,
    docNo: project.project_no,
    title: project.title,
    version: String(project.version + 1),
    amount,
    ...(await requesterOf(tx, actor, project)),
    deptId: project.dept_id,
    deptPath: project.dept_path,
    categoryIds: [...new Set(categories.flatMap(({ path }) => path))],
    supplierIds: draft.invitedIds,
    orderType: '',
  })
  await holdBudget(tx, actor, project, amount)
  await finishMove(tx, actor, seen, 'submit', {
    patch: { approval_id: approval.instanceId, reason: '', quotes_whole: await quotesWhole(tx, project) },
    after: { approved: approval.status === 'approved' },
    events: approval.events,
  })
}

/** Requester of the approval: what an agency submits is its buyer's request. */
async function requesterOf(tx: Tx, actor: Actor, { owner_id: ownerId }: LockedProject) {
  if (actor.entrance !== 'agency') return { requesterId: actor.userId, requesterPersonId: actor.personId }
  return { requesterId: ownerId, requesterPersonId: await personOf(tx, ownerId) }
}

/** Quotation rule of the department, fixed when the project is submitted. */
const quotesWhole = async (tx: Tx, { dept_id: deptId }: LockedProject): Promise<boolean> =>
  (await readDepartmentSetting(tx, await departmentPath(tx, deptId), 'quotationRuleConf')) === '1'

async function publishNow(tx: Tx, actor: Actor, seen: Seen<LockedProject>, seals: Seals): Promise<void> {
  const { project } = seen
  projectFlow.decide(factsOf(seen), 'publish', actor)
  const passed = passedTime(draftOf(project, [], []), actor.now)
  if (passed) refuse('project.datesPassed', { what: nameOfField(passed, actor.lang) })
  await finishMove(tx, actor, seen, 'publish', { patch: await beginQuoting(tx, actor, project, seals) })
}

/** Publishes the result, visible according to the policy. */
async function announce(tx: Tx, actor: Actor, seen: Seen<LockedProject>): Promise<void> {
  projectFlow.decide(factsOf(seen), 'announce', actor)
  await refuseUnsigned(tx, seen.project.id)
  await refuseObjected(tx, seen.project)
  // Prices may have been agreed on since the award was proposed.
  const { award_id: awardId } = seen.project
  if (awardId !== null)
    await refuseCollisions(tx, actor, seen.project, { awardId, replaces: (await awards.find(tx, awardId)).replaces })
  await settleAward(tx, actor, seen.project, 'published')
  await finishMove(tx, actor, seen, 'announce')
}

/** Ends an approval, a publication or the project: withdraw, recall, or terminate in public. */
async function end(
  tx: Tx,
  actor: Actor,
  seen: Seen<LockedProject>,
  action: 'withdraw' | 'recall' | 'withdrawAward' | 'terminate',
  reason: string,
): Promise<void> {
  const { project } = seen
  projectFlow.decide(factsOf(seen), action, actor)
  if (action === 'terminate' && reason === '') refuse('project.reasonMissing')
  const events = project.approval_id === null ? [] : await cancelApproval(tx, actor, [project.approval_id], action)
  if (action === 'terminate' || action === 'withdrawAward')
    await settleAward(tx, actor, project, action === 'terminate' ? 'terminated' : 'withdrawn')
  await finishMove(tx, actor, seen, action, {
    patch:
      action === 'terminate'
        ? { ending: 'terminated', reason, award_id: null }
        : { approval_id: null, ...(action === 'withdrawAward' ? { award_id: null } : {}) },
    reason,
    events,
  })
}
