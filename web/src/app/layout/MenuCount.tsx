import { Suspense } from 'react'
import { lazyWith } from '#web/messages/lazy.ts'

const counts = lazyWith([], async () => (await import('./menuCounts.tsx')).OfMenu)
const counted: ReadonlySet<string> = new Set([
  'orderApproval',
  'supplierOrders',
  'productReview',
  'projectObjections',
  'feedbacks',
  'restoreQueue',
  'registrationQueue',
])

/** Count of pending items of a menu entry; loaded after the page. */
export function MenuCount({ routeName }: { readonly routeName: string }) {
  const Counts = counts
  if (!counted.has(routeName)) return null
  return (
    <Suspense>
      <Counts routeName={routeName} />
    </Suspense>
  )
}
