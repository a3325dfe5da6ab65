import { expect, test } from 'vitest'
import { getHallFigures, getHallFilters, listHall } from '#contract/sourcing/projectCards.ts'
import { as } from '#test/app.ts'
import { createPublished, createSourcingFixture, passHours, runDue } from '#test/sourcing/fixture.ts'

const fixture = await createSourcingFixture({ suppliers: 2 })
const { tenant, suppliers, buyer } = fixture
const invited = suppliers[1]!
const visitor = { host: tenant.host }
await createPublished(fixture, { scope: 'invited', invitedIds: [invited.supplierId!] })

test('hall: what is for invited suppliers neither they nor their filters show to others', async () => {
  expect((await as(invited, listHall, {})).total).toBe(1)
  expect((await as(invited, getHallFilters, {})).depts).toHaveLength(1)
  for (const other of [visitor, suppliers[0]!]) {
    expect(await as(other, listHall, {})).toMatchObject({ total: 0, records: [] })
    expect(await as(other, getHallFilters, {})).toEqual({ depts: [], categories: [] })
    expect(await as(other, getHallFigures, {})).toMatchObject({ open: 0, publishedToday: 0 })
  }
})

test('hall: figures count by tab and kind', async () => {
  const project = await createPublished(fixture, {})
  await createPublished(fixture, { kind: 'bidding' })
  await passHours(project, 24 * 30)
  await runDue(fixture)
  const { tabs, open, publishedToday } = await as(buyer, getHallFigures, { kind: 'inquiry' })
  expect(Object.fromEntries(tabs.map(({ tab, count }) => [tab, count]))).toEqual({
    all: 2,
    enrolling: 1,
    quoting: 0,
    pending: 0,
    done: 0,
    ended: 1,
  })
  expect({ open, publishedToday }).toEqual({ open: 1, publishedToday: 2 })
})
