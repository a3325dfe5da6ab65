import { type ComponentType, Suspense } from 'react'
import type { Entrance } from '#contract/kit/entrance.ts'
import type { LoginResult } from '#contract/login/login.ts'
import { Skeleton } from '#web/kit/ui/Skeleton.tsx'
import { useHydrated } from '#web/kit/client/hydration.ts'
import { NextStep } from './NextStep.tsx'
import { enterBy } from './outcome.ts'
import { useLogin } from './useLogin.ts'

/** What a panel is given that ends in a call which may open a session; it tells its own failures. */
export type CaPanel = ComponentType<{
  entrance: Entrance
  run: (enter: () => Promise<LoginResult>) => Promise<unknown>
}>

/** Logging in with a U-key, and what that login still asks. */
export function CaLoginMethod({ entrance, Panel }: { readonly entrance: Entrance; readonly Panel: CaPanel }) {
  const login = useLogin(() => undefined)
  // Only a browser has a machine on which to look for a U-key.
  if (!useHydrated()) return <Skeleton />
  return (
    <Suspense fallback={<Skeleton />}>
      <Panel entrance={entrance} run={(enter) => login.mutateAsync(() => enterBy(enter))} />
      <NextStep login={login} onGiveUp={login.reset} />
    </Suspense>
  )
}
