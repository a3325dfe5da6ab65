import type { exportCalendarDays } from '#contract/administration/calendars.ts'
import type { ColumnsOf } from '#kit/spreadsheet/export.rules.ts'

const weekdays = [
  ['周一', 'Monday'],
  ['周二', 'Tuesday'],
  ['周三', 'Wednesday'],
  ['周四', 'Thursday'],
  ['周五', 'Friday'],
  ['周六', 'Saturday'],
  ['周日', 'Sunday'],
] as const

export const calendarColumns: ColumnsOf<typeof exportCalendarDays> = {
  day: ['日期', 'Day'],
  weekday: {
    title: ['星期', 'Weekday'],
    value: ({ weekday }, lang) => weekdays[weekday - 1]?.[lang === 'en' ? 1 : 0] ?? '',
  },
  kind: { title: ['类型', 'Kind'], words: { rest: ['休息', 'Holiday'], work: ['上班', 'Working day'] } },
  name: { title: ['名称', 'Name'], value: ({ name, enName }, lang) => (lang === 'en' && enName ? enName : name) },
}
