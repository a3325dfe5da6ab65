import { expect, test } from 'vitest'
import { deliveryPdf, listDeliveries } from '#contract/ordering/delivery/deliveries.ts'
import { returnSlip } from '#contract/ordering/returns/returns.ts'
import { aPerson, as, ask } from '#test/app.ts'
import { received } from '#test/ordering/returns.ts'
import { buyingPermissions } from '#test/orderingFixture.ts'
import { textsOf } from '#test/pdf.ts'

const pagesIn = (pdf: Uint8Array) => textsOf(pdf).map((page) => page.length > 5)

test('papers: parties of the order download packing list, labels and return slip, and others do not', async () => {
  const market = await received()
  const { buyer, supplier, tenant, request, orderId } = market
  const [delivery] = (await as(buyer, listDeliveries, { orderId })).records
  const { deliveryId, deliveryNo } = delivery!
  for (const person of [buyer, supplier]) {
    const note = await ask(person, deliveryPdf, { deliveryId, paper: 'note' })
    expect(note.headers['content-disposition']).toContain(`${deliveryNo}.pdf`)
    expect(pagesIn(note.rawPayload)).toEqual([true])
    expect(pagesIn((await ask(person, deliveryPdf, { deliveryId, paper: 'label' })).rawPayload)).toEqual([true])
  }
  const { id, returnNo } = await request(2)
  const slip = await ask(supplier, returnSlip, { id })
  expect(slip.headers['content-disposition']).toContain(`${returnNo}.pdf`)
  expect(pagesIn(slip.rawPayload)).toEqual([true])
  const stranger = await aPerson(tenant, { permissions: buyingPermissions })
  for (const [route, input] of [
    [deliveryPdf, { deliveryId, paper: 'note' }],
    [returnSlip, { id }],
  ] as const)
    expect((await ask(stranger, route as never, input as never)).json()).toMatchObject({ code: 1004 })
})
