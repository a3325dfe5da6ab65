import { expect, test } from 'vitest'
import { listDepartments } from '#contract/identity/departments.ts'
import * as queue from '#contract/registrations/queue.ts'
import * as contract from '#contract/registrations/registrations.ts'
import { countWaitingRegistrations } from '#contract/registrations/waiting.ts'
import { mobileLogin } from '#contract/login/sms.ts'
import { uploadFile } from '#contract/files/files.ts'
import type { Input } from '#contract/kit/route.ts'
import type { Permission } from '#contract/permissions.ts'
import { aPerson, as, aTenant, database, type Person, refusalOf, type TestTenant } from '#test/app.ts'
import { pdf } from '#test/files/contents.ts'
import { ageCounters, lastCode, otherCode, solvedCaptcha } from '#test/sms.ts'
import { upload } from '#test/upload.ts'

const form = {
  deptName: '西南分公司',
  parentName: '集团总部',
  contactName: '周西南',
  mobile: '13900139007',
  reason: '新设分公司，需要独立采购',
}
const open = () => aTenant({ deptEnable: '1', smsPerDay: '50' })
const anOperator = (
  tenant: TestTenant,
  permissions: Permission[] = ['registration.manage', 'org.manage', 'org.read'],
) => aPerson(tenant, { entrance: 'operator', permissions })
/** Requests an SMS code for the number, one minute after the previous one; visitors also solve a captcha. */
async function codeFor(tenant: TestTenant, who: TestTenant | Person = tenant, mobile = form.mobile) {
  await ageCounters(tenant, 61)
  const { validCode: verifyCode, validCodeKey: verifyKey } = solvedCaptcha()
  const uuid = await as(who, contract.requestRegistrationCode, { mobile, verifyCode, verifyKey })
  await as(who, contract.sendRegistrationCode, { uuid })
  return { uuid, msgCode: await lastCode(tenant, mobile) }
}
type Change = { readonly mobile?: string; readonly [name: string]: unknown }
const sent = async (tenant: TestTenant, change: Change = {}, who: TestTenant | Person = tenant) =>
  as(who, contract.submitRegistration, { ...form, ...(await codeFor(tenant, who, change.mobile)), ...change })
const waiting = async (operator: Person) => (await as(operator, queue.listRegistrations, { status: '02' })).records

const approval = (tenant: TestTenant, { id, version, deptName }: queue.Registration) => ({
  id,
  version,
  deptName,
  pDeptId: tenant.root.id,
  deptCode: `D${id}`,
  deptType: '1' as const,
  userCode: `u${id}`,
  reply: '欢迎',
})
const departmentsOf = async (operator: Person, keyword: string) =>
  (await as(operator, listDepartments, { keyword })).records

test('registrations: a visitor applies, an operator approves, and department and account are created', async () => {
  const tenant = await open()
  const operator = await anOperator(tenant)
  const { requestNo, status, files } = await sent(tenant)
  expect([status, files]).toEqual(['02', []])
  expect(requestNo).toMatch(/^ZC[0-9A-Z]{14}$/)
  expect(await as(operator, countWaitingRegistrations, {})).toEqual({ count: 1 })
  const [request] = await waiting(operator)
  expect(request).toMatchObject({ requestNo, isVisitor: true, can: ['approve', 'refuse'] })
  const approved = await as(operator, queue.approveRegistration, approval(tenant, request!))
  expect(approved).toMatchObject({ status: '03', handler: operator.userName, userCode: `u${request!.id}`, can: [] })
  expect(await departmentsOf(operator, '西南')).toMatchObject([
    { deptName: '西南分公司', pDeptId: tenant.root.id, people: 1, deptType: '1' },
  ])
  const [account] = await database.read(tenant.id, (db) =>
    db
      .selectFrom('identity.users as u')
      .innerJoin('identity.people as p', (on) =>
        on.onRef('p.tenant_id', '=', 'u.tenant_id').onRef('p.id', '=', 'u.person_id'),
      )
      .select(['u.name', 'u.entrance', 'p.mobile'])
      .where('u.code', '=', `u${request!.id}`)
      .execute(),
  )
  expect(account).toEqual({ name: '周西南', entrance: 'purchaser', mobile: form.mobile })
  const { mobile } = form
  expect(await as(tenant, contract.findRegistration, { requestNo, mobile })).toMatchObject({
    status: '03',
    reply: '欢迎',
    userCode: `u${request!.id}`,
  })
  const { records } = await as(operator, queue.listRegistrationChanges, { id: request!.id })
  expect(records.map(({ what }) => what)).toEqual(['registration.approved', 'registration.submitted'])
})

