import { expect, test } from 'vitest'
import * as contact from '#contract/login/contact.ts'
import * as factors from '#contract/login/factors.ts'
import type { Route } from '#contract/kit/route.ts'
import * as login from '#contract/login/login.ts'
import * as passwords from '#contract/login/passwords.ts'
import * as qr from '#contract/login/qrLogin.ts'
import { refusals } from '#contract/refusals.ts'
import * as sms from '#contract/login/sms.ts'
import { addTrial } from '#contract/login/trial.ts'
import { createRole } from '#modules/identity/index.ts'
import { aPerson, as, ask, aTenant, database, type Person, type TestTenant } from '#test/app.ts'
import { loginForm, encryptPassword, encryptPasswords } from '#test/login.ts'
import { unexpectedResponses } from '#test/hostileStrings.ts'
import { ageCounters, solvedCaptcha } from '#test/sms.ts'

/**
 * A call that would be right but for one field: so the field is what is looked at, and not the key or the code before
 * it.
 */
interface Step {
  readonly name: string
  readonly route: Route
  readonly isLoggedIn?: boolean
  /**
   * Fields in which any text of their length may stand, beside the keys of pictures: the development code excuses
   * those.
   */
  readonly free?: readonly string[]
  readonly given: (at: Scene) => Promise<Record<string, unknown>>
}
interface Scene {
  readonly tenant: TestTenant
  readonly ann: Person
  /** What has to be encrypted, as it was typed. */
  readonly typed: string
}

const password = 'Right@2026'
const mobile = '13800001234'
const trialRole = { code: 'buyer', name: '采购人', enName: 'Buyer', permissions: [] }
const prove = async ({ ann }: Scene) => as(ann, factors.prove, await encryptPassword(ann.host, password))
const codeAsked = ({ tenant }: Scene) => as(tenant, sms.validLoginMobile, { mobile, ...solvedCaptcha() })
const resetAsked = ({ tenant }: Scene) => {
  const { validCode: verifyCode, validCodeKey } = solvedCaptcha()
  return as(tenant, passwords.validPhone, { mobile, verifyCode, validCodeKey })
}

const steps: readonly Step[] = [
  ...[login.checkJobNoMobile, login.checkUserNumByMobileBeforeLogin, login.login].map((route) => ({
    name: 'password',
    route,
    given: async ({ tenant, ann, typed }: Scene) => ({ ...(await loginForm(tenant.host, ann.userCode, typed)) }),
  })),
  {
    name: 'second factor',
    route: factors.verifyFactor,
    given: async (at) => ({ ...(await prove(at)), ways: undefined, way: 'totp', code: '000000' }),
  },
  { name: 'after it', route: login.afterCheckLogin, given: async (at) => ({ ...(await prove(at)), ways: undefined }) },
  {
    name: 'SMS by name',
    route: sms.validLoginTel,
    given: async ({ tenant, ann, typed }) => {
      const { passwd: pwd, key } = await encryptPassword(tenant.host, typed)
      return { userName: ann.userCode, pwd, key }
    },
  },
  { name: 'SMS by number', route: sms.validLoginMobile, given: async () => ({ mobile, ...solvedCaptcha() }) },
  { name: 'sending', route: sms.sendLoginMsg, given: async (at) => ({ uuid: await codeAsked(at) }) },
  { name: 'SMS code', route: sms.mobileLogin, given: async (at) => ({ uuid: await codeAsked(at), msgCode: '000000' }) },
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
    given: async (at) => ({ mobile, uuid: await resetAsked(at) }),
  },
  {
    name: 'reset, password',
    route: passwords.updateTenantPasswd,
    given: async (at) => {
      const { passwd: newPassWD, key } = await encryptPassword(at.tenant.host, at.typed)
      return { newPassWD, key, mobile, uuid: await resetAsked(at), msgCode: '000000' }
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
      const said = { orgName: '启明', enterpriseWeb: '', orgAddress: '', contactsName: '周', demand: '试用' }
      return { ...said, tel: '13911112222', email: 'zhou@example.com', verifyCode, verifyKey }
    },
  },
]

async function aScene(typed = password): Promise<Scene> {
  const tenant = await aTenant({ smsPerDay: '100000', smsLogin: '1', isOpenTrial: '1' })
  await database.write(tenant.id, (tx) => createRole(tx, trialRole))
  return { tenant, ann: await aPerson(tenant, { password, mobile }), typed }
}

/** Each breaks something else; the general test sends the others. */
const texts = [
  `\\'; select pg_sleep(10); --`,
  '<script>alert(1)</script>"><img src=x onerror=alert(1)>',
  '%s%s%n %00 %0d%0aSet-Cookie: a=b',
  '\u0000',
  '\ud800',
  '\u202e\u200b\ufeff',
  '٣٢١',
  '__proto__',
  '%_\\%',
  '',
  'x'.repeat(60),
]
const keys = ['verifyKey', 'validCodeKey']
const mega = 'x'.repeat(1_000_000)

async function send({ tenant, ann }: Scene, { name, route, isLoggedIn }: Step, sent: Record<string, unknown>) {
  await ageCounters(tenant, 25 * 3600)
  const { statusCode: status, body } = await ask(isLoggedIn ? ann : tenant, route, sent)
  return { path: `${name} ${route.path}`, sent, status, body, code: (JSON.parse(body) as { code: number }).code }
}

test.each(steps)(
  'malformed login input: $name ($route.path): hostile input in any field is answered with a message',
  async (step) => {
    const scene = await aScene()
    const fields = Object.entries(await step.given(scene)).filter(([, value]) => typeof value === 'string')
    expect(fields.length).toBeGreaterThan(0)
    const answers = []
    for (const [field] of fields)
      for (const text of texts) {
        const answer = await send(scene, step, { ...(await step.given(scene)), [field]: text })
        answers.push({ ...answer, isTaken: answer.code === 0 && ![...keys, ...(step.free ?? [])].includes(field) })
      }
    const tooLong = []
    for (const [field] of fields) tooLong.push(await send(scene, step, { ...(await step.given(scene)), [field]: mega }))
    expect(unexpectedResponses([...answers, ...tooLong])).toEqual([])
    expect(answers.filter(({ isTaken }) => isTaken).map(({ sent }) => JSON.stringify(sent))).toEqual([])
    const [tooLarge] = refusals[step.route.method === 'GET' ? 'input.invalid' : 'input.tooLarge']
    expect(new Set(tooLong.map(({ code }) => code))).toEqual(new Set([tooLarge]))
  },
)

const withPassword = steps.filter(({ name }) => /password|by name|proof/.test(name))

test.each(withPassword)(
  'malformed login input: $name ($route.path): hostile input in any ciphertext is answered with a message',
  async (step) => {
    const scene = await aScene()
    const answers = []
    for (const typed of texts) answers.push(await send(scene, step, await step.given({ ...scene, typed })))
    expect(unexpectedResponses(answers)).toEqual([])
  },
)
