import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'
import type { UserDetail } from '#contract/identity/identity.ts'
import { whoAmI } from '#web/kit/client/me.ts'
import type { Refused } from '#web/kit/client/refused.ts'
import { reloginBy } from '#web/kit/session/relogin.ts'
import { onSessionChange, renderedAccount, renderedToken } from '#web/kit/client/session/session.ts'
import { lazyWith } from '#web/messages/lazy.ts'
import { leave } from '#web/app/boundaries.tsx'

const ReloginDialog = lazyWith(['login'], async () => (await import('./ReloginDialog.tsx')).ReloginDialog)

interface Requested {
  readonly refusal: Refused
  /** Account that must log in again, with what is known of it. */
  readonly account: string | undefined
  /** Token of the session that is over. */
  readonly token: string | null
  readonly me: UserDetail | null | undefined
  readonly onDone: () => void
}

/** Login over the page when a call finds the session over. Mounted once, beside the pages: it outlives each of them. */
export function SessionOver() {
  const client = useQueryClient()
  const [requested, setRequested] = useState<Requested>()
  useEffect(
    () =>
      reloginBy(
        (refusal) =>
          new Promise((resolve) => {
            const me = client.getQueryData<UserDetail | null>(whoAmI().queryKey)
            // A page that was loaded after the session had ended shows nothing that a login over it could keep.
            if (!me && refusal.is('session.none')) return leave()
            setRequested({ refusal, account: renderedAccount(), token: renderedToken(), me, onDone: resolve })
          }),
      ),
    [client],
  )
  // Also after the person has logged in again in another tab.
  useEffect(() => {
    if (!requested) return undefined
    return onSessionChange(() => {
      if (renderedAccount() !== requested.account || renderedToken() === requested.token) return
      requested.onDone()
      setRequested(undefined)
    })
  }, [requested])
  if (!requested) return null
  return (
    <Suspense>
      <ReloginDialog refusal={requested.refusal} account={requested.account} me={requested.me ?? null} />
    </Suspense>
  )
}
