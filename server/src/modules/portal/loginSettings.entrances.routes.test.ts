import { expect, test } from 'vitest'
import { checkEnable, queryLoginUrl } from '#contract/tenancy/tenancy.ts'
import { qryConfByItemCode } from '#contract/tenancy/configuration.ts'
import { storeSettings } from '#modules/tenancy/index.ts'
import { as, aTenant, database, Refused, refusalOf } from '#test/app.ts'
import { anOperator, save } from '#test/loginSettings.ts'

test('login settings: entrances lead to this site’s login by default, and only to safe URLs', async () => {
  const tenant = await aTenant()
  const operator = await anOperator(tenant)
  const codes = ['PUR_LOGIN_URL', 'SUP_LOGIN_URL'] as const
  const addresses = () =>
    Promise.all(
      codes.map(async (code) => {
        const answer = await as(tenant, queryLoginUrl, { code }).catch((error: unknown) => error)
        return answer instanceof Refused ? answer.message : (answer as { data: string }).data
      }),
    )
  const shown = async () => {
    const { purLoginUrl, supLoginUrl } = await as(tenant, checkEnable, {})
    return [purLoginUrl, supLoginUrl]
  }
  const own = ['/login', '/login?entrance=supplier']
  expect([await addresses(), await shown()]).toEqual([own, own])
  await save(operator, { PUR_LOGIN_URL: '', SUP_LOGIN_URL: '' })
  expect([await addresses(), await shown()]).toEqual([
    ['login.noPurchaserUrl', 'login.noSupplierUrl'],
    ['', ''],
  ])
  for (const evil of [
    'javascript:alert(1)',
    '//evil.example',
    '/\\evil.example',
    'https://a@evil.example/',
    'https:evil',
  ]) {
    expect([evil, await refusalOf(save(operator, { PUR_LOGIN_URL: evil }))]).toEqual([evil, 'input.invalid'])
    await database.write(tenant.id, (tx) => storeSettings(tx, { PUR_LOGIN_URL: evil, SUP_LOGIN_URL: evil }))
    // Invalid URLs are treated like an unset value.
    const isNone = evil !== 'https://a@evil.example/'
    const expected = isNone ? own : ['login.noPurchaserUrl', 'login.noSupplierUrl']
    expect([evil, await addresses()]).toEqual([evil, expected])
    expect((await as(tenant, qryConfByItemCode, { code: 'PUR_LOGIN_URL' })).val).toBe(isNone ? own[0] : '')
  }
})
