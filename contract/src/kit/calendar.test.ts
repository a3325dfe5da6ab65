import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayOf, hourOf } from './calendar.ts'

const china = { timeZone: 'Asia/Shanghai', hourCycle: 'h23' } as const
const day = new Intl.DateTimeFormat('sv-SE', china)
const hour = new Intl.DateTimeFormat('en', { ...china, hour: 'numeric' })

test('days and hours are those of China, as the platform knows them', () => {
  const moments = fc.date({ min: new Date('2000-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(moments, (now) => {
      expect(dayOf(now)).toBe(day.format(now))
      expect(hourOf(now)).toBe(Number(hour.format(now)))
    }),
  )
})
