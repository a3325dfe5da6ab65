import { expect, test } from 'vitest'
import * as contract from '#contract/login/contact.ts'
import * as factors from '#contract/login/factors.ts'
import { qryUserRefDetail } from '#contract/identity/identity.ts'
import * as login from '#contract/login/login.ts'
import * as passwords from '#contract/login/passwords.ts'
import { type RefusalCode, refusals } from '#contract/refusals.ts'
import * as sms from '#contract/login/sms.ts'
import { checkEnable } from '#contract/tenancy/tenancy.ts'
import { openSms } from '#kit/sms/sms.ts'
import {
  aPerson,
  as,
  aTenant,
  database,
  server,
  moveClock,
  type Person,
  type PersonOptions,
  refusalOf,
  type TestTenant,
} from '#test/app.ts'
import { loginForm, encryptPassword } from '#test/login.ts'
import { withSmsServer, lastCode, ageCounters, otherCode, messagesTo, solvedCaptcha } from '#test/sms.ts'
import { openSessionFor } from '#modules/identity/index.ts'
import { totpCodeAt, setAuthenticator } from './index.ts'
import { smsLimits } from './login.rules.ts'

const password = 'Right@2026'
const [old, fresh, other] = ['13800001234', '13900009999', '13700007777']

const somebody = (tenant: TestTenant, options: PersonOptions = {}) => aPerson(tenant, { password, ...options })
const prove = async (person: Person, typed = password) =>
  as(person, factors.prove, await encryptPassword(person.host, typed))
const requested = async (person: Person, mobile = fresh) =>
  as(person, contract.askNewMobile, { key: (await prove(person)).key, mobile })
/** A uuid, and the code that came for it. */
async function sent(tenant: TestTenant, person: Person, mobile = fresh) {
  const uuid = await requested(person, mobile)
  await as(person, contract.sendNewMobileMsg, { uuid })
  return { uuid, msgCode: await lastCode(tenant, mobile) }
}
const change = async (tenant: TestTenant, person: Person, mobile = fresh) =>
  as(person, contract.changeMobile, await sent(tenant, person, mobile))

/** The same person at another device. */
async function elsewhere(person: Person): Promise<Person> {
  const { tenantId, userId } = person
  const sessionId = await database.write(tenantId, (tx) => openSessionFor(tx, userId))
  return { ...person, sessionId, token: await server.authenticator.issueToken({ sessionId, userId, tenantId }) }
}
const isIn = async (person: Person) => (await refusalOf(as(person, qryUserRefDetail, {}))) === 'accepted'
const kept = ({ tenantId, personId }: Person) =>
  database.read(tenantId, (sql) =>
    sql.selectFrom('identity.people').select(['mobile', 'email']).where('id', '=', personId).executeTakeFirstOrThrow(),
  )
const eventsOf = ({ tenantId, personId }: Person) =>
  database.read(tenantId, (sql) =>
    sql
      .selectFrom('kit.events')
      .select(['name', 'data', 'actor_id'])
      .where('entity_id', '=', personId)
      .where('entity', '=', 'person')
      .orderBy('id')
      .execute(),
  )
const logIn = async (tenant: TestTenant, name: string) =>
  refusalOf(as(tenant, login.login, await loginForm(tenant.host, name, password)))

test('contact change: a new number counts with its code; other sessions end, and the number before is notified', async () => {
  const tenant = await aTenant()
  const ann = await somebody(tenant, { mobile: old })
  const phone = await elsewhere(ann)
  const second = await aPerson(tenant, { person: ann.personId })
  const bob = await somebody(tenant)
  const uuid = await requested(ann, ' +86 139-0000-9999')
  await as(ann, contract.sendNewMobileMsg, { uuid })
  await as(ann, contract.changeMobile, { uuid, msgCode: await lastCode(tenant, fresh) })
  expect((await as(ann, qryUserRefDetail, {})).userInfo.mobile).toBe('139****9999')
  expect([await isIn(ann), await isIn(phone), await isIn(second), await isIn(bob)]).toEqual([true, false, false, true])
  const [notice] = await messagesTo(tenant, old)
  expect(notice).toMatchObject({ code: '', text: expect.stringContaining('139****9999') as string })
  expect(notice!.text).toMatch(/20\d\d-\d\d-\d\d \d\d:\d\d/)
  expect(notice!.text).not.toContain(fresh)
  const [event, ...more] = await eventsOf(ann)
  expect(more).toEqual([])
  expect(event).toEqual({
    name: 'person.mobileChanged',
    data: { before: '138****1234', after: '139****9999' },
    actor_id: ann.userId,
  })
  expect([await logIn(tenant, old), await logIn(tenant, fresh)]).toEqual(['login.wrong', 'login.several'])
})

