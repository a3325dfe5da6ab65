import { listProjectOrders, type ProjectOrders } from '#contract/ordering/projectOrders.ts'
import { shortest, sum } from '#contract/kit/money.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db } from '#kit/database/database.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { refuse } from '#kit/refusal.ts'
import { findAgreementsOfProject } from '#modules/catalogue/index.ts'
import { takesPartInRunning } from '#modules/sourcing/index.ts'
import { holdsFunds } from '../orders/order.rules.ts'
import { amountAtAgreements, findOrdersOfProject, visibleOf } from './projectOrders.store.ts'

async function presentOrders(db: Db, actor: Actor, projectId: string): Promise<ProjectOrders> {
  if (!(await takesPartInRunning(db, actor, projectId))) refuse('thing.notFound')
  const orders = await findOrdersOfProject(db, projectId)
  const visible = await visibleOf(db, actor, projectId)
  const agreements = await findAgreementsOfProject(db, projectId)
  const submitted = orders.filter(({ status }) => holdsFunds[status]).map(({ amount }) => amount)
  return {
    orders: orders.map((row) => ({
      orderId: row.id,
      orderNo: row.no,
      status: row.status,
      supplierId: row.supplier_id,
      supplierName: row.supplier_name,
      deptName: row.dept_name,
      buyerName: row.buyer_name,
      amount: row.amount,
      isVisible: visible.has(row.id),
    })),
    agreements: agreements.map((row) => ({
      agreementPriceId: row.id,
      agreementNo: row.agreement_no,
      supplierId: row.supplier_id,
      supplierName: row.supplier_name,
      skuId: row.sku_id,
      name: row.name,
      spec: row.spec,
      unit: row.unit,
      deptName: row.dept_name,
      price: row.price,
      tiers: row.tiers,
      validFrom: row.valid_from,
      validTo: row.valid_to,
      maxQty: row.max_qty === null ? null : shortest(row.max_qty),
      usedQty: row.used_qty,
    })),
    ordered: sum([...submitted, await amountAtAgreements(db, projectId)]),
  }
}

export function projectOrderRoutes(app: App) {
  serve(app, listProjectOrders, ({ db, actor, input }) => presentOrders(db, actor, input.projectId))
}
