/** @module-tag thorough */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as contract from '#contract/imports/imports.ts'
import * as importPreview from '#contract/imports/importPreview.ts'
import * as importErrors from '#contract/imports/importErrors.ts'
import { as, database } from '#test/app.ts'
import { runCheck, runImport, importFile, createImporter, skusOf, serializeTestFiles } from '#test/importFixture.ts'
import { messySpreadsheet, writeMessySpreadsheet } from '#test/messySpreadsheet.ts'
import { createCatalogueFixture } from '#test/catalogueFixture.ts'
import { upload } from '#test/upload.ts'

serializeTestFiles()

test(
  'import of messy lists: every usable row is kept and every dropped cell is listed',
  { timeout: 120_000 },
  async () => {
    const shop = await createCatalogueFixture()
    const ann = await createImporter(shop)
    const sheet = messySpreadsheet(400, ['防护手套', '劳保安防 > 手部防护 > 防护手套'])
    const folder = await mkdtemp(join(tmpdir(), 'baicai-messy-'))
    const path = join(folder, 'list.xlsx')
    await writeMessySpreadsheet(path, sheet)
    const file = { name: '报价单.xlsx', content: await readFile(path) }
    await rm(folder, { recursive: true })
    const { filled, warned, rejected, causes } = sheet.expected
    const ok = filled - warned - rejected

    const { id, unmatched, missing } = await upload(ann, importPreview.importGoods, file)
    expect(missing).toEqual([])
    expect(unmatched).toMatchObject([{ heading: '内部备注', example: '请勿外传' }])
    expect((await runCheck(ann, id)).check).toMatchObject({ done: filled, ok, warned, rejected })
    expect(await causesOf(shop.tenant.id, id)).toEqual(causes)

    await as(ann, contract.startImport, { id })
    const done = await runImport(ann, id)
    expect(done).toMatchObject({ done: filled, created: ok + warned, warned, failed: rejected })
    expect(await causesOf(shop.tenant.id, id)).toEqual(causes)
    expect(await skusOf(shop)).toHaveLength(ok + warned)
    const errors = await as(ann, importErrors.listImportErrors, { id, limit: 100 })
    for (const { row, heading, cell, message } of errors.records)
      for (const part of [String(row), heading, cell]) expect(message).toContain(part)

    expect(await importFile(ann, file)).toMatchObject({ unchanged: ok + warned, created: 0, changed: 0, warned })
  },
)

/** Number of reports for each cause. */
async function causesOf(tenantId: string, importId: string) {
  const rows = await database.read(tenantId, (db) =>
    db
      .selectFrom('imports.errors')
      .select((e) => ['code', e.fn.countAll<string>().as('count')])
      .where('import_id', '=', importId)
      .groupBy('code')
      .execute(),
  )
  return Object.fromEntries(rows.map(({ code, count }) => [code, Number(count)]))
}
