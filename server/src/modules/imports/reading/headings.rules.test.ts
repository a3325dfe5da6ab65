import { expect, test } from 'vitest'
import { isAmbiguous, mappingIn, misfitIn, missingFields, unmatchedColumns } from './headings.rules.ts'

const columnsOf = (headings: string[]) =>
  Object.fromEntries(mappingIn(headings).flatMap(({ field, column }) => (column === null ? [] : [[field, column]])))

test.each([
  ['the product’s own headings', ['供应商商品编码', '商品名称', '含税单价'], { supplierSku: 0, name: 1, price: 2 }],
  ['in English', ['Supplier SKU', 'NAME', 'Unit price'], { supplierSku: 0, name: 1, price: 2 }],
  ['with stars and brackets', ['*货号', '税率（%）', '含税单价（元）'], { supplierSku: 0, taxRate: 1, price: 2 }],
  ['the surer heading wins', ['单价', '含税单价', '规格型号', '型号'], { price: 1, model: 3 }],
  ['of two alike none', ['品牌', '品牌', '名称'], { name: 2 }],
  ['a single kind of code is what is sold', ['商品编码', '名称'], { supplierSku: 0, name: 1 }],
  ['two kinds are product and SKU', ['商品编码', 'SKU'], { productCode: 0, supplierSku: 1 }],
  ['what nobody knows is nothing', ['备用列', ''], {}],
])('import rows: columns are found by %s', (_, headings, expected) => expect(columnsOf(headings)).toEqual(expected))

test('import rows: a column of another currency or unit is not mapped by hand either', () => {
  const mapped = (heading: string) => misfitIn([{ field: 'price', column: 0 }], [heading])
  const wrong = ['单价（USD）', '单价（万元）', '单价（元/百个）']
  expect(wrong.map(mapped)).toEqual(wrong)
  expect(['单价（元）', '单价（不含税）', '别的价'].map(mapped)).toEqual([undefined, undefined, undefined])
})

test('import rows: missing columns are named, and a column maps to one field', () => {
  expect(missingFields(mappingIn(['货号', '品名', '单价']))).toEqual(['category', 'unit'])
  expect(isAmbiguous(mappingIn(['货号', '品名', '单价']))).toBe(false)
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
})

test('import rows: unmapped columns are listed with an example', () => {
  const given = ['SKU', '备用', '', '']
  const rows = [
    ['A1', '', '', ''],
    ['A2', 'x', '', 'y'],
  ]
  expect(unmatchedColumns(given, mappingIn(given), rows)).toEqual([
    { column: 1, heading: '备用', example: 'x' },
    { column: 3, heading: '', example: 'y' },
  ])
  const long = unmatchedColumns(['备用'], mappingIn(['备用']), [[`长${'𠮷'.repeat(60)}`]])
  expect(long.map(({ example }) => example)).toEqual([`长${'𠮷'.repeat(59)}`])
})
