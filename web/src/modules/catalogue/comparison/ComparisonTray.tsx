import { Suspense } from 'react'
import { lazyWith } from '#web/messages/lazy.ts'
import { useChosenGoods } from './chosen.ts'

const Tray = lazyWith(['catalogue.comparison'], async () => (await import('./Tray.tsx')).Tray)

/** Goods chosen for a comparison, at the bottom of the window; its code is fetched with the first of them. */
export function ComparisonTray() {
  const { chosen } = useChosenGoods()
  if (chosen.length === 0) return null
  return (
    <Suspense>
      <Tray />
    </Suspense>
  )
}
