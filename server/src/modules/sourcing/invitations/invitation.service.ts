import type { Input } from '#contract/kit/route.ts'
import type * as contract from '#contract/sourcing/invitations/mailInvitations.ts'
import { maxMailInvitations, maxSends } from '#contract/sourcing/invitations/mailInvitations.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db, Locked, Tx } from '#kit/database/database.ts'
import { type Event, newEvent, publish } from '#kit/events/events.ts'
import { addJob } from '#kit/jobs/jobs.ts'
import { refuse } from '#kit/refusal.ts'
import { findToken, removeTokensAbout, takeToken } from '#kit/security/oneTimeTokens.ts'
import { systemActor } from '#kit/actor.ts'
import { ownSupplier } from '#modules/suppliers/index.ts'
import { findProjectFor, lockProjectFor } from '../projects/project.access.service.ts'
import { type LockedProject, projects } from '../projects/project.store.ts'
import { actionsOf, endOfLink, isInviting, statusOf } from './invitation.rules.ts'
import { findInvitations, findRegistering, insertInvited, invitations } from './invitation.store.ts'
import { invitationJob } from './invitationJob.ts'

/** Kind of the one-time tokens of links; their facts name the invitation. */
export const invitationToken = 'projectInvitation'
export interface InvitationFacts {
  readonly invitationIds: readonly [string]
}

/** Invites a firm by mail; the mail follows the commit. */
export async function inviteByMail(
  tx: Tx,
  actor: Actor,
  { projectId, firmName, mail }: Input<typeof contract.inviteByMail>,
): Promise<string> {
  const project = await lockInviting(tx, actor, projectId)
  if ((await findInvitations(tx, projectId)).length >= maxMailInvitations)
    refuse('mailInvitation.tooMany', { max: maxMailInvitations })
  const { id } = await invitations.insert(tx, {
    project_id: projectId,
    firm_name: firmName.trim(),
    mail: mail.toLowerCase(),
    invited_name: actor.userName,
    invited_at: actor.now,
    expires_at: endOfLink(actor.now, project.ends_at),
  })
  await send(tx, actor, id, projectId, firmName.trim())
  return projectId
}

/** Sends an invitation again; the link before ends with the new one. */
export async function resendInvitation(tx: Tx, actor: Actor, { id }: { readonly id: string }): Promise<string> {
  const { project_id: projectId } = await invitations.find(tx, id)
  const project = await lockInviting(tx, actor, projectId)
  const row = await lockUnused(tx, id)
  if (row.sends >= maxSends) refuse('mailInvitation.sends', { max: maxSends })
  await invitations.set(tx, row, { sends: row.sends + 1, expires_at: endOfLink(actor.now, project.ends_at) })
  await send(tx, actor, id, projectId, row.firm_name)
  return projectId
}

/** Withdraws an invitation that nobody has accepted. */
export async function withdrawInvitation(tx: Tx, actor: Actor, { id }: { readonly id: string }): Promise<string> {
  const { project_id: projectId } = await invitations.find(tx, id)
  await lockOwn(tx, actor, projectId)
  const row = await lockUnused(tx, id)
  await endLinks(tx, id)
  await invitations.set(tx, row, { withdrawn_at: actor.now, withdrawn_name: actor.userName })
  const data = { projectId, firmName: row.firm_name }
  await publish(tx, actor, newEvent('mailInvitation.withdrawn', { id, data }))
  return projectId
}

async function send(tx: Tx, actor: Actor, id: string, projectId: string, firmName: string): Promise<void> {
  await endLinks(tx, id)
  await addJob(tx, invitationJob, { invitationId: id })
  await publish(tx, actor, newEvent('mailInvitation.sent', { id, data: { projectId, firmName } }))
}
const endLinks = (tx: Tx, id: string) => removeTokensAbout(tx, [invitationToken], 'invitationIds', [id])

async function lockOwn(tx: Tx, actor: Actor, projectId: string): Promise<LockedProject> {
  const { project, party } = await lockProjectFor(tx, actor, projectId)
  return party === 'owner' ? project : refuse('project.notOwn')
}
async function lockInviting(tx: Tx, actor: Actor, projectId: string): Promise<LockedProject> {
  const project = await lockOwn(tx, actor, projectId)
  return isInviting(project) ? project : refuse('mailInvitation.notOpen')
}
async function lockUnused(tx: Tx, id: string) {
  const row = await invitations.lock(tx, id)
  if (row.withdrawn_at !== null) refuse('mailInvitation.gone')
  return row.accepted_at === null ? row : refuse('mailInvitation.used')
}

