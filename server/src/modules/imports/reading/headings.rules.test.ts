import { expect, test } from 'vitest'
import { columnName, headingRowOf, isAmbiguous, mappingOf, missingFields, unmatchedColumns } from './headings.rules.ts'

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

test('import rows: headings may be below a title', () => {
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

test('import rows: missing columns are named, and a column maps to one field', () => {
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

test('import rows: unmapped columns are listed with an example', () => {
  const given = ['SKU', '备用', '', '']
  const rows = [
    ['A1', '', '', ''],
    ['A2', 'x', '', 'y'],
  ]
  expect(unmatchedColumns(given, mappingOf(given), rows)).toEqual([
    { column: 1, heading: '备用', example: 'x' },
    { column: 3, heading: '', example: 'y' },
  ])
  const long = unmatchedColumns(['备用'], mappingOf(['备用']), [[`长${'𠮷'.repeat(60)}`]])
  expect(long.map(({ example }) => example)).toEqual([`长${'𠮷'.repeat(59)}`])
})
