import sharp from 'sharp'
import { expect, test } from 'vitest'
import { keyOfPicture, smallPicture } from '#contract/catalogue/pictures.ts'
import { moveSupplier } from '#contract/suppliers/suppliers.ts'
import { aPerson, as, contents, refusalOf } from '#test/app.ts'
import { createCatalogueFixture, addSupplier } from '#test/catalogueFixture.ts'
import { sellerOf, aPicture, send, getPicture } from '#test/catalogue/pictures.ts'

test('pictures: serves an upload publicly in two sizes, upright and without camera metadata', async () => {
  const shop = await createCatalogueFixture({})
  const tang = await sellerOf(shop)
  // EXIF orientation 6: the camera was held upright, so width and height are swapped.
  const shot = aPicture()
    .withExif({ IFD0: { Model: 'Kamera' }, IFD3: { GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
  const picture = await send(tang, shot.jpeg().toBuffer())
  const large = await getPicture(tang.host, picture)
  expect([large.statusCode, large.headers['content-type']]).toEqual([200, 'image/webp'])
  expect(large.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  })
  expect(large.headers).not.toHaveProperty('content-disposition')
  expect(await sharp(large.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 800, height: 1600 })
  expect(await sharp(large.rawPayload).metadata()).not.toHaveProperty('exif')
  const small = await getPicture(tang.host, smallPicture(picture))
  expect(await sharp(small.rawPayload).metadata()).toMatchObject({ width: 240, height: 480 })
})

test('pictures: keeps the size of a small picture, and transparency', async () => {
  const shop = await createCatalogueFixture({})
  const tang = await sellerOf(shop)
  const glass = sharp({
    create: { width: 300, height: 200, channels: 4, background: { r: 1, g: 2, b: 3, alpha: 0.5 } },
  })
  const { rawPayload } = await getPicture(tang.host, await send(tang, glass.png().toBuffer(), 'a.png'))
  expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 300, height: 200, hasAlpha: true })
})

test('pictures: serves nothing for unknown keys, other tenants, or files that are not pictures', async () => {
  const [shop, elsewhere] = [await createCatalogueFixture({}), await createCatalogueFixture({})]
  const [tang, stranger] = [await sellerOf(shop), await sellerOf(elsewhere)]
  const picture = await send(tang, aPicture().png().toBuffer(), 'a.png')
  const outcome = async (url: string, host = tang.host) => (await getPicture(host, url)).headers['content-type']
  expect(await outcome(picture)).toBe('image/webp')
  expect(await outcome(picture, stranger.host)).toMatch('application/json')
  const key = keyOfPicture(picture)!
  const file = await contents.put(Buffer.from('secret'), {
    size: 6,
    sha256: '2bb80d537b1da3e38bd30361aa855686bde0eacd7162fef6a25fe97bf527a25b',
    type: 'text/plain',
  })
  for (const name of [`${file}.webp`, `${key}.png`, key, `${key}-large.webp`, '..%2f..%2fetc%2fpasswd', '0'.repeat(40)])
    expect(await outcome(`/orderrest/api/goodsPicture/${name}`), name).toMatch('application/json')
})

test('pictures: uploading the same file again, also concurrently, returns the same picture for one supplier and a separate one for another', async () => {
  const shop = await createCatalogueFixture({})
  const tang = await sellerOf(shop)
  const rival = await sellerOf(shop, await addSupplier(shop.tenant))
  const content = await aPicture().png().toBuffer()
  const sent = await Promise.all(Array.from({ length: 6 }, () => send(tang, content, 'a.png')))
  expect(new Set(sent).size).toBe(1)
  expect(await send(tang, content, 'b.png')).toBe(sent[0])
  expect(await send(rival, content, 'a.png')).not.toBe(sent[0])
})

test('pictures: accepts uploads of suppliers only, and pictures only', async () => {
  const shop = await createCatalogueFixture({})
  const [tang, ann] = [await sellerOf(shop), await aPerson(shop.tenant, { permissions: ['goods.read'] })]
  const good = await aPicture().png().toBuffer()
  expect(await refusalOf(send(ann, good, 'a.png'))).toBe('permission.denied')
  const nobody = await aPerson(shop.tenant, { permissions: ['product.manage'] })
  expect(await refusalOf(send(nobody, good, 'a.png'))).toBe('thing.notAllowed')
  for (const [name, content, code] of [
    ['a.pdf', good, 'upload.ending'],
    ['a.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'upload.forbidden'],
    ['a.png', Buffer.from('<script>alert(1)</script>'), 'upload.content'],
    ['a.jpg', good, 'upload.content'],
    ['a.png', good.subarray(0, good.length - 40), 'picture.unreadable'],
    ['a.png', Buffer.alloc(0), 'upload.missing'],
  ] as const)
    expect(await refusalOf(send(tang, content, name)), name).toBe(code)

  const olga = await aPerson(shop.tenant, { entrance: 'operator', permissions: ['supplier.manage'] })
  await as(olga, moveSupplier, { id: shop.supplierId, action: 'suspend', reason: '资质过期' })
  expect(await refusalOf(send(tang, good, 'a.png'))).toBe('supplier.suspended')
})
