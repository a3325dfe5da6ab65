/** @module-tag thorough */
import { expect, test, vi } from 'vitest'
import * as contract from '#contract/imports/pictures.ts'
import { isBroughtIn } from '#contract/catalogue/pictures.ts'
import { as, contents, database } from '#test/app.ts'
import { importFile, log, createImporter, serializeTestFiles } from '#test/importFixture.ts'
import { createCatalogueFixture } from '#test/catalogueFixture.ts'
import { startPictureDownloads } from '#modules/catalogue/index.ts'
import { openSites } from '#test/imports/sites.ts'
import {
  allowed,
  aPicture,
  downloaded,
  errorsOf,
  goodsOf,
  makeRetriesDue,
  policy,
  withPictures,
} from '#test/imports/remotePictures.ts'

serializeTestFiles()

const { requested, aSite, hangUp } = openSites()

test(
  'import pictures: each failure has its cause; temporary ones are retried, others on request',
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
    // Responses with status 503 are retried later.
    expect(await as(ann, contract.getPictureDownloads, { id })).toMatchObject({ total: 9, done: 0, failed: 8 })
    isIll = false
    await makeRetriesDue(shop)
    expect(await downloaded(ann, id)).toMatchObject({ done: 1, failed: 8 })
    expect(await as(ann, contract.retryPictureDownloads, { id })).toMatchObject({ done: 1, failed: 0 })
    expect(await downloaded(ann, id)).toMatchObject({ done: 2, failed: 7 })
    expect(isBroughtIn((await goodsOf(shop)).get('F0')!.picture)).toBe(true)
  },
)

test('import pictures: a tenant with unresponsive sites delays no other', { timeout: 60_000 }, async () => {
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
    hangUp()
    await runner.stop()
  }
})
