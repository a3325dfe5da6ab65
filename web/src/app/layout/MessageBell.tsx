import { Suspense } from 'react'
import { useHydrated } from '#web/kit/client/hydration.ts'
import { useMe } from '#web/kit/client/me.ts'
import { lazyWith } from '#web/messages/lazy.ts'

const Bell = lazyWith(['notifications'], async () => (await import('#web/modules/notifications/bell/Bell.tsx')).Bell)

/** Message bell; loaded after the page. */
export function MessageBell({ compact = false }: { readonly compact?: boolean }) {
  const me = useMe()
  return useHydrated() && me !== null && !me.changePwd ? (
    <Suspense>
      <Bell compact={compact} />
    </Suspense>
  ) : null
}
