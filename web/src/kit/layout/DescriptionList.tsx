import type { ReactNode } from 'react'
import css from './DescriptionList.module.css'

export interface DescriptionItem {
  readonly label: string
  readonly value: ReactNode
  /** Takes the whole row. */
  readonly wide?: boolean
}

interface DescriptionListProps {
  readonly items: readonly DescriptionItem[]
  /** `strip`: the few key facts of a head, label above figure. */
  readonly variant?: 'list' | 'strip'
}

/** What is known of a thing: label and value. */
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