test('contact change: anyone who has an account can, whatever it is; who has no number sets one, and nobody is notified', async () => {
  const tenant = await aTenant()
  const bare = await somebody(tenant)
  const given = await somebody(tenant)
  await database.write(tenant.id, (tx) =>
    tx.updateTable('identity.people').set({ must_change: true }).where('id', '=', given.personId).execute(),
  )
  const seller = await somebody(tenant, { supplierId: '7' })
  expect((await as(bare, qryUserRefDetail, {})).userInfo.mobile).toBe('')
  expect(await refusalOf(prove(given))).toBe('password.mustChange')
  for (const [at, person] of [bare, seller].entries()) {
    const mobile = `1390000000${at}`
    await change(tenant, person, mobile)
    await as(person, contract.changeEmail, { key: (await prove(person)).key, email: `p${at}@qiming.cn` })
    expect(await kept(person)).toEqual({ mobile, email: `p${at}@qiming.cn` })
    expect(await messagesTo(tenant, mobile)).toHaveLength(1)
    expect(await messagesTo(tenant, '')).toEqual([])
  }
})

test('contact change: visitors and visitor tokens are refused', async () => {
  const tenant = await aTenant()
  const { token } = await as(tenant, checkEnable, {})
  for (const caller of [{ host: tenant.host }, { host: tenant.host, token }]) {
    const calls = [
      as(caller, contract.askNewMobile, { key: 'k', mobile: fresh }),
      as(caller, contract.sendNewMobileMsg, { uuid: 'u' }),
      as(caller, contract.changeMobile, { uuid: 'u', msgCode: '123456' }),
      as(caller, contract.changeEmail, { key: 'k', email: 'a@b.cn' }),
    ]
    expect(new Set(await Promise.all(calls.map(refusalOf)))).toEqual(new Set(['session.none']))
  }
})

const begin = async (person: Person, key: string) => [
  await refusalOf(as(person, contract.askNewMobile, { key, mobile: fresh })),
  await refusalOf(as(person, contract.changeEmail, { key, email: 'new@qiming.cn' })),
]

test('contact change: a reauthentication is bound to its person and session', async () => {
  const tenant = await aTenant()
  const ann = await somebody(tenant, { mobile: old })
  const [phone, bob] = [await elsewhere(ann), await somebody(tenant)]
  const gone = ['login.keyGone', 'login.keyGone']
  expect(await begin(ann, 'nothing')).toEqual(gone)
  expect(await begin(ann, (await prove(bob)).key)).toEqual(gone)
  expect(await begin(ann, (await prove(phone)).key)).toEqual(gone)
  const form = await loginForm(tenant.host, ann.userCode, password)
  await as(tenant, login.checkJobNoMobile, form)
  expect(await begin(ann, form.key)).toEqual(gone)
  expect(await kept(ann)).toEqual({ mobile: old, email: '' })
  expect(await begin(ann, (await prove(ann)).key)).toEqual(['accepted', 'accepted'])
})

test('contact change: anyone who has a second factor shows it too', async () => {
  const tenant = await aTenant()
  const root = await somebody(tenant, { entrance: 'operator', mobile: old })
  await database.write(tenant.id, (tx) =>
    setAuthenticator(tx, server.app.context.encryptionKey, root.personId, 'JBSWY3DPEHPK3PXP'),
  )
  const { key, userCode, ways } = await prove(root)
  expect(ways).toEqual(['totp'])
  expect(await begin(root, key)).toEqual(['login.secondFactor', 'login.secondFactor'])
  const shown = { key, userCode, way: 'totp' } as const
  expect(await refusalOf(as(tenant, factors.verifyFactor, { ...shown, code: '0000' }))).toBe('login.factorWrong')
  expect(await begin(root, key)).toEqual(['login.secondFactor', 'login.secondFactor'])
  await as(tenant, factors.verifyFactor, { ...shown, code: totpCodeAt('JBSWY3DPEHPK3PXP', new Date()) })
  expect(await begin(root, key)).toEqual(['accepted', 'accepted'])
})

