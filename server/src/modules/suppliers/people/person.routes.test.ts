import { expect, test } from 'vitest'
import { getSupplier } from '#contract/suppliers/suppliers.ts'
import { listSupplierAccounts } from '#contract/suppliers/supplierAccounts.ts'
import { moveSupplier, createSupplier } from '#contract/suppliers/suppliers.ts'
import * as contract from '#contract/suppliers/supplierPeople.ts'
import { login } from '#contract/login/login.ts'
import { qryUserRefDetail } from '#contract/identity/identity.ts'
import { aPerson, as, aTenant, type Person, refusalOf, type TestTenant } from '#test/app.ts'
import { encryptPassword, loginForm } from '#test/login.ts'
import { messagesTo } from '#test/sms.ts'

const draft = {
  code: 'S1',
  name: '安岚劳保用品有限公司',
  shortName: '安岚',
  creditCode: '91320583MADEM002X7',
  region: '',
  contactName: '',
  contactTel: '',
}
let number = 0
const someone = (change: object = {}) => {
  number += 1
  const digits = String(number).padStart(4, '0')
  return { userName: `人员${number}`, userCode: `person${digits}`, mobile: `1380077${digits}`, email: '', ...change }
}
const password = 'Anlan@2026x'
const tokenOf = ({ link }: { readonly link: string }) => new URL(link).searchParams.get('token')!

async function accept({ host }: TestTenant, token: string) {
  const { passwd, key } = await encryptPassword(host, password)
  const { authToken } = await as({ host }, contract.acceptSupplierInvitation, { token, newPassWD: passwd, key })
  return { host, token: authToken }
}

/** A supplier with an administrator who has accepted the invitation. */
async function aSupplier(tenant?: TestTenant) {
  const of = tenant ?? (await aTenant())
  const operator = await aPerson(of, { entrance: 'operator', permissions: ['supplier.read', 'supplier.manage'] })
  const code = `S${(number += 1)}`
  const creditCode = `913205${String(number).padStart(12, '0')}`
  const { id } = await as(operator, createSupplier, { ...draft, code, creditCode })
  const invited = await as(operator, contract.inviteSupplierAdministrator, { id, ...someone() })
  return { tenant: of, operator, id, invited, administrator: await accept(of, tokenOf(invited)) }
}
type Caller = Pick<Person, 'host' | 'token'>
const people = (who: Caller) => as(who, contract.listSupplierPeople, {})

test('people of a supplier: an operator invites its administrator, who logs in by the link and invites others', async () => {
  const { tenant, invited, administrator, operator, id } = await aSupplier()
  expect(invited.link).toMatch(new RegExp(`^https?://${tenant.host}.*/supplierInvitation\\?token=[0-9a-f]{64}$`))
  const [own] = await people(administrator)
  expect(own).toMatchObject({ isAdministrator: true, isOwn: true, can: [] })
  const { userInfo, userPermList } = await as(administrator, qryUserRefDetail, {})
  expect(userInfo).toMatchObject({ userType: 'supplier', supplierId: id })
  expect(userPermList.map(({ url }) => url)).toContain('supplierPeople')
  const colleague = someone()
  const second = await as(administrator, contract.inviteSupplierPerson, colleague)
  expect(second.isSent).toBe(true)
  const [message] = await messagesTo(tenant, colleague.mobile)
  expect(message!.text).toContain(second.link)
  const found = await as({ host: tenant.host }, contract.findSupplierInvitation, { token: tokenOf(second) })
  expect(found).toMatchObject({ supplierName: draft.name, userCode: colleague.userCode })
  const member = await accept(tenant, tokenOf(second))
  expect(await refusalOf(people(member))).toBe('permission.denied')
  const form = await loginForm(tenant.host, colleague.userCode, password, 'supplier')
  expect((await as({ host: tenant.host }, login, form)).changePwd).toBe(false)
  expect(await as(operator, listSupplierAccounts, { id })).toHaveLength(2)
})

