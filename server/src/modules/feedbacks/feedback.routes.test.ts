import { expect, test } from 'vitest'
import * as contract from '#contract/feedbacks/feedbacks.ts'
import { countNewFeedbacks } from '#contract/feedbacks/newFeedbacks.ts'
import { maxFeedbackADay } from '#contract/feedbacks/rules.ts'
import { downloadFile, uploadFile } from '#contract/files/files.ts'
import type { Input } from '#contract/kit/route.ts'
import { aPerson, as, ask, aTenant, database, refusalOf, type TestTenant } from '#test/app.ts'
import { pdf, picture } from '#test/files/contents.ts'
import { upload } from '#test/upload.ts'

const anOperator = (tenant: TestTenant) => aPerson(tenant, { entrance: 'operator', permissions: ['feedback.manage'] })
const uploaded = async (person: Awaited<ReturnType<typeof aPerson>>, name: string) =>
  upload(person, uploadFile, { name, content: name.endsWith('.pdf') ? pdf(name) : await picture(8, 8, 'png') })
const contextOf = ({ context }: { readonly context: string }) => context

test('feedback: a person sends it with a picture, an operator accepts and answers it, and only the sender reads the answer', async () => {
  const tenant = await aTenant()
  const [ann, ben, operator] = [await aPerson(tenant), await aPerson(tenant), await anOperator(tenant)]
  const { storageFileId } = await uploaded(ann, 'cart.png')
  const { id } = await as(ann, contract.addFeedback, { context: ' 购物车打不开 ', fileIds: storageFileId })
  expect(await as(operator, countNewFeedbacks, {})).toEqual({ count: 1 })

  const [found] = (await as(operator, contract.listFeedbacks, { keyword: '购物车' })).records
  expect(found).toMatchObject({
    id,
    context: '购物车打不开',
    sender: ann.userName,
    status: '01',
    can: ['reply', 'accept', 'close'],
  })
  const taken = await as(operator, contract.acceptFeedback, { id, version: found!.version })
  expect(taken).toMatchObject({ status: '02', handler: operator.userName })
  expect(await refusalOf(as(operator, contract.replyFeedback, { id, version: found!.version, reply: '好' }))).toBe(
    'thing.stale',
  )
  await as(operator, contract.replyFeedback, { id, version: taken.version, reply: '已修复' })
  expect(await as(operator, countNewFeedbacks, {})).toEqual({ count: 0 })

  const mine = (await as(ann, contract.listMyFeedbacks, {})).records
  expect(mine).toMatchObject([{ id, status: '03', reply: '已修复', repliedAt: expect.any(String) }])
  expect(mine[0]!.files.map((file) => file.storageFileId)).toEqual([storageFileId])
  expect((await as(ben, contract.listMyFeedbacks, {})).records).toEqual([])
  const got = async (person: typeof ann) =>
    (await ask(person, downloadFile, { storage_file_id: storageFileId })).headers['content-type']
  expect(await got(ann)).toContain('image/png')
  expect(await got(operator)).toContain('image/png')
  expect(await got(ben)).toContain('json')

  const { records } = await as(operator, contract.listFeedbackChanges, { id })
  expect(records.map(({ what }) => what)).toEqual(['feedback.replied', 'feedback.accepted', 'feedback.sent'])
})

test.each<[string, Input<typeof contract.addFeedback>, string]>([
  ['nothing', { context: '' }, 'feedback.contextMissing'],
  ['blanks alone', { context: ' \n ' }, 'feedback.contextBlank'],
  ['201 characters', { context: '字'.repeat(201) }, 'feedback.contextLong'],
  ['200 characters, each of a surrogate pair', { context: '𠮷'.repeat(200) }, 'accepted'],
  ['no contact, which somebody with an account need not give', { context: '好' }, 'accepted'],
  ['a contact that is no phone number', { context: '好', phone: '12345' }, 'feedback.phoneWrong'],
  ['a contact that is no e-mail address', { context: '好', contact: 'ann@' }, 'feedback.emailWrong'],
  ['an e-mail address', { context: '好', phone: 'ann@example.com' }, 'accepted'],
  ['a picture that is not there', { context: '好', fileIds: 'a'.repeat(40) }, 'file.taken'],
])('feedback: %s', async (_, input, outcome) => {
  const ann = await aPerson(await aTenant())
  expect(await refusalOf(as(ann, contract.addFeedback, input))).toBe(outcome)
  expect((await as(ann, contract.listMyFeedbacks, {})).total).toBe(outcome === 'accepted' ? 1 : 0)
})

