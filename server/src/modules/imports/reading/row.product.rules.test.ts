import { expect, test } from 'vitest'
import { reader, row, issuesOf } from '#test/imports/rows.ts'

test('import rows: a duplicate code is refused with the number of the first row', () => {
  const read = reader()
  expect(issuesOf(read(row(2, {})))).toEqual(['kept'])
  const twice = read(row(3, {}))
  expect(twice).toMatchObject({
    row: null,
    issues: [{ kind: 'error', code: 'importCell.twice', facts: { row: 2 }, value: 'A1' }],
  })
  expect(issuesOf(read(row(4, { SKU: 'A2' })))).toEqual(['kept'])
})

test('import rows: of differing rows of one product the first is used, also for pictures', () => {
  const read = reader()
  const first = { 商品编码: 'P', 品牌: '安岚' }
  expect(read(row(2, { ...first, SKU: 'A1', 图片: '/a.webp' }))?.row).toMatchObject({ product: { code: 'P' } })
  expect(read(row(3, { ...first, SKU: 'A2', 图片: '/b.webp' }))?.row).toMatchObject({
    product: { code: 'P', pictures: ['/a.webp'] },
    sku: { picture: '/b.webp' },
  })
  expect(issuesOf(read(row(4, { ...first, SKU: 'A3', 商品名称: '靴子' })))).toEqual([
    'rejected',
    'C4 name error unlikeProduct',
  ])
  const other = read(row(5, { ...first, SKU: 'A4', 品牌: '恒筑' }))
  expect(issuesOf(other)).toEqual(['kept', 'H5 brand warning unlikeProduct'])
  expect(other?.row?.product).toMatchObject({ brandName: '安岚' })
  expect(issuesOf(read(row(6, { ...first, SKU: 'A5', 品牌: { bad: 'error', shown: '#N/A' } })))).toEqual([
    'kept',
    'H6 brand warning error',
  ])
})
