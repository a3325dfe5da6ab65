import type { OrderStatus } from '#contract/ordering/orderStates.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db } from '#kit/database/database.ts'
import { builtQuery, sqlQuery } from '#kit/database/query.ts'
import { visibleOrders } from '../orders/lists/visibleOrders.store.ts'

const ofProject = sqlQuery(
  'ordering.ordersOfProject',
  `select o.id, o.no, o.status, o.supplier_id, o.supplier_name, o.dept_name, o.buyer_name, o.amount
   from ordering.orders o where o.project_id = $projectId order by o.award_part nulls last, o.id`,
).narrow<{ status: OrderStatus }>()
/** Orders from the award of a project. */
export const findOrdersOfProject = (db: Db, projectId: string) => ofProject(db, { projectId })

const visible = builtQuery((db, { actor, projectId }: { readonly actor: Actor; readonly projectId: string }) =>
  db
    .selectFrom('ordering.orders as o')
    .select('o.id')
    .where('o.project_id', '=', projectId)
    .where(visibleOrders(actor)),
)
/** Ids of the project's orders that the actor may see. */
export const visibleOf = async (db: Db, actor: Actor, projectId: string): Promise<ReadonlySet<string>> =>
  new Set((await visible(db, { actor, projectId })).map(({ id }) => id))

const atAgreements = sqlQuery(
  'ordering.orderedAtAgreements',
  `select coalesce(sum(l.amount), 0)::text as "amount!" from catalogue.agreement_uses u
   join catalogue.agreement_prices a on a.tenant_id = u.tenant_id and a.id = u.agreement_id and a.project_id = $projectId
   join ordering.order_lines l on l.tenant_id = u.tenant_id and u.ref_kind = 'order' and l.order_id = u.ref_id and l.sku_id = a.sku_id
   where u.qty > 0`,
)
/** Amount ordered in the mall at the project's agreement prices. */
export const amountAtAgreements = async (db: Db, projectId: string): Promise<string> =>
  (await atAgreements.one(db, { projectId })).amount
