import { describe, expect, test } from 'vitest'
import { orderPdf } from '#contract/ordering/orders.ts'
import { aPerson, ask } from '#test/app.ts'
import { createOrderingFixture, createOrder, buyingPermissions } from '#test/orderingFixture.ts'

describe('order access: the document', () => {
  test('is a PDF for readers of the order only', { timeout: 60_000 }, async () => {
    const market = await createOrderingFixture()
    const { orderId, orderNo } = await createOrder(market)
    const pdf = await ask(market.buyer, orderPdf, { orderId })
    expect(pdf.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename=${orderNo}.pdf`,
      'content-security-policy': "default-src 'none'; sandbox",
    })
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    const stranger = await aPerson(market.tenant, { permissions: buyingPermissions })
    expect((await ask(stranger, orderPdf, { orderId })).json()).toMatchObject({ code: 1004 })
    expect((await ask({ host: market.tenant.host }, orderPdf, { orderId })).json()).toMatchObject({ code: -100 })
    expect((await ask(market.buyer, orderPdf, { orderId: '../etc' })).json()).toMatchObject({ code: 1000 })
  })
})
