import { expect, test } from 'vitest'
import { type CategoryDraft, createCategory } from '#contract/catalogue/categories.ts'
import { blockShapes, type Layout } from '#contract/home/blocks.ts'
import { defaultLayouts, newBlocks } from '#contract/home/defaults.ts'
import { viewHome } from '#contract/home/home.ts'
import { homePages } from '#contract/home/homePages.ts'
import * as contract from '#contract/home/layouts.ts'
import { aPerson, as, aTenant, clock, moveClock, refusalOf } from '#test/app.ts'

const page = 'portalHomePage'
const may = { permissions: ['home.configure'], entrance: 'operator' } as const
const layoutOf = (...titles: string[]): Layout => ({
  hasAnchors: false,
  blocks: titles.map((title, at) => ({ ...newBlocks.statistics, id: `block${at}`, title })),
})
const aDesigner = async () => {
  const tenant = await aTenant()
  const ann = await aPerson(tenant, may)
  const visitor = tenant
  const shown = async () => {
    const { no, blocks } = await as(visitor, viewHome, { page })
    return [no, ...blocks.map(({ title }) => title)]
  }
  const version = async () => (await as(ann, contract.getLayout, { page })).version
  return { tenant, ann, shown, version }
}
const now = { startsAt: null, endsAt: null, note: '' }

test('layouts: the default layout is used for pages without a published one', async () => {
  const { ann, tenant } = await aDesigner()
  for (const each of homePages) {
    const detail = await as(ann, contract.getLayout, { page: each })
    expect(detail).toMatchObject({ version: 0, isOwn: false, isPublished: true, versions: [] })
    expect(detail.draft).toEqual(defaultLayouts[each])
    const view = await as(tenant, viewHome, { page: each })
    expect(view).toMatchObject({ page: each, no: 0 })
    expect(view.data.filter(({ hasFailed }) => hasFailed)).toEqual([])
  }
})

test('layouts: a draft is invisible until published', async () => {
  const { ann, shown } = await aDesigner()
  const before = await shown()
  const saved = await as(ann, contract.saveLayout, { page, version: 0, layout: layoutOf('A') })
  expect(saved).toMatchObject({ version: 2, isOwn: true, isPublished: false, changedBy: ann.userName })
  expect(await shown()).toEqual(before)
  const published = await as(ann, contract.publishLayout, { page, version: saved.version, ...now })
  expect(published).toMatchObject({ isPublished: true, versions: [{ no: 1, state: 'live' }] })
  expect(await shown()).toEqual([1, 'A'])
  expect(await refusalOf(as(ann, contract.publishLayout, { page, version: published.version, ...now }))).toBe(
    'layout.unchanged',
  )
})

