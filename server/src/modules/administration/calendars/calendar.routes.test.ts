import { expect, test } from 'vitest'
import * as contract from '#contract/administration/calendars.ts'
import { aPerson, as, aTenant, refusalOf } from '#test/app.ts'

async function aCalendar() {
  const tenant = await aTenant()
  const operator = await aPerson(tenant, { entrance: 'operator', permissions: ['calendar.manage'] })
  const add = (from: string, to: string | null, kind: 'rest' | 'work' = 'rest') =>
    as(operator, contract.addCalendarDays, { from, to, kind, name: '国庆节', enName: 'National Day' })
  const list = async () => (await as(operator, contract.listCalendarDays, { limit: 50 })).records
  return { tenant, operator, add, list }
}

test('calendar: a holiday is entered at once, replaced, edited and removed', async () => {
  const { operator, add, list } = await aCalendar()
  await add('2027-10-01', '2027-10-07')
  await add('2027-10-09', null, 'work')
  expect(await list()).toHaveLength(8)
  expect((await list())[0]).toMatchObject({ day: '2027-10-09', weekday: 6, kind: 'work' })
  await add('2027-10-07', null, 'work')
  const seventh = (await list()).find(({ day }) => day === '2027-10-07')!
  expect(seventh).toMatchObject({ kind: 'work', version: 2 })
  const edit = { dayId: seventh.dayId, version: 1, kind: 'rest' as const, name: '国庆', enName: '' }
  expect(await refusalOf(as(operator, contract.editCalendarDay, edit))).toBe('thing.stale')
  await as(operator, contract.editCalendarDay, { ...edit, version: 2 })
  await as(operator, contract.removeCalendarDay, { dayId: seventh.dayId, version: 3 })
  expect(await list()).toHaveLength(7)
  const { records } = await as(operator, contract.listCalendarChanges, { dayId: seventh.dayId })
  expect(records.map(({ what }) => what)).toEqual([
    'calendarDay.removed',
    'calendarDay.edited',
    'calendarDay.added',
    'calendarDay.added',
  ])
})

test('calendar: ranges are not reversed or endless; other people and tenants change nothing', async () => {
  const { tenant, add, list } = await aCalendar()
  expect(await refusalOf(add('2027-10-07', '2027-10-01'))).toBe('calendar.range')
  expect(await refusalOf(add('2027-01-01', '2027-12-31'))).toBe('calendar.range')
  await add('2027-05-01', null)
  const [day] = await list()
  const foreign = await aCalendar()
  const removed = as(foreign.operator, contract.removeCalendarDay, { dayId: day!.dayId, version: 1 })
  expect(await refusalOf(removed)).toBe('thing.notFound')
  const buyer = await aPerson(tenant, { permissions: ['calendar.manage'] })
  expect(await refusalOf(as(buyer, contract.listCalendarDays, {}))).toBe('permission.denied')
})
