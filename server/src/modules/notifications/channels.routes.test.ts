import { expect, test } from 'vitest'
import { dayOf } from '#contract/kit/calendar.ts'
import * as operating from '#contract/notifications/operating.ts'
import { getPreferences, savePreferences } from '#contract/notifications/preferences.ts'
import { aPerson, as, aTenant, runJob } from '#test/app.ts'
import { setPrices } from '#test/catalogue/agreementPrices.ts'
import { createLiveGoods } from '#test/catalogue/liveGoods.ts'
import { createCatalogueFixture } from '#test/catalogueFixture.ts'
import { allMails, giveAddress, withLetters } from '#test/mail/letters.ts'
import { approvalWaitingFor, messagesOf, withMessages } from '#test/notifications/messages.ts'
import { messagesTo } from '#test/sms.ts'

const dayIn = (days: number) => dayOf(new Date(Date.now() + days * 86_400_000))

test('messages: an agreement ending within thirty days is announced once, to its supplier and to price operators', async () => {
  const shop = await createCatalogueFixture()
  const { tenant, supplierId } = shop
  const [first, second, later] = await createLiveGoods(shop, {}, {}, {})
  const operator = await aPerson(tenant, { permissions: ['agreementPrice.manage'], entrance: 'operator' })
  const supplier = await aPerson(tenant, { permissions: ['product.manage'], supplierId })
  const [buyer, assistant] = [await aPerson(tenant), await aPerson(tenant, { supplierId })]
  await giveAddress(supplier, 'supplier@example.com')
  const priceOf = (skuId: string | undefined, agreementNo: string, days: number) => ({
    skuId: skuId!,
    deptId: tenant.root.id,
    agreementNo,
    title: '',
    price: '60',
    tiers: [],
    validFrom: dayIn(-1),
    validTo: dayIn(days),
  })
  await setPrices(shop.tenant.id, [priceOf(first, 'XY30', 30), priceOf(second, 'XY30', 30), priceOf(later, 'XY31', 31)])
  const mails = await withLetters(async () => {
    for (const _ of [1, 2]) await runJob('catalogue.warnOfAgreements', tenant.id)
    return allMails(tenant)
  })
  const title = `协议 XY30 将于 ${dayIn(30)} 到期`
  expect(await messagesOf(supplier)).toMatchObject([
    {
      title,
      enTitle: `Agreement XY30 ends on ${dayIn(30)}`,
      content: '协议内 2 个价格即将到期，请及时洽谈续签。',
      url: '/supplierProducts',
      bizChildType: '140050401',
    },
  ])
  expect(await messagesOf(operator)).toMatchObject([
    { title, content: expect.stringContaining('2 个协议价即将到期，请安排续签。') as unknown, url: '/agreementPrices' },
  ])
  for (const nobody of [buyer, assistant]) expect(await messagesOf(nobody)).toEqual([])
  expect(mails.map(({ recipient, subject }) => [recipient, subject])).toEqual([['supplier@example.com', title]])
})

test('messages: the title is sent by SMS only to people who chose it and have a number', async () => {
  const tenant = await aTenant()
  const permissions = ['approval.decide'] as const
  const mobiles = ['13900000001', '13900000002'] as const
  const [chooser, other] = [
    await aPerson(tenant, { permissions, mobile: mobiles[0] }),
    await aPerson(tenant, { permissions, mobile: mobiles[1] }),
  ]
  const nobody = await aPerson(tenant, { permissions })
  const operator = await aPerson(tenant, { entrance: 'operator', permissions: ['message.manage'] })
  for (const who of [chooser, nobody]) {
    const { version, bell, popUp, digestHour } = await as(who, getPreferences, {})
    const choices = [{ topic: 'approvalTodo' as const, channels: ['site' as const, 'sms' as const] }]
    await as(who, savePreferences, { version, bell, popUp, digestHour, choices })
  }
  await withMessages(tenant, [chooser, approvalWaitingFor(chooser, other, nobody)])
  expect(await messagesTo(tenant, mobiles[0])).toMatchObject([{ text: 'DD1 待您审批，请登录平台查看。', code: '' }])
  expect(await messagesTo(tenant, mobiles[1])).toEqual([])
  expect(await messagesOf(nobody)).toHaveLength(1)
  const bySms = (await as(operator, operating.listDeliveries, {})).records.filter(({ channel }) => channel === 'sms')
  expect(bySms).toMatchObject([{ status: 'sent', attempts: 1, address: '139****0001' }])
})
