import { expect, test } from 'vitest'
import { columnName, columnsIn, headingRows, type TableFields } from './columns.ts'
import { headingOf } from './heading.ts'

const fields: TableFields<'code' | 'name' | 'price' | 'rate' | 'stock' | 'days'> = {
  code: { names: ['编码', 'Code', '货号'], kind: 'text' },
  name: { names: ['名称', 'Name', '品名'], kind: 'text' },
  price: {
    names: ['商城价', 'List price', '含税单价', 'Unit price', '单价', '价格', 'Price'],
    kind: 'price',
    takesNet: true,
    hasUnits: true,
  },
  rate: { names: ['税率', 'Tax rate', 'VAT'], kind: 'rate' },
  stock: { names: ['库存', 'Stock', 'Qty'], kind: 'quantity' },
  days: { names: ['交期', 'Lead time'], kind: 'days' },
}
const found = (...headings: string[]) => {
  const { columns, unread } = columnsIn(headings, fields)
  const taken = Object.entries(columns).flatMap(([field, [column]]) =>
    column === undefined ? [] : [`${field} ${column}`],
  )
  return [...taken, ...unread.map(({ column, reason }) => `${column} ${reason}`)].join(', ')
}

test.each([
  ['单价（不含税）', '单价（含税）', 'price 1, 0 other'],
  ['含税单价', '不含税单价', 'price 0, 1 other'],
  ['未税价格', '价格', 'price 1, 0 other'],
  ['单价(不含13%税)', '单价(含13%税)', 'price 1, 0 other'],
  ['Unit price (excl. VAT)', 'Unit price (incl. VAT)', 'price 1, 0 other'],
  ['Net price', 'Gross price', 'price 1, 0 other'],
  ['Price ex tax', 'Price', 'price 1, 0 other'],
  ['单价', '商城价', 'price 1, 0 other'],
  ['单价', '单价', '0 twice, 1 twice'],
  ['单价（含税）', '单价【含税】', '0 twice, 1 twice'],
  ['货号', '编码', 'code 1, 0 other'],
  ['单价（不含税）', '税率', 'price 0, rate 1'],
  ['单价（USD）', '单价（元）', 'price 1, 0 currency'],
  ['Price $', 'Price (RMB)', 'price 1, 0 currency'],
  ['单价（美元）', '税率', 'rate 1, 0 currency'],
  ['单价 €', '名称', 'name 1, 0 currency'],
  ['单价（万元）', '名称', 'name 1, 0 scaled'],
  ['单价/元', '名称', 'name 1, price 0'],
  ['单价（元/个）', '名称', 'name 1, price 0'],
  ['单价（元/百个）', '名称', 'name 1, 0 scaled'],
  ['单价（元/100只）', '名称', 'name 1, 0 unit'],
  ['库存（件）', '名称', 'name 1, stock 0'],
  ['库存（箱）', '名称', 'name 1, 0 unit'],
  ['Stock (boxes)', '名称', 'name 1, 0 unit'],
  ['库存（千件）', '名称', 'name 1, 0 unit'],
  ['库存（可售）', '名称', 'name 1, stock 0'],
  ['交期（天）', '交期（周）', 'days 0, 1 unit'],
  ['*编码（必填）', ' NAME * ', 'code 0, name 1'],
  ['货号/型号', '名称', 'name 1, 0 unknown'],
  ['备用', '名称', 'name 1, 0 unknown'],
])('columns: %s beside %s: %s', (a, b, expected) => expect(found(a, b)).toBe(expected))

test('columns: a heading says its qualifiers', () => {
  expect(headingOf('*含税单价（元/箱）')).toMatchObject({ tax: 'gross', currency: null, unit: '箱' })
  expect(headingOf('单价（不含税，USD/pcs）')).toMatchObject({ tax: 'net', currency: 'foreign' })
  expect(headingOf('单位：元').names).not.toContain('单位')
})

test('columns: headings are below a title, and may have two lines', () => {
  const of = (...lines: string[]) => {
    const { last, headings } = headingRows(
      lines.map((line) => line.split('|')),
      fields,
    )
    return `${last}: ${headings.join('|')}`
  }
  expect(of('2026 年报价单', '供应商：某公司|', '货号|品名|单价', 'A1|手套|3')).toBe('2: 货号|品名|单价')
  expect(of('x|y', '1|2')).toBe('0: x|y')
  expect(of('货号|品名|单价|单价', '货号|品名|不含税|含税', 'A1|手套|3|3.4')).toBe(
    '1: 货号|品名|单价（不含税）|单价（含税）',
  )
  expect(of('货号|品名|单价|单价', '||元|USD', 'A1|手套|3|3')).toBe('1: 货号|品名|单价（元）|单价（USD）')
  expect(of('商品信息|商品信息|含税', '货号|品名|单价', 'A1|手套|3')).toBe('1: 货号|品名|单价（含税）')
  expect(of('报价单|报价单|报价单', '货号|品名|单价', 'A1|手套|3')).toBe('1: 货号|品名|单价')
})

test('columns: names of columns', () => {
  expect([0, 25, 26, 701, 702].map(columnName)).toEqual(['A', 'Z', 'AA', 'ZZ', 'AAA'])
})
