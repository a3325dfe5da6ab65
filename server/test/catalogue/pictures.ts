import sharp from 'sharp'
import * as productDraft from '#contract/catalogue/productDraft.ts'
import { uploadPicture } from '#contract/catalogue/pictures.ts'
import { aPerson, server, type Person } from '#test/app.ts'
import { productRow } from './importRow.ts'
import type { CatalogueFixture } from './tenant.ts'
import { upload } from '#test/upload.ts'

export const sellerOf = (shop: CatalogueFixture, supplierId = shop.supplierId) =>
  aPerson(shop.tenant, { supplierId, permissions: ['product.manage'] })

let shade = 0
/** Each picture has another colour, so that no two have the same content. */
export const aPicture = (width = 2000, height = 1000) =>
  sharp({ create: { width, height, channels: 3, background: { r: (shade += 1), g: shade >> 8, b: 90 } } })
export const send = async (person: Person, content: Buffer | Promise<Buffer>, name = '主图.jpg') =>
  (await upload(person, uploadPicture, { name, content: await content })).picture
export const getPicture = (host: string, url: string) => server.app.inject({ url, headers: { host } })
export const draftWith = (shop: CatalogueFixture, pictures: string[], picture = ''): productDraft.ProductDraft => {
  const { product, sku } = productRow(shop)
  return { ...product, code: sku.supplierSku, pictures, skus: [{ ...sku, picture }] }
}
