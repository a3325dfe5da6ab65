import CheckOutlined from '@ant-design/icons-svg/es/asn/CheckOutlined.js'
import CloseOutlined from '@ant-design/icons-svg/es/asn/CloseOutlined.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import type { ReactNode } from 'react'
import { Remark } from './Remark.tsx'
import css from './Timeline.module.css'
import { Tooltip } from '#web/kit/overlay/Tooltip.tsx'
import { secondOf } from '#web/kit/format/time.ts'

export interface TimelineStep {
  readonly key: string
  readonly state: 'done' | 'current' | 'future' | 'failed'
  readonly title: string
  /** Actor, department and duration, one line. */
  readonly who?: ReactNode
  /** Short display time; `instant` is the complete one. */
  readonly time?: string | undefined
  readonly instant?: string | undefined
  readonly opinion?: string | undefined
  /** Character in the circle of the current step. */
  readonly mark?: string
  /** Tag, or a warning about a deadline. */
  readonly extra?: ReactNode
}

/** Vertical timeline of past, current and future steps. */
export function Timeline({ steps }: { readonly steps: readonly TimelineStep[] }) {
  return (
    <ol className={css['timeline']}>
      {steps.map((step, index) => (
        <li key={step.key} aria-current={step.state === 'current' ? 'step' : undefined}>
          <span className={`${css['circle']} ${css[step.state]}`} aria-hidden>
            <Mark step={step} number={index + 1} />
          </span>
          <div className={css['line']}>
            <span className={step.state === 'future' ? css['later'] : css['title']}>{step.title}</span>
            {step.time !== undefined && (
              <Tooltip text={step.instant === undefined ? '' : secondOf(step.instant)}>
                <time dateTime={step.instant}>{step.time}</time>
              </Tooltip>
            )}
          </div>
          {step.who !== undefined && <div className={css['who']}>{step.who}</div>}
          {step.opinion !== undefined && step.opinion !== '' && <Remark>{step.opinion}</Remark>}
          {step.extra}
        </li>
      ))}
    </ol>
  )
}

function Mark({ step, number }: { readonly step: TimelineStep; readonly number: number }) {
  if (step.state === 'done') return <Icon of={CheckOutlined} />
  if (step.state === 'failed') return <Icon of={CloseOutlined} />
  return step.state === 'current' ? (step.mark ?? number) : number
}
