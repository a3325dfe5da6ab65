import { expect, test } from 'vitest'
import type { ImportField } from '#contract/importFields.ts'
import { categoryNames, categoryOf } from './import.category.rules.ts'
import type { Cell } from './import.cell.rules.ts'
import { columnName, headingRowOf, isAmbiguous, mappingOf, missingFields } from './import.headings.rules.ts'
import { type CellError, type ImportedRow, rowReader } from './import.rules.ts'

const category = (id: string, parent: readonly string[], name: string, en: string, code = `C${id}`) => ({
  id,
  code,
  name,
  en_name: en,
  path: [...parent, id],
  is_leaf: Number(id) >= 100,
})
const names = categoryNames([
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
  ['told apart by its parent', '配件/其他', '101'],
  ['under a name with a stroke in it', '电脑/平板/配件/其他', '101'],
  ['a category that is no leaf', '手部防护', 'importCell.unknownCategory'],
  ['an unknown one', '火箭', 'importCell.unknownCategory'],
  ['nothing', '/', 'importCell.unknownCategory'],
])('a category is found by %s', (_, text, expected) => {
  const read = categoryOf(names, text)
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
])('columns are found by %s', (_, headings, expected) => expect(columnsOf(headings)).toEqual(expected))

test('the headings may stand below a title', () => {
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

test('what is missing is named, and no column is two fields', () => {
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
const reader = () => rowReader(mappingOf(headings), names)
const given: Record<string, Cell> = { SKU: 'A1', 商品名称: '手套', 分类: '防护手套', 单位: '双', 含税单价: 3.5 }
const row = (no: number, cells: Record<string, Cell>) => ({
  no,
  cells: headings.map((heading) => ({ ...given, ...cells })[heading] ?? null),
})
const errorsOf = (read: ImportedRow | CellError[] | null) =>
  Array.isArray(read) ? read.map(({ no, field, column, code }) => `${columnName(column)}${no} ${field} ${code}`) : read

test('a good row is a product and its SKU, and only what the file says', () => {
  expect(reader()(row(2, { 库存: '', 市场价: null, 图片: '/a.webp /b.webp', 属性: '材质=丁腈' }))).toEqual({
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
  const short = rowReader(mappingOf(['SKU', '商品名称', '分类', '单位', '含税单价']), names)
  expect(short({ no: 2, cells: ['A1', '手套', 'C100', '双', 3.5] })).toEqual({
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
    ['C2 name importCell.required', 'F2 price importCell.required'],
  ],
  ['every bad cell', { 含税单价: '面议', 库存: -1 }, ['F2 price importCell.notPrice', 'G2 stock importCell.notWhole']],
  ['a category', { 分类: '火箭' }, ['D2 category importCell.unknownCategory']],
  ['a formula is not believed', { 含税单价: { bad: 'formula', shown: '=1+1' } }, ['F2 price importCell.formula']],
  ['a merged cell', { 商品名称: { bad: 'merged', shown: '手套' } }, ['C2 name importCell.merged']],
] as const)('%s', (_, cells: Record<string, Cell>, expected) =>
  expect(errorsOf(reader()(row(2, cells)))).toEqual(expected),
)

const ignored: ImportField = 'barcode'
test('a column that is not mapped is not looked at', () => {
  expect(mappingOf(headings).find(({ field }) => field === ignored)?.column).toBe(null)
  const wide = row(2, {})
  expect(errorsOf(reader()({ ...wide, cells: [...wide.cells, { bad: 'formula', shown: '=A1' }] }))).toMatchObject({
    no: 2,
  })
})

test('a code twice in the file is refused, and the first row is named', () => {
  const read = reader()
  expect(read(row(2, {}))).toMatchObject({ no: 2 })
  expect(read(row(3, {}))).toMatchObject([{ code: 'importCell.twice', facts: { row: 2 }, value: 'A1' }])
  expect(read(row(4, { SKU: 'A2' }))).toMatchObject({ no: 4 })
})

test('the rows of one product say it alike; its pictures are those of the first row', () => {
  const read = reader()
  expect(read(row(2, { 商品编码: 'P', SKU: 'A1', 图片: '/a.webp' }))).toMatchObject({ product: { code: 'P' } })
  expect(read(row(3, { 商品编码: 'P', SKU: 'A2', 图片: '/b.webp' }))).toMatchObject({
    product: { code: 'P', pictures: ['/a.webp'] },
    sku: { picture: '/b.webp' },
  })
  expect(errorsOf(read(row(4, { 商品编码: 'P', SKU: 'A3', 商品名称: '靴子' })))).toEqual([
    'C4 name importCell.unlikeProduct',
  ])
})
