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
  /** The day that is chosen, `YYYY-MM-DD`. */
  readonly value: string
  readonly onChoose: (day: string) => void
  /** Another month is shown, `YYYY-MM`. */
  readonly onMonth: (month: string) => void
  /** How many things are on a day. */
  readonly marks: ReadonlyMap<string, number>
  /** Says how many things there are, for readers who see no dots. */
  readonly markText: (count: number) => string
}

const mostDots = 3

/** A month on a page, with dots under the days on which there is something; the day that is chosen says what. */
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
                          {Array.from({ length: Math.min(count, mostDots) }, (_, at) => (
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
