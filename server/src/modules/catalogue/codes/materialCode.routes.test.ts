import { expect, test } from 'vitest'
import * as contract from '#contract/catalogue/materialCodes.ts'
import { queryGoodsListWithStandardByCatalog } from '#contract/catalogue/goodsSearch.ts'
import { readMaterialSheet } from '#contract/imports/materialSheet.ts'
import { aPerson, as, refusalOf } from '#test/app.ts'
import { createLiveGoods } from '#test/catalogue/liveGoods.ts'
import { check, createBatchFixture, entryOf } from '#test/ordering/batch.ts'
import { upload } from '#test/upload.ts'
import { buildWorkbook } from '#test/workbook.ts'

async function coded() {
  const shop = await createBatchFixture()
  const operator = await aPerson(shop.tenant, { entrance: 'operator', permissions: ['materialCode.manage'] })
  const skuIds = await createLiveGoods(
    shop,
    { supplierSku: 'GL-01', name: '防护手套', listPrice: '35.2', onHand: 8 },
    { supplierSku: 'GL-02', name: '防护手套二', listPrice: '30', onHand: 8, model: 'M-1' },
    { supplierSku: 'GL-03', name: '护目镜', listPrice: '30', onHand: 8, model: 'M-1' },
  )
  return { ...shop, operator, skuIds }
}

test('material codes: quick order finds goods by them before all other codes', async () => {
  const { buyer, operator, skuIds } = await coded()
  const create = (code: string, goodsCode: string) =>
    as(operator, contract.createMaterialCode, { code, goodsCode, name: '' })
  expect(await refusalOf(create('W1', 'M-1'))).toBe('materialCode.ambiguous')
  expect(await refusalOf(create('W1', 'NONE'))).toBe('materialCode.unknown')
  const made = await create('W-100', 'gl-02')
  expect(made).toMatchObject({ code: 'W-100', skuId: skuIds[1], goodsName: '防护手套二', isLive: true })
  expect(await refusalOf(create('W-200', skuIds[1]!))).toBe('materialCode.skuTaken')
  expect((await check(buyer, entryOf('w-100', '2')))[0]).toMatchObject({ goods: { skuId: skuIds[1] }, problem: null })
  // A code of the tenant that is also a supplier's means the tenant's goods.
  await create('GL-01', 'GL-03')
  expect((await check(buyer, entryOf('GL-01')))[0]).toMatchObject({ goods: { skuId: skuIds[2] } })
  await as(operator, contract.removeMaterialCode, { id: made.id, version: made.version })
  expect((await check(buyer, entryOf('W-100')))[0]).toMatchObject({ problem: 'unknown' })
  const stranger = (await coded()).buyer
  expect((await check(stranger, entryOf('GL-01')))[0]).not.toMatchObject({ goods: { skuId: skuIds[2] } })
  expect(await refusalOf(as(buyer, contract.createMaterialCode, { code: 'A', goodsCode: 'B', name: '' }))).toBe(
    'permission.denied',
  )
})

test('material codes: the search finds exactly the goods of a code, also after it was given to others', async () => {
  const { buyer, operator, skuIds } = await coded()
  const found = async (keyword: string) =>
    (await as(buyer, queryGoodsListWithStandardByCatalog, { keyword, limit: 20 })).records.map(({ skuId }) => skuId)
  const made = await as(operator, contract.createMaterialCode, { code: 'MAT 7-1', goodsCode: skuIds[0]!, name: '' })
  const second = await as(operator, contract.createMaterialCode, { code: 'MAT-8', goodsCode: skuIds[1]!, name: '' })
  expect(await found('mat-8')).toEqual([skuIds[1]])
  const { id, version } = second
  await as(operator, contract.editMaterialCode, { id, version, code: 'MAT-8', goodsCode: skuIds[2]!, name: '' })
  expect(await found('MAT-8')).toEqual([skuIds[2]])
  await as(operator, contract.removeMaterialCode, { id: made.id, version: made.version })
})

test('material codes: a workbook is read, saved, and read again without a change; faulty rows are named', async () => {
  const { operator, skuIds } = await coded()
  const content = await buildWorkbook([
    ['物料编码', '商品编码', '物料名称'],
    ['W-1', 'GL-01', '手套'],
    ['W-2', skuIds[1]!, ''],
    ['W-3', 'GL-09', ''],
    ['', 'GL-03', ''],
    ['W-5', 'gl-01', ''],
    ['W-6', 'M-1', ''],
  ])
  const { rows, problems } = await upload(operator, readMaterialSheet, { name: '编码.xlsx', content })
  expect(problems).toEqual([])
  expect(await as(operator, contract.saveMaterialCodes, { rows })).toEqual({
    added: 2,
    changed: 0,
    unchanged: 0,
    faults: [
      { row: 4, goodsCode: 'GL-09', fault: 'unknown' },
      { row: 5, goodsCode: 'GL-03', fault: 'noCode' },
      { row: 6, goodsCode: 'gl-01', fault: 'twice' },
      { row: 7, goodsCode: 'M-1', fault: 'ambiguous' },
    ],
  })
  expect(await as(operator, contract.saveMaterialCodes, { rows: rows.slice(0, 2) })).toMatchObject({ unchanged: 2 })
  const changed = [{ ...rows[0]!, code: 'W-9', name: '' }]
  expect(await as(operator, contract.saveMaterialCodes, { rows: changed })).toMatchObject({ changed: 1 })
  expect((await as(operator, contract.listMaterialCodes, { keyword: 'W-9' })).records).toMatchObject([
    { code: 'W-9', name: '手套', skuId: skuIds[0] },
  ])
  const other = await buildWorkbook([['名称'], ['手套']])
  expect(await refusalOf(upload(operator, readMaterialSheet, { name: '其他.xlsx', content: other }))).toBe(
    'materialCode.headings',
  )
})
