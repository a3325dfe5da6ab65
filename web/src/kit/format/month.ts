import { useLocale } from '#web/kit/client/preferences.ts'

type Tag = 'zh-CN' | 'en'
/** Month name with year, 2026年11月; `short` omits the year, for rows of months. */
export function monthName(month: string, tag: Tag, length: 'full' | 'short' = 'full'): string {
  const year = length === 'full' ? ({ year: 'numeric' } as const) : {}
  return new Intl.DateTimeFormat(tag, { ...year, month: 'short', timeZone: 'UTC' }).format(new Date(`${month}-01`))
}

export function useMonthName(): (month: string, length?: 'full' | 'short') => string {
  const tag = useLocale() === 'zh_CN' ? 'zh-CN' : 'en'
  return (month, length) => monthName(month, tag, length)
}
