import { sqlQuery } from '#kit/database/query.ts'
import { todoSql } from '#kit/workbench/todoSql.ts'

const kept = (alias: string) =>
  `exists (select from warehouse.warehouses w where w.tenant_id = s.tenant_id and w.id = ${alias} and $userId::bigint = any (w.keepers))`
const document = { pick: 's.*', id: 't.id', title: 't.title', since: 's.created_at' }

export const toPutAway = sqlQuery(
  'warehouse.todo.putAway',
  todoSql({
    ...document,
    note: 't.no',
    of: `warehouse.documents s where s.status in ('toReceive', 'partReceived') and ${kept('s.warehouse_id')}`,
  }),
)
export const toPick = sqlQuery(
  'warehouse.todo.pick',
  todoSql({
    ...document,
    note: `concat_ws(' ', nullif(t.dept_name, ''), t.no)`,
    of: `warehouse.documents s where s.status in ('toPick', 'partIssued') and ${kept('s.warehouse_id')}`,
  }),
)
export const toReview = sqlQuery(
  'warehouse.todo.review',
  todoSql({
    ...document,
    note: 't.no',
    of: `warehouse.documents s where s.status = 'review' and s.requester_person <> $personId`,
  }),
)
export const toSign = sqlQuery(
  'warehouse.todo.sign',
  todoSql({
    ...document,
    note: 't.no',
    of: `warehouse.documents s where s.status = 'issued' and s.kind = 'issue' and s.dept_id = $deptId`,
  }),
)

const seen = `($keeperId?::bigint is null or $keeperId? = any (w.keepers))`
/** What waits in warehouses, for the menu; a transfer waits in both of its warehouses, as in its list. */
export const countTasks = sqlQuery(
  'warehouse.countTasks',
  `select
     (count(*) filter (where d.status in ('toReceive', 'partReceived')))::int as "inbound!",
     (count(*) filter (where d.status in ('toPick', 'partIssued')))::int as "picks!",
     (count(*) filter (where d.status in ('toShip', 'transit')))::int as "transfers!",
     (count(*) filter (where d.status in ('counting', 'review')))::int as "counts!",
     (select count(*)::int from warehouse.reorders r
      join warehouse.warehouses w on w.tenant_id = r.tenant_id and w.id = r.warehouse_id
      where ${seen} and warehouse.available(r.item_id, r.warehouse_id) + warehouse.awaited(r.item_id, r.warehouse_id) <= r.min_qty)
       as "low!"
   from warehouse.documents d join warehouse.warehouses w on w.tenant_id = d.tenant_id and w.id = d.warehouse_id
   left join warehouse.warehouses o on o.tenant_id = d.tenant_id and o.id = d.to_warehouse_id
   where d.status in ('toReceive', 'partReceived', 'toPick', 'partIssued', 'toShip', 'transit', 'counting', 'review')
     and ($keeperId?::bigint is null or $keeperId? = any (w.keepers || coalesce(o.keepers, '{}')))`,
)
export const countToSign = sqlQuery(
  'warehouse.countToSign',
  `select count(*)::int as "waiting!" from warehouse.documents where kind = 'issue' and status = 'issued' and dept_id = $deptId`,
)
