import { expect, test } from 'vitest'
import { login } from '#contract/login/login.ts'
import {
  addSupplierAccount,
  issueSupplierPassword,
  listSupplierAccounts,
} from '#contract/suppliers/supplierAccounts.ts'
import { createSupplier, listSuppliers, moveSupplier } from '#contract/suppliers/suppliers.ts'
import { aPerson, as, aTenant, refusalOf } from '#test/app.ts'
import { loginForm } from '#test/login.ts'
import { draft } from '#test/suppliers/drafts.ts'

const person = { userName: '叶知秋', userCode: 'hsl01', mobile: '13800138001', email: '' }

async function aSupplier() {
  const tenant = await aTenant()
  const operator = await aPerson(tenant, { entrance: 'operator', permissions: ['supplier.read', 'supplier.manage'] })
  const { id } = await as(operator, createSupplier, draft('HSL'))
  return { tenant, operator, id }
}

test('supplier accounts: the first account logs in at the supplier entrance with its initial password', async () => {
  const { tenant, operator, id } = await aSupplier()
  const { userCode, password } = await as(operator, addSupplierAccount, { id, ...person })
  expect(userCode).toBe('hsl01')
  const [account] = await as(operator, listSupplierAccounts, { id })
  expect(account).toMatchObject({ userCode, status: 'active', hasInitialPassword: true, lastLoginAt: null })
  expect(account?.mobile).not.toBe(person.mobile)
  const visitor = { host: tenant.host }
  const result = await as(visitor, login, await loginForm(tenant.host, userCode, password, 'supplier'))
  expect(result.changePwd).toBe(true)
  expect(await refusalOf(as(visitor, login, await loginForm(tenant.host, userCode, password, 'purchaser')))).toBe(
    'login.wrongEntrance',
  )
})

test('supplier accounts: a new password replaces the old one', async () => {
  const { tenant, operator, id } = await aSupplier()
  const first = await as(operator, addSupplierAccount, { id, ...person })
  const [account] = await as(operator, listSupplierAccounts, { id })
  const second = await as(operator, issueSupplierPassword, { userId: account!.userId })
  const visitor = { host: tenant.host }
  const enter = async (password: string) =>
    as(visitor, login, await loginForm(tenant.host, 'hsl01', password, 'supplier'))
  expect(await refusalOf(enter(first.password))).toBe('login.wrong')
  expect((await enter(second.password)).changePwd).toBe(true)
})

test('supplier accounts: names and numbers in use are refused, and nothing is half done', async () => {
  const { operator, id } = await aSupplier()
  await as(operator, addSupplierAccount, { id, ...person })
  const again = (change: Partial<typeof person>) =>
    refusalOf(as(operator, addSupplierAccount, { id, ...person, ...change }))
  expect(await again({ mobile: '13800138002' })).toBe('user.codeTaken')
  expect(await again({ userCode: 'hsl02' })).toBe('person.mobileTaken')
  expect(await as(operator, listSupplierAccounts, { id })).toHaveLength(1)
})

test('supplier accounts: two first accounts at once share one role', async () => {
  const { operator, id } = await aSupplier()
  await Promise.all(
    ['1', '2', '3'].map((n) =>
      as(operator, addSupplierAccount, { id, ...person, userCode: `hsl0${n}`, mobile: `1380013800${n}` }),
    ),
  )
  expect(await as(operator, listSupplierAccounts, { id })).toHaveLength(3)
})

test('supplier accounts: only who manages suppliers adds them, and only to active ones of the same tenant', async () => {
  const { tenant, operator, id } = await aSupplier()
  const reader = await aPerson(tenant, { entrance: 'operator', permissions: ['supplier.read'] })
  const buyer = await aPerson(tenant, { permissions: ['supplier.manage'] })
  const { operator: stranger } = await aSupplier()
  for (const other of [reader, buyer])
    expect(await refusalOf(as(other, addSupplierAccount, { id, ...person }))).toBe('permission.denied')
  expect(await refusalOf(as(stranger, addSupplierAccount, { id, ...person }))).toBe('thing.notFound')
  expect(await refusalOf(as(stranger, listSupplierAccounts, { id }))).toBe('thing.notFound')
  expect(await refusalOf(as(operator, issueSupplierPassword, { userId: operator.userId }))).toBe('thing.notFound')
  await as(operator, moveSupplier, { id, action: 'suspend', reason: '资质过期' })
  expect(await refusalOf(as(operator, addSupplierAccount, { id, ...person }))).toBe('supplier.suspended')
})

test('suppliers: a buyer with the permission reads them and changes nothing', async () => {
  const { tenant, id } = await aSupplier()
  const clerk = await aPerson(tenant, { permissions: ['supplier.read'] })
  expect((await as(clerk, listSuppliers, {})).records).toMatchObject([{ id, can: [] }])
  expect(await refusalOf(as(clerk, createSupplier, draft('X')))).toBe('permission.denied')
})
