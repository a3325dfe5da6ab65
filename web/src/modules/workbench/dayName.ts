/** Formats a day: `11月26日 星期四`, `Thursday, November 26` */
export function dayName(day: string, tag: 'zh-CN' | 'en'): string {
  const write = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' }).format(new Date(day))
  if (tag === 'en') return write({ month: 'long', day: 'numeric', weekday: 'long' })
  return `${write({ month: 'long', day: 'numeric' })} ${write({ weekday: 'long' })}`
}
