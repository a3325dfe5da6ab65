import { expect, test } from 'vitest'
import { login } from '#contract/login/login.ts'
import { onlineRedirect } from '#contract/portal/customerService.ts'
import { checkEnable, queryByDomain } from '#contract/tenancy/tenancy.ts'
import { aPerson, as, aTenant, refusalOf } from '#test/app.ts'
import { addSupplier } from '#test/catalogueFixture.ts'
import { loginForm } from '#test/login.ts'

const password = 'Right@2026'

test('portal services: suppliers log in only while their entrance is enabled', async () => {
  for (const [supplierEnable, outcome] of [
    ['1', 'accepted'],
    ['0', 'login.wrongEntrance'],
  ] as const) {
    const tenant = await aTenant({ supplierEnable })
    expect(await as(tenant, checkEnable, {})).toMatchObject({ supplierEnable })
    const [supplier, buyer] = [
      await aPerson(tenant, { supplierId: await addSupplier(tenant), password }),
      await aPerson(tenant, { password }),
    ]
    expect(await refusalOf(as(tenant, login, await loginForm(tenant.host, supplier.userCode, password)))).toBe(outcome)
    expect(await refusalOf(as(tenant, login, await loginForm(tenant.host, buyer.userCode, password)))).toBe('accepted')
  }
})

test('portal services: customer service has the configured URL, and is hidden without one', async () => {
  const customerServiceUrl = 'https://im.example/chat'
  const open = await aTenant({ isShowCustomerService: '1', customerServiceUrl })
  expect(await as(open, queryByDomain, {})).toMatchObject({ isShowCustomerService: '1' })
  expect(await as(open, onlineRedirect, {})).toEqual({ data: customerServiceUrl })
  for (const stored of [
    { isShowCustomerService: '1' },
    { customerServiceUrl },
    { isShowCustomerService: '1', customerServiceUrl: 'javascript:alert(1)' },
    { isShowCustomerService: '1', customerServiceUrl: 'https://user@im.example/' },
  ]) {
    const tenant = await aTenant(stored)
    expect(await as(tenant, queryByDomain, {})).toMatchObject({ isShowCustomerService: '0' })
    expect(await refusalOf(as(tenant, onlineRedirect, {}))).toBe('customerService.none')
  }
})