test('contact change: of fifty guesses at the password at once five are looked at, and the right one waits', async () => {
  const tenant = await aTenant()
  const ann = await somebody(tenant)
  const forms = await Promise.all(Array.from({ length: 50 }, () => encryptPassword(tenant.host, 'Wrong@2026')))
  const outcomes = await Promise.all(forms.map((form) => refusalOf(as(ann, factors.prove, form))))
  expect(outcomes.filter((outcome) => outcome === 'password.wrong')).toHaveLength(5)
  expect(await refusalOf(prove(ann))).toBe('login.locked')
})

test('contact change: a code does what it was asked for, for whom it was asked, where it was asked, and once', async () => {
  const tenant = await aTenant({ smsLogin: '1' })
  const ann = await somebody(tenant, { mobile: old })
  const [phone, bob] = [await elsewhere(ann), await somebody(tenant, { mobile: other })]
  const right = await sent(tenant, ann)
  for (const thief of [phone, bob]) {
    expect(await refusalOf(as(thief, contract.sendNewMobileMsg, { uuid: right.uuid }))).toBe('sms.uuidGone')
    expect(await refusalOf(as(thief, contract.changeMobile, right))).toBe('sms.uuidGone')
  }
  const stranger = await somebody(await aTenant())
  expect(await refusalOf(as(stranger, contract.changeMobile, right))).toBe('sms.uuidGone')
  expect(await refusalOf(as(tenant, sms.sendLoginMsg, { uuid: right.uuid }))).toBe('sms.uuidGone')
  expect(await refusalOf(as(tenant, sms.mobileLogin, right))).toBe('sms.uuidGone')
  const { passwd: newPassWD, key } = await encryptPassword(tenant.host, 'Newer#2027')
  const reset = { newPassWD, key, mobile: fresh, ...right }
  expect(await refusalOf(as(tenant, passwords.updateTenantPasswd, reset))).toBe('sms.uuidGone')

  const toLogIn = await as(tenant, sms.validLoginMobile, { mobile: old, ...solvedCaptcha() })
  await as(tenant, sms.sendLoginMsg, { uuid: toLogIn })
  const { validCode: verifyCode, validCodeKey } = solvedCaptcha()
  const toReset = await as(tenant, passwords.validPhone, { mobile: other, verifyCode, validCodeKey })
  await as(tenant, passwords.sendValidMsgCode, { mobile: other, uuid: toReset })
  for (const [uuid, mobile] of [
    [toLogIn, old],
    [toReset, other],
  ] as const)
    for (const person of [ann, bob])
      expect(
        await refusalOf(as(person, contract.changeMobile, { uuid, msgCode: await lastCode(tenant, mobile) })),
      ).toBe('sms.uuidGone')
  expect([await kept(ann), await kept(bob)]).toMatchObject([{ mobile: old }, { mobile: other }])

  await as(ann, contract.changeMobile, { ...right, msgCode: ` ${right.msgCode} ` })
  expect(await refusalOf(as(ann, contract.changeMobile, right))).toBe('sms.uuidGone')
})

test('contact change: a code is guessed five times, lives five minutes, and comes before anything else', async () => {
  const tenant = await aTenant()
  const ann = await somebody(tenant, { mobile: old })
  const uuid = await requested(ann)
  expect(await refusalOf(as(ann, contract.changeMobile, { uuid, msgCode: '123456' }))).toBe('sms.notSent')
  await as(ann, contract.sendNewMobileMsg, { uuid })
  const msgCode = await lastCode(tenant, fresh)
  const wrong = { uuid, msgCode: otherCode(msgCode) }
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => refusalOf(as(ann, contract.changeMobile, wrong))))
  expect(outcomes.filter((outcome) => outcome === 'sms.codeWrong')).toHaveLength(smsLimits.guesses)
  expect(await refusalOf(as(ann, contract.changeMobile, { uuid, msgCode }))).toBe('sms.codeGone')
  await ageCounters(tenant, 61)
  await as(ann, contract.sendNewMobileMsg, { uuid })
  const next = { uuid, msgCode: await lastCode(tenant, fresh) }
  moveClock(smsLimits.codeMinutes * 60_000)
  expect(await refusalOf(as(ann, contract.changeMobile, next))).toBe('sms.codeGone')
  expect(await kept(ann)).toMatchObject({ mobile: old })
})

