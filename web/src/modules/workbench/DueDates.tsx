import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { dayOf, minuteOf } from '#contract/kit/calendar.ts'
import { type DueDate, listDueDates, maxDueDates } from '#contract/workbench/workbench.ts'
import { useRead } from '#web/kit/client/api.ts'
import { useLocale } from '#web/kit/client/preferences.ts'
import { MarkedCalendar } from '#web/kit/date/MarkedCalendar.tsx'
import { today } from '#web/kit/format/clock.ts'
import { useName } from '#web/kit/format/useName.ts'
import { Section } from '#web/kit/layout/Section.tsx'
import { ErrorNotice } from '#web/kit/ui/ErrorNotice.tsx'
import { dayName } from '#web/kit/format/dayName.ts'
import css from './DueDates.module.css'
import { useTitle } from './todos/useTitle.ts'

const maxShown = 6
const maxNext = 3

/** Calendar month with due items, and those of the selected day. */
export function DueDates({ className }: { readonly className?: string | undefined }) {
  const { t } = useTranslation()
  const tag = useLocale() === 'zh_CN' ? 'zh-CN' : 'en'
  const now = today()
  const [day, setDay] = useState(now)
  const [month, setMonth] = useState(now.slice(0, 7))
  const { reply, hasFailed, retry } = useRead(listDueDates, { month }, { suspense: false })
  const all = reply?.days ?? []
  const marks = new Map<string, number>()
  for (const { dueAt } of all) {
    const on = dayOf(new Date(dueAt))
    marks.set(on, (marks.get(on) ?? 0) + 1)
  }
  const ofDay = all.filter(({ dueAt }) => dayOf(new Date(dueAt)) === day)
  const next = all.filter(({ dueAt }) => dayOf(new Date(dueAt)) > day).slice(0, maxNext)
  const name = dayName(day, tag)
  return (
    <Section title={t('workbench.due.title')} className={className}>
      <MarkedCalendar
        label={t('workbench.due.title')}
        value={day}
        onChoose={setDay}
        onMonth={setMonth}
        marks={marks}
        markText={(count) => t('workbench.due.count', { count })}
      />
      <div className={css['day']} aria-live="polite">
        <h3>{day === now ? t('workbench.due.today', { day: name }) : name}</h3>
        {hasFailed ? (
          <ErrorNotice onRetry={retry} />
        ) : ofDay.length === 0 ? (
          <p>{t('workbench.due.none')}</p>
        ) : (
          <DueList items={ofDay.slice(0, maxShown)} />
        )}
        {next.length > 0 && (
          <>
            <h3>{t('workbench.due.next')}</h3>
            <DueList items={next} withDay />
          </>
        )}
        {reply?.isCapped && <p>{t('workbench.due.capped', { count: maxDueDates })}</p>}
      </div>
    </Section>
  )
}

function DueList({ items, withDay = false }: { readonly items: readonly DueDate[]; readonly withDay?: boolean }) {
  const nameOf = useName()
  const titleOf = useTitle()
  return (
    <ul className={css['list']}>
      {items.map((item) => {
        const minute = minuteOf(new Date(item.dueAt))
        return (
          <li key={`${item.kind} ${item.id}`}>
            <time dateTime={item.dueAt}>{withDay ? minute.slice(5, 10) : minute.slice(11)}</time>
            <Link to={item.to} className="one" title={titleOf(item)}>
              {nameOf(item)} · {titleOf(item)}
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
