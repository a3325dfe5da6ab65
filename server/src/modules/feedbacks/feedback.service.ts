import { createHash } from 'node:crypto'
import type * as contract from '#contract/feedbacks/feedbacks.ts'
import { mostFeedbackADay, violationOfFeedback } from '#contract/feedbacks/rules.ts'
import type { FeedbackAction } from '#contract/feedbacks/states.ts'
import { attachmentKinds } from '#contract/files/files.ts'
import type { Input } from '#contract/kit/route.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { newEvent, publish } from '#kit/events/events.ts'
import { addJobs } from '#kit/jobs/jobs.ts'
import { refuse, refuseInput } from '#kit/refusal.ts'
import { replaceAttachments } from '#modules/files/index.ts'
import { answerJob } from './answerJob.ts'
import { feedbackFlow } from './feedback.rules.ts'
import { countSent, type FeedbackRow, feedbacks } from './feedback.store.ts'

const day = 24 * 3_600_000

/** Visitor key: a hash of the address, which does not reveal it. */
const visitorOf = ({ tenantId, ip }: Actor): string =>
  createHash('sha256')
    .update(JSON.stringify([tenantId, 'feedback', ip]))
    .digest('base64url')

const keysOf = ({ fileIds = '', fileList = [] }: Input<typeof contract.addFeedback>): readonly string[] => [
  ...new Set([...fileIds.split(',').filter(Boolean), ...fileList.map(({ storageFileId }) => storageFileId)]),
]

export async function sendFeedback(tx: Tx, actor: Actor, input: Input<typeof contract.addFeedback>): Promise<string> {
  const isVisitor = actor.userId === '0'
  const contact = (input.phone || input.contact || '').trim()
  const violation = violationOfFeedback({ context: input.context, contact, needsContact: isVisitor })
  if (violation) refuse(violation)
  const keys = keysOf(input)
  if (isVisitor && keys.length > 0) refuse('feedback.filesSignedOut')
  const { most } = attachmentKinds.pictures
  if (keys.length > most) refuseInput('tooManyItems', { field: 'fileIds', limit: most })
  const sender = { userId: isVisitor ? null : actor.userId, visitor: isVisitor ? visitorOf(actor) : '' }
  const since = new Date(actor.now.getTime() - day)
  if ((await countSent(tx, { ...sender, since })) >= mostFeedbackADay) refuse('feedback.tooManyToday')
  const { id } = await feedbacks.insert(tx, {
    context: input.context.trim(),
    contact,
    user_id: sender.userId,
    person_id: isVisitor ? null : actor.personId,
    visitor: sender.visitor,
    sender: isVisitor ? '' : actor.userName,
    dept_name: actor.deptName,
    entrance: isVisitor || actor.entrance === 'system' ? 'visitor' : actor.entrance,
    lang: actor.lang,
    created_at: actor.now,
  })
  if (keys.length > 0) {
    const attachments = await replaceAttachments(
      tx,
      actor,
      { entity: 'feedback', id, attachments: [] },
      keys,
      'pictures',
    )
    await feedbacks.set(tx, await feedbacks.lock(tx, id), { attachments })
  }
  await publish(tx, actor, { name: 'feedback.sent', id, to: '01' })
  return id
}

type OfVersion = { readonly id: string; readonly version: number }
type Patched = Pick<FeedbackRow, 'reply' | 'replied_at'>

const happened = {
  accept: 'feedback.accepted',
  close: 'feedback.closed',
  reopen: 'feedback.reopened',
} as const

async function move(
  tx: Tx,
  actor: Actor,
  { id, version }: OfVersion,
  action: FeedbackAction,
  patch: Partial<Patched> = {},
): Promise<string> {
  const before = await feedbacks.lock(tx, id, version)
  const status = feedbackFlow.decide(before, action, actor)
  const handled = { status, handler_id: actor.userId, handler: actor.userName }
  const after = await feedbacks.set(tx, before, { ...handled, ...patch })
  const moved = { id, from: before.status, to: status }
  if (action === 'reply')
    await publish(tx, actor, { name: 'feedback.replied', ...moved, data: { senderId: before.user_id } })
  else await publish(tx, actor, newEvent(happened[action], moved))
  // The answer is mailed once for each version: a second answer is another mail.
  if (action === 'reply' && before.contact.includes('@'))
    await addJobs(tx, answerJob, [
      { data: { feedbackId: id, version: after.version }, key: `answer ${id} ${after.version}` },
    ])
  return id
}

export const acceptFeedback = (tx: Tx, actor: Actor, input: OfVersion) => move(tx, actor, input, 'accept')
export const reopenFeedback = (tx: Tx, actor: Actor, input: OfVersion) => move(tx, actor, input, 'reopen')
export const replyFeedback = (tx: Tx, actor: Actor, { reply, ...input }: Input<typeof contract.replyFeedback>) =>
  move(tx, actor, input, 'reply', { reply: reply.trim(), replied_at: actor.now })
export const closeFeedback = (tx: Tx, actor: Actor, { reason, ...input }: Input<typeof contract.closeFeedback>) =>
  move(tx, actor, input, 'close', { reply: reason.trim(), replied_at: actor.now })
