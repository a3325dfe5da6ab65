import * as contract from '#contract/administration/calendars.ts'
import { weekdayOf } from '#contract/tenancy/workingDays.ts'
import { serveChanges } from '#kit/events/changes.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { serveRecords } from '#kit/http/serveRecords.ts'
import { calendarColumns } from './calendar.export.rules.ts'
import { addCalendarDays, editCalendarDay, missingYear, removeCalendarDay } from './calendar.service.ts'
import { calendarDayList, type CalendarDayRow } from './calendar.store.ts'

const present = (row: CalendarDayRow): contract.CalendarDay => ({
  ...row,
  weekday: weekdayOf(row.day),
  can: ['edit', 'remove'],
})

export function calendarRoutes(app: App) {
  const records = serveRecords(app, contract.listCalendarDays, {
    list: calendarDayList,
    present,
    exported: { route: contract.exportCalendarDays, name: ['工作日历', 'Calendar'], columns: calendarColumns },
  })
  records.write(contract.addCalendarDays, addCalendarDays)
  records.write(contract.editCalendarDay, editCalendarDay)
  records.write(contract.removeCalendarDay, removeCalendarDay)
  serveChanges(app, contract.listCalendarChanges, async ({ input }) => input.dayId, { of: 'calendarDay' })
  serve(app, contract.getCalendarState, async ({ db, actor }) => ({ missingYear: await missingYear(db, actor.now) }))
}
