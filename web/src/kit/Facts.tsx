import type { ReactNode } from 'react'
import css from './Facts.module.css'

export interface Fact {
  readonly label: string
  readonly value: ReactNode
  /** Takes the whole row. */
  readonly wide?: boolean
}

interface FactsProps {
  readonly facts: readonly Fact[]
  /** `strip`: the few key facts of a head, label above figure. */
  readonly look?: 'list' | 'strip'
}

/** What is known of a thing: label and value. */
export function Facts({ facts, look = 'list' }: FactsProps) {
  return (
    <dl className={css[look]}>
      {facts.map(({ label, value, wide }) => (
        <div key={label} className={wide ? css['wide'] : undefined}>
          <dt>{label}</dt>
          <dd>{value === '' ? '-' : value}</dd>
        </div>
      ))}
    </dl>
  )
}
