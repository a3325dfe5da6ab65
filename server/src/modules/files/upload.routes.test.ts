import { request as ask } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { json } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { uploadFile, uploadLimits } from '#contract/files/files.ts'
import { aPerson, as, aTenant, server, refusalOf } from '#test/app.ts'
import { bearer, formOf, upload } from '#test/upload.ts'
import { buildZip } from '#test/zip.ts'
import { pdf, picture } from '#test/files/contents.ts'

const leftovers = async () =>
  (await readdir(tmpdir())).filter((name) => name.startsWith(`baicai-upload-${process.pid}-`))

test('files: refused names, contents and sizes leave no trace', async () => {
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

test('files: malformed or incomplete forms are refused with a message', async () => {
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

test('files: the size limit of the tenant is shown before an upload', async () => {
  const [usual, small] = [await aPerson(await aTenant()), await aPerson(await aTenant({ uploadMaxMb: '1' }))]
  expect(await as(usual, uploadLimits, {})).toEqual({ maxBytes: 20 * 1024 * 1024 })
  expect(await as(small, uploadLimits, {})).toEqual({ maxBytes: 1024 * 1024 })
})
