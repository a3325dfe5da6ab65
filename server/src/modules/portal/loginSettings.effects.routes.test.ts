import { expect, test } from 'vitest'
import * as login from '#contract/login/login.ts'
import { qryUserRefDetail } from '#contract/identity/identity.ts'
import { createRole } from '#modules/identity/index.ts'
import { aPerson, as, aTenant, database, moveClock, refusalOf } from '#test/app.ts'
import { loginForm } from '#test/login.ts'
import { anOperator, save } from '#test/loginSettings.ts'

test('login settings: trials get an existing role that permits only buying', async () => {
  const tenant = await aTenant()
  const operator = await anOperator(tenant)
  const role = (code: string, ...permissions: Parameters<typeof createRole>[1]['permissions']) =>
    database.write(tenant.id, (tx) => createRole(tx, { code, name: code, enName: code, permissions }))
  expect(await refusalOf(save(operator, { isOpenTrial: true }))).toBe('loginSettings.trialRole')
  await role('buyer', 'goods.read', 'cart.use', 'order.submit')
  await role('office', 'goods.read', 'portal.configure')
  await role('head', 'goods.read', 'order.readAll')
  await role('seller', 'supplierOrder.read')
  for (const trialRole of ['office', 'head', 'seller', 'none', ''])
    expect([trialRole, await refusalOf(save(operator, { trialRole }))]).toEqual([trialRole, 'loginSettings.trialRole'])
  const { trialRoles, settings } = await save(operator, { isOpenTrial: true, trialDays: 30 })
  expect(trialRoles.map(({ code }) => code)).toEqual(['buyer'])
  expect(settings).toMatchObject({ isOpenTrial: true, trialDays: 30, trialRole: 'buyer' })
})

test('login settings: new limits end open sessions immediately', async () => {
  const tenant = await aTenant()
  const [operator, ann, bob] = [await anOperator(tenant), await aPerson(tenant), await aPerson(tenant)]
  for (const person of [operator, ann, bob]) await as(person, qryUserRefDetail, {})
  moveClock(40 * 60_000)
  try {
    await as(ann, qryUserRefDetail, {})
    await save(operator, { sessionIdleMinutes: 30 })
    expect(await refusalOf(as(bob, qryUserRefDetail, {}))).toBe('session.idle')
    await as(ann, qryUserRefDetail, {})
    moveClock(25 * 60_000)
    await as(ann, qryUserRefDetail, {})
    await save(operator, { sessionHours: 1 })
    moveClock(1000)
    expect(await refusalOf(as(ann, qryUserRefDetail, {}))).toBe('session.none')
    moveClock(-1000)
  } finally {
    moveClock(-65 * 60_000)
  }
})

test('login settings: passwords below a stricter policy are refused from then on', async () => {
  const tenant = await aTenant()
  const operator = await anOperator(tenant)
  const ann = await aPerson(tenant, { password: 'Short#26' })
  const enter = async () => refusalOf(as(tenant, login.login, await loginForm(tenant.host, ann.userCode, 'Short#26')))
  expect(await enter()).toBe('accepted')
  await save(operator, { passwordLength: 9 })
  expect(await enter()).toBe('login.weak')
  await save(operator, { passwordStrategy: false })
  expect(await enter()).toBe('accepted')
})
