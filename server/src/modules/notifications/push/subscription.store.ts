import type { Db, Tx } from '#kit/database/database.ts'
import { sqlQuery } from '#kit/database/query.ts'
import type { PushTarget } from '#kit/push/push.ts'

const state = sqlQuery(
  'notifications.pushState',
  `select count(*)::int as "browsers!", coalesce(bool_or(endpoint = $endpoint), false) as "isOn!"
   from notifications.push_subscriptions where user_id = $userId`,
)
/** Number of a person's subscribed browsers, and whether this is one of them. */
export const findPushState = (db: Db, userId: string, endpoint: string) => state.one(db, { userId, endpoint })

const put = sqlQuery(
  'notifications.putSubscription',
  `insert into notifications.push_subscriptions as s (user_id, session_id, endpoint, p256dh, auth, created_at)
   values ($userId, $sessionId, $endpoint, $p256dh, $auth, kit.clock())
   on conflict (tenant_id, endpoint) do update set session_id = excluded.session_id, p256dh = excluded.p256dh, auth = excluded.auth
     where s.user_id = excluded.user_id
   returning id`,
)
export interface NewSubscription extends PushTarget {
  readonly userId: string
  readonly sessionId: string
}
/** Inserts or renews a browser's subscription; false if it belongs to another account. */
export const putSubscription = async (tx: Tx, subscription: NewSubscription): Promise<boolean> =>
  (await put(tx, { ...subscription })).length > 0

const trim = sqlQuery(
  'notifications.trimSubscriptions',
  `delete from notifications.push_subscriptions where user_id = $userId and id in (
     select id from notifications.push_subscriptions where user_id = $userId order by id desc offset $max)`,
)
/** Removes the oldest subscriptions beyond the limit. */
export const trimSubscriptions = (tx: Tx, userId: string, max: number) => trim(tx, { userId, max })

const remove = sqlQuery(
  'notifications.removeSubscription',
  'delete from notifications.push_subscriptions where user_id = $userId and endpoint = $endpoint',
)
export const removeSubscription = (tx: Tx, userId: string, endpoint: string) => remove(tx, { userId, endpoint })

const removeOfSession = sqlQuery(
  'notifications.removeSubscriptionsOfSession',
  'delete from notifications.push_subscriptions where session_id = $sessionId',
)
export const removeSubscriptionsOf = (tx: Tx, sessionId: string) => removeOfSession(tx, { sessionId })