test('registrations: refused if departments cannot register', async () => {
  const tenant = await aTenant()
  expect(await refusalOf(sent(tenant))).toBe('thing.notFound')
  expect(await refusalOf(sent(tenant, {}, await aPerson(tenant)))).toBe('thing.notFound')
  const proof = { uuid: '0'.repeat(32), msgCode: '000000' }
  expect(await refusalOf(as(tenant, contract.submitRegistration, { ...form, ...proof }))).toBe('thing.notFound')
})

test.each([
  [{ msgCode: '' }, 'sms.codeWrong'],
  [{ msgCode: '12345' }, 'sms.codeWrong'],
  [{ uuid: '0'.repeat(32) }, 'sms.uuidGone'],
  [{ mobile: '12345' }, 'format.mobile'],
  [{ deptName: '' }, 'input.invalid'],
  [{ deptName: '  ' }, 'registration.blank'],
  [{ contactName: ' ' }, 'registration.blank'],
  [{ reason: ' ' }, 'registration.blank'],
  [{ deptName: '字'.repeat(61) }, 'input.invalid'],
  [{ attachments: ['0'.repeat(40)] }, 'registration.filesSignedOut'],
  [{ deptName: '集团总部' }, 'registration.nameTaken'],
  [{ requestNo: 'ZC00000000000000' }, 'registration.notFound'],
  [{ requestNo: 'nonsense' }, 'input.invalid'],
] as const)('registrations: with %j it is refused, and nothing is stored', async (change, refusal) => {
  const tenant = await open()
  expect(await refusalOf(sent(tenant, change))).toBe(refusal)
  const operator = await anOperator(tenant)
  expect((await as(operator, queue.listRegistrations, {})).total).toBe(0)
})

test('registrations: one pending registration for a name, in any notation, even concurrently', async () => {
  const tenant = await open()
  const names = ['East Branch', 'EAST BRANCH', 'east branch', 'EastBranch']
  const drafts: Input<typeof contract.submitRegistration>[] = []
  for (const [index, deptName] of names.entries()) {
    const mobile = `1390013901${index}`
    drafts.push({ ...form, deptName, mobile, ...(await codeFor(tenant, tenant, mobile)) })
  }
  const outcomes = await Promise.all(drafts.map((draft) => refusalOf(as(tenant, contract.submitRegistration, draft))))
  expect(outcomes.toSorted()).toEqual(['accepted', ...Array.from({ length: 3 }, () => 'registration.pending')])
})

test('registrations: daily limits for a sender and for a mobile number', async () => {
  const tenant = await open()
  for (let index = 0; index < 10; index++) {
    const mobile = `139001390${String(10 + index)}`
    expect(await refusalOf(sent(tenant, { deptName: `分部 ${index}`, mobile }))).toBe('accepted')
  }
  expect(await refusalOf(sent(tenant, { deptName: '又一分部' }))).toBe('registration.tooMany')
  const ann = await aPerson(tenant)
  for (let index = 0; index < 10; index++)
    expect(await refusalOf(sent(tenant, { deptName: `安部 ${index}` }, ann))).toBe('accepted')
  const other = await aPerson(tenant)
  expect(await refusalOf(sent(tenant, { deptName: '他部' }, other))).toBe('registration.tooMany')
  expect(await refusalOf(sent(tenant, { deptName: '他部', mobile: '13900139999' }, other))).toBe('accepted')
})

