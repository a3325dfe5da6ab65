import { expect, test } from 'vitest'
import type { ImportField } from '#contract/imports/importFields.ts'
import { categoryOf, categoryWords } from './category.rules.ts'
import type { Cell } from '#kit/spreadsheet/cell.rules.ts'
import { columnName, headingRowOf, isAmbiguous, mappingOf, missingFields, unmatchedColumns } from './headings.rules.ts'
import { type ReadRow, rowReader } from './row.rules.ts'

const category = (id: string, parent: readonly string[], name: string, en: string, code = `C${id}`) => ({
  id,
  code,
  name,
  en_name: en,
  path: [...parent, id],
  is_leaf: Number(id) >= 100,
  attributes:
    id === '100'
      ? [
          { name: '材质', options: ['丁腈', '乳胶'] },
          { name: '颜色', options: [] },
        ]
      : [],
})
const words = categoryWords([
  category('1', [], '劳保安防', 'Safety'),
  category('10', ['1'], '手部防护', 'Hand protection'),
  category('100', ['1', '10'], '防护手套', 'Gloves'),
  category('2', [], '电脑/平板', 'Computers'),
  category('20', ['2'], '配件', 'Parts'),
  category('101', ['2', '20'], '其他', 'Other'),
  category('102', ['1', '10'], '其他', 'Others'),
])

test.each([
  ['its code', 'C100', '100'],
  ['in small letters', ' c100 ', '100'],
  ['its name', '防护手套', '100'],
  ['its path', '劳保安防/手部防护/防护手套', '100'],
  ['with other signs', '劳保安防 > 手部防护＞防护手套', '100'],
  ['two levels', '手部防护\\防护手套', '100'],
  ['in English', 'Safety / Hand protection / Gloves', '100'],
  ['a name that others have', '其他', 'importCell.ambiguousCategory'],
  ['distinguished by its parent', '配件/其他', '101'],
  ['under a name with a stroke in it', '电脑/平板/配件/其他', '101'],
  ['a category that is no leaf', '手部防护', 'importCell.unknownCategory'],
  ['an unknown one', '火箭', 'importCell.unknownCategory'],
  ['nothing', '/', 'importCell.unknownCategory'],
])('import rows: a category is found by %s', (_, text, expected) => {
  const read = categoryOf(words.names, text)
  expect('code' in read ? read.code : read.value).toBe(expected)
})

const columnsOf = (headings: string[]) =>
  Object.fromEntries(mappingOf(headings).flatMap(({ field, column }) => (column === null ? [] : [[field, column]])))

test.each([
  ['the product’s own headings', ['供应商商品编码', '商品名称', '含税单价'], { supplierSku: 0, name: 1, price: 2 }],
  ['in English', ['Supplier SKU', 'NAME', 'Unit price'], { supplierSku: 0, name: 1, price: 2 }],
  ['with stars and brackets', ['*货号', '税率（%）', '含税单价（元）'], { supplierSku: 0, taxRate: 1, price: 2 }],
  ['the surer heading wins', ['单价', '含税单价', '规格型号', '型号'], { price: 1, model: 3 }],
  ['of two alike the left one', ['品牌', '品牌'], { brand: 0 }],
  ['a single kind of code is what is sold', ['商品编码', '名称'], { supplierSku: 0, name: 1 }],
  ['two kinds are product and SKU', ['商品编码', 'SKU'], { productCode: 0, supplierSku: 1 }],
  ['what nobody knows is nothing', ['备用列', ''], {}],
])('import rows: columns are found by %s', (_, headings, expected) => expect(columnsOf(headings)).toEqual(expected))

test('import rows: the headings may stand below a title', () => {
  expect(headingRowOf([['2026年报价单'], ['供应商：某公司', ''], ['货号', '品名', '单价'], ['A1', '手套', '3']])).toBe(
    2,
  )
  expect(
    headingRowOf([
      ['x', 'y'],
      ['1', '2'],
    ]),
  ).toBe(0)
  expect(headingRowOf([])).toBe(0)
})

