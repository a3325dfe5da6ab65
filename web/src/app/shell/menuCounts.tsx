import { getUndoByPageNum } from '#contract/approvals/approvals.ts'
import { countSupplierOrders } from '#contract/ordering/orderLists.ts'
import { listChanges } from '#contract/catalogue/products.ts'
import { usePeek } from '#web/kit/api.ts'
import { Count } from '#web/kit/Count.tsx'

const Approvals = () => <Count of={usePeek(getUndoByPageNum, {})?.count} />
const Orders = () => <Count of={usePeek(countSupplierOrders, {})?.accepting} />
const Changes = () => <Count of={usePeek(listChanges, { status: 'reviewing', limit: 1 })?.total} />

/** What waits for this person, by the route name of the entry that leads there. */
export function OfMenu({ routeName }: { readonly routeName: string }) {
  if (routeName === 'orderApproval') return <Approvals />
  return routeName === 'supplierOrders' ? <Orders /> : <Changes />
}
