import { AttachedFiles, attachmentKinds, StorageFileId } from '#contract/files/files.ts'
import { queueOf } from '#contract/kit/case/queue.ts'
import { Entrance } from '#contract/kit/entrance.ts'
import { route } from '#contract/kit/route.ts'
import { Id, Instant, List, Maybe, Note, Optional, shape, type Static, Text, Type } from '#contract/kit/schema.ts'
import { countNewFeedbacks } from './newFeedbacks.ts'
import { feedbackStatusNames } from './states.ts'

/** Feedback 意见反馈 of visitors and users to the operators, with answers. */

const { max } = attachmentKinds.pictures

export const addFeedback = route({
  method: 'POST',
  path: '/sysrest/api/feedback/add',
  access: 'public',
  rateLimit: 'login',
  summary:
    'Submit feedback; visitors must give a phone number or an e-mail address. `phone` and `contact` are synonyms, as are `fileIds` and `fileList`.',
  input: shape({
    context: Note(2000),
    phone: Optional(Note(100)),
    contact: Optional(Note(100)),
    fileIds: Optional(
      Type.String({
        pattern: `^$|^[0-9a-f]{40}(,[0-9a-f]{40}){0,${max - 1}}$`,
        description: 'storageFileId of uploaded pictures, comma-separated',
      }),
    ),
    fileList: Optional(
      List(
        shape({
          storageFileId: StorageFileId,
          fileName: Optional(Note(300)),
          fileUrl: Optional(Note(500)),
          fileId: Optional(Id),
          size: Optional(Type.Integer({ minimum: 0 })),
        }),
        max,
      ),
    ),
  }),
  reply: shape({ id: Id }),
})

export const feedbackCase = queueOf({
  entity: 'feedback',
  path: '/sysrest/api/feedback',
  manage: 'feedback.manage',
  count: countNewFeedbacks,
  singular: 'feedback',
  plural: 'feedback',
  states: feedbackStatusNames,
  waiting: ['01'],
  own: {
    id: Id,
    context: Type.String(),
    contact: Type.String(),
    files: AttachedFiles,
    reply: Type.String({ description: 'empty without a reply; the reason if closed' }),
    repliedAt: Maybe(Instant),
    createdAt: Instant,
  },
  handled: {
    sender: Type.String({ description: 'empty for a visitor' }),
    deptName: Type.String(),
    entrance: Type.Unsafe<Static<typeof Entrance> | 'visitor'>({
      type: 'string',
      enum: [...(Entrance as unknown as { readonly enum: readonly string[] }).enum, 'visitor'],
    }),
    handler: Type.String({ description: 'user who handles or has answered it' }),
  },
  sort: ['createdAt'],
  columns: ['context', 'sender', 'deptName', 'contact', 'status', 'handler', 'reply', 'createdAt', 'repliedAt'],
  actions: {
    reply: {
      summary: 'Answer a feedback; the reply is shown to its sender and mailed to the e-mail address given',
      input: { reply: Text(1000) },
    },
    accept: { summary: 'Start handling a feedback; its sender sees the new status' },
    close: { summary: 'Close a feedback without a reply; its sender sees the reason', input: { reason: Text(200) } },
    reopen: { summary: 'Reopen an answered or closed feedback' },
  },
})
export const { own: listMyFeedbacks, list: listFeedbacks, export: exportFeedbacks, detail: getFeedback } = feedbackCase
export const { changes: listFeedbackChanges, actions: feedbackActions } = feedbackCase
export const {
  accept: acceptFeedback,
  reply: replyFeedback,
  close: closeFeedback,
  reopen: reopenFeedback,
} = feedbackActions

export type MyFeedback = Static<typeof feedbackCase.Own>
export type Feedback = Static<typeof feedbackCase.Record>