test('import rows: what is missing is named, and no column is two fields', () => {
  expect(missingFields(mappingOf(['货号', '品名', '单价']))).toEqual(['category', 'unit'])
  expect(isAmbiguous(mappingOf(['货号', '品名', '单价']))).toBe(false)
  expect(
    isAmbiguous([
      { field: 'name', column: 1 },
      { field: 'price', column: 1 },
    ]),
  ).toBe(true)
  expect(
    isAmbiguous([
      { field: 'name', column: 1 },
      { field: 'name', column: 2 },
    ]),
  ).toBe(true)
  expect([columnName(0), columnName(25), columnName(26), columnName(701), columnName(702)]).toEqual([
    'A',
    'Z',
    'AA',
    'ZZ',
    'AAA',
  ])
})

const headings = ['商品编码', 'SKU', '商品名称', '分类', '单位', '含税单价', '库存', '品牌', '图片', '市场价', '属性']
const reader = () => rowReader(mappingOf(headings), words)
const given: Record<string, Cell> = { SKU: 'A1', 商品名称: '手套', 分类: '防护手套', 单位: '双', 含税单价: 3.5 }
const row = (no: number, cells: Record<string, Cell>) => ({
  no,
  cells: headings.map((heading) => ({ ...given, ...cells })[heading] ?? null),
})
/** What was reported of a row, behind whether it is kept. */
const issuesOf = (read: ReadRow | null) =>
  read && [
    read.row ? 'kept' : 'rejected',
    ...read.issues.map(
      ({ no, kind, field, column, code }) => `${columnName(column)}${no} ${field} ${kind} ${code.split('.')[1]}`,
    ),
  ]

test('import rows: a good row is a product and its SKU, and only what the file says', () => {
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
  const short = rowReader(mappingOf(['SKU', '商品名称', '分类', '单位', '含税单价']), words)
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
  ['a merged cell', { 商品名称: { bad: 'merged', shown: '手套' } }, ['rejected', 'C2 name error merged']],
  ['a name that is too long', { 商品名称: '长'.repeat(301) }, ['rejected', 'C2 name error tooLong']],
  ['a long name', { 商品名称: '长'.repeat(300) }, ['kept']],
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

test('import rows: a cell that was dropped says nothing, and what of it stands is kept', () => {
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

test('import rows: the wrong part of a cell is reported', () => {
  const { issues } = reader()(row(2, { 属性: '颜色=红;没有值;也没有', 图片: 'http://a.cn/1.jpg ftp://b' }))!
  expect(issues.map(({ field, value }) => [field, value])).toEqual([
    ['picture', 'ftp://b'],
    ['details', '没有值; 也没有'],
  ])
})

const ignored: ImportField = 'barcode'
test('import rows: a column that is not mapped is not looked at', () => {
  expect(mappingOf(headings).find(({ field }) => field === ignored)?.column).toBe(null)
  const wide = row(2, {})
  expect(issuesOf(reader()({ ...wide, cells: [...wide.cells, { bad: 'formula', shown: '=A1' }] }))).toEqual(['kept'])
})

test('import rows: a code twice in the file is refused, and the first row is named', () => {
  const read = reader()
  expect(issuesOf(read(row(2, {})))).toEqual(['kept'])
  const twice = read(row(3, {}))
  expect(twice).toMatchObject({
    row: null,
    issues: [{ kind: 'error', code: 'importCell.twice', facts: { row: 2 }, value: 'A1' }],
  })
  expect(issuesOf(read(row(4, { SKU: 'A2' })))).toEqual(['kept'])
})

test('import rows: the rows of one product say it alike, or the first one counts; its pictures are those of the first row', () => {
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

test('import rows: columns that nobody reads are named with an example', () => {
  const given = ['SKU', '备用', '', '']
  const rows = [
    ['A1', '', '', ''],
    ['A2', 'x', '', 'y'],
  ]
  expect(unmatchedColumns(given, mappingOf(given), rows)).toEqual([
    { column: 1, heading: '备用', example: 'x' },
    { column: 3, heading: '', example: 'y' },
  ])
})
