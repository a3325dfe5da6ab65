import { preparedQuery, sqlQuery } from '#kit/database/query.ts'
import { anyOf } from '#kit/database/query.parts.ts'

/** Open sandbox of a customer, with its host. */
export const sandboxOf = sqlQuery(
  'platform.sandboxOf',
  `select t.id, t.created_at, h.host from tenancy.tenants t join tenancy.hosts h on h.tenant_id = t.id
   where t.parent_id = $parentId and t.status = 'open' limit 1`,
)

/** Number of sandboxes of a customer that have ended and are not removed yet. */
export const closedSandboxes = sqlQuery(
  'platform.closedSandboxes',
  `select count(*)::int as "count!" from tenancy.tenants t where t.parent_id = $parentId and t.status <> 'open'`,
)

/** What is in the sandbox of the connection, and when it was used last: signed in to, or called with a key. */
export const sandboxUse = sqlQuery(
  'platform.sandboxUse',
  `select
     (select count(*)::int from catalogue.products) as "products!",
     (select count(*)::int from api.keys where revoked_at is null) as "keys!",
     greatest((select max(last_seen_at) from identity.sessions), (select max(last_used_at) from api.keys)) as used_at`,
)

/** Open sandboxes of all customers, with what became of the customer. */
export const openSandboxes = preparedQuery((db) =>
  db
    .selectFrom('tenancy.tenants as t')
    .innerJoin('tenancy.tenants as p', 'p.id', 't.parent_id')
    .select(['t.id', 't.created_at', 'p.id as parent_id', 'p.status as parent_status'])
    .where('t.status', '=', 'open')
    .orderBy('t.id')
    .limit(10000),
)

/** Sandboxes that have ended and are not removed yet. */
export const endedSandboxes = preparedQuery((db) =>
  db
    .selectFrom('tenancy.tenants')
    .select('id')
    .where('kind', '=', 'sandbox')
    .where('status', '=', anyOf(['closed', 'removing']))
    .orderBy('id')
    .limit(100),
)
