/** @module-tag thorough */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import pg from 'pg'
import { expect, inject, test, vi } from 'vitest'
import * as contract from '#contract/imports/imports.ts'
import * as importPreview from '#contract/imports/importPreview.ts'
import { as, databaseUrl } from '#test/app.ts'
import { createCatalogueFixture } from '#test/catalogueFixture.ts'
import { createImporter, largeWorkbook, skusOf, serializeTestFiles, startChecked } from '#test/importFixture.ts'
import { upload } from '#test/upload.ts'

serializeTestFiles()

/** For clients, a restart of PostgreSQL terminates all connections at any moment. */
test('database outage: an import that repeatedly loses all connections writes every line once', async () => {
  const shop = await createCatalogueFixture()
  const ann = await createImporter(shop)
  const { id } = await upload(ann, importPreview.importGoods, await largeWorkbook('R'))
  await startChecked(ann, id)
  const name = `importer${id}`
  const url = `${databaseUrl}${databaseUrl.includes('?') ? '&' : '?'}application_name=${name}`
  const owner = new pg.Client({ connectionString: databaseUrl })
  await owner.connect()
  const importer = spawn(process.execPath, ['server/test/importer.ts', url, inject('filesFolder')], {
    stdio: 'inherit',
  })
  let [ended, lastDone] = [0, 0]
  const progress = await vi.waitFor(
    async () => {
      const now = await as(ann, contract.getImportProgress, { id })
      // Each outage happens at a later stage, while the import is running.
      if (now.status === 'running' && now.done > lastDone && ended < 3) {
        lastDone = now.done
        const { rowCount } = await owner.query(
          'select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1',
          [name],
        )
        ended += rowCount! > 0 ? 1 : 0
      }
      expect(now.status).toBe('done')
      return now
    },
    { timeout: 60_000, interval: 20 },
  )
  expect(importer.exitCode).toBeNull()
  importer.kill('SIGKILL')
  await once(importer, 'exit')
  await owner.end()
  expect(ended).toBeGreaterThanOrEqual(3)
  expect(progress).toMatchObject({ done: 400, created: 400, unchanged: 0, failed: 0 })
  expect(await skusOf(shop)).toHaveLength(400)
}, 90_000)
