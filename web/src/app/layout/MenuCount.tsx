import { Suspense } from 'react'
import { useMe } from '#web/kit/client/me.ts'
import { lazyWith } from '#web/messages/lazy.ts'

const Counts = lazyWith([], async () => (await import('./menuCounts.tsx')).OfMenu)

/** Count of pending items of a person's menu entry, if it has one; loaded after the page. */
export function MenuCount({ routeName }: { readonly routeName: string }) {
  const me = useMe()
  return me ? (
    <Suspense>
      <Counts routeName={routeName} />
    </Suspense>
  ) : null
}
