import { isEnter } from '#web/kit/keys/enter.ts'
import ClockCircleOutlined from '@ant-design/icons-svg/es/asn/ClockCircleOutlined.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { lazy, Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ControlProps } from '../form/Field.tsx'
import { Input } from '../form/Input.tsx'
import css from './DateInput.module.css'
import { readTime } from './day.ts'

const load = () => import('./TimePanel.tsx')
const TimePanel = lazy(async () => ({ default: (await load()).TimePanel }))

interface TimeInputProps extends Omit<ControlProps, 'checked'> {
  /** Accessible name, if there is no visible label. */
  readonly 'aria-label'?: string
  readonly 'aria-labelledby'?: string
  readonly disabled?: boolean
}

/** Time input, `HH:mm`: typed, or chosen from hours and minutes. Invalid text reverts on blur. */
export function TimeInput({ value, onChange, ...rest }: TimeInputProps) {
  const { t } = useTranslation()
  const trigger = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [typed, setTyped] = useState<string>()
  const time = typeof value === 'string' ? value : ''
  const commit = () => {
    if (typed === undefined) return
    setTyped(undefined)
    onChange?.(typed.trim() === '' ? '' : (readTime(typed) ?? time))
  }
  return (
    <span className={css['day']}>
      <Input
        {...rest}
        inputMode="numeric"
        placeholder="HH:mm"
        maxLength={5}
        value={typed ?? time}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={commit}
        onKeyDown={(event) => isEnter(event) && commit()}
        after={
          <button
            ref={trigger}
            type="button"
            disabled={rest.disabled}
            className={css['open']}
            aria-label={t('controls.time.open')}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            onPointerEnter={() => void load()}
            onFocus={() => void load()}
            onClick={() => setIsOpen(true)}
          >
            <Icon of={ClockCircleOutlined} />
          </button>
        }
      />
      {isOpen && (
        <Suspense>
          <TimePanel
            triggerRef={trigger}
            value={time}
            onChange={(next) => onChange?.(next)}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </span>
  )
}
