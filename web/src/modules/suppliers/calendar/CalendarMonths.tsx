import { useTranslation } from 'react-i18next'
import type { CalendarCounts, CalendarState } from '#contract/suppliers/certificateCalendar.ts'
import { useMonthName } from '#web/kit/format/month.ts'
import css from './CalendarMonths.module.css'

interface CalendarMonthsProps {
  readonly counts: CalendarCounts
  readonly month: string | undefined
  readonly state: CalendarState | undefined
  /** Receives nothing where what was chosen is chosen again. */
  readonly onChoose: (chosen: { readonly month?: string; readonly state?: CalendarState }) => void
}

/** The next twelve months with the numbers of certificates that expire in them; each filters the list. */
export function CalendarMonths({ counts, month, state, onChoose }: CalendarMonthsProps) {
  const { t } = useTranslation()
  const monthName = useMonthName()
  const isExpired = state === 'expired' && month === undefined
  return (
    <fieldset className={`card ${css['months']}`} aria-label={t('certificateCalendar.months')}>
      <button
        type="button"
        className={css['month']}
        data-tone={counts.expired > 0 ? 'err' : undefined}
        aria-pressed={isExpired}
        onClick={() => onChoose(isExpired ? {} : { state: 'expired' })}
      >
        <b className="num">{counts.expired}</b>
        <span>{t('certificateCalendar.states.expired')}</span>
      </button>
      {counts.months.map((each, at) => (
        <button
          key={each.month}
          type="button"
          className={css['month']}
          data-tone={at === 0 && each.count > 0 ? 'warn' : each.count === 0 ? 'none' : undefined}
          aria-pressed={month === each.month}
          onClick={() => onChoose(month === each.month ? {} : { month: each.month })}
        >
          <b className="num">{each.count}</b>
          <span>{monthName(each.month)}</span>
        </button>
      ))}
    </fieldset>
  )
}
