import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { type AttachmentKind, downloadFile, uploadFile } from '#contract/files/files.ts'
import { aPerson, aTenant, contents, database, server, refusalOf, runJob } from '#test/app.ts'
import { download, upload } from '#test/upload.ts'
import { attachFiles, ownFiles } from './index.ts'
import { pdf, picture } from '#test/files/contents.ts'

test('files: a download returns the uploaded bytes as an attachment', async () => {
  const tenant = await aTenant()
  const ann = await aPerson(tenant)
  const content = pdf('采购合同')
  const file = await upload(ann, uploadFile, { name: 'C:\\contracts\\合同 (终稿)*.PDF', content, type: 'text/html' })
  expect(file).toMatchObject({ fileName: '合同 (终稿)*.PDF', size: content.length })
  expect(file.fileUrl).toBe(`/fsdsrest/api/fdfs/file/download?storage_file_id=${file.storageFileId}`)

  const { headers, content: back } = await download(ann, downloadFile, { storage_file_id: file.storageFileId })
  expect(back.equals(content)).toBe(true)
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename=fdfs.PDF; filename*=UTF-8''%E5%90%88%E5%90%8C%20%28%E7%BB%88%E7%A8%BF%29%2A.PDF`,
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    'content-length': String(content.length),
  })
})

test('files: an unattached file is visible only to its owner, an attached one to readers of its record', async () => {
  const [tenant, elsewhere] = [await aTenant(), await aTenant()]
  const [ann, bob, stranger] = [await aPerson(tenant), await aPerson(tenant), await aPerson(elsewhere)]
  const { storageFileId } = await upload(ann, uploadFile, { name: 'a.pdf', content: pdf('1') })
  const outcome = (person: typeof ann, key = storageFileId) =>
    refusalOf(download(person, downloadFile, { storage_file_id: key }))
  expect(await outcome(ann)).toBe('accepted')
  expect(await outcome(bob)).toBe('thing.notFound')
  expect(await outcome(stranger)).toBe('thing.notFound')
  expect(await outcome(ann, '0'.repeat(40))).toBe('thing.notFound')
  for (const key of ['', '1', '../../etc/passwd', `${storageFileId}/..`, `${storageFileId}%00`])
    expect(await outcome(ann, key)).toBe('input.invalid')
  expect(await refusalOf(download({ host: ann.host }, downloadFile, { storage_file_id: storageFileId }))).toBe(
    'session.none',
  )

  const attach = (person: typeof ann, entity: string) =>
    database.write(tenant.id, (tx) => attachFiles(tx, person, entity, [{ key: storageFileId, id: '7' }]))
  expect(await refusalOf(attach(bob, 'contract'))).toBe('file.taken')
  await attach(ann, 'contract')
  expect(await refusalOf(attach(ann, 'contract'))).toBe('file.taken')
  // Without a read check for contracts, the file is visible to nobody, not even its owner.
  expect(await outcome(ann)).toBe('thing.notFound')
  const canRead = server.app.context.canRead as Record<string, (typeof server.app.context.canRead)[string]>
  canRead['contract'] = async (_, actor, id) => id === '7' && actor.userId === bob.userId
  expect([await outcome(ann), await outcome(bob), await outcome(stranger)]).toEqual([
    'thing.notFound',
    'accepted',
    'thing.notFound',
  ])
})

test('files: unattached files are deleted after a day', async () => {
  const tenant = await aTenant()
  const ann = await aPerson(tenant)
  const [loose, used] = [
    await upload(ann, uploadFile, { name: 'a.pdf', content: pdf('1') }),
    await upload(ann, uploadFile, { name: 'b.pdf', content: pdf('2') }),
  ]
  await database.write(tenant.id, (tx) => attachFiles(tx, ann, 'contract', [{ key: used.storageFileId, id: '8' }]))
  await runJob('files.removeLoose', tenant.id, new Date(Date.now() + 23 * 3_600_000))
  await contents.get(loose.storageFileId)
  await runJob('files.removeLoose', tenant.id, new Date(Date.now() + 25 * 3_600_000))
  await expect(contents.get(loose.storageFileId)).rejects.toThrow('thing.notFound')
  await contents.get(used.storageFileId)
})

test('files: a picture is stored without the place where it was taken, and its size is that of what is stored', async () => {
  const ann = await aPerson(await aTenant())
  const exif = { IFD0: { Model: 'Secret-9' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '31/1 13/1 49/1' } }
  for (const name of ['a.jpg', 'a.png']) {
    const taken = sharp(await picture(40, 30, 'png')).withExif(exif)
    const content = await (name === 'a.jpg' ? taken.jpeg() : taken.png()).toBuffer()
    expect(content.includes('Secret-9')).toBe(true)
    const { storageFileId } = await upload(ann, uploadFile, { name, content })
    const stored = await download(ann, downloadFile, { storage_file_id: storageFileId })
    expect([name, stored.content.includes('Secret-9'), (await sharp(stored.content).metadata()).exif]).toEqual([
      name,
      false,
      undefined,
    ])
    expect(stored.headers['content-length']).toBe(String(stored.content.length))
  }
})

test('files: only own uploads of the required kind can be attached, once', async () => {
  const tenant = await aTenant()
  const [ann, bob] = [await aPerson(tenant), await aPerson(tenant)]
  const send = async (name: string, content: Buffer | string) =>
    (await upload(ann, uploadFile, { name, content })).storageFileId
  const [contract, notes, photo] = [
    await send('a.pdf', pdf('1')),
    await send('a.txt', 'notes'),
    await send('a.png', await picture(9, 9, 'png')),
  ]
  const noise = sharp(randomBytes(900 * 900 * 3), { raw: { width: 900, height: 900, channels: 3 } })
  const large = await send('b.png', await noise.png().toBuffer())
  const own = (person: typeof ann, keys: string[], kind: AttachmentKind) =>
    database.write(tenant.id, (tx) => ownFiles(tx, person, keys, kind))
  expect((await own(ann, [photo, contract], 'documents')).map(({ key }) => key)).toEqual([photo, contract])
  expect(await refusalOf(own(bob, [photo], 'documents'))).toBe('file.taken')
  expect(await refusalOf(own(ann, [photo, photo], 'documents'))).toBe('file.taken')
  expect(await refusalOf(own(ann, [notes], 'documents'))).toBe('upload.ending')
  expect(await refusalOf(own(ann, [notes], 'media'))).toBe('accepted')
  expect(await refusalOf(own(ann, [contract], 'pictures'))).toBe('file.notPicture')
  expect(await refusalOf(own(ann, [large], 'pictures'))).toBe('file.pictureTooLarge')
})
