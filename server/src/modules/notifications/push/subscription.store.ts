import type { Db, Tx } from '#kit/database/database.ts'
import { sqlQuery } from '#kit/database/query.ts'
import type { PushTarget } from '#kit/push/push.ts'

const state = sqlQuery(
  'notifications.pushState',
  `select count(*)::int as "browsers!", coalesce(bool_or(endpoint = $endpoint), false) as "isOn!"
   from notifications.push_subscriptions where user_id = $userId`,
)
/** In how many browsers somebody has turned notifications on, and whether this is one of them. */
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
/** Keeps a browser's subscription, or renews it; false where it is another account's. */
export const putSubscription = async (tx: Tx, subscription: NewSubscription): Promise<boolean> =>
  (await put(tx, { ...subscription })).length > 0

const trim = sqlQuery(
  'notifications.trimSubscriptions',
  `delete from notifications.push_subscriptions where user_id = $userId and id in (
     select id from notifications.push_subscriptions where user_id = $userId order by id desc offset $most)`,
)
/** Leaves out the browsers that were turned on first, of more than an account has. */
export const trimSubscriptions = (tx: Tx, userId: string, most: number) => trim(tx, { userId, most })

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
