import { type ComponentType, Suspense } from 'react'
import type { Entrance } from '#contract/kit/entrance.ts'
import type { LoginResult } from '#contract/login/login.ts'
import { Skeleton } from '#web/kit/ui/Skeleton.tsx'
import { useHydrated } from '#web/kit/client/hydration.ts'
import { NextStep } from './NextStep.tsx'
import { enterBy } from './outcome.ts'
import { useLogin } from './useLogin.ts'

/** Panel that runs the login call; it shows its own errors. */
export type CaPanel = ComponentType<{
  entrance: Entrance
  run: (enter: () => Promise<LoginResult>) => Promise<unknown>
}>

/** Login with a U-key, and its further steps. */
export function CaLoginMethod({ entrance, Panel }: { readonly entrance: Entrance; readonly Panel: CaPanel }) {
  const login = useLogin(() => undefined)
  // Only a browser can look for a U-key.
  if (!useHydrated()) return <Skeleton />
  return (
    <Suspense fallback={<Skeleton />}>
      <Panel entrance={entrance} run={(enter) => login.mutateAsync(() => enterBy(enter))} />
      <NextStep login={login} onGiveUp={login.reset} />
    </Suspense>
  )
}
