import { expect, test } from 'vitest'
import type { ImportField } from '#contract/imports/importFields.ts'
import type { Cell } from '#contract/kit/tables/cell.ts'
import { mappingIn } from './headings.rules.ts'
import { rowReader } from './row.rules.ts'
import { words, headings, reader, row, issuesOf } from '#test/imports/rows.ts'

test('import rows: a valid row becomes a product and its SKU, with only the given values', () => {
  expect(reader()(row(2, { 库存: '', 市场价: null, 图片: '/a.webp /b.webp', 属性: '材质=丁腈' }))?.row).toEqual({
    no: 2,
    product: {
      code: null,
      name: '手套',
      categoryId: '100',
      brandName: '',
      pictures: ['/a.webp', '/b.webp'],
      details: [{ name: '材质', value: '丁腈' }],
    },
    sku: { supplierSku: 'A1', unit: '双', listPrice: '3.5', picture: '/a.webp', marketPrice: null },
  })
  const short = rowReader({ mapping: mappingIn(['SKU', '商品名称', '分类', '单位', '含税单价']), headings: [] }, words)
  expect(short({ no: 2, cells: ['A1', '手套', 'C100', '双', 3.5] })?.row).toEqual({
    no: 2,
    product: { code: null, name: '手套', categoryId: '100' },
    sku: { supplierSku: 'A1', unit: '双', listPrice: '3.5' },
  })
})

test.each([
  ['an empty row is no row', { SKU: '', 商品名称: ' ', 分类: null, 单位: '', 含税单价: null }, null],
  [
    'what must be there',
    { 商品名称: '', 含税单价: null },
    ['rejected', 'C2 name error required', 'F2 price error required'],
  ],
  [
    'a bad cell that must be good rejects the row, and the others are reported too',
    { 含税单价: '面议', 库存: -1 },
    ['rejected', 'F2 price error notNumber', 'G2 stock warning outOfRange'],
  ],
  ['a category', { 分类: '火箭' }, ['rejected', 'D2 category error unknownCategory']],
  [
    'a formula is not believed',
    { 含税单价: { bad: 'formula', shown: '=1+1' } },
    ['rejected', 'F2 price error formula'],
  ],
  ['a picture', { 商品名称: { bad: 'picture', shown: '' } }, ['rejected', 'C2 name error picture']],
  ['a price of nothing', { 含税单价: '0.00' }, ['kept', 'F2 price warning zeroPrice']],
  ['a code in scientific notation', { SKU: '6.90123E+12' }, ['rejected', 'B2 supplierSku error scientific']],
  ['a name that is too long', { 商品名称: '长'.repeat(301) }, ['rejected', 'C2 name error tooLong']],
  ['a long name', { 商品名称: '长'.repeat(300) }, ['kept']],
  ['a long name of surrogate pairs', { 商品名称: '𠮷'.repeat(300) }, ['kept']],
  ['a name of too many surrogate pairs', { 商品名称: '𠮷'.repeat(301) }, ['rejected', 'C2 name error tooLong']],
  [
    'optional cells that cannot be read are dropped',
    { 库存: '很多', 市场价: '面议', 品牌: { bad: 'formula', shown: '=A1' }, 图片: 'ftp://a.cn/b.jpg' },
    [
      'kept',
      'G2 stock warning notNumber',
      'H2 brand warning formula',
      'I2 picture warning notPicture',
      'J2 marketPrice warning notNumber',
    ],
  ],
  ['one bad pair of many', { 属性: '颜色=红;没有值;材质=丁腈' }, ['kept', 'K2 details warning badPairs']],
  [
    'a value that the category does not offer',
    { 属性: '颜色=红;材质=纸' },
    ['kept', 'K2 details warning valueNotAllowed'],
  ],
  ['a half of a character', { 品牌: 'a\ud83d' }, ['kept', 'H2 brand warning brokenText']],
] as const)('import rows: %s', (_, cells: Record<string, Cell>, expected) =>
  expect(issuesOf(reader()(row(2, cells)))).toEqual(expected),
)

test('import rows: a dropped cell counts as absent; its valid parts are kept', () => {
  const read = (cells: Record<string, Cell>) => reader()(row(2, cells))!.row!
  const lost = read({ 库存: '很多', 品牌: '\ufffd', 图片: '见附件', 市场价: '面议', 属性: '没有;两个' })
  expect(lost.product).toEqual({ code: null, name: '手套', categoryId: '100' })
  expect(lost.sku).toEqual({ supplierSku: 'A1', unit: '双', listPrice: '3.5' })
  const kept = read({ 图片: '见附件 http://a.cn/1.jpg', 属性: '颜色=红;材质=纸;尺寸:L' })
  expect(kept.product).toMatchObject({
    pictures: ['http://a.cn/1.jpg'],
    details: [
      { name: '颜色', value: '红' },
      { name: '尺寸', value: 'L' },
    ],
  })
})

test.each([
  ['长', 200, []],
  ['长', 201, ['tooLong 201 of 200']],
  ['𠮷', 200, []],
  ['𠮷', 201, ['tooLong 201 of 200']],
])('import rows: a model of %s × %i', (character, count, expected) => {
  const read = rowReader({ mapping: mappingIn([...headings, '型号']), headings }, words)
  const { issues } = read({ no: 2, cells: [...row(2, {}).cells, character.repeat(count)] })!
  const found = issues.map(({ code, facts }) => `${code.split('.')[1]} ${facts['length']} of ${facts['max']}`)
  expect(found).toEqual(expected)
})

test('import rows: the reported value is cut between characters', () => {
  const { issues } = reader()(row(2, { 品牌: `长${'𠮷'.repeat(100)}` }))!
  expect(issues.map(({ value }) => value)).toEqual([`长${'𠮷'.repeat(99)}`])
})

test('import rows: the invalid part of a cell is reported', () => {
  const { issues } = reader()(row(2, { 属性: '颜色=红;没有值;也没有', 图片: 'http://a.cn/1.jpg ftp://b' }))!
  expect(issues.map(({ field, value }) => [field, value])).toEqual([
    ['picture', 'ftp://b'],
    ['details', '没有值; 也没有'],
  ])
})

const ignored: ImportField = 'barcode'
test('import rows: unmapped columns are ignored', () => {
  expect(mappingIn(headings).find(({ field }) => field === ignored)?.column).toBe(null)
  const wide = row(2, {})
  expect(issuesOf(reader()({ ...wide, cells: [...wide.cells, { bad: 'formula', shown: '=A1' }] }))).toEqual(['kept'])
})
