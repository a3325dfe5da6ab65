import { isEnter } from '#web/kit/keys/enter.ts'
import CalendarOutlined from '@ant-design/icons-svg/es/asn/CalendarOutlined.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { lazy, Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ControlProps } from '../form/Field.tsx'
import { Input } from '../form/Input.tsx'
import { readDay } from './day.ts'
import css from './DateInput.module.css'

const load = () => import('./CalendarPanel.tsx')
const CalendarPanel = lazy(async () => ({ default: (await load()).CalendarPanel }))

interface DateInputProps extends Omit<ControlProps, 'checked'> {
  readonly min?: string | undefined
  readonly max?: string | undefined
  readonly disabled?: boolean
}

/** Date input: typed or chosen in a calendar. Invalid text reverts on blur. */
export function DateInput({ value, onChange, min, max, ...rest }: DateInputProps) {
  const { t } = useTranslation()
  const trigger = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [typed, setTyped] = useState<string>()
  const day = typeof value === 'string' ? value : ''
  const commit = () => {
    if (typed === undefined) return
    setTyped(undefined)
    if (typed.trim() === '') onChange?.('')
    else onChange?.(readDay(typed, { min, max }) ?? day)
  }
  return (
    <span className={css['day']}>
      <Input
        {...rest}
        inputMode="numeric"
        placeholder="YYYY-MM-DD"
        maxLength={12}
        value={typed ?? day}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={commit}
        onKeyDown={(event) => isEnter(event) && commit()}
        after={
          <button
            ref={trigger}
            type="button"
            disabled={rest.disabled}
            className={css['open']}
            aria-label={t('common.calendar')}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            onPointerEnter={() => void load()}
            onFocus={() => void load()}
            onClick={() => setIsOpen(true)}
          >
            <Icon of={CalendarOutlined} />
          </button>
        }
      />
      {isOpen && (
        <Suspense>
          <CalendarPanel
            triggerRef={trigger}
            label={t('common.calendar')}
            value={day}
            min={min}
            max={max}
            onChoose={(chosen) => onChange?.(chosen)}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </span>
  )
}