test("contact change: a number that is somebody else's is answered like any other until its phone has answered", async () => {
  const tenant = await aTenant()
  const bob = await somebody(tenant, { mobile: other })
  const outcomes = async (mobile: string) => {
    const ann = await somebody(tenant, { mobile: '' })
    const uuid = await requested(ann, mobile)
    const said = [
      await refusalOf(as(ann, contract.changeMobile, { uuid, msgCode: '123456' })),
      await refusalOf(as(ann, contract.sendNewMobileMsg, { uuid })),
      await refusalOf(as(ann, contract.sendNewMobileMsg, { uuid })),
    ]
    const msgCode = await lastCode(tenant, mobile)
    said.push(await refusalOf(as(ann, contract.changeMobile, { uuid, msgCode: otherCode(msgCode) })))
    return { said, ann, right: { uuid, msgCode } }
  }
  const [theirs, nobodys] = [await outcomes(other), await outcomes(fresh)]
  expect(theirs.said).toEqual(nobodys.said)
  expect(theirs.said).toEqual(['sms.notSent', 'accepted', 'sms.tooSoon', 'sms.codeWrong'])
  const phone = await elsewhere(theirs.ann)
  expect(await refusalOf(as(theirs.ann, contract.changeMobile, theirs.right))).toBe('person.mobileTaken')
  expect([await kept(theirs.ann), await kept(bob)]).toMatchObject([{ mobile: '' }, { mobile: other }])
  expect([await isIn(phone), await isIn(bob), await eventsOf(theirs.ann)]).toEqual([true, true, []])
  await as(nobodys.ann, contract.changeMobile, nobodys.right)
})

test('contact change: one SMS a minute to a number, whatever for, and so many a day by a person, whatever to', async () => {
  const tenant = await aTenant({ smsPerDay: '2', smsLogin: '1' })
  const ann = await somebody(tenant, { mobile: old })
  const bob = await somebody(tenant, { mobile: other })
  const toLogIn = await as(tenant, sms.validLoginMobile, { mobile: other, ...solvedCaptcha() })
  await as(tenant, sms.sendLoginMsg, { uuid: toLogIn })
  expect(await refusalOf(sent(tenant, ann, other))).toBe('sms.tooSoon')
  // One after the other: more guesses at once than a person has are refused, right or wrong.
  const uuids: string[] = []
  for (let at = 0; at < 8; at++) uuids.push(await requested(ann, `1390000000${at}`))
  const outcomes = await Promise.all(uuids.map((uuid) => refusalOf(as(ann, contract.sendNewMobileMsg, { uuid }))))
  expect(outcomes.filter((outcome) => outcome === 'accepted')).toHaveLength(2)
  expect(new Set(outcomes)).toEqual(new Set(['accepted', 'sms.tooMany']))
  await change(tenant, bob)
})

test('contact change: of twenty at once with the right code one changes the number', async () => {
  const tenant = await aTenant()
  const ann = await somebody(tenant, { mobile: old })
  const right = await sent(tenant, ann)
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => refusalOf(as(ann, contract.changeMobile, right))))
  expect(outcomes.filter((outcome) => outcome === 'accepted')).toHaveLength(1)
  expect(new Set(outcomes)).toEqual(new Set(['accepted', 'sms.uuidGone']))
  expect(await eventsOf(ann)).toHaveLength(1)
  expect(await messagesTo(tenant, old)).toHaveLength(1)
})

test('contact change: of two devices of one person at once one changes the number, and the other is out', async () => {
  const tenant = await aTenant()
  const ann = await somebody(tenant, { mobile: old })
  const phone = await elsewhere(ann)
  const changes = [
    [ann, await sent(tenant, ann, fresh)],
    [phone, await sent(tenant, phone, other)],
  ] as const
  const outcomes = await Promise.all(
    changes.map(([person, right]) => refusalOf(as(person, contract.changeMobile, right))),
  )
  expect(outcomes.toSorted()).toEqual(['accepted', 'sms.uuidGone'])
  const winner = outcomes.indexOf('accepted')
  expect(await kept(ann)).toMatchObject({ mobile: [fresh, other][winner] })
  expect(await Promise.all([ann, phone].map(isIn))).toEqual([winner === 0, winner === 1])
  expect(await eventsOf(ann)).toHaveLength(1)
})