/** Invitation of a link that still holds, with its project; of everything else the same refusal. */
async function lockByFacts(tx: Tx, facts: InvitationFacts | undefined, now: Date) {
  const row = facts && (await invitations.lockIfThere(tx, facts.invitationIds[0]))
  if (!row || row.withdrawn_at !== null || row.accepted_at !== null || row.expires_at <= now)
    return refuse('mailInvitation.gone')
  const project = await projects.find(tx, row.project_id)
  return isInviting(project) ? { row, project } : refuse('mailInvitation.gone')
}

/** Shows the invitation of a link, and notes that it was opened. */
export async function openInvitation(
  tx: Tx,
  actor: Actor,
  { token }: Input<typeof contract.openMailInvitation>,
): Promise<contract.OpenedInvitation> {
  const facts = await findToken<InvitationFacts>(tx, { kind: invitationToken, secret: token })
  const { row, project } = await lockByFacts(tx, facts, actor.now)
  if (row.opened_at === null) await invitations.set(tx, row, { opened_at: actor.now })
  return {
    firmName: row.firm_name,
    title: project.title,
    projectNo: project.project_no,
    deptName: project.dept_name,
    deadline: project.ends_at?.toISOString() ?? null,
    expiresAt: row.expires_at.toISOString(),
  }
}

/**
 * Accepts an invitation, once: for the supplier of the account at once, for an applicant when the application is
 * granted.
 */
export async function acceptInvitation(
  tx: Tx,
  actor: Actor,
  { token }: Input<typeof contract.acceptMailInvitation>,
): Promise<{ readonly projectId: string; readonly isRegistered: boolean }> {
  const isApplicant = actor.supplierId === null && actor.permissions.has('supplierApplication.apply')
  if (!isApplicant) await ownSupplier(tx, actor, 'join')
  const facts = await takeToken<InvitationFacts>(tx, { kind: invitationToken, secret: token })
  const { row, project } = await lockByFacts(tx, facts, actor.now)
  const accepted = await invitations.set(tx, row, {
    opened_at: row.opened_at ?? actor.now,
    user_id: actor.userId,
    accepted_at: actor.now,
  })
  await publish(
    tx,
    actor,
    newEvent('mailInvitation.accepted', { id: row.id, data: { projectId: project.id, firmName: row.firm_name } }),
  )
  if (actor.supplierId !== null) await register(tx, actor, await invitations.lock(tx, accepted.id), actor.supplierId)
  return { projectId: project.id, isRegistered: actor.supplierId !== null }
}

/** Adds the supplier to those who are invited to the project. */
async function register(
  tx: Tx,
  actor: Actor,
  row: Locked<Awaited<ReturnType<typeof invitations.find>>>,
  supplierId: string,
): Promise<void> {
  await insertInvited(tx, { project_id: row.project_id, supplier_id: supplierId })
  await invitations.set(tx, row, { supplier_id: supplierId, registered_at: actor.now })
  const { title, project_no: projectNo } = await projects.find(tx, row.project_id)
  const data = { projectId: row.project_id, firmName: row.firm_name, supplierId, title, projectNo }
  await publish(tx, actor, newEvent('mailInvitation.registered', { id: row.id, data }))
}

/** Invites the suppliers that granted applications have made of applicants with an accepted invitation. */
export async function onApplicationGranted(tx: Tx, { tenant_id: tenantId, at }: Event): Promise<void> {
  const actor = systemActor(tenantId, '', at)
  for (const { id, supplierId } of await findRegistering(tx))
    await register(tx, actor, await invitations.lock(tx, id), supplierId)
}

/** Invitations by mail of a project, for its readers but approvers. */
export async function presentInvitations(db: Db, actor: Actor, projectId: string): Promise<contract.MailInvitations> {
  const { project, party } = await findProjectFor(db, actor, projectId)
  if (party === 'approver' || party === 'agency') refuse('thing.notFound')
  const isOpen = isInviting(project)
  return {
    projectId,
    canInvite: party === 'owner' && isOpen,
    list: (await findInvitations(db, projectId)).map((row) => ({
      id: row.id,
      firmName: row.firm_name,
      mail: row.mail,
      status: statusOf(row, actor.now),
      sends: row.sends,
      invitedBy: row.invited_name,
      invitedAt: row.invited_at.toISOString(),
      expiresAt: row.expires_at.toISOString(),
      can: party === 'owner' ? actionsOf(row, isOpen) : [],
    })),
  }
}