test('feedback: a fourth picture, a document, and pictures of others are refused', async () => {
  const tenant = await aTenant()
  const [ann, ben] = [await aPerson(tenant), await aPerson(tenant)]
  const four = await Promise.all(['1', '2', '3', '4'].map((name) => uploaded(ann, `${name}.png`)))
  const keys = four.map(({ storageFileId }) => storageFileId)
  const sent = (person: typeof ann, ids: readonly string[]) =>
    refusalOf(as(person, contract.addFeedback, { context: '好', fileIds: ids.join(',') }))
  expect(await sent(ann, keys)).toBe('input.invalid')
  const listed = keys.slice(2).map((storageFileId) => ({ storageFileId }))
  const both = { context: '好', fileIds: keys.slice(0, 2).join(','), fileList: listed }
  expect(await refusalOf(as(ann, contract.addFeedback, both))).toBe('input.invalid')
  expect(await sent(ben, keys.slice(0, 1))).toBe('file.taken')
  expect(await sent(ann, [(await uploaded(ann, 'note.pdf')).storageFileId])).toBe('file.notPicture')
  expect(await sent(ann, keys.slice(0, 3))).toBe('accepted')
})

test('feedback: a visitor leaves a contact, without attachments and without storing the IP address', async () => {
  const tenant = await aTenant()
  const ann = await aPerson(tenant)
  expect(await refusalOf(as(tenant, contract.addFeedback, { context: '好' }))).toBe('feedback.contactMissing')
  const { storageFileId } = await uploaded(ann, '1.png')
  const withFile = { context: '好', phone: '13800000000', fileIds: storageFileId }
  expect(await refusalOf(as(tenant, contract.addFeedback, withFile))).toBe('feedback.filesSignedOut')
  await as(tenant, contract.addFeedback, { context: '好', phone: '13800000000' })
  const operator = await anOperator(tenant)
  expect((await as(operator, contract.listFeedbacks, {})).records).toMatchObject([{ sender: '', entrance: 'visitor' }])
  const stored = await database.read(tenant.id, (db) =>
    db.selectFrom('feedbacks.feedbacks').select(['visitor', 'user_id']).execute(),
  )
  expect(stored).toEqual([{ visitor: expect.stringMatching(/^[\w-]{43}$/), user_id: null }])
})

test('feedback: the daily limit applies to each person', async () => {
  const ann = await aPerson(await aTenant())
  for (let sent = 0; sent < maxFeedbackADay; sent += 1) await as(ann, contract.addFeedback, { context: '好' })
  expect(await refusalOf(as(ann, contract.addFeedback, { context: '好' }))).toBe('feedback.tooManyToday')
})

test('feedback: of two operators one answers; other tenants and unauthorised people neither read nor answer', async () => {
  const tenant = await aTenant()
  const [ann, one, other] = [await aPerson(tenant), await anOperator(tenant), await anOperator(tenant)]
  const { id } = await as(ann, contract.addFeedback, { context: '好' })
  const { version } = await as(one, contract.getFeedback, { id })
  const outcomes = await Promise.all(
    [one, other].map((person) => refusalOf(as(person, contract.replyFeedback, { id, version, reply: '已处理' }))),
  )
  expect(outcomes.toSorted()).toEqual(['accepted', 'thing.stale'])
  const stranger = await anOperator(await aTenant())
  expect(await refusalOf(as(stranger, contract.getFeedback, { id }))).toBe('thing.notFound')
  const unrelated = await aPerson(tenant, { entrance: 'operator', permissions: ['article.manage'] })
  expect((await as(ann, contract.listMyFeedbacks, {})).records.map(contextOf)).toEqual(['好'])
  for (const person of [unrelated, ann])
    expect(await refusalOf(as(person, contract.listFeedbacks, {}))).toBe('permission.denied')
})

test('feedback: closing requires a reason, and closed feedback can be reopened', async () => {
  const tenant = await aTenant()
  const [ann, operator] = [await aPerson(tenant), await anOperator(tenant)]
  const { id } = await as(ann, contract.addFeedback, { context: '好' })
  const { version } = await as(operator, contract.getFeedback, { id })
  const closed = await as(operator, contract.closeFeedback, { id, version, reason: '重复反馈' })
  expect(closed).toMatchObject({ status: '04', reply: '重复反馈', can: ['reopen'] })
  await expect(
    as(operator, contract.replyFeedback, { id, version: closed.version, reply: '好' }),
  ).rejects.toMatchObject({
    message: 'thing.wrongState',
    data: { state: ['已关闭', 'Closed'] },
  })
  expect(await as(operator, contract.reopenFeedback, { id, version: closed.version })).toMatchObject({ status: '02' })
})

test('feedback: nobody handles their own, with whichever of their accounts', async () => {
  const tenant = await aTenant()
  const [one, other] = [await anOperator(tenant), await anOperator(tenant)]
  const { id } = await as(one, contract.addFeedback, { context: '好' })
  const { version, can } = await as(one, contract.getFeedback, { id })
  expect(can).toEqual([])
  expect(await refusalOf(as(one, contract.replyFeedback, { id, version, reply: '好' }))).toBe('case.own')
  expect(await refusalOf(as(one, contract.acceptFeedback, { id, version }))).toBe('case.own')
  expect(await as(other, contract.feedbackCase.figures, {})).toEqual({ counts: { '01': 1 } })
  expect(await as(other, contract.acceptFeedback, { id, version })).toMatchObject({ status: '02' })
})
