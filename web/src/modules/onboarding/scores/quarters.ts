import { dayFromToday } from '#web/kit/format/time.ts'

/** The last quarters that have ended, latest first, such as `2026Q3`. */
export function endedQuarters(count = 8): string[] {
  const today = dayFromToday(0)
  const now = Number(today.slice(0, 4)) * 4 + Math.floor((Number(today.slice(5, 7)) - 1) / 3)
  return Array.from({ length: count }, (_, back) => {
    const quarter = now - back - 1
    return `${Math.floor(quarter / 4)}Q${(quarter % 4) + 1}`
  })
}
export const quarterOptions = () => endedQuarters().map((value) => ({ value, label: value }))
