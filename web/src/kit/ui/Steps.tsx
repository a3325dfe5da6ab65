import CheckOutlined from '@ant-design/icons-svg/es/asn/CheckOutlined.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
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
  readonly variant: 'path' | 'rail'
}

/** How far something has come. */
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

/** A small screen has room for the words of one step: the present one. The list above says them all to who listens. */
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
