import type { ReactNode } from 'react'
import { useIsNavigating } from '#web/kit/client/navigation.ts'

interface LayoutRootProps {
  readonly className: string | undefined
  readonly children: ReactNode
}

/** Root element of layouts; `aria-busy` while the next page is loading. */
export function LayoutRoot({ className, children }: LayoutRootProps) {
  return (
    <div className={className} aria-busy={useIsNavigating()}>
      {children}
    </div>
  )
}
