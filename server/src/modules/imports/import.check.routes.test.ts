import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, inject, test, vi } from 'vitest'
import * as contract from '#contract/imports/imports.ts'
import * as importPreview from '#contract/imports/importPreview.ts'
import * as importErrors from '#contract/imports/importErrors.ts'
import { as, databaseUrl, refusalOf } from '#test/app.ts'
import {
  runCheck,
  runImport,
  startChecked,
  largeWorkbook,
  createImporter,
  skusOf,
  serializeTestFiles,
} from '#test/importFixture.ts'
import { createCatalogueFixture, addSupplier, upsert } from '#test/catalogueFixture.ts'
import { productRow } from '#test/catalogue/importRow.ts'
import { type SentFile, upload } from '#test/upload.ts'

serializeTestFiles()

test('import check: checks all rows before the run, with equal results; a new mapping restarts it', async () => {
  const shop = await createCatalogueFixture()
  const ann = await createImporter(shop)
  const neighbour = await addSupplier(shop.tenant, '恒筑安防')
  await upsert(shop, [productRow(shop, { supplierSku: 'TAKEN', code: 'OTHER' })])
  const file: SentFile = {
    name: 'list.csv',
    content: [
      '商品编码,SKU,Name,Category,Unit,Price,Stock,Picture,备用',
      'P1,G1,手套,防护手套,双,3,5,,x',
      'P2,G2,手套,防护手套,双,3,很多,,',
      'P3,G3,手套,防护手套,双,面议,很多,,',
      'P4,TAKEN,手套,防护手套,双,3,5,,',
      `P5,G5,手套,防护手套,双,3,5,/orderrest/api/goodsPicture/${'0'.repeat(40)}.webp,`,
      ',,,,,,,,',
    ].join('\r\n'),
  }
  const preview = await upload(ann, importPreview.importGoods, file)
  expect(preview).toMatchObject({
    check: { status: 'queued' },
    unmatched: [{ column: 8, heading: '备用', example: 'x' }],
  })
  expect(preview.rowNumbers).toEqual([2, 3, 4, 5, 6])
  const reported = async () =>
    (await as(ann, importErrors.listImportErrors, { id: preview.id })).records.map(({ kind, cell, reason }) => [
      kind,
      cell,
      reason,
    ])
  const found = [
    ['warning', 'G3', '无法识别为数字'],
    ['error', 'F4', '无法识别为数字'],
    ['warning', 'G4', '无法识别为数字'],
    ['error', 'B5', '供应商商品编码重复：TAKEN'],
    ['warning', 'H6', '图片不存在或已过期，请重新上传'],
  ]
  expect((await runCheck(ann, preview.id)).check).toMatchObject({ done: 5, ok: 1, warned: 2, rejected: 2 })
  expect(await reported()).toEqual(found)
  expect(await skusOf(shop)).toHaveLength(1)
  const other = await createImporter(shop, neighbour)
  expect(await refusalOf(as(other, importErrors.listImportErrors, { id: preview.id }))).toBe('thing.notFound')

  const mapping = preview.mapping.map((one) => (one.field === 'stock' ? { ...one, column: null } : one))
  expect(await as(ann, importPreview.setImportMapping, { id: preview.id, mapping })).toMatchObject({
    check: { status: 'queued', done: 0, warned: 0 },
  })
  expect((await runCheck(ann, preview.id)).check).toMatchObject({ ok: 2, warned: 1, rejected: 2 })
  await as(ann, importPreview.setImportMapping, { id: preview.id, mapping: preview.mapping })

  expect(await refusalOf(as(ann, contract.startImport, { id: preview.id }))).toBe('import.unchecked')
  await startChecked(ann, preview.id)
  expect(await runImport(ann, preview.id)).toMatchObject({
    created: 3,
    warned: 2,
    failed: 2,
    check: { status: 'none' },
  })
  expect(await reported()).toEqual(found)
})

test(
  'import check: after a kill, another process continues exactly',
  { timeout: 60_000, tags: ['thorough'] },
  async () => {
    const shop = await createCatalogueFixture()
    const ann = await createImporter(shop)
    const file = await largeWorkbook('Q', (n) => (n % 10 === 0 ? { 库存: '很多' } : {}))
    const { id } = await upload(ann, importPreview.importGoods, file)
    const importer = spawn(process.execPath, ['server/test/importer.ts', databaseUrl, inject('filesFolder')], {
      stdio: 'inherit',
    })
    const checkOf = async () => (await as(ann, contract.getImportProgress, { id })).check
    await vi.waitFor(async () => expect((await checkOf()).done).toBeGreaterThan(0), { timeout: 25_000, interval: 5 })
    importer.kill('SIGKILL')
    await once(importer, 'exit')
    expect(await checkOf()).toMatchObject({ status: 'running' })
    expect((await runCheck(ann, id)).check).toMatchObject({ done: 400, ok: 360, warned: 40, rejected: 0 })
    expect(await as(ann, importErrors.listImportErrors, { id })).toMatchObject({ total: 40 })
  },
)
