import { CheckOutlined } from '@ant-design/icons'
import type { ReactNode } from 'react'
import css from './Steps.module.css'

export interface Step {
  readonly key: string
  readonly label: string
  readonly state: 'done' | 'current' | 'future' | 'failed'
  /** Under the label: a time, a word. */
  readonly note?: ReactNode
}

interface StepsProps {
  readonly label: string
  readonly steps: readonly Step[]
  /** `path`: numbers in one line, beside a title; `rail`: over the whole width, with notes. */
  readonly look: 'path' | 'rail'
}

/** How far something has come. */
export function Steps({ label, steps, look }: StepsProps) {
  return (
    <ol className={css[look]} aria-label={label}>
      {steps.map((step, index) => (
        <li key={step.key} className={css[step.state]} aria-current={step.state === 'current' ? 'step' : undefined}>
          <i aria-hidden>{look === 'path' && (step.state === 'done' ? <CheckOutlined /> : index + 1)}</i>
          <span>
            {step.label}
            {step.note !== undefined && <small>{step.note}</small>}
          </span>
        </li>
      ))}
    </ol>
  )
}
