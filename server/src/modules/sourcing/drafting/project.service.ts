import type { Input } from '#contract/kit/route.ts'
import type { ProjectDraft } from '#contract/sourcing/projectDraft.ts'
import type * as contract from '#contract/sourcing/projects.ts'
import { projectStateNames } from '#contract/sourcing/projectStates.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { fieldsChanged } from '#kit/events/changes.rules.ts'
import { newEvent, publish } from '#kit/events/events.ts'
import { refuse } from '#kit/refusal.ts'
import { replaceAttachments } from '#modules/files/index.ts'
import { activeSuppliers } from '#modules/suppliers/index.ts'
import { keptEvaluators, refuseWrongEvaluators } from '../evaluators/naming.service.ts'
import { keyedOf, refuseKeyless } from '../seal/openers/opener.service.ts'
import { attachDemands, releaseDemands } from '../demands/attach.service.ts'
import { newProjectNo } from '../projects/number.service.ts'
import { lockProjectFor } from '../projects/project.access.service.ts'
import { managesProject } from '../projects/project.rules.ts'
import { auctionOf, draftOf, newItemsOf, valuesOf, movedData } from '../projects/project.columns.ts'
import {
  findAgreementDepartments,
  findCategories,
  findInvited,
  findItems,
  insertInvitations,
  insertItems,
  type ProjectRow,
  projects,
  removeInvitations,
  removeItems,
} from '../projects/project.store.ts'

/** Creates a draft in the actor's department. */
export const createProject = (tx: Tx, actor: Actor, draft: ProjectDraft): Promise<string> =>
  create(tx, actor, draft, null)

/** Creates a draft in which the parties of an agreement compete: its prices are the most that is awarded. */
export const createCompetition = (tx: Tx, actor: Actor, draft: ProjectDraft, agreementId: string): Promise<string> =>
  create(tx, actor, draft, agreementId)

const create = async (tx: Tx, actor: Actor, draft: ProjectDraft, agreement_id: string | null): Promise<string> =>
  (await insertProject(tx, actor, draft, { owner: ownerOf(actor), agreement_id })).id

/** Person and department that a project belongs to. */
export interface Owner {
  readonly ownerId: string
  readonly ownerName: string
  readonly deptId: string
  readonly deptPath: readonly string[]
  readonly deptName: string
}
const ownerOf = ({ userId, userName, deptId, deptPath, deptName }: Actor): Owner => ({
  ownerId: userId,
  ownerName: userName,
  deptId,
  deptPath,
  deptName,
})

interface Origin extends Pick<ProjectRow, 'agreement_id'>, Partial<Pick<ProjectRow, 'first_id' | 'attempt'>> {
  readonly owner: Owner
  readonly attachments?: ProjectRow['attachments']
}

/** Inserts a draft with its parts. */
export async function insertProject(
  tx: Tx,
  actor: Actor,
  draft: ProjectDraft,
  { owner, ...origin }: Origin,
): Promise<ProjectRow> {
  await refuseUnknown(tx, draft)
  await refuseWrongEvaluators(tx, namedIn(draft), owner)
  const row = await projects.insert(tx, {
    ...valuesOf(draft),
    ...auctionOf(draft.kind, draft),
    ...origin,
    kind: draft.kind,
    project_no: await newProjectNo(tx, draft.kind, actor),
    dept_id: owner.deptId,
    dept_path: owner.deptPath,
    dept_name: owner.deptName,
    owner_id: owner.ownerId,
    owner_name: owner.ownerName,
  })
  await writeParts(tx, actor, row, draft)
  await publish(tx, actor, newEvent('project.created', { id: row.id, to: '1', data: movedData(row) }))
  return row
}