test('contact change: of two people at once who have shown the same phone one has its number', async () => {
  const tenant = await aTenant()
  const people = [await somebody(tenant, { mobile: old }), await somebody(tenant, { mobile: other })]
  const rights: { uuid: string; msgCode: string }[] = []
  for (const person of people) {
    rights.push(await sent(tenant, person))
    await ageCounters(tenant, 61)
  }
  const outcomes = await Promise.all(
    people.map((person, at) => refusalOf(as(person, contract.changeMobile, rights[at]!))),
  )
  expect(outcomes.toSorted()).toEqual(['accepted', 'person.mobileTaken'])
  const loser = people[outcomes.indexOf('person.mobileTaken')]!
  expect((await kept(loser)).mobile).not.toBe(fresh)
  expect(await eventsOf(loser)).toEqual([])
})

test('contact change: what had been begun with the number before goes no further', async () => {
  const tenant = await aTenant({ smsLogin: '1' })
  const ann = await somebody(tenant, { mobile: old })
  const second = await aPerson(tenant, { person: ann.personId })
  const toLogIn = await as(tenant, sms.validLoginMobile, { mobile: old, ...solvedCaptcha() })
  await as(tenant, sms.sendLoginMsg, { uuid: toLogIn })
  const loginCode = await lastCode(tenant, old)
  await ageCounters(tenant, 61)
  const { validCode: verifyCode, validCodeKey } = solvedCaptcha()
  const toReset = await as(tenant, passwords.validPhone, { mobile: old, verifyCode, validCodeKey })
  await as(tenant, passwords.sendValidMsgCode, { mobile: old, uuid: toReset })
  const resetCode = await lastCode(tenant, old)
  const halfOpen = await loginForm(tenant.host, second.userCode, password)
  await as(tenant, login.checkJobNoMobile, halfOpen)
  const proof = await prove(ann)
  const unused = await sent(tenant, ann, other)

  await change(tenant, ann)
  expect(await refusalOf(as(tenant, sms.mobileLogin, { uuid: toLogIn, msgCode: loginCode }))).toBe('sms.uuidGone')
  const { passwd: newPassWD, key } = await encryptPassword(tenant.host, 'Newer#2027')
  const reset = { newPassWD, key, mobile: old, uuid: toReset, msgCode: resetCode }
  expect(await refusalOf(as(tenant, passwords.updateTenantPasswd, reset))).toBe('sms.uuidGone')
  const { key: loginKey, userCode } = halfOpen
  expect(await refusalOf(as(tenant, login.afterCheckLogin, { key: loginKey, userCode }))).toBe('login.keyGone')
  expect(await refusalOf(as(ann, contract.changeMobile, unused))).toBe('sms.uuidGone')
  expect(await begin(ann, proof.key)).toEqual(['login.keyGone', 'login.keyGone'])
})

test('contact change: a code that was on its way while the number changed opens nothing', async () => {
  const tenant = await aTenant({ smsLogin: '1' })
  const ann = await somebody(tenant, { mobile: old })
  const uuid = await as(tenant, sms.validLoginMobile, { mobile: old, ...solvedCaptcha() })
  await as(tenant, sms.sendLoginMsg, { uuid })
  await database.write(tenant.id, (tx) =>
    tx.updateTable('identity.people').set({ mobile: fresh }).where('id', '=', ann.personId).execute(),
  )
  const entering = as(tenant, sms.mobileLogin, { uuid, msgCode: await lastCode(tenant, old) })
  expect(await refusalOf(entering)).toBe('sms.uuidGone')
})

test('contact change: who changes the number while somebody logs in with a code of it ends that login too', async () => {
  for (let round = 0; round < 5; round++) {
    const tenant = await aTenant({ smsLogin: '1' })
    const ann = await somebody(tenant, { mobile: old })
    const right = await sent(tenant, ann)
    const uuid = await as(tenant, sms.validLoginMobile, { mobile: old, ...solvedCaptcha() })
    await as(tenant, sms.sendLoginMsg, { uuid })
    const entering = as(tenant, sms.mobileLogin, { uuid, msgCode: await lastCode(tenant, old) })
    const [entered, changed] = await Promise.allSettled([entering, as(ann, contract.changeMobile, right)])
    expect(changed.status).toBe('fulfilled')
    const { token } = entered.status === 'fulfilled' ? { token: entered.value.authToken } : { token: undefined }
    if (token) expect(await isIn({ ...ann, token })).toBe(false)
    else expect(['sms.uuidGone', 'login.keyGone']).toContain(await refusalOf(entering))
  }
})

