import { expect, test } from 'vitest'
import { uploadFile } from '#contract/files/files.ts'
import { importGoods } from '#contract/imports/importPreview.ts'
import { uploadPicture } from '#contract/catalogue/pictures.ts'
import { aPerson, aTenant, database, server, refusalOf, runJob } from '#test/app.ts'
import { bearer, formOf, upload } from '#test/upload.ts'
import { uploadQuota } from './quota.service.ts'

const pdf = (bytes: number) => ({
  name: 'a.pdf',
  content: Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(bytes - 9)]),
})
const day = 24 * 3_600_000
const count = (outcomes: readonly string[], outcome: string) => outcomes.filter((each) => each === outcome).length
const many = <T>(times: number, work: () => Promise<T>) => Promise.all(Array.from({ length: times }, work))

test('upload quota: concurrent uploads are accepted up to the remaining number of files', async () => {
  const tenant = await aTenant({ uploadsPerDay: '5' })
  const [ann, bob] = [await aPerson(tenant), await aPerson(tenant)]
  const outcomes = await many(30, () => refusalOf(upload(ann, uploadFile, pdf(20))))
  expect([count(outcomes, 'accepted'), count(outcomes, 'file.quotaUsed')]).toEqual([5, 25])
  const rows = await database.read(tenant.id, (db) =>
    db.selectFrom('files.files').select('id').where('created_by', '=', ann.userId).execute(),
  )
  expect(rows).toHaveLength(5)
  expect(await refusalOf(upload(bob, uploadFile, pdf(20)))).toBe('accepted')
})

test('upload quota: concurrent uploads are accepted up to the remaining bytes', async () => {
  const tenant = await aTenant({ uploadMbPerDay: '1' })
  const ann = await aPerson(tenant)
  const outcomes = await many(12, () => refusalOf(upload(ann, uploadFile, pdf(200 * 1024))))
  expect([count(outcomes, 'accepted'), count(outcomes, 'file.quotaUsed')]).toEqual([5, 7])
  expect(await refusalOf(upload(ann, uploadFile, pdf(2 * 1024 * 1024)))).toBe('file.quotaUsed')
  expect(await refusalOf(upload(ann, uploadFile, pdf(24 * 1024)))).toBe('accepted')
})

test('upload quota: is shared by all upload calls and all accounts of a person', async () => {
  const tenant = await aTenant({ uploadsPerDay: '1' })
  const seller = await aPerson(tenant, { supplierId: '7', permissions: ['product.import', 'product.manage'] })
  const other = await aPerson(tenant, { person: seller.personId })
  await upload(other, uploadFile, pdf(20))
  expect([
    await refusalOf(upload(seller, uploadFile, pdf(20))),
    await refusalOf(upload(seller, importGoods, { name: 'a.csv', content: '货号,品名\nA1,手套\n' })),
    await refusalOf(upload(seller, uploadPicture, { name: 'a.png', content: 'x' })),
  ]).toEqual(['file.quotaUsed', 'file.quotaUsed', 'file.quotaUsed'])
})

test('upload quota: uploads refused for other reasons do not count, and the next day starts at zero', async () => {
  const tenant = await aTenant({ uploadsPerDay: '1' })
  const ann = await aPerson(tenant)
  expect(await refusalOf(upload(ann, uploadFile, { name: 'a.pdf', content: 'no pdf' }))).toBe('upload.content')
  expect(await refusalOf(upload(ann, uploadFile, pdf(20)))).toBe('accepted')
  expect(await refusalOf(upload(ann, uploadFile, pdf(20)))).toBe('file.quotaUsed')
  const { payload, headers } = await formOf([pdf(20)])
  const english = { ...bearer(ann), ...headers, 'accept-language': 'en' }
  const answer = await server.app.inject({ method: 'POST', url: uploadFile.path, headers: english, payload })
  expect(answer.json()).toMatchObject({ code: 15002, data: { files: 1, megabytes: 2048 } })
  expect(answer.json<{ message: string }>().message).toContain("today's upload limit (1 files or 2048 MB in total)")
  const tomorrow = { ...ann, now: new Date(Date.now() + day) }
  await uploadQuota.demand(database, tomorrow)
  await uploadQuota.count(database, tomorrow, 20)
  expect(await refusalOf(uploadQuota.count(database, tomorrow, 20))).toBe('file.quotaUsed')
})

test('upload quota: counters are deleted after a week', async () => {
  const tenant = await aTenant()
  const ann = await aPerson(tenant)
  await upload(ann, uploadFile, pdf(20))
  const kept = () => database.read(tenant.id, (db) => db.selectFrom('files.upload_days').selectAll().execute())
  expect(await kept()).toMatchObject([{ person_id: ann.personId, files: 1, bytes: '20' }])
  await runJob('files.removeOldCounts', tenant.id, new Date(Date.now() + 6 * day))
  expect(await kept()).toHaveLength(1)
  await runJob('files.removeOldCounts', tenant.id, new Date(Date.now() + 9 * day))
  expect(await kept()).toEqual([])
})
