import CheckOutlined from '@ant-design/icons-svg/es/asn/CheckOutlined.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import type { ReactNode } from 'react'
import css from './Steps.module.css'

export interface Step {
  readonly key: string
  readonly label: string
  readonly state: 'done' | 'current' | 'future' | 'failed'
  /** Note below the label, such as a time. */
  readonly note?: ReactNode
}

interface StepsProps {
  readonly label: string
  readonly steps: readonly Step[]
  /** `path`: numbers in one line beside a title; `rail`: full width with notes. */
  readonly variant: 'path' | 'rail'
}

/** Progress steps. */
export function Steps({ label, steps, variant }: StepsProps) {
  return (
    <div>
      <ol className={css[variant]} aria-label={label}>
        {steps.map((step, index) => (
          <li key={step.key} className={css[step.state]} aria-current={step.state === 'current' ? 'step' : undefined}>
            <i aria-hidden>{variant === 'path' && (step.state === 'done' ? <Icon of={CheckOutlined} /> : index + 1)}</i>
            <span>
              {step.label}
              {step.note !== undefined && <small>{step.note}</small>}
            </span>
          </li>
        ))}
      </ol>
      {variant === 'rail' && <Here steps={steps} />}
    </div>
  )
}

/** Current step for small screens, which lack room for all labels; screen readers get the complete list above. */
function Here({ steps }: Pick<StepsProps, 'steps'>) {
  const open = steps.findIndex(({ state }) => state === 'current' || state === 'failed')
  const at = open < 0 ? steps.length - 1 : open
  const step = steps[at]
  return (
    <p className={css['here']} aria-hidden>
      <b>{step?.label}</b> {step?.note}
      <small>
        {at + 1} / {steps.length}
      </small>
    </p>
  )
}