test('registrations: a rejected one shows the reason, and is resubmitted with request number and mobile number', async () => {
  const tenant = await open()
  const operator = await anOperator(tenant)
  const { requestNo } = await sent(tenant)
  const [{ id, version }] = (await waiting(operator)) as [queue.Registration]
  for (const reply of ['', '  '])
    expect(await refusalOf(as(operator, queue.refuseRegistration, { id, version, reply }))).toBe('input.invalid')
  await as(operator, queue.refuseRegistration, { id, version, reply: '请补充营业执照' })
  const { mobile } = form
  const found = await as(tenant, contract.findRegistration, { requestNo, mobile })
  expect(found).toMatchObject({ status: '04', reply: '请补充营业执照' })
  const again = { requestNo, formerMobile: mobile, mobile: '13900139008', reason: '已补充' }
  expect(await refusalOf(sent(tenant, { ...again, formerMobile: '13900139000' }))).toBe('registration.notFound')
  expect(await sent(tenant, again)).toMatchObject({ requestNo, status: '02', reply: '', mobile: '13900139008' })
  await expect(sent(tenant, { ...again, formerMobile: '13900139008' })).rejects.toMatchObject({
    message: 'thing.wrongState',
    data: { state: ['审核中', 'In review'] },
  })
  const old = as(tenant, contract.findRegistration, { requestNo, mobile })
  expect(await refusalOf(old)).toBe('registration.notFound')
})

test('registrations: a withdrawn one cannot be decided and is visible only to its sender', async () => {
  const tenant = await open()
  const operator = await anOperator(tenant)
  const [ann, ben] = [await aPerson(tenant), await aPerson(tenant)]
  const { requestNo } = await sent(tenant, {}, ann)
  const proof = { requestNo, mobile: form.mobile }
  for (const somebody of [ben, tenant]) {
    expect(await refusalOf(as(somebody, contract.findRegistration, proof))).toBe('registration.notFound')
    expect(await refusalOf(as(somebody, contract.withdrawRegistration, proof))).toBe('registration.notFound')
  }
  const [request] = await waiting(operator)
  expect(await as(ann, contract.withdrawRegistration, proof)).toMatchObject({ status: '01' })
  expect((await as(operator, queue.listRegistrations, {})).records).toEqual([])
  const { id, version } = request!
  expect(await refusalOf(as(operator, queue.refuseRegistration, { id, version, reply: '晚了' }))).toBe('thing.stale')
  expect((await as(ann, queue.listMyRegistrations, {})).records).toMatchObject([{ requestNo, status: '01' }])
  expect((await as(ben, queue.listMyRegistrations, {})).records).toEqual([])
})

test('registrations: of concurrent decisions one succeeds, with at most one department', async () => {
  const tenant = await open()
  const operators = await Promise.all(Array.from({ length: 6 }, () => anOperator(tenant)))
  await sent(tenant)
  const [request] = await waiting(operators[0]!)
  const { id, version } = request!
  const outcomes = await Promise.all(
    operators.map((operator, index) =>
      refusalOf(
        index % 2
          ? as(operator, queue.approveRegistration, approval(tenant, request!))
          : as(operator, queue.refuseRegistration, { id, version, reply: '驳回' }),
      ),
    ),
  )
  expect(outcomes.toSorted()).toEqual(['accepted', ...Array.from({ length: 5 }, () => 'thing.stale')])
  const isApproved = outcomes.indexOf('accepted') % 2 === 1
  expect(await departmentsOf(operators[0]!, '西南')).toHaveLength(isApproved ? 1 : 0)
})

test('registrations: a failing approval changes nothing', async () => {
  const tenant = await open()
  const operator = await anOperator(tenant)
  await aPerson(tenant, { mobile: form.mobile })
  await sent(tenant)
  const [request] = await waiting(operator)
  const wanted = approval(tenant, request!)
  expect(await refusalOf(as(operator, queue.approveRegistration, wanted))).toBe('person.mobileTaken')
  expect(await departmentsOf(operator, '西南')).toEqual([])
  expect(await waiting(operator)).toMatchObject([{ id: request!.id, version: request!.version }])
  const taken = { ...wanted, deptCode: '001', userCode: '' }
  expect(await refusalOf(as(operator, queue.approveRegistration, taken))).toBe('dept.codeTaken')
  const accepted = await as(operator, queue.approveRegistration, { ...wanted, userCode: '' })
  expect(accepted).toMatchObject({ status: '03', userCode: '' })
  expect(await departmentsOf(operator, '西南')).toMatchObject([{ people: 0 }])
})

