import { AttachedFiles, Attachments } from '#contract/files/files.ts'
import { exportRoute, listRoute } from '#contract/kit/list.ts'
import type { StateNames } from '#contract/kit/refusals.ts'
import { route } from '#contract/kit/route.ts'
import {
  Count,
  Id,
  Instant,
  List,
  Maybe,
  Note,
  OneOf,
  Optional,
  PageOf,
  paging,
  shape,
  type Static,
  Text,
  Type,
} from '#contract/kit/schema.ts'

/** State of a review: shown in the mall, waiting for a check, or hidden by an operator. */
export const CommentStatus = OneOf(['published', 'pending', 'hidden'])
export type CommentStatus = Static<typeof CommentStatus>
export const commentStatusNames = {
  published: ['已展示', 'Shown'],
  pending: ['待审核', 'Waiting for a check'],
  hidden: ['已隐藏', 'Hidden'],
} as const satisfies StateNames<CommentStatus>

/** Days in which a review can be followed up. */
export const followUpDays = 180

const Score = Type.Integer({ minimum: 1, maximum: 5 })

/** Review of received goods. Anonymous ones show the first character of the name and two asterisks. */
export const Comment = shape({
  commentId: Id,
  orderLineId: Id,
  skuId: Id,
  productId: Id,
  name: Type.String(),
  spec: Type.String(),
  authorName: Type.String(),
  deptName: Type.String({ description: 'empty if anonymous' }),
  score: Score,
  service: Score,
  logistics: Score,
  text: Type.String(),
  pictures: AttachedFiles,
  auto: Type.Boolean({ description: 'created automatically at the deadline' }),
  createdAt: Instant,
  reply: Type.String({ description: 'reply of the supplier' }),
  status: CommentStatus,
  followUp: Type.String({ description: 'added by the author later; empty if there is none' }),
  followUpPictures: AttachedFiles,
  followUpAt: Maybe(Instant),
  canFollowUp: Type.Boolean(),
})
export type Comment = Static<typeof Comment>

export const createComment = route({
  method: 'POST',
  path: '/orderrest/api/comments/create',
  access: 'order.comment',
  summary: 'Review all lines of an order at once, which completes the order',
  input: shape({
    orderId: Id,
    service: Score,
    logistics: Score,
    anonymous: Optional(Type.Boolean()),
    lines: Type.Array(
      shape({
        orderLineId: Id,
        score: Score,
        text: Optional(Note(500)),
        pictures: Optional(Attachments('pictures')),
      }),
      { minItems: 1, maxItems: 200 },
    ),
  }),
  reply: List(Comment),
})
export const replyComment = route({
  method: 'POST',
  path: '/orderrest/api/comments/reply',
  access: 'supplierOrder.accept',
  summary: 'Reply to a comment as its supplier, once',
  input: shape({ commentId: Id, text: Text(500) }),
  reply: Comment,
})
export const followUpComment = route({
  method: 'POST',
  path: '/orderrest/api/comments/followUp',
  access: 'order.comment',
  summary: `Follow an own review up, once and within ${followUpDays} days`,
  input: shape({ commentId: Id, text: Text(500), pictures: Optional(Attachments('pictures')) }),
  reply: Comment,
})

/** Review as operators check it. */
export const CheckedComment = shape({
  ...Comment.properties,
  id: Id,
  version: Type.Integer(),
  orderId: Id,
  orderNo: Type.String(),
  supplierName: Type.String(),
  hiddenReason: Type.String(),
  can: List(OneOf(['publish', 'hide'])),
})
export type CheckedComment = Static<typeof CheckedComment>
export const CommentTab = OneOf(['waiting', 'published', 'hidden'])
export type CommentTab = Static<typeof CommentTab>
const moderator = { access: 'comment.moderate', entrances: ['operator'] } as const

export const listCheckedComments = listRoute({
  path: '/orderrest/api/comments/checkList',
  ...moderator,
  summary: 'List the reviews of the tenant that wait for a check, are shown or are hidden, newest first',
  filters: {
    tab: Optional(CommentTab),
    level: Optional(OneOf(['good', 'middling', 'bad'])),
    keyword: Optional(Note(100)),
  },
  record: CheckedComment,
})
export const exportCheckedComments = exportRoute(listCheckedComments, {
  path: '/orderrest/api/comments/checkExport',
  columns: [
    'orderNo',
    'supplierName',
    'goods',
    'score',
    'service',
    'logistics',
    'text',
    'followUp',
    'reply',
    'authorName',
    'deptName',
    'createdAt',
    'status',
    'hiddenReason',
  ],
})
export const moderateComment = route({
  method: 'POST',
  path: '/orderrest/api/comments/moderate',
  ...moderator,
  summary: 'Show a review with its follow-up in the mall, or hide it with a reason; hidden reviews count nowhere',
  input: shape({
    id: Id,
    version: Type.Integer(),
    decision: OneOf(['publish', 'hide']),
    reason: Optional(Note(200)),
  }),
  reply: CheckedComment,
})
export const listComments = route({
  method: 'GET',
  path: '/orderrest/api/comments/list',
  byKey: true,
  access: 'session',
  steps: true,
  summary:
    'List the comments on a product, SKU, supplier or order, newest first, with the average and the number of each score',
  input: shape({
    productId: Optional(Id),
    skuId: Optional(Id),
    supplierId: Optional(Id),
    orderId: Optional(Id),
    level: Optional(OneOf(['good', 'middling', 'bad'])),
    ...paging,
  }),
  reply: shape({
    ...PageOf(Comment).properties,
    average: Type.String({ description: 'average with one decimal; empty without comments' }),
    scores: Type.Array(Count, { description: 'numbers of the scores 1, 2, 3, 4 and 5' }),
  }),
})
