import sharp from 'sharp'
import * as mall from '#contract/catalogue/goods.ts'
import * as goodsSearch from '#contract/catalogue/goodsSearch.ts'
import * as contract from '#contract/imports/pictures.ts'
import { expect, vi } from 'vitest'
import { aPerson, as, contents, database, type Person } from '#test/app.ts'
import { importLine, headings, log } from '#test/importFixture.ts'
import type { CatalogueFixture } from '#test/catalogue/tenant.ts'
import { buildWorkbook } from '#test/workbook.ts'
import { startPictureDownloads } from '#modules/catalogue/index.ts'

let shade = 0
export const aPicture = () =>
  sharp({ create: { width: 600, height: 300, channels: 3, background: { r: (shade += 1), g: 40, b: 9 } } })
    .png()
    .toBuffer()

export const policy = { allowLoopback: true, privateNetworks: [] }
export const allowed = { productReview: '0', pictureDownload: '1' }

/** Downloads until the import's pictures have all been stored or failed. */
export async function downloaded(person: Person, id: string, max = 20_000) {
  const runner = startPictureDownloads(database, contents, log, policy, { every: 10, gap: 0, silentSeconds: 2 })
  try {
    return await vi.waitFor(
      async () => {
        const counts = await as(person, contract.getPictureDownloads, { id })
        expect(counts.done + counts.failed).toBe(counts.total)
        return counts
      },
      { timeout: max, interval: 20 },
    )
  } finally {
    await runner.stop()
  }
}
export const withPictures = async (...lines: [sku: string, pictures: string][]) => ({
  name: '图片.xlsx',
  content: await buildWorkbook([
    [...headings, '图片'],
    ...lines.map(([sku, pictures]) => [...importLine(sku), pictures]),
  ]),
})
export const errorsOf = async (person: Person, id: string) =>
  (await as(person, contract.listPictureDownloadErrors, { id, limit: 50 })).records.map(({ cell, reason }) => [
    cell,
    reason,
  ])
export const goodsOf = async (shop: CatalogueFixture) => {
  const ann = await aPerson(shop.tenant, { permissions: ['goods.read'] })
  const { records } = await as(ann, goodsSearch.queryGoodsListWithStandardByCatalog, {})
  const details = await Promise.all(records.map(({ skuId }) => as(ann, mall.getGoods, { skuId })))
  return new Map(details.map(({ supplierSku, picture, pictures }) => [supplierSku, { picture, pictures }]))
}
/** Makes pending retries due immediately. */
export const makeRetriesDue = (shop: CatalogueFixture) =>
  database.write(shop.tenant.id, async (tx) => {
    await tx
      .updateTable('catalogue.picture_downloads')
      .set({ next_at: new Date(0) })
      .where('status', '=', 'waiting')
      .execute()
    await tx
      .updateTable('catalogue.picture_hosts')
      .set({ next_at: new Date(0) })
      .execute()
  })
