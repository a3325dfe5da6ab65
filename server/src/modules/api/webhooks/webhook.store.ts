import { sql } from 'kysely'
import { listWebhookDeliveries, listWebhooks } from '#contract/api/webhooks.ts'
import type { Db, Locked } from '#kit/database/database.ts'
import { countOfLargeTables } from '#kit/database/list/list.finder.ts'
import type { RowIn } from '#kit/database/list/list.page.ts'
import { listOf } from '#kit/database/list.ts'
import { sqlQuery } from '#kit/database/query.ts'
import { insertMany } from '#kit/database/query.parts.ts'
import { type RowOfTable, tableOf } from '#kit/database/table.ts'

export const webhooks = tableOf('api.webhooks')
export type WebhookRow = RowOfTable<typeof webhooks>
export type LockedWebhook = Locked<WebhookRow>
export const deliveries = tableOf('api.deliveries')

const countOf = (status: 'waiting' | 'failed') =>
  sql<number>`(select count(*)::int from api.deliveries e where e.tenant_id = w.tenant_id and e.webhook_id = w.id and e.status = ${sql.lit(status)})`

export const webhookList = listOf({
  route: listWebhooks,
  find: (db: Db) =>
    db
      .selectFrom('api.webhooks as w')
      .innerJoin('api.accounts as a', (on) =>
        on.onRef('a.tenant_id', '=', 'w.tenant_id').onRef('a.id', '=', 'w.account_id'),
      )
      .innerJoin('identity.users as u', (on) =>
        on.onRef('u.tenant_id', '=', 'w.tenant_id').onRef('u.id', '=', 'w.account_id'),
      ),
  where: {
    keyword: { contains: ['w.name', 'w.url', 'u.name'] },
    status: { is: 'w.status' },
  },
  select: (found) =>
    found
      .select(['w.id', 'w.version', 'w.name', 'w.url', 'w.events', 'w.status', 'w.account_id as accountId'])
      .select(['u.name as accountName', 'w.failing_since', 'w.last_delivered_at', 'w.former_until', 'w.created_at'])
      .select([countOf('waiting').as('waiting'), countOf('failed').as('failed')]),
  key: 'w.id',
  order: ['w.name'],
  sort: { name: 'w.name', lastDeliveredAt: 'w.last_delivered_at' },
})
export type ListedWebhook = RowIn<typeof webhookList>

export const deliveryList = listOf({
  route: listWebhookDeliveries,
  find: (db: Db) =>
    db
      .selectFrom('api.deliveries as e')
      .innerJoin('api.webhooks as w', (on) =>
        on.onRef('w.tenant_id', '=', 'e.tenant_id').onRef('w.id', '=', 'e.webhook_id'),
      ),
  where: {
    keyword: { contains: ['e.type', 'e.message_id', 'w.name', 'e.body'] },
    webhookId: { is: 'e.webhook_id' },
    status: { is: 'e.status' },
  },
  select: (found) =>
    found
      .select(['e.id', 'e.webhook_id as webhookId', 'w.name as webhookName', 'e.message_id as messageId', 'e.type'])
      .select(['e.seq', 'e.body', 'e.status', 'e.attempts', 'e.http_status as httpStatus', 'e.ms', 'e.reason'])
      .select(['e.excerpt', 'e.next_at', 'e.created_at', 'e.finished_at']),
  key: 'e.id',
  order: [['e.id', 'desc']],
  countUpTo: countOfLargeTables,
})
export type ListedDelivery = RowIn<typeof deliveryList>

/** Webhooks in force, with what their systems may read. */
export const activeWebhooks = sqlQuery(
  'api.activeWebhooks',
  `select w.id, w.account_id, w.events, a.permissions
   from api.webhooks w join api.accounts a on a.tenant_id = w.tenant_id and a.id = w.account_id
   where w.status = 'active' and not a.disabled order by w.id limit 200`,
)

const placesOf = sqlQuery(
  'api.placesOf',
  'select event_id, seq from kit.audit where tenant_id = kit.tenant() and event_id = any ($ids::bigint[])',
)
/** Places of events in the tenant's chain. */
export const seqOf = async (db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> =>
  new Map((await placesOf(db, { ids: [...ids] })).map((row) => [row.event_id, row.seq]))

export const insertDeliveries = insertMany('api.deliveries', [
  'webhook_id',
  'event_id',
  'message_id',
  'type',
  'seq',
  'body',
  'next_at',
  'created_at',
])

/** Takes what is due of a webhook in the order of events, so that no other process sends it at the same time. */
export const claimDue = sqlQuery(
  'api.claimDue',
  `with due as (
     select d.id from api.deliveries d
       join api.webhooks w on w.tenant_id = d.tenant_id and w.id = d.webhook_id
       join api.accounts a on a.tenant_id = w.tenant_id and a.id = w.account_id
     where d.webhook_id = $webhookId and d.status = 'waiting' and d.next_at <= $now and w.status = 'active' and not a.disabled
       and (d.claimed_until is null or d.claimed_until < $now)
     order by d.seq, d.id limit $most for update of d skip locked
   ), claimed as (
     update api.deliveries d set claimed_until = $until from due where d.id = due.id
     returning d.id, d.seq, d.message_id, d.body, d.attempts
   )
   select id as "id!", message_id as "message_id!", body as "body!", attempts as "attempts!" from claimed order by seq, id`,
)

export const settleDelivery = sqlQuery(
  'api.settleDelivery',
  `update api.deliveries set status = $status, attempts = attempts + 1, next_at = $nextAt?, claimed_until = null,
     http_status = $httpStatus?, ms = $ms, reason = $reason, excerpt = $excerpt,
     finished_at = case when $status = 'waiting' then null else $at::timestamptz end
   where id = $id and status = 'waiting'`,
)

/** When the next delivery of a webhook is due. */
export const nextDue = sqlQuery(
  'api.nextDue',
  `select min(next_at) as next_at from api.deliveries where webhook_id = $webhookId and status = 'waiting'`,
)
/** Webhooks of which something is due, whose job a killed process may have lost. */
export const webhooksDue = sqlQuery(
  'api.webhooksDue',
  `select distinct d.webhook_id from api.deliveries d join api.webhooks w on w.tenant_id = d.tenant_id and w.id = d.webhook_id
   where d.status = 'waiting' and d.next_at <= $now and (d.claimed_until is null or d.claimed_until < $now) and w.status = 'active'
   limit 1000`,
)

/** Makes deliveries due now that are not being sent; those that have ended begin anew. Answers their webhooks. */
export const replay = sqlQuery(
  'api.replay',
  `update api.deliveries d set attempts = case when d.status = 'waiting' then d.attempts else 0 end, status = 'waiting', next_at = $now,
     finished_at = null
   where d.id = any ($ids::bigint[]) and (d.claimed_until is null or d.claimed_until < $now) returning d.webhook_id`,
)
export const deliveriesBetween = sqlQuery(
  'api.deliveriesBetween',
  `select id from api.deliveries where webhook_id = $webhookId and created_at >= $since and created_at < $until
     and event_id is not null and (not $onlyFailed::boolean or status = 'failed') and status <> 'waiting'
   order by seq, id limit 10000`,
)
/** Removes what was finished long ago, a bounded number at once. */
export const removeOldDeliveries = sqlQuery(
  'api.removeOldDeliveries',
  `delete from api.deliveries where id in (
     select id from api.deliveries where status <> 'waiting' and created_at < $before order by id limit 5000)`,
)
