import { AttachedFiles, attachmentKinds, StorageFileId } from '#contract/files/files.ts'
import { changesRoute } from '#contract/kit/changes.ts'
import { Entrance } from '#contract/kit/entrance.ts'
import { exportRoute, listRoute } from '#contract/kit/list.ts'
import { route } from '#contract/kit/route.ts'
import { Id, Instant, List, Maybe, Note, Optional, shape, type Static, Text, Type } from '#contract/kit/schema.ts'
import { FeedbackAction, FeedbackStatus } from './states.ts'

/** Feedback 意见反馈 of visitors and users to the operators, with answers. */

const { most } = attachmentKinds.pictures

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
        pattern: `^$|^[0-9a-f]{40}(,[0-9a-f]{40}){0,${most - 1}}$`,
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
        most,
      ),
    ),
  }),
  reply: shape({ id: Id }),
})

const said = {
  id: Id,
  context: Type.String(),
  contact: Type.String(),
  files: AttachedFiles,
  status: FeedbackStatus,
  reply: Type.String({ description: 'empty without a reply; the reason if closed' }),
  repliedAt: Maybe(Instant),
  createdAt: Instant,
}

export const MyFeedback = shape(said)
export type MyFeedback = Static<typeof MyFeedback>

export const listMyFeedbacks = listRoute({
  path: '/sysrest/api/feedback/mine',
  access: 'session',
  summary: "List the caller's feedback with replies",
  filters: { status: Optional(FeedbackStatus) },
  record: MyFeedback,
})

export const Feedback = shape({
  ...said,
  version: Type.Integer(),
  sender: Type.String({ description: 'empty for a visitor' }),
  deptName: Type.String(),
  entrance: Type.Unsafe<Static<typeof Entrance> | 'visitor'>({
    type: 'string',
    enum: [...(Entrance as unknown as { readonly enum: readonly string[] }).enum, 'visitor'],
  }),
  handler: Type.String({ description: 'user who handles or has answered it' }),
  can: List(FeedbackAction),
})
export type Feedback = Static<typeof Feedback>

const managed = { access: 'feedback.manage', entrances: ['operator'] } as const
const ofVersion = { id: Id, version: Type.Integer() }

export const listFeedbacks = listRoute({
  path: '/sysrest/api/feedback/list',
  ...managed,
  summary: "List the tenant's feedback, newest first",
  filters: { status: Optional(FeedbackStatus), keyword: Optional(Note(100)) },
  sort: ['createdAt'],
  record: Feedback,
})
export const exportFeedbacks = exportRoute(listFeedbacks, {
  path: '/sysrest/api/feedback/export',
  columns: ['context', 'sender', 'deptName', 'contact', 'status', 'handler', 'reply', 'createdAt', 'repliedAt'],
})
export const getFeedback = route({
  method: 'GET',
  path: '/sysrest/api/feedback/detail',
  ...managed,
  summary: 'Get a feedback',
  input: shape({ id: Id }),
  reply: Feedback,
})
export const listFeedbackChanges = changesRoute({
  path: '/sysrest/api/feedback/changes',
  ...managed,
  summary: 'List the history of a feedback',
  key: 'id',
})
export const acceptFeedback = route({
  method: 'POST',
  path: '/sysrest/api/feedback/accept',
  ...managed,
  summary: 'Start handling a feedback; its sender sees the new status',
  input: shape(ofVersion),
  reply: Feedback,
})
export const replyFeedback = route({
  method: 'POST',
  path: '/sysrest/api/feedback/reply',
  ...managed,
  summary: 'Answer a feedback; the reply is shown to its sender and mailed to the e-mail address given',
  input: shape({ ...ofVersion, reply: Text(1000) }),
  reply: Feedback,
})
export const closeFeedback = route({
  method: 'POST',
  path: '/sysrest/api/feedback/close',
  ...managed,
  summary: 'Close a feedback without a reply; its sender sees the reason',
  input: shape({ ...ofVersion, reason: Text(200) }),
  reply: Feedback,
})
export const reopenFeedback = route({
  method: 'POST',
  path: '/sysrest/api/feedback/reopen',
  ...managed,
  summary: 'Reopen an answered or closed feedback',
  input: shape(ofVersion),
  reply: Feedback,
})
