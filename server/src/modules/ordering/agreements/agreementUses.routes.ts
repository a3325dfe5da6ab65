import { listAgreementUses } from '#contract/ordering/agreementUses.ts'
import { competeForOrder } from '#contract/ordering/compete.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { type ListCall, serveList } from '#kit/http/serveList.ts'
import { findAgreement } from '#modules/agreements/index.ts'
import { compete } from './compete.service.ts'
import { agreementUseList } from './agreementUses.store.ts'

export function agreementUseRoutes(app: App) {
  serve(app, competeForOrder, async ({ db, actor, input }) => ({ projectId: await compete(db, actor, input) }))
  serveList(app, listAgreementUses, {
    list: agreementUseList,
    filter: async ({ db, actor, input }: ListCall<{ id: string; skuId?: string; deptId?: string }>) => {
      await findAgreement(db, actor, input.id)
      return { ...input, actor }
    },
    present: (row) => ({
      lineId: row.line_id,
      orderId: row.order_id,
      orderNo: row.no,
      status: row.status,
      deptName: row.dept_name,
      supplierName: row.supplier_name,
      name: row.name,
      unit: row.unit,
      quantity: row.qty,
      amount: row.amount,
      createdAt: row.created_at.toISOString(),
      isVisible: row.is_visible,
    }),
  })
}
