import { listOrders } from '#contract/ordering/orderLists.ts'
import { buyingDepartmentOf, type OrderSummary } from '#contract/ordering/orderSummary.ts'
import { listSupplierOrders } from '#contract/ordering/supplierOrderLists.ts'
import { listTenantOrders } from '#contract/ordering/tenantOrderLists.ts'
import { formatMoney } from '#contract/kit/format.ts'
import { call } from '#web/kit/client/api.ts'
import { type Found, MOST_FOUND, type PaletteSource } from '#web/kit/palette/paletteSource.ts'

const foundOf =
  (page: string, otherSide: (order: OrderSummary) => string) =>
  (order: OrderSummary): Found => ({
    id: order.orderId,
    label: order.orderNo,
    note: [otherSide(order), order.lines[0]?.name, order.amount !== null && `¥${formatMoney(order.amount)}`]
      .filter(Boolean)
      .join(' · '),
    to: `${page}?orderId=${order.orderId}`,
  })

const filtered = (keyword: string) => ({ keyword, limit: MOST_FOUND })

export const paletteSources: readonly PaletteSource[] = [
  {
    kind: 'orders',
    entrance: 'purchaser',
    needs: 'order.read',
    find: async (typed, signal) =>
      (await call(listOrders, filtered(typed), { signal })).records.map(
        foundOf('/orderDetail', ({ supplierName }) => supplierName),
      ),
  },
  {
    kind: 'orders',
    entrance: 'supplier',
    needs: 'supplierOrder.read',
    find: async (typed, signal) =>
      (await call(listSupplierOrders, filtered(typed), { signal })).records.map(
        foundOf('/supplierOrderDetail', buyingDepartmentOf),
      ),
  },
  {
    kind: 'orders',
    entrance: 'operator',
    needs: 'order.oversee',
    find: async (typed, signal) =>
      (await call(listTenantOrders, filtered(typed), { signal })).records.map(
        foundOf('/orderDetail', ({ deptName, supplierName }) => `${deptName} · ${supplierName}`),
      ),
  },
]
