import { CalendarOutlined } from '@ant-design/icons'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readDay } from './day.ts'
import css from './DayBox.module.css'
import type { ControlProps } from './Field.tsx'
import { TextBox } from './TextBox.tsx'

interface DayBoxProps extends Omit<ControlProps, 'checked'> {
  readonly min?: string | undefined
  readonly max?: string | undefined
}

/** A day: typed, or chosen in the browser's own calendar. What is no day is taken back when the box is left. */
export function DayBox({ value, onChange, min, max, ...rest }: DayBoxProps) {
  const { t } = useTranslation()
  const calendar = useRef<HTMLInputElement>(null)
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
      <TextBox
        {...rest}
        inputMode="numeric"
        placeholder="YYYY-MM-DD"
        maxLength={12}
        value={typed ?? day}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={commit}
        onKeyDown={(event) => event.key === 'Enter' && commit()}
        after={
          <button
            type="button"
            className={css['open']}
            aria-label={t('common.calendar')}
            onClick={() => calendar.current?.showPicker()}
          >
            <CalendarOutlined aria-hidden />
          </button>
        }
      />
      <input
        ref={calendar}
        type="date"
        className={css['calendar']}
        tabIndex={-1}
        aria-hidden
        min={min}
        max={max}
        value={day}
        onChange={(event) => onChange?.(event.target.value)}
      />
    </span>
  )
}
