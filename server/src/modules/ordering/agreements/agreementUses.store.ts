import { sql } from 'kysely'
import { listAgreementUses } from '#contract/ordering/agreementUses.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db } from '#kit/database/database.ts'
import { listOf } from '#kit/database/list.ts'
import { visibleOrders } from '../orders/lists/visibleOrders.store.ts'

interface UseFilter {
  readonly id: string
  readonly skuId?: string | undefined
  readonly deptId?: string | undefined
  readonly actor: Actor
}

/** Order lines that count against an agreement, newest first; a supplier sees the orders that were sent to it. */
export const agreementUseList = listOf({
  route: listAgreementUses,
  find: (db: Db, { id, skuId, deptId, actor }: UseFilter) =>
    db
      .selectFrom('catalogue.agreement_uses as u')
      .innerJoin('catalogue.agreement_prices as a', (on) =>
        on.onRef('a.tenant_id', '=', 'u.tenant_id').onRef('a.id', '=', 'u.agreement_id'),
      )
      .innerJoin('ordering.orders as o', (on) =>
        on.onRef('o.tenant_id', '=', 'u.tenant_id').onRef('o.id', '=', 'u.ref_id'),
      )
      .innerJoin('ordering.order_lines as l', (on) =>
        on.onRef('l.tenant_id', '=', 'o.tenant_id').onRef('l.order_id', '=', 'o.id').onRef('l.sku_id', '=', 'a.sku_id'),
      )
      .where('a.agreement_id', '=', id)
      .where('u.ref_kind', '=', 'order')
      .where('u.qty', '>', 0)
      .$if(actor.supplierId !== null, (query) =>
        query.where('o.supplier_id', '=', actor.supplierId!).where('o.sent_at', 'is not', null),
      )
      .$if(skuId !== undefined, (query) => query.where('a.sku_id', '=', skuId!))
      .$if(deptId !== undefined, (query) =>
        query.where((e) =>
          e.exists(
            e
              .selectFrom('identity.departments as d')
              .select('d.id')
              .whereRef('d.tenant_id', '=', 'u.tenant_id')
              .whereRef('d.id', '=', 'u.dept_id')
              .where(sql<boolean>`${deptId!}::bigint = any (d.path)`),
          ),
        ),
      ),
  select: (found, { actor }) =>
    found
      .select(['l.id as line_id', 'o.id as order_id', 'o.no', 'o.status', 'o.dept_name', 'o.supplier_name', 'l.name'])
      .select(['l.unit', 'u.qty', 'u.amount', 'o.created_at'])
      .select(visibleOrders(actor).as('is_visible')),
  key: 'l.id',
  order: [['l.id', 'desc']],
})
