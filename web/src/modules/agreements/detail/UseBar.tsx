import type { ReactNode } from 'react'
import { compare, units } from '#contract/kit/money.ts'
import { Under } from '#web/kit/layout/Card.tsx'
import css from './UseBar.module.css'

interface UseBarProps {
  readonly used: ReactNode
  /** Cap; null: there is none, and no bar. */
  readonly max: ReactNode
  /** Percentage of the cap that is used, 0 to 100. */
  readonly percent: number | null
  readonly children: ReactNode
}

/** What was ordered against a cap, and what is left. */
export function UseBar({ used, max, percent, children }: UseBarProps) {
  if (percent === null)
    return (
      <span>
        {used}
        <Under>{children}</Under>
      </span>
    )
  return (
    <span className={css['use']}>
      <span className={css['figures']}>
        {used} <span>/ {max}</span>
      </span>
      <span className={css['bar']} aria-hidden="true">
        <span className={percent >= 80 ? css['near'] : undefined} style={{ width: `${percent}%` }} />
      </span>
      <Under>{children}</Under>
    </span>
  )
}

/** Percentage of a cap of pieces; null: without a cap. */
export const percentOf = (used: number, max: number | null): number | null =>
  max === null ? null : max === 0 ? 100 : Math.min(100, Math.round((used / max) * 100))

/** Percentage of a cap in yuan; null: without a cap. */
export function percentOfYuan(used: string, max: string | null): number | null {
  if (max === null) return null
  return compare(used, max) >= 0 ? 100 : Number((units(used) * 100n) / units(max))
}
