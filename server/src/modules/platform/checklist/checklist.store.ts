import { sqlQuery } from '#kit/database/query.ts'

/** What the tenant of the connection has, as far as its set-up goes. */
export const setUpCounts = sqlQuery(
  'platform.setUpCounts',
  `select
     (select count(*)::int from identity.departments where disabled = false) as "departments!",
     (select count(*)::int from identity.users u where u.entrance <> 'supplier' and identity.is_open(u)) as "people!",
     (select count(distinct h.user_id)::int from identity.user_roles h join identity.users u on u.id = h.user_id
       where u.entrance = 'purchaser') as "roles!",
     (select count(*)::int from approvals.rules where enabled) as "rules!",
     (select count(*)::int from ledger.accounts where kind = 'budget') as "budgets!",
     (select count(distinct u.supplier_id)::int from identity.users u where u.supplier_id is not null and identity.is_open(u)) as "suppliers!",
     (select count(*)::int from catalogue.categories) as "categories!",
     (select count(*)::int from (select from catalogue.products limit 1000) p) as "goods!",
     (select count(*)::int from (select from ordering.addresses limit 1000) a) as "addresses!",
     (select count(*)::int from (select from ordering.orders where approval_id is not null and status >= '30' limit 1000) o) as "orders!"`,
)

/** What the tenant of the connection uses of its limits. */
export const usageCounts = sqlQuery(
  'platform.usageCounts',
  `select
     (select count(*)::int from identity.users u where u.entrance <> 'supplier' and identity.is_open(u)) as "accounts!",
     (select count(*)::int from suppliers.suppliers) as "suppliers!",
     (select coalesce(sum(size), 0)::float8 from files.files) as "storageBytes!",
     (select count(*)::int from ordering.orders where submitted_at > $since) as "orders!"`,
)
