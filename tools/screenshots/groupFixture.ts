import type { Page } from '@playwright/test'
import { createOffer, decideOffer, listOfferGoods, moveOffer } from '#contract/groups/groups.ts'
import { times } from '#contract/kit/money.ts'
import { callApi } from './apiClient.ts'

/** An open group purchase of the supplier's first goods; returns its id. */
export async function openGroup(supplier: Page, operator: Page): Promise<string> {
  const { records } = await callApi(supplier, listOfferGoods, { limit: 10 })
  const { skuId, listPrice } = records[0]!
  const priceAt = (percent: number) => (Number(times(listPrice, percent)) / 100).toFixed(2)
  const { id, version } = await callApi(supplier, createOffer, {
    skuId,
    rungs: [
      { from: 20, price: priceAt(90) },
      { from: 60, price: priceAt(85) },
    ],
    maxQty: 200,
    perBuyer: 50,
    perDept: null,
    startsAt: null,
    endsAt: new Date(Date.now() + 72 * 3_600_000).toISOString(),
    freezeHours: 24,
    note: '',
  })
  const submitted = await callApi(supplier, moveOffer, { id, version, action: 'submit' })
  await callApi(operator, decideOffer, { id, version: submitted.version, decision: 'approve' })
  return id
}
