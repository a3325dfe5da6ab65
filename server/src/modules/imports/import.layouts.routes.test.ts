import { expect, test } from 'vitest'
import * as importErrors from '#contract/imports/importErrors.ts'
import * as importPreview from '#contract/imports/importPreview.ts'
import { importPeople } from '#contract/imports/people.ts'
import { aDepartment, aPerson, as, aTenant, refusalOf } from '#test/app.ts'
import { createCatalogueFixture } from '#test/catalogueFixture.ts'
import { createImporter, runImport, serializeTestFiles, skusOf, startChecked } from '#test/importFixture.ts'
import { upload } from '#test/upload.ts'
import { buildWorkbook } from '#test/workbook.ts'

serializeTestFiles()

const category = '劳保安防/手部防护/防护手套'
const shop = await createCatalogueFixture({ productReview: '0' })
const ann = await createImporter(shop)
const xlsx = (content: Buffer) => ({ name: '报价单.xlsx', content })
const pricesOf = async (prefix: string) =>
  (await skusOf(shop)).flatMap(({ supplier_sku, list_price }) =>
    supplier_sku.startsWith(prefix) ? [`${supplier_sku} ${Number(list_price)}`] : [],
  )
const importAll = async (id: string) => {
  await startChecked(ann, id)
  return runImport(ann, id)
}
const reasonsOf = async (id: string) =>
  (await as(ann, importErrors.listImportErrors, { id, limit: 50 })).records.map(({ cell, reason }) => [cell, reason])

test('layouts: a cover sheet is passed over, merged cells have their value, headings have two lines', async () => {
  const content = await buildWorkbook([['填表说明'], ['单价含税']], (_, book) => {
    const sheet = book.addWorksheet('明细')
    for (const row of [
      ['货号', '品名', '分类', '单位', '单价', '单价', '税率'],
      ['货号', '品名', '分类', '单位', '不含税', '含税', '税率'],
      ['L-1', '手套 一', category, '双', 100, 113, 0.13],
      ['L-2', '手套 二', null, '双', 200, 226, 0.13],
    ])
      sheet.addRow(row)
    sheet.mergeCells('C3:C4')
    sheet.mergeCells('E1:F1')
  })
  const { id, layout, headings, missing } = await upload(ann, importPreview.importGoods, xlsx(content))
  expect(missing).toEqual([])
  expect(layout).toMatchObject({ sheet: 1, sheets: [{ name: '商品' }, { name: '明细' }] })
  expect(headings.slice(4, 6)).toEqual(['单价（不含税）', '单价（含税）'])
  expect(layout.unread).toEqual([{ column: 'E', heading: '单价（不含税）', reason: 'other' }])
  expect(await importAll(id)).toMatchObject({ created: 2, failed: 0, warned: 0 })
  expect(await pricesOf('L-')).toEqual(['L-1 113', 'L-2 226'])
})

test('layouts: hidden rows and columns are read only where that is chosen, another sheet too', async () => {
  const row = (sku: string) => [sku, `手套 ${sku}`, category, '双', 5, 7]
  const content = await buildWorkbook(
    [['货号', '品名', '分类', '单位', '单价', '库存'], row('H-1'), row('H-2'), row('H-3')],
    (sheet, book) => {
      sheet.getRow(3).hidden = true
      sheet.getColumn(6).hidden = true
      const other = book.addWorksheet('停售')
      other.addRow(['货号', '品名', '单价'])
      other.addRow(['O-1', '靴', 9])
      other.state = 'hidden'
    },
  )
  const first = await upload(ann, importPreview.importGoods, xlsx(content))
  expect(first.layout).toMatchObject({ hiddenRows: 1, hiddenColumns: 1, withHidden: false, sheet: 0 })
  expect(first.rowNumbers).toEqual([2, 4])
  expect(first.layout.unread).toEqual([{ column: 'F', heading: '库存', reason: 'hidden' }])
  const other = await as(ann, importPreview.chooseImportTable, { id: first.id, sheet: 1 })
  expect(other).toMatchObject({ headings: ['货号', '品名', '单价'], missing: ['category', 'unit'] })
  const all = await as(ann, importPreview.chooseImportTable, { id: first.id, sheet: 0, withHidden: true })
  expect(all.rowNumbers).toEqual([2, 3, 4])
  expect(all.layout.unread).toEqual([])
  const visible = await as(ann, importPreview.chooseImportTable, { id: first.id, sheet: 0, withHidden: false })
  expect(visible.total).toBe(2)
  expect(await importAll(first.id)).toMatchObject({ created: 2 })
  expect(await pricesOf('H-')).toEqual(['H-1 5', 'H-3 5'])
  const stranger = await createImporter(await createCatalogueFixture())
  expect(await refusalOf(as(stranger, importPreview.chooseImportTable, { id: first.id }))).toBe('thing.notFound')
  expect(await refusalOf(as(ann, importPreview.chooseImportTable, { id: first.id }))).toBe('thing.wrongState')
})