/** Replaces the content of a draft. */
export async function editProject(
  tx: Tx,
  actor: Actor,
  { id, version, ...draft }: Input<typeof contract.editProject>,
): Promise<string> {
  const { project, party } = await lockDraft(tx, actor, id, version)
  if (party === 'agency' && changesPeople(project, valuesOf(draft))) refuse('agency.peopleFixed')
  await refuseUnknown(tx, draft)
  await refuseWrongEvaluators(tx, namedIn(draft), namingOf(project))
  const [items, invited] = [await findItems(tx, id), await findInvited(tx, id)]
  const before = draftOf(
    project,
    items,
    invited.map((each) => each.id),
  )
  await projects.set(tx, project, {
    ...valuesOf(draft),
    ...auctionOf(project.kind, draft),
    updated_at: actor.now,
  })
  await removeItems(tx, { projectId: id })
  await removeInvitations(tx, { projectId: id })
  const after = await writeParts(tx, actor, project, draft)
  const changed = fieldsChanged(shown(before), shown(draftOf(after, await findItems(tx, id), draft.invitedIds)))
  await publish(tx, actor, newEvent('project.edited', { id, data: changed }))
  return id
}

/** Creates a draft from an earlier project, without its times, attachments and results. */
export async function copyProject(tx: Tx, actor: Actor, { id }: Input<typeof contract.copyProject>): Promise<string> {
  const { project } = await lockProjectFor(tx, actor, id)
  return createProject(tx, actor, await copiedDraft(tx, project, ownerOf(actor)))
}

/** Draft of an earlier project without its times, with those of its people and suppliers who can still take part. */
export async function copiedDraft(tx: Tx, project: ProjectRow, owner: Owner): Promise<ProjectDraft> {
  const items = await findItems(tx, project.id)
  const invited = await findInvited(tx, project.id)
  const known = new Set(
    (
      await activeSuppliers(
        tx,
        invited.map((each) => each.id),
      )
    ).map((each) => each.id),
  )
  const draft = draftOf(
    project,
    items,
    invited.map((each) => each.id).filter((each) => known.has(each)),
  )
  const none = {
    publishAt: null,
    enrolBeginAt: null,
    enrolEndAt: null,
    questionEndAt: null,
    quoteBeginAt: null,
    quoteEndAt: null,
    depositDueAt: null,
  }
  const openerIds = await keyedOf(tx, draft.openerIds)
  const evaluators = await keptEvaluators(tx, namedIn(draft), owner)
  return { ...draft, ...none, openerIds, ...evaluators }
}

interface Peopled extends Pick<ProjectRow, 'seal_mode' | 'seal_k' | 'evaluation'> {
  readonly opener_ids: readonly string[]
  readonly supervisor_ids: readonly string[]
  readonly expert_ids: readonly string[]
}
/** Whether a draft names others to open, score or supervise than the buyer has; without scores there are no experts. */
const changesPeople = (before: Peopled, after: Peopled): boolean =>
  before.seal_mode !== after.seal_mode ||
  before.seal_k !== after.seal_k ||
  before.opener_ids.join() !== after.opener_ids.join() ||
  before.supervisor_ids.join() !== after.supervisor_ids.join() ||
  (after.evaluation === 'weighted' && before.expert_ids.join() !== after.expert_ids.join())

/** Evaluators named in a draft; no experts if nothing is scored. */
const namedIn = ({ evaluation, expertIds = [], supervisorIds = [] }: Omit<ProjectDraft, 'items' | 'attachments'>) => ({
  expertIds: evaluation === 'weighted' ? expertIds : [],
  supervisorIds,
})
const namingOf = ({ id, owner_id: ownerId, dept_path: deptPath }: ProjectRow) => ({ projectId: id, ownerId, deptPath })

export async function removeProject(tx: Tx, actor: Actor, { id }: Input<typeof contract.removeProject>): Promise<void> {
  const { project, party } = await lockDraft(tx, actor, id)
  if (party === 'agency') refuse('agency.outOfScope')
  await releaseDemands(tx, actor, id)
  await projects.remove(tx, project)
  await publish(tx, actor, newEvent('project.removed', { id, from: '1', data: movedData(project) }))
}

