import { AttachedFiles, Attachments } from '#contract/files/files.ts'
import { route } from '#contract/kit/route.ts'
import {
  Count,
  Id,
  Instant,
  List,
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
export const listComments = route({
  method: 'GET',
  path: '/orderrest/api/comments/list',
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
