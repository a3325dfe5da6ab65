import { listMessages, type MessageFilter } from '#contract/notifications/messages.ts'
import type { Category } from '#contract/kit/messages.ts'
import type { Db, Tx } from '#kit/database/database.ts'
import { listOf } from '#kit/database/list.ts'
import type { RowIn } from '#kit/database/list/list.page.ts'
import { sinceDay, untilDay } from '#kit/database/query.parts.ts'
import { sqlQuery } from '#kit/database/query.ts'

const columns = `id, title_zh, content_zh, title_en, content_en, url, topic, category, read_at, at`
const shown = `receiver_id = $userId and is_shown and removed_at is null`

/**
 * Messages of one person, newest first by the time of what happened: a message that is written late is among those of
 * its day.
 */
export const messageList = listOf({
  route: listMessages,
  find: (db: Db, filter: MessageFilter & { readonly userId: string }) =>
    db
      .selectFrom('notifications.messages as m')
      .where('m.receiver_id', '=', filter.userId)
      .where('m.is_shown', '=', true)
      .where('m.removed_at', 'is', null),
  where: {
    category: { is: 'm.category' },
    topic: { is: 'm.topic' },
    state: (e, state) => e('m.read_at', state === 'unread' ? 'is' : 'is not', null),
    keyword: { contains: ['m.title_zh', 'm.title_en', 'm.content_zh', 'm.content_en'] },
    beginDay: (e, day) => sinceDay(e, 'm.at', day),
    endDay: (e, day) => untilDay(e, 'm.at', day),
  },
  select: (found) =>
    found
      .select(['m.id', 'm.title_zh', 'm.content_zh', 'm.title_en', 'm.content_en', 'm.url', 'm.topic', 'm.category'])
      .select(['m.read_at', 'm.at']),
  key: 'm.id',
  order: [
    ['m.at', 'desc'],
    ['m.id', 'desc'],
  ],
})
export type MessageRow = RowIn<typeof messageList>

const newest = sqlQuery(
  'notifications.newestUnread',
  `select ${columns} from notifications.messages where ${shown} and read_at is null order by at desc, id desc limit 5`,
).narrow<Pick<MessageRow, 'topic' | 'category'>>()
export const newestUnread = (db: Db, userId: string) => newest(db, { userId })

const counts = sqlQuery(
  'notifications.countByCategory',
  `select category, count(*)::int as "total!", count(*) filter (where read_at is null)::int as "unread!"
   from notifications.messages where ${shown} group by category order by category`,
).narrow<{ category: Category }>()
export const countByCategory = (db: Db, userId: string) => counts(db, { userId })

const unread = sqlQuery(
  'notifications.countUnread',
  `select count(*)::int as "unread!" from notifications.messages where ${shown} and read_at is null`,
)
export const countUnread = async (db: Db, userId: string) => (await unread.one(db, { userId })).unread

const read = sqlQuery(
  'notifications.setRead',
  `update notifications.messages set read_at = kit.clock() where ${shown} and read_at is null and id = any ($ids::bigint[])
   returning id`,
)
export const setRead = async (tx: Tx, userId: string, ids: readonly string[]) =>
  (await read(tx, { userId, ids: [...ids] })).length

const readAll = sqlQuery(
  'notifications.setAllRead',
  `update notifications.messages set read_at = kit.clock()
   where ${shown} and read_at is null and id <= coalesce($upTo?::bigint, id) and category = coalesce($category?, category)
     and topic = coalesce($topic?, topic)
     and ($like?::text is null or title_zh ilike $like? or title_en ilike $like? or content_zh ilike $like? or content_en ilike $like?)
     and ($beginDay?::date is null or at >= ($beginDay?::date)::timestamp at time zone 'Asia/Shanghai')
     and ($endDay?::date is null or at < ($endDay?::date + 1)::timestamp at time zone 'Asia/Shanghai')
   returning id`,
)
export interface AllRead {
  readonly userId: string
  readonly upTo: string | null
  readonly category: string | null
  readonly topic: string | null
  readonly like: string | null
  readonly beginDay: string | null
  readonly endDay: string | null
}
export const setAllRead = async (tx: Tx, which: AllRead) => (await readAll(tx, { ...which })).length

const remove = sqlQuery(
  'notifications.removeMessages',
  `update notifications.messages set removed_at = kit.clock() where ${shown} and id = any ($ids::bigint[]) returning id`,
)
export const setRemoved = async (tx: Tx, userId: string, ids: readonly string[]) =>
  (await remove(tx, { userId, ids: [...ids] })).length

const pushed = sqlQuery(
  'notifications.newOf',
  `select receiver_id, ${columns} from notifications.messages
   where receiver_id + 0 = any ($userIds::bigint[]) and is_shown and removed_at is null and id > $after order by id limit $max`,
).narrow<Pick<MessageRow, 'topic' | 'category'>>()
/**
 * New messages of these people, oldest first. `+ 0` makes the planner scan new ids, of which there are few, instead of
 * the messages of thousands of people one after the other.
 */
export const newOf = (db: Db, userIds: readonly string[], after: string, max: number) =>
  pushed(db, { userIds: [...userIds], after, max })

const missed = sqlQuery(
  'notifications.missedBy',
  `select ${columns} from notifications.messages where ${shown} and id > $after order by id limit $max`,
).narrow<Pick<MessageRow, 'topic' | 'category'>>()
/** Messages of one person after a given one, oldest first. */
export const missedBy = (db: Db, userId: string, after: string, max: number) => missed(db, { userId, after, max })

const unreadOf = sqlQuery(
  'notifications.unreadOf',
  `select receiver_id, count(*)::int as "unread!" from notifications.messages
   where receiver_id = any ($userIds::bigint[]) and is_shown and removed_at is null and read_at is null group by receiver_id`,
)
export const unreadOfEach = async (db: Db, userIds: readonly string[]): Promise<ReadonlyMap<string, number>> =>
  new Map((await unreadOf(db, { userIds: [...userIds] })).map((row) => [row.receiver_id, row.unread]))

const last = sqlQuery(
  'notifications.lastMessage',
  `select coalesce(max(id), 0)::bigint as "id!" from notifications.messages`,
)
export const lastMessage = async (db: Db) => (await last.one(db)).id