/** Locks a draft; only buyers of its department, and an agency that is to write it, may edit it. */
async function lockDraft(tx: Tx, actor: Actor, id: string, version?: number) {
  const seen = await lockProjectFor(tx, actor, id, version)
  if (!managesProject(seen.project, 'author', actor))
    refuse(seen.party === 'agency' ? 'agency.outOfScope' : 'project.notOwn')
  if (seen.project.state !== '1') refuse('thing.wrongState', { state: projectStateNames[seen.project.state] })
  return seen
}

async function writeParts(
  tx: Tx,
  actor: Actor,
  project: ProjectRow,
  draft: Pick<ProjectDraft, 'items' | 'invitedIds' | 'scope' | 'attachments'>,
): Promise<ProjectRow> {
  const { id } = project
  if (draft.items.length > 0) await insertItems(tx, { rows: newItemsOf(id, draft.items) })
  await attachDemands(tx, actor, id, draft.items, await findItems(tx, id))
  const invited = draft.scope === 'invited' ? [...new Set(draft.invitedIds)] : []
  if (invited.length > 0)
    await insertInvitations(tx, { rows: invited.map((supplier_id) => ({ project_id: id, supplier_id })) })
  const locked = await projects.lock(tx, id)
  if (!draft.attachments) return locked
  const owner = { entity: 'project', id, attachments: locked.attachments }
  return projects.set(tx, locked, { attachments: await replaceAttachments(tx, actor, owner, draft.attachments) })
}

/** Refuses categories and suppliers that do not belong to the tenant. */
async function refuseUnknown(tx: Tx, draft: Omit<ProjectDraft, 'attachments'>) {
  const { categoryIds, invitedIds, scope, sealMode, openerIds = [] } = draft
  const known = await findCategories(tx, categoryIds)
  if (known.length < new Set(categoryIds).size) refuse('project.noSuchCategory')
  await refuseDepartments(tx, draft)
  if (sealMode !== undefined && sealMode !== 'automatic') await refuseKeyless(tx, openerIds)
  if (scope !== 'invited' || invitedIds.length === 0) return
  if ((await activeSuppliers(tx, invitedIds)).length < new Set(invitedIds).size) refuse('project.noSuchSupplier')
}

/** Refuses unknown departments, and several of them if the quantity is limited: each price has its own limit. */
async function refuseDepartments(
  tx: Tx,
  { purchaseForm, isCapped = false, agreementDeptIds = [] }: Omit<ProjectDraft, 'attachments'>,
): Promise<void> {
  const ids = new Set(purchaseForm === '2' ? agreementDeptIds : [])
  if (ids.size === 0) return
  if (isCapped && ids.size > 1) refuse('project.cappedDepartments')
  const known = new Set((await findAgreementDepartments(tx)).map(({ id }) => id))
  if (![...ids].every((id) => known.has(id))) refuse('project.noSuchDepartment')
}

/** Draft fields for the change history: lists as their length, texts as their number of characters. */
const shown = (draft: ReturnType<typeof draftOf>) => {
  const { items, invitedIds, criteria, categoryIds, requirements, openerIds, expertIds, supervisorIds, ...rest } = draft
  const { auctionRule, agreementDeptIds, ...fields } = rest
  return {
    ...fields,
    agreementDeptIds: agreementDeptIds.join(','),
    items: items.length,
    invitedIds: invitedIds.length,
    openerIds: openerIds.join(','),
    expertIds: expertIds.length,
    supervisorIds: supervisorIds.length,
    criteria: criteria.map(({ name, weight }) => `${name} ${weight}%`).join(', '),
    auctionRule: auctionRule ? Object.values(auctionRule).join(', ') : '',
    categoryIds: categoryIds.join(','),
    requirements: requirements.length,
  }
}
