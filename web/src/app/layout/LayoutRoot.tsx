import type { ReactNode } from 'react'
import { useIsNavigating } from '#web/kit/client/navigation.ts'

interface LayoutRootProps {
  readonly className: string | undefined
  readonly children: ReactNode
}

/**
 * All that stands about a page, and the page; it says that another page is on its way while the one before is still
 * shown.
 */
export function LayoutRoot({ className, children }: LayoutRootProps) {
  return (
    <div className={className} aria-busy={useIsNavigating()}>
      {children}
    </div>
  )
}
