import { changesRoute } from '#contract/kit/changes.ts'
import { exportRoute, listRoute } from '#contract/kit/list.ts'
import type { Refusals } from '#contract/kit/refusals.ts'
import { route } from '#contract/kit/route.ts'
import {
  Day,
  Done,
  Id,
  List,
  Maybe,
  Note,
  Nothing,
  OneOf,
  Optional,
  shape,
  type Static,
  Text,
  Type,
} from '#contract/kit/schema.ts'

export const DayKind = OneOf(['rest', 'work'])

export const CalendarDay = shape({
  dayId: Id,
  version: Type.Integer(),
  day: Day,
  weekday: Type.Integer({ description: '1 Monday to 7 Sunday' }),
  kind: DayKind,
  name: Type.String(),
  enName: Type.String(),
  can: List(OneOf(['edit', 'remove'])),
})
export type CalendarDay = Static<typeof CalendarDay>

const read = { access: 'calendar.manage', entrances: ['operator'] } as const
const managed = { method: 'POST', ...read } as const
const names = { name: Text(40), enName: Note(60) }

export const listCalendarDays = listRoute({
  ...read,
  path: '/sysrest/api/calendar/list',
  summary: 'List the days that are not as the week says: holidays and make-up days, by day',
  filters: {
    keyword: Optional(Note(40)),
    year: Optional(Type.Integer({ minimum: 2000, maximum: 2099 })),
    kind: Optional(DayKind),
  },
  sort: ['day'],
  record: CalendarDay,
})
export const exportCalendarDays = exportRoute(listCalendarDays, {
  path: '/sysrest/api/calendar/export',
  columns: ['day', 'weekday', 'kind', 'name'],
})
export const listCalendarChanges = changesRoute({
  ...read,
  path: '/sysrest/api/calendar/changes',
  summary: 'List the recent changes of a day',
  key: 'dayId',
})
/** Longest holiday that is entered at once. */
export const maxDaysAtOnce = 31
export const addCalendarDays = route({
  ...managed,
  path: '/sysrest/api/calendar/add',
  summary: `Enter a holiday of up to ${maxDaysAtOnce} days, or make-up days; days that are there are replaced`,
  input: shape({ from: Day, to: Maybe({ ...Day, description: 'last day; null: one day' }), kind: DayKind, ...names }),
  reply: Done,
})
export const editCalendarDay = route({
  ...managed,
  path: '/sysrest/api/calendar/edit',
  summary: 'Edit a day',
  input: shape({ dayId: Id, version: Type.Integer(), kind: DayKind, ...names }),
  reply: CalendarDay,
})
export const removeCalendarDay = route({
  ...managed,
  path: '/sysrest/api/calendar/remove',
  summary: 'Delete a day, which then is as the week says',
  input: shape({ dayId: Id, version: Type.Integer() }),
  reply: Done,
})
export const CalendarState = shape({
  missingYear: Maybe(Type.Integer({ description: 'coming year without days, from November on' })),
})
export const getCalendarState = route({
  ...read,
  method: 'GET',
  path: '/sysrest/api/calendar/state',
  summary: 'Get whether the days of the coming year are missing',
  input: Nothing,
  reply: CalendarState,
})

export const calendarRefusals = {
  'calendar.dayTaken': [47051, '该日期已维护', 'This day has been entered already.'],
  'calendar.range': [
    47052,
    '结束日期不能早于开始日期，且最多 {max} 天',
    'The last day must not be before the first, with up to {max} days between them.',
  ],
} as const satisfies Refusals
