import { expect, test } from 'vitest'
import { viewHome } from '#contract/home/home.ts'
import { previewLayout } from '#contract/home/layouts.ts'
import { aPerson, as } from '#test/app.ts'
import { blockOf, page, show } from '#test/home/layouts.ts'
import { createPublished, createSourcingFixture, passHours, runDue } from '#test/sourcing/fixture.ts'

const fixture = await createSourcingFixture({ suppliers: 1 })
const { tenant } = fixture
const ended = await createPublished(fixture, {})
await passHours(ended, 24 * 30)
await runDue(fixture)
await createPublished(fixture, { kind: 'bidding' })

const tabs = ['soon', 'latest', 'results'] as const
const floorOf = (projects: string, given: object = {}) =>
  blockOf('projectFloor', { id: `floor${projects}`, projects, tabs, ...given })

test('project floor: it opens on the latest projects, or without any on the results', async () => {
  await show(tenant, floorOf('all'), floorOf('bidding'), floorOf('inquiry'))
  const { data } = await as(tenant, viewHome, { page })
  expect(data.map(({ id, firstTab }) => [id, firstTab])).toEqual([
    ['floorall', 'latest'],
    ['floorbidding', 'latest'],
    ['floorinquiry', 'results'],
  ])
  expect(data[2]!.floors!.map(({ tab, cards }) => [tab, cards.length])).toEqual([
    ['soon', 0],
    ['latest', 0],
    ['results', 1],
  ])
  await show(tenant, floorOf('inquiry', { tabs: ['soon', 'latest'], isHiddenWhenEmpty: false }))
  expect((await as(tenant, viewHome, { page })).data).toMatchObject([{ firstTab: 'latest' }])
})

test('project floor: without projects it is left out of the page, unless the layout keeps it; the preview has it', async () => {
  const blocks = [floorOf('fixed'), floorOf('bidding'), floorOf('fixed', { id: 'keptfloor', isHiddenWhenEmpty: false })]
  await show(tenant, ...blocks)
  const shown = await as(tenant, viewHome, { page })
  const ids = ['floorbidding', 'keptfloor']
  expect([shown.blocks.map(({ id }) => id), shown.data.map(({ id }) => id)]).toEqual([ids, ids])
  const operator = await aPerson(tenant, { permissions: ['home.configure'], entrance: 'operator' })
  const preview = await as(operator, previewLayout, { page, layout: { hasAnchors: false, blocks } })
  expect(preview.blocks.map(({ id }) => id)).toEqual(blocks.map(({ id }) => id))
})
