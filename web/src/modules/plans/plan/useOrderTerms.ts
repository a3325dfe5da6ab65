import { useState } from 'react'
import { queryReceiverAddress } from '#contract/ordering/addresses.ts'
import { checkout } from '#contract/ordering/checkout.ts'
import { listInvoiceTitles } from '#contract/ordering/invoiceTitles.ts'
import type { PaymentMethod } from '#contract/ordering/orderSummary.ts'
import { useRead } from '#web/kit/client/api.ts'
import { lacksAllocation, noAllocation, sentAllocation } from '#web/modules/ordering/costCentres/AllocationFields.tsx'
import { useAllocation } from '#web/modules/ordering/costCentres/useAllocation.ts'

/** Address, invoice title and payment of an order from a plan, beside the server's preview of what is chosen. */
export function useOrderTerms(wanted: readonly { readonly skuId: string; readonly quantity: number }[]) {
  const [addressId, setAddressId] = useState<string>()
  const [titleId, setTitleId] = useState<string>()
  const [chosenMethod, setMethod] = useState<PaymentMethod>()
  const requested = useAllocation()
  const [allocation, setAllocation] = useState(noAllocation)
  const addresses = useRead(queryReceiverAddress, {})
  const titles = useRead(listInvoiceTitles, {})
  const address = addresses.find((one) => one.addressId === addressId) ?? addresses[0]
  const title = titles.find((one) => one.invoiceTitleId === titleId) ?? titles[0]
  const preview = useRead(
    checkout,
    {
      lines: wanted.map(({ skuId, quantity }) => ({ skuId, quantity })),
      ...(chosenMethod ? { paymentMethod: chosenMethod } : {}),
    },
    { suspense: false, enabled: wanted.length > 0 },
  )
  const order = wanted.length > 0 ? preview.reply : undefined
  const method = chosenMethod ?? order?.paymentMethods.find(({ enabled }) => enabled)?.method
  const isComplete = address && title && method && !lacksAllocation(allocation, requested)
  return {
    order,
    isLate: preview.isLate,
    lacksAddress: !address || !title,
    /** What is sent; undefined: something is missing. */
    terms: isComplete
      ? {
          addressId: address.addressId,
          invoiceTitleId: title.invoiceTitleId,
          paymentMethod: method,
          ...sentAllocation(allocation),
        }
      : undefined,
    fields: {
      addresses,
      titles,
      address,
      title,
      method,
      methods: (order?.paymentMethods ?? []).filter(({ enabled }) => enabled),
      requested,
      allocation,
      setAddressId,
      setTitleId,
      setMethod,
      setAllocation,
    },
  }
}
export type OrderTerms = ReturnType<typeof useOrderTerms>
