import { listRoute } from '#contract/kit/list.ts'
import { Category } from '#contract/kit/messages.ts'
import { route } from '#contract/kit/route.ts'
import {
  Count,
  Day,
  Id,
  Instant,
  List,
  Nothing,
  Note,
  OneOf,
  Optional,
  shape,
  type Static,
  Type,
} from '#contract/kit/schema.ts'
import { TopicName } from './topics.ts'

/** Own messages 消息 of a user. */
export const Message = shape({
  id: Id,
  title: Type.String(),
  enTitle: Type.String(),
  content: Type.String(),
  enContent: Type.String(),
  url: Type.String({ description: 'path of the portal; empty without a link' }),
  bizChildType: Type.String({ description: 'code of its topic' }),
  category: Category,
  isRead: Type.Boolean(),
  createTime: Instant,
})
export type Message = Static<typeof Message>

const filters = {
  category: Optional(Category),
  topic: Optional(TopicName),
  state: Optional(OneOf(['read', 'unread'])),
  keyword: Optional(Note(100)),
  beginDay: Optional(Day),
  endDay: Optional(Day),
}
const Filter = shape(filters)
export type MessageFilter = Static<typeof Filter>

/** Available to every session, also before an initial password is replaced. */
const own = { access: 'session' } as const

export const listMessages = listRoute({
  path: '/sysrest/api/messageNotice/list',
  ...own,
  summary: "List the caller's messages, newest first",
  filters,
  record: Message,
})

const Counts = shape({
  unread: Count,
  byCategory: List(shape({ category: Category, unread: Count, total: Count }), 20),
})

export const getNoticeByUser = route({
  method: 'GET',
  path: '/sysrest/api/messageNotice/getNoticeByUser',
  ...own,
  summary: "List the caller's five newest unread messages, with the number of unread ones",
  input: Nothing,
  reply: shape({ unread: Count, records: List(Message, 5) }),
})
export const countMessages = route({
  method: 'GET',
  path: '/sysrest/api/messageNotice/unreadCount',
  ...own,
  summary: "Count the caller's messages and unread messages by category",
  input: Nothing,
  reply: Counts,
})

const Chosen = shape({ ids: Type.Array(Id, { minItems: 1, maxItems: 200, uniqueItems: true }) })
const changed = shape({ done: Count, unread: Count })

export const readMessages = route({
  method: 'POST',
  path: '/sysrest/api/messageNotice/read',
  ...own,
  summary: 'Mark messages of the caller as read (idempotent)',
  input: Chosen,
  reply: changed,
})
export const readAllMessages = route({
  method: 'POST',
  path: '/sysrest/api/messageNotice/readAll',
  ...own,
  summary: "Mark the caller's filtered messages as read, up to the newest one displayed",
  input: shape({ ...filters, upTo: Optional(Id) }),
  reply: changed,
})
export const removeMessages = route({
  method: 'POST',
  path: '/sysrest/api/messageNotice/remove',
  ...own,
  summary: 'Delete messages of the caller',
  input: Chosen,
  reply: changed,
})

/** Server-sent events stream of own messages; `Last-Event-ID` is the id of the last received message. */
export const messageStream = '/sysrest/api/messageNotice/stream'
/** Event of the stream: new messages and the unread count. */
export const Pushed = shape({ unread: Count, records: List(Message, 5) })
export type Pushed = Static<typeof Pushed>
