import * as factors from '#contract/login/factors.ts'
import * as login from '#contract/login/login.ts'
import * as qr from '#contract/login/qrLogin.ts'
import * as sms from '#contract/login/sms.ts'
import { addTrial } from '#contract/login/trial.ts'
import { as } from '#test/app.ts'
import { loginForm, encryptPassword } from '#test/login.ts'
import { mobile, prove, type Scene, type Step } from '#test/login/loginStep.ts'
import { solvedCaptcha } from '#test/sms.ts'

const codeRequested = ({ tenant }: Scene) => as(tenant, sms.validLoginMobile, { mobile, ...solvedCaptcha() })

/** Calls of the login and of account applications. */
export const loginCalls: readonly Step[] = [
  ...[login.checkJobNoMobile, login.checkUserNumByMobileBeforeLogin, login.login].map((route) => ({
    name: 'password',
    route,
    given: async ({ tenant, ann, typed }: Scene) => ({ ...(await loginForm(tenant.host, ann.userCode, typed)) }),
  })),
  {
    name: 'second factor',
    route: factors.verifyFactor,
    given: async (at) => ({ ...(await prove(at)), methods: undefined, method: 'totp', code: '000000' }),
  },
  {
    name: 'after it',
    route: login.afterCheckLogin,
    given: async (at) => ({ ...(await prove(at)), methods: undefined }),
  },
  {
    name: 'SMS by name',
    route: sms.validLoginTel,
    given: async ({ tenant, ann, typed }) => {
      const { passwd: pwd, key } = await encryptPassword(tenant.host, typed)
      return { userName: ann.userCode, pwd, key }
    },
  },
  { name: 'SMS by number', route: sms.validLoginMobile, given: async () => ({ mobile, ...solvedCaptcha() }) },
  { name: 'sending', route: sms.sendLoginMsg, given: async (at) => ({ uuid: await codeRequested(at) }) },
  {
    name: 'SMS code',
    route: sms.mobileLogin,
    given: async (at) => ({ uuid: await codeRequested(at), msgCode: '000000' }),
  },
  {
    name: 'QR code',
    route: qr.getQRCodeToken,
    given: async ({ tenant }) => ({ serviceNo: (await as(tenant, qr.getQRCodeServiceNo, {})).serviceNo }),
  },
  {
    name: 'trial',
    route: addTrial,
    free: ['orgName', 'enterpriseWeb', 'orgAddress', 'contactsName', 'demand'],
    given: async () => {
      const { validCode: verifyCode, validCodeKey: verifyKey } = solvedCaptcha()
      const application = { orgName: '启明', enterpriseWeb: '', orgAddress: '', contactsName: '周', demand: '试用' }
      return { ...application, tel: '13911112222', email: 'zhou@example.com', verifyCode, verifyKey }
    },
  },
]
