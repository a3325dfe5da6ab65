import type { Actor } from '#kit/actor.ts'
import type { Db } from '#kit/database/database.ts'
import { sqlQuery } from '#kit/database/query.ts'
import { type Reach, reachOf } from '#kit/reach.rules.ts'
import { endOfDay, todoSql } from '#kit/workbench/todoSql.ts'
import { inReachSql } from '#modules/identity/index.ts'

/** Title of an order: its first goods. */
const firstLine = (order: string) => `coalesce((select l.name from ordering.order_lines l
  where l.tenant_id = ${order}.tenant_id and l.order_id = ${order}.id order by l.line_no limit 1), ${order}.no)`
const otherLines = (order: string) => `greatest((select count(*) from ordering.order_lines l
  where l.tenant_id = ${order}.tenant_id and l.order_id = ${order}.id) - 1, 0)`

const order = { pick: 'o.*', id: 't.id', title: firstLine('t'), more: otherLines('t'), amount: 't.amount' }
const bought = { ...order, note: `t.supplier_name || ' · ' || t.no` }
const sold = { ...order, note: `t.dept_name || ' · ' || t.no` }
const ofBuyer = (condition: string) => `ordering.orders o where o.buyer_id = $userId and ${condition}`
const ofSupplier = (condition: string) =>
  `ordering.orders o where o.supplier_id = $supplierId and o.sent_at is not null and ${condition}`

const approved = (entity: string) =>
  todoSql({
    ...order,
    of: `approvals.tasks a
      join approvals.instances i on i.tenant_id = a.tenant_id and i.id = a.instance_id and i.entity = '${entity}'
      join ordering.orders o on o.tenant_id = i.tenant_id and o.id = i.entity_id
      where a.approver_id = $userId and a.status = 'open'`,
    note: `t.buyer_name || ' · ' || t.no`,
    due: 'o.due_at',
    since: 'coalesce(a.opened_at, o.created_at)',
  })
export const toApprove = sqlQuery('ordering.todo.approve', approved('order'))
export const changesToApprove = sqlQuery('ordering.todo.approveChange', approved('orderChange'))
export const toReceive = sqlQuery(
  'ordering.todo.receive',
  todoSql({
    ...bought,
    of: ofBuyer(`o.status in ('45', '50', '55')`),
    due: 'o.due_at',
    since: 'coalesce(o.accepted_at, o.created_at)',
  }),
)
export const toAnswer = sqlQuery(
  'ordering.todo.answer',
  todoSql({
    ...bought,
    of: ofBuyer(`o.status = '30' and o.proposal is not null`),
    due: 'o.due_at',
    since: 'coalesce(o.sent_at, o.created_at)',
  }),
)
export const toRevise = sqlQuery(
  'ordering.todo.revise',
  todoSql({ ...bought, of: ofBuyer(`o.status in ('25', '35')`), since: 'coalesce(o.submitted_at, o.created_at)' }),
)
export const drafts = sqlQuery(
  'ordering.todo.draft',
  todoSql({ ...bought, of: ofBuyer(`o.status = '10'`), since: 'o.created_at' }),
)
export const toComment = sqlQuery(
  'ordering.todo.comment',
  todoSql({
    ...bought,
    of: ofBuyer(`o.status = '60'`),
    due: 'o.due_at',
    since: 'coalesce(o.received_at, o.created_at)',
  }),
)
export const toAccept = sqlQuery(
  'ordering.todo.accept',
  todoSql({ ...sold, of: ofSupplier(`o.status = '30'`), due: 'o.due_at', since: 'o.sent_at' }),
)
export const toCancel = sqlQuery(
  'ordering.todo.cancel',
  todoSql({ ...sold, of: ofSupplier(`o.status = '80'`), since: 'o.sent_at' }),
)
export const toAnswerChange = sqlQuery(
  'ordering.todo.change',
  todoSql({
    ...sold,
    of: `ordering.orders o join ordering.changes c on c.tenant_id = o.tenant_id and c.order_id = o.id and c.status = 'waiting'
      where o.supplier_id = $supplierId`,
    since: 'c.submitted_at',
  }),
)
export const toShip = sqlQuery(
  'ordering.todo.ship',
  todoSql({
    ...sold,
    of: ofSupplier(`o.status in ('40', '45') and not exists (select from ordering.changes c
      where c.tenant_id = o.tenant_id and c.order_id = o.id and c.status in ('approving', 'waiting'))`),
    due: endOfDay('coalesce(o.promised_on, o.expected_on)'),
    since: 'coalesce(o.accepted_at, o.sent_at)',
  }),
)

