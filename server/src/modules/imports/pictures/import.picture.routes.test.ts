import { expect, test } from 'vitest'
import { exportGoods } from '#contract/imports/goodsExport.ts'
import { getTenantSettings, saveTenantSettings } from '#contract/portal/settings.ts'
import * as contract from '#contract/imports/pictures.ts'
import { isBroughtIn } from '#contract/catalogue/pictures.ts'
import { getProduct, listProducts } from '#contract/catalogue/products.ts'
import { aPerson, as, database, server, refusalOf } from '#test/app.ts'
import { importFile, createImporter, serializeTestFiles } from '#test/importFixture.ts'
import { createCatalogueFixture, addSupplier } from '#test/catalogueFixture.ts'
import { download } from '#test/upload.ts'
import { openSites } from '#test/imports/sites.ts'
import { allowed, aPicture, downloaded, goodsOf, withPictures } from '#test/imports/remotePictures.ts'

serializeTestFiles()

const { requested, aSite } = openSites()

/** Whether goods on sale are ranked as goods with a picture. */
const ranksWithPicture = (tenantId: string) =>
  database.read(tenantId, async (db) => {
    const rows = await db.selectFrom('catalogue.shelf').select('has_picture').distinct().execute()
    return rows.map(({ has_picture }) => has_picture)
  })

test(
  'import pictures: remote pictures are downloaded once, stored and shown; their URLs are kept',
  { timeout: 60_000 },
  async () => {
    const shop = await createCatalogueFixture(allowed)
    const ann = await createImporter(shop)
    const [front, back] = [await aPicture(), await aPicture()]
    const site = await aSite(({ url }, response) => {
      if (url === '/moved.png') return void response.writeHead(302, { location: '/back.png' }).end()
      response.setHeader('content-type', 'image/png').end(url === '/front.png' ? front : back)
    })
    const file = await withPictures(
      ['D1', `${site}/front.png ${site}/back.png`],
      ['D2', `${site}/front.png`],
      ['D3', `${site}/moved.png`],
    )
    const { id, created } = await importFile(ann, file)
    expect(created).toBe(3)
    expect(await as(ann, contract.getPictureDownloads, { id })).toEqual({ allowed: true, total: 3, done: 0, failed: 0 })
    expect(await ranksWithPicture(shop.tenant.id)).toEqual([false])
    expect(await downloaded(ann, id)).toMatchObject({ done: 3, failed: 0 })
    expect(await ranksWithPicture(shop.tenant.id)).toEqual([true])
    const goods = await goodsOf(shop)
    const { picture, pictures } = goods.get('D1')!
    expect(pictures[0]).toBe(picture)
    expect(pictures.every(isBroughtIn)).toBe(true)
    expect(goods.get('D2')!.picture).toBe(picture)
    // The same content is the same picture, whatever its address.
    expect(goods.get('D3')!.picture).toBe(pictures[1])
    const shown = await server.app.inject({ url: picture, headers: { host: ann.host } })
    expect(shown.headers['content-type']).toBe('image/webp')

    const [row] = (await as(ann, listProducts, { keyword: 'D1' })).records
    expect(isBroughtIn(row!.picture)).toBe(true)
    expect((await as(ann, getProduct, { id: row!.id })).live!.pictures).toEqual([
      `${site}/front.png`,
      `${site}/back.png`,
    ])
    expect((await download(ann, exportGoods, { format: 'csv' })).content.toString()).toContain(`${site}/front.png`)
    const again = await importFile(ann, file)
    expect(again).toMatchObject({ unchanged: 3, changed: 0 })
    expect(await as(ann, contract.getPictureDownloads, { id: again.id })).toMatchObject({ total: 3, done: 3 })
    expect((await goodsOf(shop)).get('D1')).toEqual({ picture, pictures })
    const host = site.slice('http://'.length)
    expect(requested.filter((each) => each.startsWith(host)).toSorted()).toEqual(
      ['/back.png', '/back.png', '/front.png', '/moved.png'].map((path) => host + path),
    )
  },
)

test('import pictures: disabled by default; once enabled, earlier pictures are downloaded', async () => {
  const shop = await createCatalogueFixture()
  const [ann, olga] = [
    await createImporter(shop),
    await aPerson(shop.tenant, { entrance: 'operator', permissions: ['portal.configure'] }),
  ]
  const content = await aPicture()
  const site = await aSite((_, response) => void response.end(content))
  const { id } = await importFile(ann, await withPictures(['E1', `${site}/a.png`]))
  // Once pictures of another tenant are downloaded, the runner has certainly run.
  const willing = await createImporter(await createCatalogueFixture(allowed))
  await downloaded(willing, (await importFile(willing, await withPictures(['E1', `${site}/b.png`]))).id)
  expect(await as(ann, contract.getPictureDownloads, { id })).toEqual({ allowed: false, total: 1, done: 0, failed: 0 })
  expect((await goodsOf(shop)).get('E1')).toEqual({ picture: '', pictures: [] })
  const { version, settings } = await as(olga, getTenantSettings, {})
  expect(settings.catalogue.pictureDownload).toBe(false)
  const wanted = { version, ...settings, catalogue: { ...settings.catalogue, pictureDownload: true } }
  expect(await refusalOf(as(ann, saveTenantSettings, wanted))).toBe('permission.denied')
  expect((await as(olga, saveTenantSettings, wanted)).settings.catalogue.pictureDownload).toBe(true)
  expect(await downloaded(ann, id)).toMatchObject({ allowed: true, done: 1 })
  const stranger = await createImporter(shop, await addSupplier(shop.tenant, '恒筑安防'))
  for (const route of [
    contract.getPictureDownloads,
    contract.listPictureDownloadErrors,
    contract.retryPictureDownloads,
  ])
    expect(await refusalOf(as(stranger, route, { id }))).toBe('thing.notFound')
})