test('layouts: of two concurrent changes of a draft the second is refused', async () => {
  const { ann, tenant } = await aDesigner()
  const bob = await aPerson(tenant, may)
  await as(ann, contract.saveLayout, { page, version: 0, layout: layoutOf('A') })
  expect(await refusalOf(as(bob, contract.saveLayout, { page, version: 0, layout: layoutOf('B') }))).toBe('thing.stale')
  const both = await Promise.allSettled(
    [ann, bob].map((who) => as(who, contract.saveLayout, { page, version: 2, layout: layoutOf(who.userName) })),
  )
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('layouts: of two concurrent creations of a draft one succeeds', async () => {
  const { ann } = await aDesigner()
  const all = await Promise.allSettled(
    [1, 2, 3].map((each) => as(ann, contract.saveLayout, { page, version: 0, layout: layoutOf(String(each)) })),
  )
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('layouts: a scheduled version starts and ends on time, and the previous one returns', async () => {
  const { ann, shown, version } = await aDesigner()
  await as(ann, contract.saveLayout, { page, version: 0, layout: layoutOf('usual') })
  await as(ann, contract.publishLayout, { page, version: await version(), ...now })
  await as(ann, contract.saveLayout, { page, version: await version(), layout: layoutOf('feast') })
  const begun = clock().getTime()
  const at = (minutes: number) => new Date(begun + minutes * 60_000).toISOString()
  const times = { startsAt: at(1), endsAt: at(2), note: '双十二' }
  const { versions } = await as(ann, contract.publishLayout, { page, version: await version(), ...times })
  expect(versions.map(({ no, state }) => [no, state])).toEqual([
    [2, 'scheduled'],
    [1, 'live'],
  ])
  expect(await shown()).toEqual([1, 'usual'])
  moveClock(61_000)
  expect(await shown()).toEqual([2, 'feast'])
  moveClock(60_000)
  expect(await shown()).toEqual([1, 'usual'])
})

test.each([
  ['layout.inPast', -1, 1],
  ['layout.periodReversed', 2, 1],
  ['layout.periodReversed', 1, 1],
] as const)('layouts: %s is refused for a start in %d and an end in %d minutes', async (refusal, from, until) => {
  const { ann } = await aDesigner()
  const { version } = await as(ann, contract.saveLayout, { page, version: 0, layout: layoutOf('A') })
  const base = clock().getTime()
  const at = (minutes: number) => new Date(base + minutes * 60_000).toISOString()
  const input = { page, version, startsAt: at(from), endsAt: at(until), note: '' } as const
  expect(await refusalOf(as(ann, contract.publishLayout, input))).toBe(refusal)
})

test('layouts: an earlier version is restored as a new one; withdrawing one restores the previous one', async () => {
  const { ann, shown, version } = await aDesigner()
  for (const title of ['first', 'second']) {
    await as(ann, contract.saveLayout, { page, version: await version(), layout: layoutOf(title) })
    await as(ann, contract.publishLayout, { page, version: await version(), ...now })
    moveClock(1000)
  }
  const back = await as(ann, contract.rollBackLayout, { page, version: await version(), no: 1 })
  expect(back).toMatchObject({ isPublished: true, draft: layoutOf('first') })
  expect(await shown()).toEqual([3, 'first'])
  await as(ann, contract.withdrawLayout, { page, version: await version(), no: 3 })
  expect(await shown()).toEqual([2, 'second'])
  expect(await refusalOf(as(ann, contract.withdrawLayout, { page, version: await version(), no: 3 }))).toBe(
    'layout.notInForce',
  )
  const reset = await as(ann, contract.resetLayout, { page, version: await version() })
  expect(reset).toMatchObject({ isOwn: false, isPublished: false, draft: defaultLayouts[page] })
  expect(await refusalOf(as(ann, contract.rollBackLayout, { page, version: await version(), no: 9 }))).toBe(
    'thing.notFound',
  )
})

const bannerTo = (openUrl: string): Layout => {
  const banner = { imgUrl: '', title: 'A', enTitle: '', text: '', enText: '', button: '', enButton: '' } as const
  const banners = [{ ...banner, openUrl, openType: '0', startsAt: null, endsAt: null } as const]
  return { hasAnchors: false, blocks: [{ ...newBlocks.carousel, id: 'carousel1', banners }] }
}

test.each([
  'https://elsewhere.example/a',
  '//elsewhere.example',
  'javascript:alert(1)',
  'http://partner.example/',
  'https://user@partner.example/',
  'https://partner.example.evil.example/',
])('layouts: a banner cannot link to %s', async (address) => {
  const tenant = await aTenant({ homeLinkHosts: 'partner.example, other.example' })
  const ann = await aPerson(tenant, may)
  const save = as(ann, contract.saveLayout, { page, version: 0, layout: bannerTo(address) })
  expect(await refusalOf(save)).toBe('layout.foreignAddress')
})

test('layouts: a banner links to pages of this site and to allowed hosts of the tenant', async () => {
  const tenant = await aTenant({ homeLinkHosts: 'partner.example' })
  const ann = await aPerson(tenant, may)
  let version = 0
  for (const address of ['', '/mall?a=1', 'https://partner.example/a'])
    version = (await as(ann, contract.saveLayout, { page, version, layout: bannerTo(address) })).version
  expect(version).toBeGreaterThan(3)
})

test('layouts: blocks are unique, of known kinds, and at least one is visible', async () => {
  const { ann, version } = await aDesigner()
  const twice = { hasAnchors: false, blocks: [layoutOf('A').blocks[0]!, layoutOf('B').blocks[0]!] }
  expect(await refusalOf(as(ann, contract.saveLayout, { page, version: 0, layout: twice }))).toBe(
    'layout.repeatedBlock',
  )
  const foreign = { hasAnchors: false, blocks: [{ ...layoutOf('A').blocks[0]!, kind: 'script' }] } as unknown as Layout
  expect(await refusalOf(as(ann, contract.saveLayout, { page, version: 0, layout: foreign }))).toBe('input.invalid')
  const hidden = { hasAnchors: false, blocks: layoutOf('A').blocks.map((each) => ({ ...each, isHidden: true })) }
  await as(ann, contract.saveLayout, { page, version: 0, layout: hidden })
  expect(await refusalOf(as(ann, contract.publishLayout, { page, version: await version(), ...now }))).toBe(
    'layout.empty',
  )
})

test('layouts: each tenant has its own, changed only with the permission', async () => {
  const { ann, tenant, version } = await aDesigner()
  await as(ann, contract.saveLayout, { page, version: 0, layout: layoutOf('A') })
  await as(ann, contract.publishLayout, { page, version: await version(), ...now })
  const elsewhere = await aTenant()
  expect((await as(elsewhere, viewHome, { page })).no).toBe(0)
  const buyer = await aPerson(tenant, { permissions: ['goods.read'] })
  expect(await refusalOf(as(buyer, contract.getLayout, { page }))).toBe('permission.denied')
  const wrongEntrance = await aPerson(tenant, { permissions: ['home.configure'] })
  expect(await refusalOf(as(wrongEntrance, contract.getLayout, { page }))).toBe('permission.denied')
})

test('layouts: a preview shows hidden blocks and stores nothing', async () => {
  const { ann, version } = await aDesigner()
  const layout = { hasAnchors: true, blocks: layoutOf('A').blocks.map((each) => ({ ...each, isHidden: true })) }
  const view = await as(ann, contract.previewLayout, { page, layout })
  expect(view).toMatchObject({
    hasAnchors: true,
    blocks: [{ title: 'A', isHidden: true }],
    data: [{ hasFailed: false }],
  })
  expect(await version()).toBe(0)
})

test('layouts: every kind of block can be added', async () => {
  const { ann } = await aDesigner()
  const blocks = Object.entries(newBlocks).map(([kind, block]) => ({ ...block, id: kind.toLowerCase() }))
  const { draft } = await as(ann, contract.saveLayout, { page, version: 0, layout: { hasAnchors: false, blocks } })
  expect(draft.blocks).toHaveLength(Object.keys(blockShapes).length)
  expect(draft.blocks).toEqual(blocks)
})

test('layouts: a carousel has at most ten banners', async () => {
  const { ann } = await aDesigner()
  const words = { imgUrl: '', enTitle: '', text: '', enText: '', button: '', enButton: '', openUrl: '' }
  const banner = { ...words, title: '横幅', openType: '0' as const, startsAt: null, endsAt: null }
  const save = (count: number) => {
    const banners = Array.from({ length: count }, () => banner)
    const layout: Layout = { hasAnchors: false, blocks: [{ ...newBlocks.carousel, id: 'carousel', banners }] }
    return refusalOf(as(ann, contract.saveLayout, { page, version: 0, layout }))
  }
  expect([await save(11), await save(10)]).toEqual(['input.invalid', 'accepted'])
})

test('layouts: a row of goods must have a visible category of its own tenant', async () => {
  const { ann, tenant } = await aDesigner()
  const owner = await aPerson(tenant, { permissions: ['category.manage'], entrance: 'operator' })
  const other = await aTenant()
  const foreign = await aPerson(other, { permissions: ['category.manage'], entrance: 'operator' })
  const [shown, hidden] = [aCategory('A'), { ...aCategory('B'), isShield: '1' as const }]
  const { id } = await as(owner, createCategory, shown)
  const { id: hiddenId } = await as(owner, createCategory, hidden)
  const { id: below } = await as(owner, createCategory, { ...aCategory('C'), parentId: hiddenId })
  const { id: foreignId } = await as(foreign, createCategory, shown)
  const of = (categoryId: string): Layout => ({
    hasAnchors: false,
    blocks: [{ ...newBlocks.productShelf, id: 'shelf', categoryId, audience: 'all' }],
  })
  const save = (categoryId: string) => as(ann, contract.saveLayout, { page, version: 0, layout: of(categoryId) })
  for (const each of [hiddenId, below, foreignId, '1']) expect(await refusalOf(save(each))).toBe('layout.categoryGone')
  const { version } = await save(id)
  await as(ann, contract.publishLayout, { page, version, ...now })
  expect((await as(tenant, viewHome, { page })).blocks).toMatchObject([{ kind: 'productShelf', categoryId: id }])
})

const aCategory = (code: string): CategoryDraft => ({
  code,
  name: `分类${code}`,
  enName: '',
  kind: 'goods',
  position: 0,
  picture: '',
  isShield: '0',
  attributes: [],
  taxRate: '13',
  taxCategoryCode: '',
})
