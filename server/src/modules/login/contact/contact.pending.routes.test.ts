import * as contract from '#contract/login/contact.ts'
import * as login from '#contract/login/login.ts'
import * as passwords from '#contract/login/passwords.ts'
import * as sms from '#contract/login/sms.ts'
import { expect, test } from 'vitest'
import { aPerson, as, aTenant, database, refusalOf } from '#test/app.ts'
import { loginForm, encryptPassword } from '#test/login.ts'
import { lastCode, ageCounters, solvedCaptcha } from '#test/sms.ts'
import {
  password,
  oldMobile,
  newMobile,
  personWithPassword,
  prove,
  sent,
  change,
  isLoggedIn,
  begin,
  other,
} from '#test/contactChange.ts'

test('contact change: pending logins and resets with the old number end', async () => {
  const tenant = await aTenant({ smsLogin: '1' })
  const ann = await personWithPassword(tenant, { mobile: oldMobile })
  const second = await aPerson(tenant, { person: ann.personId })
  const toLogIn = await as(tenant, sms.validLoginMobile, { mobile: oldMobile, ...solvedCaptcha() })
  await as(tenant, sms.sendLoginMsg, { uuid: toLogIn })
  const loginCode = await lastCode(tenant, oldMobile)
  await ageCounters(tenant, 61)
  const { validCode: verifyCode, validCodeKey } = solvedCaptcha()
  const toReset = await as(tenant, passwords.validPhone, { mobile: oldMobile, verifyCode, validCodeKey })
  await as(tenant, passwords.sendValidMsgCode, { mobile: oldMobile, uuid: toReset })
  const resetCode = await lastCode(tenant, oldMobile)
  const halfOpen = await loginForm(tenant.host, second.userCode, password)
  await as(tenant, login.checkJobNoMobile, halfOpen)
  const proof = await prove(ann)
  const unused = await sent(tenant, ann, other)

  await change(tenant, ann)
  expect(await refusalOf(as(tenant, sms.mobileLogin, { uuid: toLogIn, msgCode: loginCode }))).toBe('sms.uuidGone')
  const { passwd: newPassWD, key } = await encryptPassword(tenant.host, 'Newer#2027')
  const reset = { newPassWD, key, mobile: oldMobile, uuid: toReset, msgCode: resetCode }
  expect(await refusalOf(as(tenant, passwords.updateTenantPasswd, reset))).toBe('sms.uuidGone')
  const { key: loginKey, userCode } = halfOpen
  expect(await refusalOf(as(tenant, login.afterCheckLogin, { key: loginKey, userCode }))).toBe('login.keyGone')
  expect(await refusalOf(as(ann, contract.changeMobile, unused))).toBe('sms.uuidGone')
  expect(await begin(ann, proof.key)).toEqual(['login.keyGone', 'login.keyGone'])
})

test('contact change: a code sent before the change is invalid afterwards', async () => {
  const tenant = await aTenant({ smsLogin: '1' })
  const ann = await personWithPassword(tenant, { mobile: oldMobile })
  const uuid = await as(tenant, sms.validLoginMobile, { mobile: oldMobile, ...solvedCaptcha() })
  await as(tenant, sms.sendLoginMsg, { uuid })
  await database.write(tenant.id, (tx) =>
    tx.updateTable('identity.people').set({ mobile: newMobile }).where('id', '=', ann.personId).execute(),
  )
  const entering = as(tenant, sms.mobileLogin, { uuid, msgCode: await lastCode(tenant, oldMobile) })
  expect(await refusalOf(entering)).toBe('sms.uuidGone')
})

test('contact change: a change during a login by SMS ends that login', async () => {
  for (let round = 0; round < 5; round++) {
    const tenant = await aTenant({ smsLogin: '1' })
    const ann = await personWithPassword(tenant, { mobile: oldMobile })
    const right = await sent(tenant, ann)
    const uuid = await as(tenant, sms.validLoginMobile, { mobile: oldMobile, ...solvedCaptcha() })
    await as(tenant, sms.sendLoginMsg, { uuid })
    const entering = as(tenant, sms.mobileLogin, { uuid, msgCode: await lastCode(tenant, oldMobile) })
    const [entered, changed] = await Promise.allSettled([entering, as(ann, contract.changeMobile, right)])
    expect(changed.status).toBe('fulfilled')
    const { token } = entered.status === 'fulfilled' ? { token: entered.value.authToken } : { token: undefined }
    if (token) expect(await isLoggedIn({ ...ann, token })).toBe(false)
    else expect(['sms.uuidGone', 'login.keyGone']).toContain(await refusalOf(entering))
  }
})
