import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { afterAll, expect, inject, test, vi } from 'vitest'
import * as mall from '#contract/catalogue/goods.ts'
import * as goodsSearch from '#contract/catalogue/goodsSearch.ts'
import { startImport } from '#contract/imports/imports.ts'
import { exportGoods } from '#contract/imports/goodsExport.ts'
import { importGoods } from '#contract/imports/importPreview.ts'
import { getTenantSettings, saveTenantSettings } from '#contract/portal/settings.ts'
import * as contract from '#contract/imports/pictures.ts'
import { isBroughtIn } from '#contract/catalogue/pictures.ts'
import { getProduct, listProducts } from '#contract/catalogue/products.ts'
import { aPerson, as, contents, database, databaseUrl, server, type Person, refusalOf } from '#test/app.ts'
import { importLine, runImport, headings, importFile, log, createImporter, takeTurns } from '#test/importFixture.ts'
import { createCatalogueFixture, addSupplier, type CatalogueFixture } from '#test/catalogueFixture.ts'
import { download, upload } from '#test/upload.ts'
import { buildWorkbook } from '#test/workbook.ts'
import { startPictureDownloads } from '#modules/catalogue/index.ts'

takeTurns()

/** Sites on this machine; each request is noted. */
const requested: string[] = []
const servers: Server[] = []
async function aSite(answer: RequestListener): Promise<string> {
  const server = createServer((request, response) => {
    requested.push(`${request.headers.host}${request.url}`)
    answer(request, response)
  })
  servers.push(server)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return `http://localhost:${(server.address() as AddressInfo).port}`
}
afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections()
    server.close()
  }
})
let shade = 0
const aPicture = () =>
  sharp({ create: { width: 600, height: 300, channels: 3, background: { r: (shade += 1), g: 40, b: 9 } } })
    .png()
    .toBuffer()

const policy = { allowLoopback: true, privateNetworks: [] }
const allowed = { productReview: '0', pictureDownload: '1' }

/** Downloads until the import's pictures have all arrived or failed. */
async function downloaded(person: Person, id: string, most = 20_000) {
  const runner = startPictureDownloads(database, contents, log, policy, { every: 10, gap: 0, silentSeconds: 2 })
  try {
    return await vi.waitFor(
      async () => {
        const counts = await as(person, contract.getPictureDownloads, { id })
        expect(counts.done + counts.failed).toBe(counts.total)
        return counts
      },
      { timeout: most, interval: 20 },
    )
  } finally {
    await runner.stop()
  }
}
const withPictures = async (...lines: [sku: string, pictures: string][]) => ({
  name: '图片.xlsx',
  content: await buildWorkbook([
    [...headings, '图片'],
    ...lines.map(([sku, pictures]) => [...importLine(sku), pictures]),
  ]),
})
const errorsOf = async (person: Person, id: string) =>
  (await as(person, contract.listPictureDownloadErrors, { id, limit: 50 })).records.map(({ cell, reason }) => [
    cell,
    reason,
  ])
const goodsOf = async (shop: CatalogueFixture) => {
  const ann = await aPerson(shop.tenant, { permissions: ['goods.read'] })
  const { records } = await as(ann, goodsSearch.queryGoodsListWithStandardByCatalog, {})
  const details = await Promise.all(records.map(({ skuId }) => as(ann, mall.getGoods, { skuId })))
  return new Map(details.map(({ supplierSku, picture, pictures }) => [supplierSku, { picture, pictures }]))
}
/** Lets what is tried again later be tried now. */
const now = (shop: CatalogueFixture) =>
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

