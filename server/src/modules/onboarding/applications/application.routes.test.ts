import { expect, test } from 'vitest'
import { uploadFile, downloadFile } from '#contract/files/files.ts'
import { qryUserRefDetail } from '#contract/identity/identity.ts'
import { mobileLogin } from '#contract/login/sms.ts'
import * as contract from '#contract/onboarding/applications.ts'
import { supplierApplicationCase as of } from '#contract/onboarding/applications.ts'
import { listSuppliers } from '#contract/suppliers/suppliers.ts'
import { listSupplierPeople } from '#contract/suppliers/supplierPeople.ts'
import { aPerson, as, aTenant, type Person, refusalOf, type TestTenant } from '#test/app.ts'
import { pdf } from '#test/files/contents.ts'
import { ageCounters, lastCode, otherCode, solvedCaptcha } from '#test/sms.ts'
import { upload } from '#test/upload.ts'

type Caller = Pick<Person, 'host' | 'token'>

/** Login by code is off, as in most tenants: applicants confirm their numbers all the same. */
const open = () => aTenant({ smsPerDay: '50' })
const anOperator = (tenant: TestTenant) =>
  aPerson(tenant, { entrance: 'operator', permissions: ['supplier.approve', 'supplier.read'] })

async function codeFor(tenant: TestTenant, mobile: string) {
  await ageCounters(tenant, 61)
  const { validCode: verifyCode, validCodeKey: verifyKey } = solvedCaptcha()
  const uuid = await as(tenant, contract.requestSupplierCode, { mobile, verifyCode, verifyKey })
  await as(tenant, contract.sendSupplierCode, { uuid })
  return { mobile, uuid, msgCode: await lastCode(tenant, mobile) }
}
async function anApplicant(tenant: TestTenant, mobile = '13900139001'): Promise<Caller> {
  const proof = await codeFor(tenant, mobile)
  const { authToken } = await as(tenant, contract.beginSupplierApplication, proof)
  return { host: tenant.host, token: authToken }
}

let companies = 0
async function formOf(applicant: Caller, change: object = {}) {
  companies += 1
  const licence = await upload(applicant, uploadFile, { name: 'licence.pdf', content: pdf('营业执照') })
  return {
    companyName: `苏州衡远防护科技有限公司${companies}`,
    shortName: '衡远防护',
    creditCode: '91320583MADEM002X7',
    legalPerson: '贺兰亭',
    contactName: '温如言',
    contactTel: '13900139001',
    userCode: `hengyuan${companies}`,
    categoryIds: ['1'],
    certificates: [
      { type: 'businessLicence' as const, no: 'L1', issuer: '昆山市', to: '', fileIds: [licence.storageFileId] },
    ],
    ...change,
  }
}
async function submitted(applicant: Caller, change: object = {}) {
  const { id, version } = await as(applicant, of.apply.save, await formOf(applicant, change))
  return as(applicant, of.apply.submit, { id, version })
}

test('supplier applications: a confirmed number applies, is returned, corrects, is approved and is an administrator', async () => {
  const tenant = await aTenant({ smsPerDay: '50', smsLogin: '1' })
  const operator = await anOperator(tenant)
  const applicant = await anApplicant(tenant)
  expect(await as(applicant, contract.mySupplierApplication, {})).toEqual({ mobile: '139****9001', application: null })
  const { id, version } = await submitted(applicant)
  expect(await as(operator, of.count, {})).toEqual({ count: 1 })
  const checks = await as(operator, contract.checkSupplierApplication, { id })
  expect(checks.map(({ check, result }) => `${check} ${result}`)).toEqual([
    'creditCode ok',
    'codeTaken ok',
    'nameTaken ok',
    'certificates ok',
    'blacklist ok',
    'account ok',
  ])
  const returned = await as(operator, of.actions.ask, { id, version, reply: '住所与执照不一致' })
  const { application } = await as(applicant, contract.mySupplierApplication, {})
  expect(application).toMatchObject({ status: '04', reply: '住所与执照不一致' })
  const { files: _, ...written } = application!
  const fields = Object.fromEntries(Object.keys(of.draft).map((name) => [name, written[name as keyof typeof written]]))
  const corrected = await as(applicant, of.apply.save, { id, version: returned.version, ...fields, address: '1288 号' })
  expect(corrected.status).toBe('04')
  const again = await as(applicant, of.apply.submit, { id, version: corrected.version })
  const granted = await as(operator, of.actions.grant, { id, version: again.version, code: 'S100' })
  expect(granted).toMatchObject({ status: '05', can: [] })
  const [supplier] = (await as(operator, listSuppliers, {})).records
  expect(supplier).toMatchObject({ code: 'S100', creditCode: '91320583MADEM002X7', status: 'active' })
  const { userInfo } = await as(await loggedIn(tenant), qryUserRefDetail, {})
  expect(userInfo).toMatchObject({ supplierId: supplier!.id, userCode: written.userCode, userName: '温如言' })
  expect(await as(await loggedIn(tenant), listSupplierPeople, {})).toMatchObject([
    { isAdministrator: true, isOwn: true },
  ])
})

