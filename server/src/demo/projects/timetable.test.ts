import { expect, test } from 'vitest'
import { demoProjects, projectsOf } from './demoProjects.ts'
import { hour, later, timetableOf } from './timetable.ts'

/** A Thursday at noon, a Sunday at night and New Year, in China. */
const moments = ['2026-11-26T04:13:27.512Z', '2026-11-28T18:05:00.000Z', '2026-12-31T16:00:00.000Z']

test.each(moments)('timetable: all times of a project are in order, at any time of seeding: %s', (moment) => {
  const now = new Date(moment)
  for (const project of [...demoProjects, ...projectsOf(true)]) {
    const { created, submitted, decided, keyed, published, enrolEnd, quoteBegin, quoteEnd, lastEnd } = timetableOf(
      project,
      now,
    )
    const order = [created, submitted, decided, keyed, published, quoteBegin, quoteEnd, lastEnd]
    expect([project.title, order]).toEqual([project.title, order.toSorted((a, b) => a.getTime() - b.getTime())])
    expect(created < now && quoteBegin < quoteEnd).toBe(true)
    if (!project.hasNoEnrolment) expect(enrolEnd > published && enrolEnd <= quoteBegin).toBe(true)
  }
})

test('timetable: deadlines within minutes are exact to the second; old ones were at ten on a weekday in China', () => {
  const now = new Date(moments[0]!)
  const endingSoon = timetableOf({ stage: { at: 'quoting', in: 0.1 } }, now)
  expect(endingSoon.quoteEnd).toEqual(later(now, 0.1))
  expect(timetableOf({ stage: { at: 'enrolling', in: 0.1 } }, now).enrolEnd).toEqual(later(now, 0.1))
  expect(timetableOf({ stage: { at: 'timed', in: 0.1 } }, now).published).toEqual(later(now, 0.1))
  const negotiated = timetableOf({ stage: { at: 'negotiating', in: 0.1 }, negotiations: 2 }, now)
  expect(negotiated.lastEnd).toEqual(later(now, 0.1))
  for (let ago = 200; ago < 400; ago += 7) {
    const { quoteEnd } = timetableOf({ stage: { at: 'announced', ago } }, now)
    const inChina = later(quoteEnd, 8)
    expect([inChina.getUTCHours(), [0, 6].includes(inChina.getUTCDay())]).toEqual([10, false])
    expect(now.getTime() - quoteEnd.getTime()).toBeGreaterThanOrEqual(ago * hour - 14 * hour)
  }
})

test('timetable: some projects end within a quarter of an hour, in each way', () => {
  const endingSoon = demoProjects.flatMap(({ stage }) => ('in' in stage && stage.in <= 0.25 ? [stage.at] : []))
  expect(endingSoon.length).toBeGreaterThanOrEqual(5)
  expect(new Set(endingSoon)).toEqual(new Set(['timed', 'enrolling', 'quoting', 'negotiating']))
})
