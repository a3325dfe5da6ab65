import { expect, test } from 'vitest'
import { viewHome } from '#contract/home/home.ts'
import { homePages } from '#contract/home/homePages.ts'
import { listSupplierProjects } from '#contract/sourcing/enrolments.ts'
import { getProjectNotice } from '#contract/sourcing/projectNotice.ts'
import * as cards from '#contract/sourcing/projectCards.ts'
import { storeSettings } from '#modules/tenancy/index.ts'
import { as, database, refusalOf, type TestTenant } from '#test/app.ts'
import { createAnnounced } from '#test/sourcing/announced.ts'
import { itemNamed } from '#test/sourcing/awards.ts'

const figures = new Set([
  'size1',
  'size2',
  'wins',
  'open',
  'publishedToday',
  'closingToday',
  'count',
  'countOfLatestProject',
  'sumOfProject',
  'sumOfProjectAmount',
  'countOfRegisteredSupplier',
])

/** Counts with a value, anywhere in a reply. */
function figuresIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(figuresIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    figures.has(name) && inner !== null ? [name] : figuresIn(inner),
  )
}

const market = await createAnnounced({ items: [itemNamed('阀门', '10', '24')], awardBy: 'line' }, [
  ['23.0000'],
  ['22.0000'],
])
const { tenant, project } = market
const [supplier] = market.suppliers

async function repliesTo(who: Pick<TestTenant, 'host'>): Promise<Readonly<Record<string, unknown>>> {
  const homes = []
  for (const page of homePages) homes.push(await as(who, viewHome, { page }))
  return {
    homes,
    hall: await as(who, cards.listHall, {}),
    figures: await as(who, cards.getHallFigures, {}),
    index: await as(who, cards.portalIndex, { type: '1', status: 'complete' }),
    floor: await as(who, cards.portalMainList, { status: '2' }),
    common: await as(who, cards.getInquiryCommonNotice, { status: 'finished' }),
    notice: await as(who, getProjectNotice, { id: project.id }),
    own: await as(supplier!, listSupplierProjects, { tab: 'ended' }),
  }
}

test('figures: if disabled by the tenant, no reply of the portal contains them', async () => {
  const found = async () => {
    const replies = { ...(await repliesTo(tenant)), signedIn: await repliesTo(supplier!) }
    return Object.fromEntries(Object.entries(replies).map(([name, reply]) => [name, new Set(figuresIn(reply))]))
  }
  const shown = await found()
  expect([...shown['homes']!].toSorted()).toEqual([
    'countOfLatestProject',
    'countOfRegisteredSupplier',
    'size1',
    'size2',
    'sumOfProject',
    'sumOfProjectAmount',
    'wins',
  ])
  for (const [name, each] of Object.entries(shown)) expect(each.size, name).toBeGreaterThan(0)
  await database.write(tenant.id, (tx) => storeSettings(tx, { isShowCount: '0' }))
  const hidden = await found()
  for (const [name, each] of Object.entries(hidden)) expect([...each], name).toEqual([])
  expect(await refusalOf(as(tenant, cards.portalStatistic, {}))).toBe('portal.noCounts')
  expect((await as(tenant, cards.getHallFigures, {})).now).not.toBe('')
})