/** The applicant's number logs in at the entrance of suppliers like any other. */
async function loggedIn(tenant: TestTenant, mobile = '13900139001'): Promise<Caller> {
  const { validLoginMobile, sendLoginMsg } = await import('#contract/login/sms.ts')
  await ageCounters(tenant, 61)
  const uuid = await as(tenant, validLoginMobile, { mobile, ...solvedCaptcha() })
  await as(tenant, sendLoginMsg, { uuid })
  const { authToken } = await as(tenant, mobileLogin, {
    uuid,
    msgCode: await lastCode(tenant, mobile),
    entrance: 'supplier',
  })
  return { host: tenant.host, token: authToken }
}

test('applicants: only the right code opens the session, only of a number without another account', async () => {
  const tenant = await open()
  await aPerson(tenant, { mobile: '13900139002' })
  const proof = await codeFor(tenant, '13900139001')
  const wrong = { ...proof, msgCode: otherCode(proof.msgCode) }
  expect(await refusalOf(as(tenant, contract.beginSupplierApplication, wrong))).toBe('sms.codeWrong')
  expect(await refusalOf(as(tenant, contract.beginSupplierApplication, { ...proof, mobile: '13900139002' }))).not.toBe(
    'accepted',
  )
  await as(tenant, contract.beginSupplierApplication, proof)
  expect(await refusalOf(as(tenant, contract.beginSupplierApplication, proof))).toBe('sms.uuidGone')
  expect(await refusalOf(anApplicant(tenant, '13900139002'))).toBe('supplierApplication.mobileInUse')
  const [first, second] = [await anApplicant(tenant), await anApplicant(tenant)]
  const { id } = await as(first, of.apply.save, {})
  expect(await as(second, contract.mySupplierApplication, {})).toMatchObject({ application: { id } })
  expect(await refusalOf(as(second, of.apply.save, {}))).toBe('supplierApplication.open')
})

test('applicants: the account does nothing but apply, and others do not reach the application', async () => {
  const tenant = await open()
  const [ann, ben] = [await anApplicant(tenant), await anApplicant(tenant, '13900139003')]
  expect(await refusalOf(as(ann, listSupplierPeople, {}))).toBe('permission.denied')
  expect(await refusalOf(as(ann, listSuppliers, {}))).toBe('permission.denied')
  const saved = await as(ann, of.apply.save, await formOf(ann))
  const { id, version } = saved
  const [operator, stranger] = [await anOperator(tenant), await anOperator(await open())]
  for (const call of [
    () => as(ben, of.apply.submit, { id, version }),
    () => as(ben, of.apply.withdraw, { id, version }),
    () => as(operator, of.detail, { id }),
    () => as(operator, contract.checkSupplierApplication, { id }),
    () => as(stranger, of.detail, { id }),
  ])
    expect(await refusalOf(call())).toBe('thing.notFound')
  const file = { storage_file_id: saved.files[0]!.storageFileId }
  expect(await refusalOf(as(ben, downloadFile, file))).toBe('thing.notFound')
  const stolen = { ...(await formOf(ben)), certificates: saved.certificates }
  expect(await refusalOf(as(ben, of.apply.save, stolen))).toBe('file.taken')
  expect(await refusalOf(as(ben, of.list, {}))).toBe('permission.denied')
})

test('supplier applications: what is missing, expired or taken is not submitted', async () => {
  const tenant = await open()
  const applicant = await anApplicant(tenant)
  const form = await formOf(applicant)
  const [licence] = form.certificates
  let last = await as(applicant, of.apply.save, {})
  const { id } = last
  const outcome = async (change: object) => {
    const { version } = (last = await as(applicant, of.apply.save, { ...form, ...change, id, version: last.version }))
    return refusalOf(as(applicant, of.apply.submit, { id, version }))
  }
  expect(await outcome({ certificates: [] })).toBe('input.invalid')
  expect(await outcome({ companyName: ' ' })).toBe('input.invalid')
  expect(await outcome({ categoryIds: [] })).toBe('input.invalid')
  expect(await outcome({ certificates: [{ ...licence!, type: 'iso9001' }] })).toBe('supplierApplication.licenceMissing')
  expect(await outcome({ certificates: [{ ...licence!, no: '' }] })).toBe('supplierApplication.certificateIncomplete')
  expect(await outcome({ certificates: [{ ...licence!, to: '2020-01-01' }] })).toBe(
    'supplierApplication.certificateExpired',
  )
  const other = await aPerson(tenant)
  expect(await outcome({ userCode: other.userCode })).toBe('supplierApplication.accountTaken')
  expect(await outcome({})).toBe('accepted')
})

test('supplier applications: of two with one credit code approved at once, one becomes a supplier', async () => {
  const tenant = await open()
  const [kim, lee] = [await anOperator(tenant), await anOperator(tenant)]
  const mobiles = ['13900139011', '13900139012', '13900139013']
  const waiting = []
  for (const mobile of mobiles) waiting.push(await submitted(await anApplicant(tenant, mobile)))
  const outcomes = await Promise.all(
    waiting.map(({ id, version }, index) =>
      refusalOf(as(index === 0 ? kim : lee, of.actions.grant, { id, version, code: `S${index}` })),
    ),
  )
  expect(outcomes.toSorted()).toEqual(['accepted', 'supplier.creditCodeTaken', 'supplier.creditCodeTaken'])
  expect((await as(kim, listSuppliers, {})).records).toHaveLength(1)
  const late = await anApplicant(tenant, '13900139014')
  expect(await refusalOf(submitted(late, { creditCode: '91320583madem002x7' }))).toBe('supplierApplication.codeTaken')
})
