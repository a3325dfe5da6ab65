import { parseDate, toCalendarDate, today as todayIn } from '@internationalized/date'
import type { RefObject } from 'react'
import { Calendar } from 'react-aria-components/Calendar'
import { useTranslation } from 'react-i18next'
import { PopoverPanel } from '../overlay/PopoverPanel.tsx'
import css from './Calendar.module.css'
import { CalendarHead, CalendarMonth } from './CalendarParts.tsx'
import { readDay } from './day.ts'

interface CalendarPanelProps {
  readonly triggerRef: RefObject<HTMLButtonElement | null>
  readonly label: string
  readonly value: string
  readonly min?: string | undefined
  readonly max?: string | undefined
  readonly onChoose: (day: string) => void
  readonly onClose: () => void
}

/** Calendar of a date field. The week starts on Monday, as in China. */
export function CalendarPanel({ triggerRef, label, value, min, max, onChoose, onClose }: CalendarPanelProps) {
  const { t } = useTranslation()
  const today = todayIn('Asia/Shanghai').toString()
  const choose = (day: string) => {
    onChoose(day)
    onClose()
  }
  const isTodayOff = readDay(today, { min, max }) === null
  return (
    <PopoverPanel triggerRef={triggerRef} onClose={onClose} label={label}>
      <Calendar
        aria-label={label}
        autoFocus
        firstDayOfWeek="mon"
        className={css['calendar'] ?? ''}
        value={value === '' ? null : parseDate(value)}
        {...(min ? { minValue: parseDate(min) } : {})}
        {...(max ? { maxValue: parseDate(max) } : {})}
        onChange={(date) => choose(toCalendarDate(date).toString())}
      >
        <CalendarHead />
        <CalendarMonth />
      </Calendar>
      <div className={css['foot']}>
        <button type="button" disabled={isTodayOff} onClick={() => choose(today)}>
          {t('controls.preset.today')}
        </button>
        {min === today && <span>{t('controls.notBeforeToday')}</span>}
      </div>
    </PopoverPanel>
  )
}
