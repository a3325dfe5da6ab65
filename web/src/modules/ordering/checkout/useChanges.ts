import { useState } from 'react'
import type { Checkout } from '#contract/ordering/checkout.ts'
import { changesOf, firstPrices, linesOf, signatureOf } from './checkout.ts'

/** Price changes since the buyer saw the goods, and whether exactly these were accepted. */
export function useChanges(order: Checkout) {
  const lines = linesOf(order)
  const [shown] = useState(() => firstPrices(lines))
  const [agreedTo, setAgreedTo] = useState('')
  const all = changesOf(lines, shown)
  const signature = signatureOf(all)
  return {
    all,
    isAgreed: agreedTo === signature,
    agree: (agreed: boolean) => setAgreedTo(agreed ? signature : ''),
  }
}
