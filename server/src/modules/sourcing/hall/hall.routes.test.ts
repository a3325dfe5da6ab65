import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { dayOf } from '#contract/kit/calendar.ts'
import type { Input } from '#contract/kit/route.ts'
import {
  getHallFigures,
  getHallFilters,
  getInquiryCommonNotice,
  listHall,
  portalIndex,
  portalMainList,
  portalStatistic,
  queryDeptInquiryPermByDeptId,
} from '#contract/sourcing/projectCards.ts'
import { type Actor, systemActor } from '#kit/actor.ts'
import { as } from '#test/app.ts'
import { ownerPool as owner } from '#test/sql/ownerPool.ts'
import { withDatabase } from '#test/sql/withDatabase.ts'
import { createDraft, createPublished, createSourcingFixture, passHours, runDue } from '#test/sourcing/fixture.ts'
import { hallCounts } from './filters.service.ts'

const fixture = await createSourcingFixture({ suppliers: 2 })
const { tenant, suppliers, buyer } = fixture
const invited = suppliers[1]!
const visitor = { host: tenant.host }
await createPublished(fixture, { scope: 'invited', invitedIds: [invited.supplierId!] })

test('hall: projects by invitation are invisible to others, in lists and filters', async () => {
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
    results: 1,
    pending: 0,
    done: 0,
    ended: 1,
  })
  expect({ open, publishedToday }).toEqual({ open: 1, publishedToday: 2 })
})

test('hall: counts of many projects are cached briefly, by visibility', async () => {
  const own = await createSourcingFixture({ suppliers: 1 })
  const { id } = await createPublished(own, { kind: 'inquiry' })
  await createPublished(own, { kind: 'bidding', scope: 'invited', invitedIds: [own.suppliers[0]!.supplierId!] })
  const guest = { ...systemActor(own.tenant.id), entrance: 'visitor' as const }
  const supplier = { ...guest, supplierId: own.suppliers[0]!.supplierId! }
  const undone = new Error('undone')
  // In a transaction that is rolled back, because other tests check every project of the database.
  const work = withDatabase({ size: 1 }, (database) =>
    database.write(own.tenant.id, async (tx) => {
      const open = async (actor: Actor, kind?: 'inquiry') =>
        (await hallCounts(tx, { actor, ...(kind && { kind }) }, dayOf(actor.now))).reduce(
          (all, { count }) => all + count,
          0,
        )
      const copy = (count: number) =>
        sql`insert into sourcing.projects select (jsonb_populate_record(p,
          jsonb_build_object('id', kit.next_id(), 'project_no', 'N' || kit.next_id()))).*
        from sourcing.projects p, generate_series(1, ${count}) where p.id = ${id}`.execute(tx)
      expect(await open(guest)).toBe(1)
      await copy(1)
      expect(await open(guest)).toBe(2)
      await copy(2000)
      expect([await open(guest), await open(guest, 'inquiry')]).toEqual([2002, 2002])
      await copy(1)
      expect([await open(guest), await open(guest, 'inquiry')]).toEqual([2002, 2002])
      expect(await open(supplier)).toBe(2004)
      throw undone
    }),
  )
  await expect(work).rejects.toBe(undone)
})

/** Fixture: a tenant with a project of each kind, one that has ended, one for invited suppliers, and a draft. */
async function createFloors() {
  const own = await createSourcingFixture({ suppliers: 2 })
  const budget = { budgetAmount: '50000', isShowPrice: '0' as const }
  const ended = await createPublished(own, { kind: 'inquiry', ...budget })
  await passHours(ended, 24 * 31)
  await runDue(own)
  const inAnHour = new Date(Date.now() + 3_600_000).toISOString()
  // Moves the publication as far back as its other times.
  await owner.query("update sourcing.projects set published_at = published_at - interval '31 days' where id = $1", [
    ended.id,
  ])
  const inquiry = await createPublished(own, { kind: 'inquiry', ...budget, enrolBeginAt: inAnHour })
  const bidding = await createPublished(own, { kind: 'bidding', ...budget, isShowPrice: '1' })
  const fixed = await createPublished(own, { kind: 'fixed', budgetAmount: null })
  await createPublished(own, { scope: 'invited', invitedIds: [own.suppliers[0]!.supplierId!], ...budget })
  await createDraft(own, budget)
  const guest = { host: own.tenant.host }
  const named = { [ended.id]: 'ended', [inquiry.id]: 'inquiry', [bidding.id]: 'bidding', [fixed.id]: 'fixed' }
  const namesOf = (cards: readonly { readonly id: string }[]) => cards.map(({ id }) => named[id] ?? id)
  return { own, guest, namesOf, inquiry }
}

test('floors: of one or all kinds, open or finished, newest first, public projects only', async () => {
  const { own, guest, namesOf, inquiry } = await createFloors()
  const index = async (type: '1' | '2', status: 'new' | 'complete' | 'soon') =>
    namesOf(await as(guest, portalIndex, { type, status }))
  expect(await index('1', 'new')).toEqual(['inquiry'])
  expect(await index('2', 'new')).toEqual(['bidding'])
  expect(await index('1', 'complete')).toEqual([])
  expect(await index('1', 'soon')).toEqual(['inquiry'])
  await passHours(inquiry, 2)
  expect(await index('1', 'soon')).toEqual([])

  const main = async (input: Input<typeof portalMainList>) => namesOf(await as(guest, portalMainList, input))
  expect(await main({})).toEqual(['fixed', 'bidding', 'inquiry'])
  expect(await main({ status: '2' })).toEqual(['ended'])
  expect(await main({ type: 'fixed', status: '1' })).toEqual(['fixed'])
  expect(await main({ limit: 1 })).toEqual(['fixed'])

  const notices = async (status: 'unfinished' | 'finished') =>
    namesOf(await as(own.suppliers[0]!, getInquiryCommonNotice, { status }))
  expect(await notices('unfinished')).toEqual(['inquiry'])
  expect(await notices('finished')).toEqual(['ended'])
})

test('floors: figures count open projects without masked budgets; every department has all three', async () => {
  const { own, guest } = await createFloors()
  expect(await as(guest, portalStatistic, {})).toEqual({
    countOfLatestProject: 3,
    sumOfProject: 4,
    sumOfProjectAmount: '100000.0000',
    countOfRegisteredSupplier: 2,
  })
  for (const input of [{}, { deptId: own.buyer.deptId }])
    expect(await as(guest, queryDeptInquiryPermByDeptId, input)).toEqual(['1000201', '1000202', '1000211'])
})