test('layouts: only a net price is converted with a warning; a price of 0 goes to the review', async () => {
  const content = await buildWorkbook([
    ['货号', '品名', '分类', '单位', '单价（不含税）', '税率', '库存（箱）'],
    ['N-1', '手套', category, '双', 100, '13%', 5],
    ['N-2', '手套', category, '双', '12,50', '13%', ''],
    ['N-3', '手套', category, '双', 8, '', ''],
    ['N-4', '手套', category, '双', 0, '13%', ''],
    ['1.5E+10', '手套', category, '双', 1, '13%', ''],
  ])
  const { id } = await upload(ann, importPreview.importGoods, xlsx(content))
  expect(await importAll(id)).toMatchObject({ created: 1, reviewing: 1, failed: 3, warned: 2 })
  expect(await pricesOf('N-')).toContain('N-1 113')
  expect(await reasonsOf(id)).toEqual([
    ['E2', '不含税价 100 已按税率 13% 换算为含税价 113，请核对'],
    ['G2', '该列按“库存（箱）”计，与本行计量单位“双”不一致'],
    ['E3', '小数点写成了逗号，请改用小数点，如 12.50'],
    ['E4', '该列为不含税价，需填写税率才能换算为含税价'],
    ['E5', '不含税价 0 已按税率 13% 换算为含税价 0，请核对'],
    ['E5', '价格为 0，请核对；价格为 0 的商品不能直接下单'],
    ['A6', '数字已变成科学计数法，请将单元格设为文本格式后重新填写'],
    ['E6', '不含税价 1 已按税率 13% 换算为含税价 1.13，请核对'],
  ])
})

test('layouts: another currency is not mapped, by hand either', async () => {
  const content = await buildWorkbook([
    ['货号', '品名', '分类', '单位', '单价（USD）'],
    ['U-1', '手套', category, '双', 100],
  ])
  const { id, mapping, missing, layout } = await upload(ann, importPreview.importGoods, xlsx(content))
  expect(missing).toEqual(['price'])
  expect(layout.unread).toEqual([{ column: 'E', heading: '单价（USD）', reason: 'currency' }])
  const byHand = mapping.map((one) => (one.field === 'price' ? { ...one, column: 4 } : one))
  expect(await refusalOf(as(ann, importPreview.setImportMapping, { id, mapping: byHand }))).toBe('import.misfit')
})

test('layouts: people are read by the same table reader', async () => {
  const tenant = await aTenant()
  const dept = await aDepartment(tenant)
  const operator = await aPerson(tenant, { permissions: ['org.read', 'org.manage'], entrance: 'operator' })
  const content = await buildWorkbook(
    [
      ['姓名', '工号', '所属部门', '手机', 'Email', '座机'],
      ['甲一', 'P-1', dept.fullName, 13_900_000_001, 'a@example.com', '1'],
      ['甲二', 'P-2', null, '1.39E+10', '', '2'],
      ['甲三', 'P-3', dept.fullName, '', '', '3'],
    ],
    (sheet) => {
      sheet.mergeCells('C2:C3')
      sheet.getRow(4).hidden = true
    },
  )
  const send = (fields: Record<string, string> = {}) =>
    upload(operator, importPeople, { name: '人员.xlsx', content }, { mode: 'check', ...fields })
  const checked = await send()
  expect(checked).toMatchObject({ total: 2, valid: 1 })
  expect(checked.problems.map(({ row, field }) => [row, field])).toEqual([[3, 'mobile']])
  expect(checked.layout).toMatchObject({ hiddenRows: 1, unread: [{ column: 'F', heading: '座机', reason: 'unknown' }] })
  expect(await send({ withHidden: 'true' })).toMatchObject({ total: 3, valid: 2 })
})
