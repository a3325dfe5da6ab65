import type { DeliveryStatus, SentChannel, SkipReason } from '#contract/notifications/operating.ts'
import type { Db, Tx } from '#kit/database/database.ts'
import { type RowOf, sqlQuery } from '#kit/database/query.ts'
import { tableOf } from '#kit/database/table.ts'
import type { LetterRequest } from '#modules/sourcing/index.ts'

export const deliveries = tableOf('notifications.deliveries')

const one = sqlQuery(
  'notifications.findDelivery',
  `select d.id, d.channel, d.status, d.digest_on, d.receiver_id, u.name, u.lang, u.entrance, u.person_id, p.email, p.mobile,
     identity.is_open(u) as "hasOpenAccount!", m.template, m.topic, m.title_zh, m.content_zh,
     m.title_en, m.content_en, m.url, m.letter, m.read_at,
     case when m.template in ('approvalTodo', 'approvalReminder') then (select e.entity_id from kit.events e
       where e.tenant_id = m.tenant_id and e.id = split_part(m.source, ' ', 2)::bigint) end as "roundId", d.message_id, s.endpoint, s.p256dh, s.auth
   from notifications.deliveries d
   join identity.users u on u.tenant_id = d.tenant_id and u.id = d.receiver_id
   join identity.people p on p.tenant_id = u.tenant_id and p.id = u.person_id
   left join notifications.messages m on m.tenant_id = d.tenant_id and m.id = d.message_id
   left join notifications.push_subscriptions s on s.tenant_id = d.tenant_id and s.id = d.subscription_id
     and not exists (select from identity.sessions e
       where e.tenant_id = s.tenant_id and e.id = s.session_id and e.ended_at is not null)
   where d.id = $id`,
).narrow<{ channel: SentChannel; status: DeliveryStatus; lang: 'zh-CN' | 'en'; letter: LetterRequest | null }>()
export type DeliveryFacts = RowOf<typeof one>
/** Delivery with current content and receiver. */
export const findDelivery = (db: Db, id: string) => one.first(db, { id })

const settle = sqlQuery(
  'notifications.settleDelivery',
  `with settled as (
     update notifications.deliveries set status = $status, reason = $reason, attempts = attempts + 1, version = version + 1,
       ended_at = case when $status = 'waiting' then null else kit.clock() end
     where id = $id and status = 'waiting' returning id
   )
   update notifications.deliveries d set status = $status, reason = $reason, ended_at = kit.clock(), version = version + 1
   from settled s where d.digest_id = s.id and d.status = 'held' and $status = 'sent'`,
)
export interface Outcome {
  readonly status: DeliveryStatus
  readonly reason: string
}
export const skipped = (reason: SkipReason): Outcome => ({ status: 'skipped', reason })
export const sent: Outcome = { status: 'sent', reason: '' }
/** Records the result of an attempt; for a sent digest also for each of its messages. */
export const settleDelivery = (tx: Tx, id: string, { status, reason }: Outcome) => settle(tx, { id, status, reason })

const inDigest = sqlQuery(
  'notifications.messagesOfDigest',
  `select m.id, m.title_zh, m.content_zh, m.title_en, m.content_en, m.url, m.topic, (select count(*)::int from notifications.deliveries c where c.digest_id = $id) as "total!"
   from notifications.deliveries d join notifications.messages m on m.tenant_id = d.tenant_id and m.id = d.message_id
   where d.digest_id = $id and m.removed_at is null order by m.id desc limit $max`,
)
export const messagesOfDigest = (db: Db, id: string, max: number) => inDigest(db, { id, max })

const due = sqlQuery(
  'notifications.digestsDue',
  `select f.user_id from notifications.profiles f
   where f.digest_hour <= $hour
     and not exists (select from notifications.deliveries d
       where d.tenant_id = f.tenant_id and d.receiver_id = f.user_id and d.digest_on = $day::date)
     and exists (select from notifications.deliveries d
       where d.tenant_id = f.tenant_id and d.receiver_id = f.user_id and d.status = 'held' and d.digest_id is null)
   order by f.user_id limit 1000`,
)
/** Accounts whose digest is due: at or after their hour, not sent today, with held messages. */
export const digestsDue = async (db: Db, day: string, hour: number) =>
  (await due(db, { day, hour })).map((row) => row.user_id)

const begin = sqlQuery(
  'notifications.beginDigest',
  `with begun as (
     insert into notifications.deliveries (receiver_id, channel, digest_on, status, created_at)
     values ($userId, 'mail', $day::date, 'waiting', kit.clock()) on conflict (tenant_id, receiver_id, digest_on) do nothing
     returning id
   ), gathered as (
     update notifications.deliveries d set digest_id = b.id from begun b
     where d.receiver_id = $userId and d.status = 'held' and d.digest_id is null returning d.id
   )
   select id from begun`,
)
/** Starts a digest with all held messages; undefined if it was started before. */
export const beginDigest = async (tx: Tx, userId: string, day: string) => (await begin.first(tx, { userId, day }))?.id

const release = sqlQuery(
  'notifications.releaseHeld',
  `update notifications.deliveries set status = 'waiting' where receiver_id = $userId and status = 'held' and digest_id is null
   returning id`,
)
/** Releases messages held for a digest that is no longer wanted. */
export const releaseHeld = async (tx: Tx, userId: string) => (await release(tx, { userId })).map(({ id }) => id)

const old = sqlQuery(
  'notifications.removeOld',
  `with due as (
     select id from notifications.messages where at < $before::timestamptz order by at limit 5000
   ), digests as (
     delete from notifications.deliveries d where d.digest_on < ($before::timestamptz)::date
       and not exists (select from notifications.deliveries i where i.tenant_id = d.tenant_id and i.digest_id = d.id)
   )
   delete from notifications.messages m using due where m.id = due.id`,
)
/** Removes old messages with their delivery records. */
export const removeOld = (tx: Tx, before: Date) => old(tx, { before })
