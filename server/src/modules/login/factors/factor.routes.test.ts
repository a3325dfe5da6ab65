import { expect, test } from 'vitest'
import * as factors from '#contract/login/factors.ts'
import * as passkeys from '#contract/login/passkeys.ts'
import { qryUserRefDetail } from '#contract/identity/identity.ts'
import { afterCheckLogin } from '#contract/login/login.ts'
import { aPerson, as, aTenant, database, moveClock, refusalOf } from '#test/app.ts'
import { encryptPassword } from '#test/login.ts'
import { password, half, codeNow, anOperator, requested } from '#test/login/secondFactor.ts'

test('second factor: an operator must set one up before anything else, and use it afterwards', async () => {
  const tenant = await aTenant()
  const ann = await anOperator(tenant)
  expect(ann.recoveryCodes).toHaveLength(10)
  await as(ann, qryUserRefDetail, {})

  moveClock(half)
  const step = await requested(tenant, ann.userCode)
  expect(await refusalOf(as(tenant, afterCheckLogin, step))).toBe('login.secondFactor')
  const shown = { ...step, method: 'totp', code: codeNow(ann.secret) } as const
  expect(await refusalOf(as(tenant, factors.verifyFactor, { ...shown, code: '000001' }))).toBe('login.factorWrong')
  await as(tenant, factors.verifyFactor, shown)
  await as(tenant, afterCheckLogin, step)
  expect(await refusalOf(as(tenant, factors.verifyFactor, shown))).toBe('login.keyGone')
})

test('second factor: replay: a TOTP code is accepted once, even concurrently', async () => {
  const tenant = await aTenant()
  const ann = await anOperator(tenant)
  moveClock(half)
  const steps = [
    await requested(tenant, ann.userCode),
    await requested(tenant, ann.userCode),
    await requested(tenant, ann.userCode),
  ]
  const code = codeNow(ann.secret)
  const outcomes = await Promise.all(
    steps.map((step) => refusalOf(as(tenant, factors.verifyFactor, { ...step, method: 'totp', code }))),
  )
  expect(outcomes.toSorted()).toEqual(['accepted', 'login.factorWrong', 'login.factorWrong'])
})

test('second factor: a recovery code is accepted once, in any notation', async () => {
  const tenant = await aTenant()
  const ann = await anOperator(tenant)
  const code = ann.recoveryCodes[3]!.toUpperCase().replace('-', ' ')
  const [one, two] = [await requested(tenant, ann.userCode), await requested(tenant, ann.userCode)]
  const outcomes = await Promise.all(
    [one, two].map((step) => refusalOf(as(tenant, factors.verifyFactor, { ...step, method: 'recovery', code }))),
  )
  expect(outcomes.toSorted()).toEqual(['accepted', 'login.factorWrong'])
  expect((await as(ann, factors.myFactors, {})).recoveryCodes).toBe(9)
})

test('second factor: brute force: five wrong codes lock the person across all logins', async () => {
  const tenant = await aTenant()
  const ann = await anOperator(tenant)
  moveClock(half)
  const step = await requested(tenant, ann.userCode)
  const guesses = Array.from({ length: 12 }, (_, index) => String(index).padStart(6, '0'))
  const outcomes = await Promise.all(
    guesses.map((code) => refusalOf(as(tenant, factors.verifyFactor, { ...step, method: 'totp', code }))),
  )
  expect(outcomes.filter((outcome) => outcome === 'login.factorWrong')).toHaveLength(5)
  const again = { ...(await requested(tenant, ann.userCode)), method: 'totp', code: codeNow(ann.secret) } as const
  expect(await refusalOf(as(tenant, factors.verifyFactor, again))).toBe('login.locked')
})

test('second factor: the password alone neither replaces nor removes it', async () => {
  const tenant = await aTenant()
  const ann = await anOperator(tenant)
  const step = await requested(tenant, ann.userCode)
  for (const call of [
    () => as(tenant, factors.newTotp, step),
    () => as(tenant, passkeys.newPasskey, step),
    () => as(tenant, factors.newRecoveryCodes, step),
    () => as(tenant, factors.removeFactor, step),
  ])
    expect(await refusalOf(call())).toBe('login.secondFactor')
})

test('second factor: changes require the password again and keep the session', async () => {
  const tenant = await aTenant()
  const ann = await aPerson(tenant, { password })
  const wrong = await encryptPassword(tenant.host, 'Wrong@2026')
  expect(await refusalOf(as(ann, factors.prove, wrong))).toBe('password.wrong')
  const { key, userCode, methods } = await as(ann, factors.prove, await encryptPassword(tenant.host, password))
  expect(methods).toEqual([])
  const step = { key, userCode }
  expect(await refusalOf(as(tenant, afterCheckLogin, step))).toBe('login.keyGone')
  const { secret } = await as(tenant, factors.newTotp, step)
  expect(await refusalOf(as(tenant, factors.confirmTotp, { ...step, code: '000000' }))).toBe('login.factorWrong')
  await as(tenant, factors.confirmTotp, { ...step, code: codeNow(secret) })
  expect(await as(ann, factors.myFactors, {})).toMatchObject({ recoveryCodes: 10, passkeys: [], isRequired: false })
  await as(tenant, factors.removeFactor, step)
  expect(await as(ann, factors.myFactors, {})).toMatchObject({ totp: null, recoveryCodes: 0 })
})

test('second factor: an operator cannot remove the last one', async () => {
  const tenant = await aTenant()
  const ann = await anOperator(tenant)
  const { key, userCode } = await as(ann, factors.prove, await encryptPassword(tenant.host, password))
  moveClock(half)
  await as(tenant, factors.verifyFactor, { key, userCode, method: 'totp', code: codeNow(ann.secret) })
  expect(await refusalOf(as(tenant, factors.removeFactor, { key, userCode }))).toBe('factor.last')
  expect((await as(ann, factors.myFactors, {})).totp).not.toBeNull()
})

test('second factor: the database contains no readable secrets or recovery codes', async () => {
  const tenant = await aTenant()
  const { secret, recoveryCodes, personId } = await anOperator(tenant)
  const rows = await database.read(tenant.id, (db) =>
    db.selectFrom('login.authenticators').selectAll().where('person_id', '=', personId).execute(),
  )
  expect(rows).toHaveLength(1)
  expect(rows[0]!.secret.toString('latin1')).not.toContain(secret)
  const kept = await database.read(tenant.id, (db) => db.selectFrom('login.recovery_codes').selectAll().execute())
  expect(kept.map(({ sha }) => sha.toString('latin1')).join()).not.toContain(recoveryCodes[0])
})
