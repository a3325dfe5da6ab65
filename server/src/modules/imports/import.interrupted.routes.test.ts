/** @module-tag thorough */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, inject, test, vi } from 'vitest'
import * as contract from '#contract/imports/imports.ts'
import * as importPreview from '#contract/imports/importPreview.ts'
import * as importErrors from '#contract/imports/importErrors.ts'
import { as, contents, databaseUrl, database, type Person } from '#test/app.ts'
import {
  runImport,
  importFile,
  log,
  largeWorkbook,
  createImporter,
  skusOf,
  serializeTestFiles,
  startChecked,
} from '#test/importFixture.ts'
import { createCatalogueFixture } from '#test/catalogueFixture.ts'
import { upload } from '#test/upload.ts'
import { startImports } from './index.ts'

serializeTestFiles()

/** Waits until some, but not all, rows are written. */
const isRunning = (person: Person, id: string) =>
  vi.waitFor(async () => expect((await as(person, contract.getImportProgress, { id })).done).toBeGreaterThan(0), {
    timeout: 25_000,
    interval: 5,
  })
test('import: a cancelled import keeps written rows and can be repeated', async () => {
  const shop = await createCatalogueFixture()
  const ann = await createImporter(shop)
  const file = await largeWorkbook('D')
  const { id } = await upload(ann, importPreview.importGoods, file)
  await startChecked(ann, id)
  const runner = startImports(database, contents, log, { every: 10, batchSize: 10 })
  await isRunning(ann, id)
  const { done } = await as(ann, contract.cancelImport, { id })
  await runner.stop()
  expect(done).toBeLessThan(400)
  expect(await as(ann, contract.getImportProgress, { id })).toMatchObject({ status: 'cancelled', done, created: done })
  expect(await skusOf(shop)).toHaveLength(done)
  expect(await importFile(ann, file)).toMatchObject({ status: 'done', unchanged: done, created: 400 - done })
})

test('import: after a kill, another process continues exactly', { timeout: 60_000 }, async () => {
  const shop = await createCatalogueFixture()
  const ann = await createImporter(shop)
  const { id } = await upload(
    ann,
    importPreview.importGoods,
    await largeWorkbook('K', (n) => (n % 10 === 0 ? { 库存: '很多' } : {})),
  )
  await startChecked(ann, id)
  const importer = spawn(process.execPath, ['server/test/importer.ts', databaseUrl, inject('filesFolder')], {
    stdio: 'inherit',
  })
  await isRunning(ann, id)
  importer.kill('SIGKILL')
  await once(importer, 'exit')
  const { status, done } = await as(ann, contract.getImportProgress, { id })
  expect(status).toBe('running')
  expect(done).toBeLessThan(400)
  expect(await runImport(ann, id)).toMatchObject({
    status: 'done',
    done: 400,
    created: 400,
    unchanged: 0,
    warned: 40,
    failed: 0,
  })
  expect(await as(ann, importErrors.listImportErrors, { id })).toMatchObject({ total: 40 })
  expect(await skusOf(shop)).toHaveLength(400)
})
