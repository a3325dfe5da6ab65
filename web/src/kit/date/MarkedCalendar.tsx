import { parseDate, toCalendarDate } from '@internationalized/date'
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { languageTag } from '#web/kit/client/preferences.ts'
import css from './Calendar.module.css'
import { CalendarHead } from './CalendarParts.tsx'

interface MarkedCalendarProps {
  readonly label: string
  /** Selected day, `YYYY-MM-DD`. */
  readonly value: string
  readonly onChoose: (day: string) => void
  /** Called with the displayed month, `YYYY-MM`. */
  readonly onMonth: (month: string) => void
  /** Number of items by day. */
  readonly marks: ReadonlyMap<string, number>
  /** Text of a day's number of items, for screen readers. */
  readonly markText: (count: number) => string
}

const maxDots = 3

/** Month calendar with dots on days that have items. */
export function MarkedCalendar({ label, value, onChoose, onMonth, marks, markText }: MarkedCalendarProps) {
  return (
    <I18nProvider locale={languageTag()}>
      <Calendar
        aria-label={label}
        firstDayOfWeek="mon"
        className={css['marked'] ?? ''}
        value={parseDate(value)}
        onChange={(date) => onChoose(toCalendarDate(date).toString())}
        onFocusChange={(date) => onMonth(date.toString().slice(0, 7))}
      >
        <CalendarHead />
        <CalendarGrid className={css['grid'] ?? ''} weekdayStyle="narrow">
          <CalendarGridHeader>{(day) => <CalendarHeaderCell>{day}</CalendarHeaderCell>}</CalendarGridHeader>
          <CalendarGridBody>
            {(date) => {
              const count = marks.get(date.toString()) ?? 0
              return (
                <CalendarCell date={date} className={css['cell'] ?? ''}>
                  {({ formattedDate, isOutsideMonth }) => (
                    <>
                      {formattedDate}
                      {count > 0 && !isOutsideMonth && (
                        <span className={css['dots']}>
                          <span className="visuallyHidden">{markText(count)}</span>
                          {Array.from({ length: Math.min(count, maxDots) }, (_, at) => (
                            <i key={at} />
                          ))}
                        </span>
                      )}
                    </>
                  )}
                </CalendarCell>
              )
            }}
          </CalendarGridBody>
        </CalendarGrid>
      </Calendar>
    </I18nProvider>
  )
}
