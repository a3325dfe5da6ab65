import { getUndoByPageNum } from '#contract/approvals/approvalTasks.ts'
import { countSupplierOrders } from '#contract/ordering/supplierOrderLists.ts'
import { countNewFeedbacks } from '#contract/feedbacks/newFeedbacks.ts'
import { countWaitingRegistrations } from '#contract/registrations/waiting.ts'
import { countWaitingApplications } from '#contract/restrictions/waiting.ts'
import { countObjections } from '#contract/sourcing/objections/waitingObjections.ts'
import { listChanges } from '#contract/catalogue/productChanges.ts'
import { useOptionalRead } from '#web/kit/client/api.ts'
import { Count } from '#web/kit/ui/Count.tsx'

const Approvals = () => <Count of={useOptionalRead(getUndoByPageNum, {})?.count} />
const Orders = () => <Count of={useOptionalRead(countSupplierOrders, {})?.accepting} />
const Objections = () => <Count of={useOptionalRead(countObjections, {})?.waiting} />
const Feedbacks = () => <Count of={useOptionalRead(countNewFeedbacks, {})?.count} />
const Restores = () => <Count of={useOptionalRead(countWaitingApplications, {})?.count} />
const Registrations = () => <Count of={useOptionalRead(countWaitingRegistrations, {})?.count} />
const Changes = () => <Count of={useOptionalRead(listChanges, { status: 'reviewing', limit: 1 })?.total} />

/** Count of the person's pending items, by the route name of the menu entry. */
export function OfMenu({ routeName }: { readonly routeName: string }) {
  if (routeName === 'orderApproval') return <Approvals />
  if (routeName === 'projectObjections') return <Objections />
  if (routeName === 'feedbacks') return <Feedbacks />
  if (routeName === 'restoreQueue') return <Restores />
  if (routeName === 'registrationQueue') return <Registrations />
  return routeName === 'supplierOrders' ? <Orders /> : <Changes />
}