test('registrations: decisions require the permission, approvals that for departments', async () => {
  const tenant = await open()
  const [reviewer, stranger] = [await anOperator(tenant, ['registration.manage']), await anOperator(await open())]
  const operator = await anOperator(tenant)
  await sent(tenant)
  const [request] = await waiting(reviewer)
  expect(request!.can).toEqual(['refuse'])
  expect(await refusalOf(as(reviewer, queue.approveRegistration, approval(tenant, request!)))).toBe('thing.notAllowed')
  const theirs = as(stranger, queue.approveRegistration, approval(tenant, request!))
  expect(await refusalOf(theirs)).toBe('thing.notFound')
  expect(await waiting(stranger)).toEqual([])
  const buyer = await aPerson(tenant)
  expect(await refusalOf(as(buyer, queue.listRegistrations, {}))).toBe('permission.denied')
  expect(await refusalOf(as(operator, queue.approveRegistration, approval(tenant, request!)))).toBe('accepted')
})

test('registrations: logged-in users attach files and need no captcha', async () => {
  const tenant = await open()
  const ann = await aPerson(tenant)
  const { storageFileId } = await upload(ann, uploadFile, { name: '营业执照.pdf', content: pdf('1') })
  await ageCounters(tenant, 61)
  const uuid = await as(ann, contract.requestRegistrationCode, { mobile: form.mobile })
  await as(ann, contract.sendRegistrationCode, { uuid })
  const proof = { uuid, msgCode: await lastCode(tenant, form.mobile) }
  const request = await as(ann, contract.submitRegistration, { ...form, ...proof, attachments: [storageFileId] })
  expect(request.files).toMatchObject([{ fileName: '营业执照.pdf' }])
})

test('registrations: a code confirms its number once, for its purpose', async () => {
  const tenant = await open()
  const [ann, ben] = [await aPerson(tenant), await aPerson(tenant)]
  const submitted = (who: TestTenant | Person, change: object) =>
    refusalOf(as(who, contract.submitRegistration, { ...form, uuid: '', msgCode: '', ...change }))
  const wrongPicture = { mobile: form.mobile, verifyCode: 'nope', verifyKey: '1' }
  expect(await refusalOf(as(tenant, contract.requestRegistrationCode, wrongPicture))).toBe('login.captcha')
  expect(await refusalOf(as(tenant, contract.requestRegistrationCode, { mobile: form.mobile }))).toBe('login.captcha')
  const proof = await codeFor(tenant, ann)
  for (const who of [ben, tenant]) {
    expect(await submitted(who, proof)).toBe('sms.uuidGone')
    expect(await refusalOf(as(who, contract.sendRegistrationCode, { uuid: proof.uuid }))).toBe('sms.uuidGone')
  }
  expect(await submitted(ann, { ...proof, mobile: '13900139555' })).toBe('sms.uuidGone')
  expect(await refusalOf(as(tenant, mobileLogin, proof))).toBe('sms.uuidGone')
  expect(await refusalOf(as(ann, contract.sendRegistrationCode, { uuid: proof.uuid }))).toBe('sms.tooSoon')
  // Other violations do not use up the code.
  expect(await submitted(ann, { ...proof, deptName: '集团总部' })).toBe('registration.nameTaken')
  expect(await submitted(ann, proof)).toBe('accepted')
  expect(await submitted(ann, { ...proof, deptName: '又一分部' })).toBe('sms.uuidGone')
})

test('registrations: a code allows five guesses, even concurrently', async () => {
  const tenant = await open()
  const { uuid, msgCode } = await codeFor(tenant)
  const wrong = { ...form, uuid, msgCode: otherCode(msgCode) }
  const outcomes = await Promise.all(
    Array.from({ length: 12 }, () => refusalOf(as(tenant, contract.submitRegistration, wrong))),
  )
  expect(outcomes.filter((outcome) => outcome === 'sms.codeWrong')).toHaveLength(5)
  expect(await refusalOf(as(tenant, contract.submitRegistration, { ...form, uuid, msgCode }))).toBe('sms.codeGone')
})
