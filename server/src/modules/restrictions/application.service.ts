import type { Input } from '#contract/kit/route.ts'
import type * as contract from '#contract/restrictions/applications.ts'
import type { saveRestoreDraft, startApprovalFlow, withdrawRestore } from '#contract/restrictions/blackList.ts'
import { violationOfApplication } from '#contract/restrictions/rules.ts'
import type { Actor } from '#kit/actor.ts'
import type { Locked, Tx } from '#kit/database/database.ts'
import { newEvent, publish } from '#kit/events/events.ts'
import { refuse } from '#kit/refusal.ts'
import { replaceAttachments } from '#modules/files/index.ts'
import { applicationFlow } from './restriction.rules.ts'
import { type ApplicationRow, applications } from './application.store.ts'
import { lift, restrictedOf, notBlank } from './restriction.service.ts'
import { lockOfPeople } from './restriction.store.ts'

type Written = Input<typeof saveRestoreDraft>

/** Locks the caller's application; refuses `thing.notFound` for others. */
async function lockOwn(tx: Tx, actor: Actor, id: string, version: number | undefined) {
  const before = await applications.lock(tx, id, version)
  return before.person_id === actor.personId ? before : refuse('thing.notFound')
}

/** Saves the draft, new or with this `id`; returns it locked. */
async function saveDraft(tx: Tx, actor: Actor, input: Written): Promise<Locked<ApplicationRow>> {
  const before = input.id === undefined ? undefined : await lockOwn(tx, actor, input.id, input.version)
  if (before && before.status !== '01') refuse('thing.wrongState', { state: applicationFlow.names[before.status] })
  const values = {
    apply_name: (input.applyUserName ?? '').trim(),
    apply_mobile: (input.applyUserMobile ?? '').trim(),
    perm_ids: [...new Set(input.permissionIdList ?? [])],
    apply_reason: (input.applyReason ?? '').trim(),
  }
  const owner = {
    person_id: actor.personId,
    user_id: actor.userId,
    user_code: actor.userCode,
    dept_name: actor.deptName,
  }
  const { id } = before ?? (await applications.insert(tx, { ...values, ...owner, created_at: actor.now }))
  const draft = await applications.lock(tx, id)
  const keys = [...new Set((input.storageFileDtoList ?? []).map(({ storageFileId }) => storageFileId))]
  const attached = { entity: 'restoreApplication', id, attachments: draft.attachments }
  await applications.set(tx, draft, { ...values, attachments: await replaceAttachments(tx, actor, attached, keys) })
  return applications.lock(tx, id)
}

export async function saveRestore(tx: Tx, actor: Actor, input: Written): Promise<string> {
  const { id } = await saveDraft(tx, actor, input)
  await publish(tx, actor, { name: 'restoreApplication.saved', id, to: '01' })
  return id
}

export async function submitRestore(tx: Tx, actor: Actor, input: Input<typeof startApprovalFlow>): Promise<string> {
  const { applyUserName = '', applyUserMobile = '', permissionIdList = [], applyReason = '' } = input
  const violation = violationOfApplication({ applyUserName, applyUserMobile, permissionIdList, applyReason })
  if (violation) refuse(violation)
  const { ids } = await restrictedOf(tx, actor.personId, actor.now)
  if (permissionIdList.some((id) => !ids.includes(id))) refuse('restoreApplication.permissionsOther')
  const draft = await saveDraft(tx, actor, input)
  const status = applicationFlow.decide(draft, 'submit', actor)
  await applications.set(tx, draft, { status, submitted_at: actor.now })
  const data = { permissionIds: draft.perm_ids }
  await publish(tx, actor, { name: 'restoreApplication.submitted', id: draft.id, from: '01', to: status, data })
  return draft.id
}

export async function takeRestoreBack(
  tx: Tx,
  actor: Actor,
  { id, version }: Input<typeof withdrawRestore>,
): Promise<string> {
  const before = await lockOwn(tx, actor, id, version)
  const status = applicationFlow.decide(before, 'withdraw', actor)
  await applications.set(tx, before, { status })
  await publish(tx, actor, { name: 'restoreApplication.withdrawn', id, from: before.status, to: status })
  return id
}

interface Decision {
  readonly id: string
  readonly version: number
  readonly reply: string
}

const happened = { grant: 'restoreApplication.granted', refuse: 'restoreApplication.refused' } as const

async function decide(tx: Tx, actor: Actor, { id, version, reply }: Decision, action: 'grant' | 'refuse') {
  const before = await applications.lock(tx, id, version)
  const status = applicationFlow.decide(before, action, actor)
  await applications.set(tx, before, { status, reply, handler: actor.userName, decided_at: actor.now })
  const moved = { id, from: before.status, to: status, data: { reason: reply, applicantId: before.user_id } }
  await publish(tx, actor, newEvent(happened[action], moved))
  return before
}

/** Grants an application and lifts its restrictions in the same transaction; those lifted before stay lifted. */
export async function grantRestore(tx: Tx, actor: Actor, input: Input<typeof contract.grantRestore>): Promise<string> {
  const reply = (input.reply ?? '').trim()
  const before = await decide(tx, actor, { ...input, reply }, 'grant')
  for (const restriction of await lockOfPeople(tx, { personIds: [before.person_id], permIds: before.perm_ids }))
    if (restriction.starts_at <= actor.now) await lift(tx, actor, restriction, reply)
  return input.id
}

export async function refuseRestore(
  tx: Tx,
  actor: Actor,
  input: Input<typeof contract.refuseRestore>,
): Promise<string> {
  await decide(tx, actor, { ...input, reply: notBlank(input.reply, 'reply') }, 'refuse')
  return input.id
}
