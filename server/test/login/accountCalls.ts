import * as contact from '#contract/login/contact.ts'
import * as factors from '#contract/login/factors.ts'
import * as passwords from '#contract/login/passwords.ts'
import { as } from '#test/app.ts'
import { encryptPassword, encryptPasswords } from '#test/login.ts'
import { mobile, password, prove, type Scene, type Step } from '#test/login/loginStep.ts'
import { solvedCaptcha } from '#test/sms.ts'

const resetRequested = ({ tenant }: Scene) => {
  const { validCode: verifyCode, validCodeKey } = solvedCaptcha()
  return as(tenant, passwords.validPhone, { mobile, verifyCode, validCodeKey })
}

/** Calls to change password, mobile number and email address. */
export const accountCalls: readonly Step[] = [
  {
    name: 'reset, number',
    route: passwords.validPhone,
    given: async () => {
      const { validCode: verifyCode, validCodeKey } = solvedCaptcha()
      return { mobile, verifyCode, validCodeKey }
    },
  },
  {
    name: 'reset, sending',
    route: passwords.sendValidMsgCode,
    given: async (at) => ({ mobile, uuid: await resetRequested(at) }),
  },
  {
    name: 'reset, password',
    route: passwords.updateTenantPasswd,
    given: async (at) => {
      const { passwd: newPassWD, key } = await encryptPassword(at.tenant.host, at.typed)
      return { newPassWD, key, mobile, uuid: await resetRequested(at), msgCode: '000000' }
    },
  },
  {
    name: 'own password',
    route: passwords.changePasswd,
    isLoggedIn: true,
    given: async ({ tenant, typed }) => {
      const { texts, key } = await encryptPasswords(tenant.host, password, typed)
      return { oldPassWD: texts[0], newPassWD: texts[1], key }
    },
  },
  {
    name: 'proof',
    route: factors.prove,
    isLoggedIn: true,
    given: async ({ tenant, typed }) => ({ ...(await encryptPassword(tenant.host, typed)) }),
  },
  {
    name: 'new number',
    route: contact.askNewMobile,
    isLoggedIn: true,
    given: async (at) => ({ key: (await prove(at)).key, mobile: '13900009999' }),
  },
  {
    name: 'new address',
    route: contact.changeEmail,
    isLoggedIn: true,
    given: async (at) => ({ key: (await prove(at)).key, email: 'ann@example.com' }),
  },
]
