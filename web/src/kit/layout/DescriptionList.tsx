import type { ReactNode } from 'react'
import css from './DescriptionList.module.css'

export interface DescriptionItem {
  readonly label: string
  readonly value: ReactNode
  /** Spans the whole row. */
  readonly wide?: boolean
}

interface DescriptionListProps {
  readonly items: readonly DescriptionItem[]
  /** `strip`: key facts of a header, label above value. */
  readonly variant?: 'list' | 'strip'
}

/** Description list: labels and values. */
export function DescriptionList({ items: facts, variant = 'list' }: DescriptionListProps) {
  const list = (
    <dl className={css[variant]}>
      {facts.map(({ label, value, wide }) => (
        <div key={label} className={wide ? css['wide'] : undefined}>
          <dt>{label}</dt>
          <dd>{value === '' ? '-' : value}</dd>
        </div>
      ))}
    </dl>
  )
  return variant === 'list' ? <div className={css['facts']}>{list}</div> : list
}