const returned = (condition: string, other: string) =>
  todoSql({
    pick: 'r.id, r.no, r.tenant_id, r.order_id, r.requested, o.dept_name, o.supplier_name',
    id: 't.id',
    title: `coalesce((select l.name from ordering.return_lines g
      join ordering.order_lines l on l.tenant_id = g.tenant_id and l.id = g.order_line_id
      where g.tenant_id = t.tenant_id and g.return_id = t.id order by l.line_no limit 1), t.no)`,
    of: `ordering.returns r join ordering.orders o on o.tenant_id = r.tenant_id and o.id = r.order_id where ${condition}`,
    note: `${other} || ' · ' || t.no`,
    amount: 't.requested',
    due: 'r.due_at',
    since: 'r.submitted_at',
  })
export const returnsOfBuyer = sqlQuery(
  'ordering.todo.returnsOfBuyer',
  returned(`r.status in ('32', '35', '40', '78') and o.buyer_id = $userId`, 't.supplier_name'),
)
export const returnsOfSupplier = sqlQuery(
  'ordering.todo.returnsOfSupplier',
  returned(`r.status in ('30', '50', '75') and r.supplier_id = $supplierId`, 't.dept_name'),
)
export const returnsToDecide = sqlQuery(
  'ordering.todo.returnsToDecide',
  returned(`r.status = '60' and ${inReachSql('o')}`, 't.supplier_name'),
)

const recent = (condition: string) => `
  select t.id, ${firstLine('t')} as "title!", (${otherLines('t')})::int as "more!",
    t.no || ' · ' || t.supplier_name as "note!", t.created_at as at
  from (select o.* from ordering.orders o where ${condition} order by o.id desc limit $max::int) t
  order by t.id desc`
export const recentOfBuyer = sqlQuery('ordering.recentOfBuyer', recent('o.buyer_id = $userId'))
export const recentOfTenant = sqlQuery('ordering.recentOfTenant', recent(`o.status <> '10' and ${inReachSql('o')}`))

const isAwarded = `o.order_type in ('award', 'fixed')`
const byMonth = (scope: string) => `
  select to_char(o.created_at at time zone 'Asia/Shanghai', 'YYYY-MM') as "month!",
    coalesce(sum(o.amount) filter (where not ${isAwarded}), 0.00) as "mall!",
    coalesce(sum(o.amount) filter (where ${isAwarded}), 0.00) as "awarded!"
  from ordering.orders o
  where o.created_at >= $since::timestamptz and o.status not in ('10', '25', '35', '90') and ${scope}
  group by 1`
const purchasesOfBuyer = sqlQuery('ordering.purchasesOfBuyer', byMonth('o.buyer_id = $userId'))
const purchasesOfDepartments = sqlQuery(
  'ordering.purchasesOfDepartments',
  byMonth(`(o.buyer_id = $userId or ${inReachSql('o')})`),
)
const tradeOfTenant = sqlQuery('ordering.tradeOfTenant', byMonth(inReachSql('o')))

/** Monthly totals of the orders whose prices a buyer sees. */
export const sumPurchases = (db: Db, actor: Actor, since: Date) =>
  actor.permissions.has('order.readAll') && actor.permissions.has('order.prices')
    ? purchasesOfDepartments(db, { userId: actor.userId, since, ...reachOf(actor, 'order.readAll') })
    : purchasesOfBuyer(db, { userId: actor.userId, since })
export const sumTrade = (db: Db, reach: Reach, since: Date) => tradeOfTenant(db, { since, ...reach })

const sinceThen = sqlQuery(
  'ordering.ordersSince',
  `select count(*)::int as "orders!", coalesce(sum(o.amount) filter (where o.status not in ('25', '35', '90')), 0.00) as "amount!"
   from ordering.orders o where o.created_at >= $since::timestamptz and o.status <> '10' and ${inReachSql('o')}`,
)
export const countSince = (db: Db, reach: Reach, since: Date) => sinceThen.one(db, { since, ...reach })
