import type { ReactNode } from 'react'
import { useIsOnTheWay } from '../way.ts'

interface FrameProps {
  readonly className: string | undefined
  readonly children: ReactNode
}

/** All that stands about a page, and the page; it says that another page is on its way while the one before is still shown. */
export function Frame({ className, children }: FrameProps) {
  return (
    <div className={className} aria-busy={useIsOnTheWay()}>
      {children}
    </div>
  )
}
