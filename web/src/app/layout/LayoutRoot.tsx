import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { whenReplayed } from '#web/kit/client/hydration.ts'
import { useIsNavigating } from '#web/kit/client/navigation.ts'

interface LayoutRootProps {
  readonly className: string | undefined
  readonly children: ReactNode
}

/** Root element of layouts; `aria-busy` while the next page is loading. */
export function LayoutRoot({ className, children }: LayoutRootProps) {
  const root = useRef<HTMLDivElement>(null)
  useKeptFocus(root)
  return (
    <div ref={root} className={className} aria-busy={useIsNavigating()}>
      {children}
    </div>
  )
}

/** Loaded after hydration, because the page needs it only when something is removed. */
function useKeptFocus(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let stop: (() => void) | undefined
    let isOver = false
    const start = async () => {
      await whenReplayed()
      const { keepFocus } = await import('./keepFocus.ts')
      if (root.current && !isOver) stop = keepFocus(root.current)
    }
    void start()
    return () => {
      isOver = true
      stop?.()
    }
  }, [root])
}
