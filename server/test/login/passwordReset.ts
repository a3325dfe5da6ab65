import { qryUserRefDetail } from '#contract/identity/identity.ts'
import * as login from '#contract/login/login.ts'
import * as contract from '#contract/login/passwords.ts'
import { as, type Person, refusalOf, type TestTenant } from '#test/app.ts'
import { loginForm, encryptPassword } from '#test/login.ts'
import { lastCode } from '#test/sms.ts'

export const mobile = '13800001234'
export const unknownMobile = '13900009999'
let picture = 1
export const phone = (number = mobile) => ({ mobile: number, verifyCode: '0000', validCodeKey: String(picture++) })

export const requested = (tenant: TestTenant, number = mobile) => as(tenant, contract.validPhone, phone(number))
export const sent = async (tenant: TestTenant, number = mobile) => {
  const uuid = await requested(tenant, number)
  await as(tenant, contract.sendValidMsgCode, { mobile: number, uuid })
  return uuid
}
export const renewal = async (tenant: TestTenant, uuid: string, password: string, msgCode: string) => {
  const { passwd: newPassWD, key } = await encryptPassword(tenant.host, password)
  return { newPassWD, key, uuid, mobile, msgCode }
}
export const reset = async (tenant: TestTenant, uuid: string, password: string, msgCode?: string) =>
  as(
    tenant,
    contract.updateTenantPasswd,
    await renewal(tenant, uuid, password, msgCode ?? (await lastCode(tenant, mobile))),
  )
export const canLogIn = async (person: Person, password: string) =>
  (await refusalOf(as(person, login.login, await loginForm(person.host, person.userCode, password)))) === 'accepted'
export const isLoggedIn = async (person: { host: string; token: string }) =>
  (await refusalOf(as(person, qryUserRefDetail, {}))) === 'accepted'
