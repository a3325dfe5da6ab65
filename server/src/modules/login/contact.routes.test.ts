import { expect, test } from 'vitest'
import * as contract from '#contract/login/contact.ts'
import * as factors from '#contract/login/factors.ts'
import { qryUserRefDetail } from '#contract/identity/identity.ts'
import * as login from '#contract/login/login.ts'
import { type RefusalCode, refusals } from '#contract/refusals.ts'
import { checkEnable } from '#contract/tenancy/tenancy.ts'
import { openSms } from '#kit/sms/sms.ts'
import { aPerson, as, aTenant, database, server, refusalOf } from '#test/app.ts'
import { loginForm, encryptPassword } from '#test/login.ts'
import { withSmsServer, lastCode, messagesTo } from '#test/sms.ts'
import { totpCodeAt, setAuthenticator } from './index.ts'
import {
  password,
  old,
  fresh,
  other,
  somebody,
  prove,
  requested,
  sent,
  change,
  elsewhere,
  isIn,
  kept,
  eventsOf,
  logIn,
  begin,
} from '#test/contactChange.ts'

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
