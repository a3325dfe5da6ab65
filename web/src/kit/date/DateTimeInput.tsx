import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ControlProps } from '../form/Field.tsx'
import { DateInput } from './DateInput.tsx'
import css from './DateTimeInput.module.css'
import { instantOf, partsOfInstant } from './instant.ts'
import { TimeInput } from './TimeInput.tsx'

interface DateTimeInputProps extends Omit<ControlProps, 'checked'> {
  /** Earliest day. */
  readonly min?: string | undefined
  /** Default time until another is entered. */
  readonly defaultTime?: string
  readonly disabled?: boolean
}

/** Instant input: a day and time in China Standard Time. The value is ISO 8601, empty without a day. */
export function DateTimeInput({ value, onChange, id, min, defaultTime = '18:00', ...rest }: DateTimeInputProps) {
  const { t } = useTranslation()
  const [day, time] = partsOfInstant(value)
  const timeId = useId()
  // Keeps a time that is typed before the day.
  const [early, setEarly] = useState('')
  const shownTime = day === '' ? early : time
  const choose = (nextDay: string, nextTime: string) => {
    setEarly(nextTime)
    onChange?.(instantOf(nextDay, nextTime === '' ? defaultTime : nextTime))
  }
  return (
    <span className={css['instant']}>
      <DateInput
        {...rest}
        {...(id === undefined ? {} : { id })}
        min={min}
        value={day}
        onChange={(next) => choose(String(next), shownTime)}
      />
      <TimeInput
        {...rest}
        id={timeId}
        aria-label={t('controls.time.label')}
        {...(id === undefined ? {} : { 'aria-labelledby': `${id}-label ${timeId}` })}
        value={shownTime}
        onChange={(next) => choose(day, String(next))}
      />
    </span>
  )
}
