import { expect, test } from 'vitest'
import * as login from '#contract/login/login.ts'
import * as loginSettingsRoutes from '#contract/tenancy/loginSettingsRoutes.ts'
import { aPerson, as, aTenant, database, server, refusalOf } from '#test/app.ts'
import { loginForm } from '#test/login.ts'
import { createSsoAdmin, createEnabledEntry } from '#test/sso.ts'
import { saveLoginSettings } from './loginSettings.service.ts'
import { anOperator, save } from '#test/loginSettings.ts'

const off = { accountLogin: false, smsLogin: false, caLogin: false, qrLogin: true }

test('login settings: QR code alone, and methods that no operator can use, are refused', async () => {
  const tenant = await aTenant()
  const operator = await anOperator(tenant)
  for (const methods of [{ ...off, qrLogin: false }, off, { ...off, smsLogin: true }, { ...off, caLogin: true }])
    expect([methods, await refusalOf(save(operator, methods))]).toEqual([methods, 'loginSettings.noLoginMethod'])
  await aPerson(tenant, { mobile: '13800001111' })
  await anOperator(tenant, { mobile: '13800001112', permissions: ['org.manage'] })
  const gone = await anOperator(tenant, { mobile: '13800001113' })
  await database.write(tenant.id, (tx) =>
    tx.updateTable('identity.users').set({ disabled: true }).where('id', '=', gone.userId).execute(),
  )
  expect(await refusalOf(save(operator, { ...off, smsLogin: true }))).toBe('loginSettings.noLoginMethod')
})

test('login settings: SMS is sufficient if an operator has a number and a gateway is configured', async () => {
  const tenant = await aTenant()
  const operator = await anOperator(tenant, { mobile: '13800001114' })
  const { settings } = await as(operator, loginSettingsRoutes.getLoginSettings, {})
  const wanted = { ...settings, ...off, smsLogin: true }
  const mute = { ...server.app.context, sms: undefined }
  const withoutSms = database.write(tenant.id, (tx) => saveLoginSettings(mute, tx, operator, 1, wanted))
  expect(await refusalOf(withoutSms)).toBe('loginSettings.noLoginMethod')
  await save(operator, { ...off, smsLogin: true })
  expect(await refusalOf(as(tenant, login.login, await loginForm(tenant.host, operator.userCode, 'Any@20262')))).toBe(
    'login.wayOff',
  )
})

test('login settings: certificates are sufficient while an operator has a valid one', async () => {
  const tenant = await aTenant()
  const operator = await anOperator(tenant)
  const bind = (personId: string, until: number) =>
    database.write(tenant.id, (tx) =>
      tx
        .insertInto('certificates.certificates')
        .values({
          person_id: personId,
          fingerprint: `${personId}${until}`,
          serial: '4a',
          subject: 'CN=严明哲',
          issuer: 'CN=CA',
          not_after: new Date(Date.now() + until),
        })
        .execute(),
    )
  await bind(operator.personId, -1000)
  await bind((await aPerson(tenant)).personId, 86_400_000)
  expect(await refusalOf(save(operator, { ...off, caLogin: true }))).toBe('loginSettings.noLoginMethod')
  await bind(operator.personId, 86_400_000)
  expect(await refusalOf(save(operator, off))).toBe('loginSettings.noLoginMethod')
  await save(operator, { ...off, caLogin: true })
})

test('login settings: an SSO entry is sufficient if enabled, proven, and open to operators', async () => {
  const tenant = await aTenant()
  const [operator, it] = [await anOperator(tenant), await createSsoAdmin(tenant)]
  const [mapped, buyers] = [
    await createEnabledEntry(it, { secret: 'x'.repeat(32), accountBy: 'mapping' }),
    await createEnabledEntry(it, { secret: 'x'.repeat(32), app: 'buyers', entrance: 'purchaser' }),
  ]
  const used = (id: string) =>
    database.write(tenant.id, (tx) =>
      tx.updateTable('sso.entries').set({ last_used_at: new Date() }).where('id', '=', id).execute(),
    )
  await used(buyers.id)
  await used(mapped.id)
  expect(await refusalOf(save(operator, off))).toBe('loginSettings.noLoginMethod')
  const link = (userId: string) =>
    database.write(tenant.id, (tx) =>
      tx
        .insertInto('sso.subjects')
        .values({ entry_id: mapped.id, issuer: 'i', subject: userId, user_id: userId })
        .execute(),
    )
  await link(it.userId)
  expect(await refusalOf(save(operator, off))).toBe('loginSettings.noLoginMethod')
  await link(operator.userId)
  await save(operator, off)
  await save(operator, { accountLogin: true })
  const claimed = await createEnabledEntry(it, { secret: 'x'.repeat(32), app: 'claimed' })
  await database.write(tenant.id, (tx) =>
    tx.updateTable('sso.entries').set({ is_enabled: false }).where('id', '=', mapped.id).execute(),
  )
  expect(await refusalOf(save(operator, off))).toBe('loginSettings.noLoginMethod')
  await used(claimed.id)
  await save(operator, off)
})
