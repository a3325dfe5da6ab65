import { expect, test } from 'vitest'
import * as factors from '#contract/login/factors.ts'
import * as login from '#contract/login/login.ts'
import { as, aTenant, database, server, refusalOf } from '#test/app.ts'
import { loginForm, encryptPassword } from '#test/login.ts'
import { totpCodeAt, setAuthenticator } from '../index.ts'
import {
  password,
  oldMobile,
  personWithPassword,
  prove,
  otherSession,
  storedContact,
  begin,
} from '#test/contactChange.ts'

test('contact change: a reauthentication is bound to its person and session', async () => {
  const tenant = await aTenant()
  const ann = await personWithPassword(tenant, { mobile: oldMobile })
  const [phone, bob] = [await otherSession(ann), await personWithPassword(tenant)]
  const gone = ['login.keyGone', 'login.keyGone']
  expect(await begin(ann, 'nothing')).toEqual(gone)
  expect(await begin(ann, (await prove(bob)).key)).toEqual(gone)
  expect(await begin(ann, (await prove(phone)).key)).toEqual(gone)
  const form = await loginForm(tenant.host, ann.userCode, password)
  await as(tenant, login.checkJobNoMobile, form)
  expect(await begin(ann, form.key)).toEqual(gone)
  expect(await storedContact(ann)).toEqual({ mobile: oldMobile, email: '' })
  expect(await begin(ann, (await prove(ann)).key)).toEqual(['accepted', 'accepted'])
})

test('contact change: people with a second factor must show it, too', async () => {
  const tenant = await aTenant()
  const root = await personWithPassword(tenant, { entrance: 'operator', mobile: oldMobile })
  await database.write(tenant.id, (tx) =>
    setAuthenticator(tx, server.app.context.encryptionKey, root.personId, 'JBSWY3DPEHPK3PXP'),
  )
  const { key, userCode, methods } = await prove(root)
  expect(methods).toEqual(['totp'])
  expect(await begin(root, key)).toEqual(['login.secondFactor', 'login.secondFactor'])
  const shown = { key, userCode, method: 'totp' } as const
  expect(await refusalOf(as(tenant, factors.verifyFactor, { ...shown, code: '0000' }))).toBe('login.factorWrong')
  expect(await begin(root, key)).toEqual(['login.secondFactor', 'login.secondFactor'])
  await as(tenant, factors.verifyFactor, { ...shown, code: totpCodeAt('JBSWY3DPEHPK3PXP', new Date()) })
  expect(await begin(root, key)).toEqual(['accepted', 'accepted'])
})

test('contact change: of fifty concurrent password guesses five are verified, and the correct one waits', async () => {
  const tenant = await aTenant()
  const ann = await personWithPassword(tenant)
  const forms = await Promise.all(Array.from({ length: 50 }, () => encryptPassword(tenant.host, 'Wrong@2026')))
  const outcomes = await Promise.all(forms.map((form) => refusalOf(as(ann, factors.prove, form))))
  expect(outcomes.filter((outcome) => outcome === 'password.wrong')).toHaveLength(5)
  expect(await refusalOf(prove(ann))).toBe('login.locked')
})
