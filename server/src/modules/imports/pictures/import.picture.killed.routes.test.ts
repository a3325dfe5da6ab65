/** @module-tag thorough */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, inject, test, vi } from 'vitest'
import { importGoods } from '#contract/imports/importPreview.ts'
import * as contract from '#contract/imports/pictures.ts'
import { as, databaseUrl } from '#test/app.ts'
import { runImport, startChecked, createImporter, serializeTestFiles } from '#test/importFixture.ts'
import { createCatalogueFixture } from '#test/catalogueFixture.ts'
import { upload } from '#test/upload.ts'
import { openSites } from '#test/imports/sites.ts'
import { allowed, aPicture, downloaded, makeRetriesDue, withPictures } from '#test/imports/remotePictures.ts'

serializeTestFiles()

const { requested, aSite } = openSites()

test(
  'import pictures: downloads of a killed process are continued by another, each once',
  { timeout: 90_000 },
  async () => {
    const shop = await createCatalogueFixture(allowed)
    const ann = await createImporter(shop)
    const content = await aPicture()
    let isHanging = true
    const site = await aSite(({ url }, response) => {
      if (url !== '/3.png' || !isHanging) response.end(content)
    })
    const lines = Array.from({ length: 8 }, (_, n): [string, string] => [`K${n}`, `${site}/${n}.png`])
    const { id } = await upload(ann, importGoods, await withPictures(...lines))
    await startChecked(ann, id)
    await runImport(ann, id)
    const downloader = spawn(process.execPath, ['server/test/downloader.ts', databaseUrl, inject('filesFolder')], {
      stdio: 'inherit',
    })
    const host = site.slice('http://'.length)
    const requests = () => requested.filter((each) => each.startsWith(host))
    await vi.waitFor(() => expect(requests()).toContain(`${host}/3.png`), { timeout: 30_000, interval: 5 })
    downloader.kill('SIGKILL')
    await once(downloader, 'exit')
    expect(await as(ann, contract.getPictureDownloads, { id })).toMatchObject({ total: 8, done: 3 })
    isHanging = false
    await makeRetriesDue(shop)
    expect(await downloaded(ann, id)).toMatchObject({ done: 8, failed: 0 })
    expect(requests().toSorted()).toEqual([0, 1, 2, 3, 3, 4, 5, 6, 7].map((n) => `${host}/${n}.png`))
  },
)
