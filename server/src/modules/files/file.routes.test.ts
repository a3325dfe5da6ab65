import { request as ask } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { json } from 'node:stream/consumers'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { type AttachmentKind, downloadFile, uploadFile, uploadLimits } from '#contract/files/files.ts'
import { aPerson, as, aTenant, contents, database, server, refusalOf, runJob } from '#test/app.ts'
import { bearer, download, formOf, upload } from '#test/upload.ts'
import { buildZip } from '#test/zip.ts'
import { attachFiles, ownFiles } from './index.ts'

const pdf = (words: string) => Buffer.from(`%PDF-1.7\n${words}`)
const leftovers = async () =>
  (await readdir(tmpdir())).filter((name) => name.startsWith(`baicai-upload-${process.pid}-`))
const picture = (width: number, height: number, format: 'png' | 'jpeg') =>
  sharp({ create: { width, height, channels: 3, background: 'red' } })
    .toFormat(format)
    .toBuffer()

test('files: what is uploaded comes back as it was, to be saved and not to be shown', async () => {
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
    'content-disposition': `attachment; filename="_.PDF"; filename*=UTF-8''%E5%90%88%E5%90%8C%20%28%E7%BB%88%E7%A8%BF%29%2A.PDF`,
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    'content-length': String(content.length),
  })
})

test('files: until it hangs on something only its owner sees it, and then who sees that', async () => {
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
  // Nobody answers for contracts yet, so nobody sees the file, its owner included.
  expect(await outcome(ann)).toBe('thing.notFound')
  const canRead = server.app.context.canRead as Record<string, (typeof server.app.context.canRead)[string]>
  canRead['contract'] = async (_, actor, id) => id === '7' && actor.userId === bob.userId
  expect([await outcome(ann), await outcome(bob), await outcome(stranger)]).toEqual([
    'thing.notFound',
    'accepted',
    'thing.notFound',
  ])
})

test('files: names, contents and sizes that are not accepted leave nothing behind', async () => {
  const tenant = await aTenant({ uploadMaxMb: '1' })
  const ann = await aPerson(tenant)
  const before = await leftovers()
  const macros = [
    { name: '[Content_Types].xml', content: '<Types/>' },
    { name: 'word/document.xml', content: '<document/>' },
  ]
  const png = await picture(20, 20, 'png')
  const cases: [name: string, content: Buffer | string, refusal: string][] = [
    ['page.html', '<html></html>', 'upload.forbidden'],
    ['a.php.png', png, 'upload.forbidden'],
    ['drawing.svg', '<svg/>', 'upload.forbidden'],
    ['film.mkv', 'RIFF', 'upload.ending'],
    ['film.avi', 'RIFF', 'upload.content'],
    ['a.pdf', '<script>alert(1)</script>', 'upload.content'],
    ['a.png', await picture(20, 20, 'jpeg'), 'upload.content'],
    ['a.png', Buffer.concat([png.subarray(0, 20), Buffer.alloc(50)]), 'upload.content'],
    ['a.png', await picture(9000, 6000, 'png'), 'upload.pixels'],
    ['a.docx', buildZip([{ name: 'any', content: 'thing' }]), 'upload.content'],
    ['a.docx', buildZip([...macros, { name: 'word/vbaProject.bin', content: 'x' }]), 'upload.content'],
    ['a.docx', buildZip([...macros, { name: '../../etc/cron.d/x', content: 'x' }]), 'upload.content'],
    ['a.docx', Buffer.from('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1 EncryptedPackage', 'latin1'), 'upload.encrypted'],
    ['a.pdf', Buffer.concat([pdf(''), Buffer.alloc(1024 * 1024)]), 'upload.tooLarge'],
    ['a.pdf', '', 'upload.missing'],
  ]
  for (const [name, content, refusal] of cases)
    expect([name, await refusalOf(upload(ann, uploadFile, { name, content }))]).toEqual([name, refusal])
  expect(await refusalOf(upload(ann, uploadFile, []))).toBe('upload.missing')
  const two = { name: 'a.pdf', content: pdf('') }
  expect(await refusalOf(upload(ann, uploadFile, [two, two]))).toBe('upload.several')
  expect(await refusalOf(upload(ann, uploadFile, two, { more: '1' }))).toBe('input.invalid')
  expect(await refusalOf(upload(ann, uploadFile, { name: 'a.docx', content: buildZip(macros) }))).toBe('accepted')
  expect(await leftovers()).toEqual(before)
})

test('files: a body that is no form, or half of one, is refused in words', async () => {
  const ann = await aPerson(await aTenant())
  const { payload, headers } = await formOf([{ name: 'a.pdf', content: pdf('x'.repeat(5000)) }])
  const post = async (content: Buffer | string, type: string) => {
    const all = { ...bearer(ann), 'content-type': type }
    const answer = await server.app.inject({ method: 'POST', url: uploadFile.path, headers: all, payload: content })
    return [answer.statusCode, answer.json<{ code: number }>().code]
  }
  expect(await post(payload.subarray(0, 3000), headers['content-type'])).toEqual([200, 1030])
  expect(await post('hello', 'multipart/form-data')).toEqual([200, 1030])
  expect(await post('{}', 'application/json')).toEqual([200, 1002])
  expect(await post('hello', 'text/plain')).toEqual([415, 1002])
})

test('files: an upload over the limit is refused with the reason, over a real connection', async () => {
  const tenant = await aTenant({ uploadMaxMb: '1' })
  const ann = await aPerson(tenant)
  const { payload, headers } = await formOf([{ name: 'a.pdf', content: Buffer.concat([pdf(''), Buffer.alloc(3e6)]) }])
  if (!server.app.server.listening) await server.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = server.app.server.address() as AddressInfo
  const send = (extra: Record<string, string>) =>
    new Promise<unknown>((done, fail) => {
      const options = { port, method: 'POST', path: uploadFile.path, headers: { ...bearer(ann), ...headers, ...extra } }
      const call = ask(options, (response) => done(json(response))).on('error', fail)
      call.end(payload)
    })
  const refused = { code: 1023, message: '文件大小不能超过1M' }
  expect(await send({ 'content-length': String(payload.length) })).toMatchObject(refused)
  expect(await send({ 'transfer-encoding': 'chunked' })).toMatchObject(refused)
})

test('files: what nobody used is gone after a day', async () => {
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

test('files: only what one has uploaded oneself can be attached, once, and of the kind that is asked for', async () => {
  const tenant = await aTenant()
  const [ann, bob] = [await aPerson(tenant), await aPerson(tenant)]
  const send = async (name: string, content: Buffer | string) =>
    (await upload(ann, uploadFile, { name, content })).storageFileId
  const [contract, notes, photo] = [
    await send('a.pdf', pdf('1')),
    await send('a.txt', 'notes'),
    await send('a.png', await picture(9, 9, 'png')),
  ]
  const large = await send('b.png', Buffer.concat([await picture(9, 9, 'png'), Buffer.alloc(2 * 1024 * 1024)]))
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

test('files: the size limit of the tenant is shown before anything is sent', async () => {
  const [usual, small] = [await aPerson(await aTenant()), await aPerson(await aTenant({ uploadMaxMb: '1' }))]
  expect(await as(usual, uploadLimits, {})).toEqual({ maxBytes: 20 * 1024 * 1024 })
  expect(await as(small, uploadLimits, {})).toEqual({ maxBytes: 1024 * 1024 })
})
