import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { calendars as zh } from '../zh-CN/calendars.ts'

export const calendars: SameKeys<typeof zh> = {
  title: 'Calendar',
  purpose: 'Holidays and make-up days. Other days follow the week: Monday to Friday are working days.',
  keyword: 'Name',
  hint: 'Such as National Day',
  none: 'No holidays yet',
  noneReason: 'Dates such as expected arrivals count working days once holidays are entered.',
  add: 'Add days',
  editTitle: 'Edit {{day}}',
  removeTitle: 'Delete this day?',
  removeText: '{{day}} then follows the week: Monday to Friday are working days.',
  missing: 'The holidays of {{year}} are missing: Monday to Friday count as working days.',
  year: 'Year',
  kind: 'Kind',
  weekdays: {
    '1': 'Monday',
    '2': 'Tuesday',
    '3': 'Wednesday',
    '4': 'Thursday',
    '5': 'Friday',
    '6': 'Saturday',
    '7': 'Sunday',
  },
  action: { edit: 'Edit', detail: 'Details', remove: 'Delete' },
  happened: { calendarDay: { added: 'Day added', edited: 'Day edited', removed: 'Day deleted' } },
  field: {
    day: 'Day',
    weekday: 'Weekday',
    from: 'First day',
    to: { label: 'Last day', hint: 'Blank: one day. Up to 31 days.' },
    kind: { label: 'Kind', options: { rest: 'Holiday', work: 'Working day' } },
    name: 'Name',
    enName: 'English name',
  },
}
