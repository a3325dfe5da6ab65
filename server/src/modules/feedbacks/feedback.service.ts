import { createHash } from 'node:crypto'
import type * as contract from '#contract/feedbacks/feedbacks.ts'
import { maxFeedbackADay, violationOfFeedback } from '#contract/feedbacks/rules.ts'
import type { FeedbackAction, FeedbackStatus } from '#contract/feedbacks/states.ts'
import { attachmentKinds } from '#contract/files/files.ts'
import type { Input } from '#contract/kit/route.ts'
import type { Actor } from '#kit/actor.ts'
import { caseCommands } from '#kit/case/case.service.ts'
import type { Tx } from '#kit/database/database.ts'
import { publish } from '#kit/events/events.ts'
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
  const { max } = attachmentKinds.pictures
  if (keys.length > max) refuseInput('tooManyItems', { field: 'fileIds', limit: max })
  const since = new Date(actor.now.getTime() - day)
  const sender = isVisitor ? { visitor: visitorOf(actor) } : { userId: actor.userId }
  if ((await countSent(tx, { ...sender, since })) >= maxFeedbackADay) refuse('feedback.tooManyToday')
  const { id } = await feedbacks.insert(tx, {
    context: input.context.trim(),
    contact,
    user_id: isVisitor ? null : actor.userId,
    person_id: isVisitor ? null : actor.personId,
    visitor: sender.visitor ?? '',
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

const handle = caseCommands<FeedbackStatus, FeedbackAction, FeedbackRow>({
  rows: feedbacks,
  flow: feedbackFlow,
  entity: 'feedback',
  verbs: { accept: 'accepted', reply: 'replied', close: 'closed', reopen: 'reopened' },
  handledBy: ({ userId, userName }) => ({ handler_id: userId, handler: userName }),
  repliedAt: 'replied_at',
  decided: async (tx, _, { action, before: { id, contact, user_id: senderId }, version }) => {
    if (action !== 'reply') return {}
    // The answer is mailed once for each version: a second answer is another mail.
    if (contact.includes('@'))
      await addJobs(tx, answerJob, [{ data: { feedbackId: id, version }, key: `answer ${id} ${version}` }])
    return { data: { senderId } }
  },
})
export const acceptFeedback = handle('accept')
export const replyFeedback = handle('reply')
export const closeFeedback = handle('close')
export const reopenFeedback = handle('reopen')
