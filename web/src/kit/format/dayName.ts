import { useTranslation } from 'react-i18next'
import { dayOf } from '#contract/kit/calendar.ts'
import { useLocale } from '#web/kit/client/preferences.ts'

type Tag = 'zh-CN' | 'en'

/** Formats a day: `11月26日 星期四`, `Thursday, November 26`; `full` adds the year. */
export function dayName(day: string, tag: Tag, length: 'full' | 'short' = 'short'): string {
  const write = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' }).format(new Date(day))
  const year = length === 'full' ? ({ year: 'numeric' } as const) : {}
  if (tag === 'en') return write({ ...year, month: 'long', day: 'numeric', weekday: 'long' })
  return `${write({ ...year, month: 'long', day: 'numeric' })} ${write({ weekday: 'long' })}`
}

const aDay = 86_400_000

/** Day (`YYYY-MM-DD`, of China) relative to now: today, yesterday; undefined for all others. */
export function nearDay(day: string, now: Date): 'today' | 'yesterday' | undefined {
  if (day === dayOf(now)) return 'today'
  return day === dayOf(new Date(now.getTime() - aDay)) ? 'yesterday' : undefined
}

/** Names a day of China: 今天, 昨天, otherwise its date, with the year if it is another one. */
export function useDayName(): (day: string) => string {
  const { t } = useTranslation()
  const tag = useLocale() === 'zh_CN' ? 'zh-CN' : 'en'
  return (day) => {
    const now = new Date()
    const near = nearDay(day, now)
    if (near) return t(`common.${near}`)
    return dayName(day, tag, day.slice(0, 4) === dayOf(now).slice(0, 4) ? 'short' : 'full')
  }
}
