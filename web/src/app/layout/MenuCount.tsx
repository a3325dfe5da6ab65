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

/** How much waits behind an entry of the menu; it comes after everything that the page itself needs. */
export function MenuCount({ routeName }: { readonly routeName: string }) {
  const Counts = counts
  if (!counted.has(routeName)) return null
  return (
    <Suspense>
      <Counts routeName={routeName} />
    </Suspense>
  )
}