test('invitations: a link works once, of two at once one, and an earlier one ends with the next', async () => {
  const { tenant, administrator } = await aSupplier()
  const first = await as(administrator, contract.inviteSupplierPerson, someone())
  const again = await as(administrator, contract.repeatSupplierInvitation, { userId: first.userId })
  expect(await refusalOf(accept(tenant, tokenOf(first)))).toBe('supplierPeople.invitationGone')
  const outcomes = await Promise.all([1, 2, 3].map(() => refusalOf(accept(tenant, tokenOf(again)))))
  expect(outcomes.toSorted()).toEqual(['accepted', 'supplierPeople.invitationGone', 'supplierPeople.invitationGone'])
  expect(await refusalOf(as({ host: tenant.host }, contract.findSupplierInvitation, { token: tokenOf(again) }))).toBe(
    'supplierPeople.invitationGone',
  )
  expect(await refusalOf(as(administrator, contract.repeatSupplierInvitation, { userId: first.userId }))).toBe(
    'supplierPeople.signedIn',
  )
})

test('invitations: those of another tenant, of a disabled person or of a suspended supplier open nothing', async () => {
  const { tenant, operator, administrator, id } = await aSupplier()
  const other = await aTenant()
  const first = await as(administrator, contract.inviteSupplierPerson, someone())
  expect(await refusalOf(accept(other, tokenOf(first)))).toBe('supplierPeople.invitationGone')
  await as(administrator, contract.setSupplierPersonStatus, { userId: first.userId, status: 'disabled' })
  expect(await refusalOf(accept(tenant, tokenOf(first)))).toBe('supplierPeople.invitationGone')
  const second = await as(administrator, contract.inviteSupplierPerson, someone())
  await as(operator, moveSupplier, { id, action: 'suspend', reason: '停止合作' })
  expect(await refusalOf(accept(tenant, tokenOf(second)))).toBe('supplierPeople.invitationGone')
  expect(await as(operator, getSupplier, { id })).toMatchObject({ status: 'suspended' })
})

test('people of a supplier: nobody reaches those of another supplier, their own account, or people who are none', async () => {
  const tenant = await aTenant()
  const [ours, theirs] = [await aSupplier(tenant), await aSupplier(tenant)]
  const buyer = await aPerson(tenant, { permissions: ['supplierPeople.manage'] })
  const [their] = await people(theirs.administrator)
  const [own] = await people(ours.administrator)
  for (const userId of [their!.userId, buyer.userId, ours.operator.userId]) {
    const foreign = [
      () => as(ours.administrator, contract.setSupplierPersonStatus, { userId, status: 'disabled' }),
      () => as(ours.administrator, contract.setSupplierAdministrator, { userId, isAdministrator: false }),
      () => as(ours.administrator, contract.repeatSupplierInvitation, { userId }),
    ]
    for (const call of foreign) expect(await refusalOf(call())).toBe('thing.notFound')
  }
  expect(
    await refusalOf(
      as(ours.administrator, contract.setSupplierPersonStatus, { userId: own!.userId, status: 'disabled' }),
    ),
  ).toBe('supplierPeople.own')
  expect(await refusalOf(people(buyer))).toBe('permission.denied')
  expect(await people(theirs.administrator)).toMatchObject([{ status: 'active', isAdministrator: true }])
})

test('people of a supplier: two administrators who dismiss each other at once leave one', async () => {
  const { tenant, administrator } = await aSupplier()
  const invited = await as(administrator, contract.inviteSupplierPerson, { ...someone(), isAdministrator: true })
  const second = await accept(tenant, tokenOf(invited))
  const [first] = await people(administrator)
  const dismissed = (who: Caller, userId: string) =>
    refusalOf(as(who, contract.setSupplierAdministrator, { userId, isAdministrator: false }))
  const outcomes = await Promise.all([dismissed(administrator, invited.userId), dismissed(second, first!.userId)])
  expect(outcomes.filter((outcome) => outcome === 'accepted').length).toBeLessThanOrEqual(1)
  const [left] = await Promise.all([administrator, second].map((who) => people(who).catch(() => undefined))).then(
    (lists) => lists.filter((list) => list !== undefined),
  )
  expect(left!.filter(({ isAdministrator }) => isAdministrator).length).toBeGreaterThanOrEqual(1)
})