test('contact change: one’s own number, and what is none, are refused before anything is sent', async () => {
  const tenant = await aTenant()
  const ann = await somebody(tenant, { mobile: old })
  const { key } = await prove(ann)
  const ask = (mobile: string) => refusalOf(as(ann, contract.askNewMobile, { key, mobile }))
  expect(await ask(' 0086 138 0000 1234')).toBe('mobile.same')
  for (const typed of ['1380000123', '12800001234', '+1 13900009999', "' or 1=1 --", '<b>13900009999</b>', '٣', ' '])
    expect([typed, await ask(typed)]).toEqual([typed, 'mobile.format'])
  expect([await ask('1'.repeat(33)), await ask('1390000\u00009999'), await ask('')]).toEqual(
    Array.from({ length: 3 }, () => 'input.invalid'),
  )
  const uuid = await requested(ann)
  for (const msgCode of ['', '一二三四五六', "' or 1=1", ' '])
    expect(await refusalOf(as(ann, contract.changeMobile, { uuid, msgCode }))).toBe('sms.notSent')
  expect(await refusalOf(as(ann, contract.changeMobile, { uuid, msgCode: '1'.repeat(17) }))).toBe('input.invalid')
  expect(await messagesTo(tenant, fresh)).toEqual([])
})

test('contact change: an e-mail address has a form, is another one, and costs a proof', async () => {
  const tenant = await aTenant()
  const ann = await somebody(tenant)
  const phone = await elsewhere(ann)
  const { key } = await prove(ann)
  const to = (email: string) => refusalOf(as(ann, contract.changeEmail, { key, email }))
  for (const typed of ['ann', 'a@b', 'a b@qiming.cn', 'a@qiming.cn\nbcc: b@c.cn', '<a@b.cn>', `${'a'.repeat(99)}@b.cn`])
    expect([typed, await to(typed)]).toEqual([typed, 'format.emailAddress'])
  expect([await to(''), await to(`${'a'.repeat(200)}@b.cn`)]).toEqual(['input.invalid', 'input.invalid'])
  expect(await to(' lin@qiming.cn ')).toBe('accepted')
  expect((await as(ann, qryUserRefDetail, {})).userInfo.email).toBe('lin@qiming.cn')
  expect(await to('lin2@qiming.cn')).toBe('login.keyGone')
  const again = as(ann, contract.changeEmail, { key: (await prove(ann)).key, email: 'lin@qiming.cn' })
  expect(await refusalOf(again)).toBe('email.same')
  expect((await eventsOf(ann)).map(({ name, data }) => [name, data])).toEqual([['person.emailChanged', {}]])
  expect(await isIn(phone)).toBe(true)
  const proof = await prove(ann)
  const outcomes = await Promise.all(
    ['a@qiming.cn', 'b@qiming.cn', 'c@qiming.cn'].map((email) =>
      refusalOf(as(ann, contract.changeEmail, { key: proof.key, email })),
    ),
  )
  expect(outcomes.toSorted()).toEqual(['accepted', 'login.keyGone', 'login.keyGone'])
})

const codeOf = (name: RefusalCode) => refusals[name][0]

test('contact change: a change stands also where the number before cannot be notified; where nothing is sent none begins', async () => {
  const tenant = await aTenant()
  const ann = await somebody(tenant, { mobile: old })
  const right = await sent(tenant, ann)
  const down = openSms(() => Promise.reject(new Error('down')))
  await withSmsServer(ann, down, async (code) => {
    const [uuid, before] = [await requested(ann, other), await eventsOf(ann)]
    expect(await code(contract.sendNewMobileMsg, { uuid })).toBe(codeOf('sms.failed'))
    expect(before).toEqual([])
    expect(await code(contract.changeMobile, right)).toBe(0)
  })
  expect(await kept(ann)).toMatchObject({ mobile: fresh })
  await withSmsServer(ann, undefined, async (code) => {
    const { key } = await prove(ann)
    expect(await code(contract.askNewMobile, { key, mobile: other })).toBe(codeOf('sms.off'))
  })
})