test(
  'import pictures: pictures of other sites arrive, are shown, and each is fetched once; the addresses stay',
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
    expect(await downloaded(ann, id)).toMatchObject({ done: 3, failed: 0 })
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

test('import pictures: off unless an operator turns it on; then what was named before arrives', async () => {
  const shop = await createCatalogueFixture()
  const [ann, olga] = [
    await createImporter(shop),
    await aPerson(shop.tenant, { entrance: 'operator', permissions: ['portal.configure'] }),
  ]
  const content = await aPicture()
  const site = await aSite((_, response) => void response.end(content))
  const { id } = await importFile(ann, await withPictures(['E1', `${site}/a.png`]))
  // A tenant that wants its pictures shows that the runner has had its turn.
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

test(
  'import pictures: each failure has its cause; what may pass is tried again, and the failed ones when they are asked for',
  { timeout: 60_000 },
  async () => {
    const shop = await createCatalogueFixture(allowed)
    const ann = await createImporter(shop)
    const content = await aPicture()
    let isIll = true
    const site = await aSite(({ url = '' }, response) => {
      if (url.startsWith('/ill')) return void response.writeHead(isIll ? 503 : 200).end(isIll ? '' : content)
      if (url.startsWith('/gone')) return void response.writeHead(isIll ? 404 : 200).end(isIll ? '' : content)
      if (url.startsWith('/large')) return void response.writeHead(200, { 'content-length': 11 * 1024 * 1024 }).end()
      if (url.startsWith('/page')) return void response.setHeader('content-type', 'text/html').end('<html>')
      if (url.startsWith('/lie')) return void response.setHeader('content-type', 'image/png').end('<svg/>')
      if (url.startsWith('/torn')) return void response.end(content.subarray(0, 60))
      if (url.startsWith('/loop')) return void response.writeHead(302, { location: '/loop' }).end()
      response.writeHead(302, { location: 'http://169.254.169.254/latest' }).end()
    })
    const paths = ['/gone', '/large', '/page', '/lie', '/torn', '/loop', '/inside', '/ill']
    const lines = paths.map((path, n): [string, string] => [`F${n}`, `${site}${path}.png`])
    const { id } = await importFile(ann, await withPictures(...lines, ['F8', 'http://10.0.0.1/a.png']))
    const runner = startPictureDownloads(database, contents, log, policy, { every: 10, gap: 0 })
    await vi.waitFor(async () => expect((await as(ann, contract.getPictureDownloads, { id })).failed).toBe(8), {
      timeout: 20_000,
      interval: 20,
    })
    await runner.stop()
    expect(await errorsOf(ann, id)).toEqual([
      ['J2', '对方网站返回错误（404），无法获取图片'],
      ['J3', '图片超过 10 MB'],
      ['J4', '该地址返回的不是 JPG、PNG、WebP 或 GIF 图片'],
      ['J5', '该地址返回的不是 JPG、PNG、WebP 或 GIF 图片'],
      ['J6', '图片无法读取，请换一张'],
      ['J7', '跳转次数过多或跳转地址无效'],
      ['J8', '该地址不允许访问（内网、本机地址或含账号密码）'],
      ['J10', '该地址不允许访问（内网、本机地址或含账号密码）'],
    ])
    // What answers 503 waits for its next attempt.
    expect(await as(ann, contract.getPictureDownloads, { id })).toMatchObject({ total: 9, done: 0, failed: 8 })
    isIll = false
    await now(shop)
    expect(await downloaded(ann, id)).toMatchObject({ done: 1, failed: 8 })
    expect(await as(ann, contract.retryPictureDownloads, { id })).toMatchObject({ done: 1, failed: 0 })
    expect(await downloaded(ann, id)).toMatchObject({ done: 2, failed: 7 })
    expect(isBroughtIn((await goodsOf(shop)).get('F0')!.picture)).toBe(true)
  },
)

test('import pictures: a tenant whose sites do not answer holds nobody up', { timeout: 60_000 }, async () => {
  const [slow, quick] = [await createCatalogueFixture(allowed), await createCatalogueFixture(allowed)]
  const [ann, ben] = [await createImporter(slow), await createImporter(quick)]
  const content = await aPicture()
  const silent = await Promise.all(Array.from({ length: 5 }, () => aSite(() => {})))
  const site = await aSite((_, response) => void response.end(content))
  await importFile(ann, await withPictures(...silent.map((each, n): [string, string] => [`S${n}`, `${each}/a.png`])))
  const runner = startPictureDownloads(database, contents, log, policy, { every: 10, gap: 0 })
  const hosts = silent.map((each) => each.slice('http://'.length))
  const hanging = () => requested.filter((each) => hosts.some((host) => each.startsWith(host))).length
  try {
    await vi.waitFor(() => expect(hanging()).toBe(2), { timeout: 10_000, interval: 10 })
    const { id } = await importFile(ben, await withPictures(['Q1', `${site}/a.png`]))
    await vi.waitFor(
      async () => expect(await as(ben, contract.getPictureDownloads, { id })).toMatchObject({ done: 1 }),
      {
        timeout: 10_000,
        interval: 20,
      },
    )
    expect(hanging()).toBe(2)
  } finally {
    for (const server of servers) server.closeAllConnections()
    await runner.stop()
  }
})

test(
  'import pictures: what a killed process was downloading is downloaded by another, and nothing twice',
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
    await as(ann, startImport, { id })
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
    await now(shop)
    expect(await downloaded(ann, id)).toMatchObject({ done: 8, failed: 0 })
    expect(requests().toSorted()).toEqual([0, 1, 2, 3, 3, 4, 5, 6, 7].map((n) => `${host}/${n}.png`))
  },
)
