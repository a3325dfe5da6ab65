import { useTranslation } from 'react-i18next'
import type { Checkout } from '#contract/ordering/checkout.ts'
import type { Allocation } from '#contract/ordering/costCentres.ts'
import { Section } from '#web/kit/layout/Section.tsx'
import type { ChosenAllocation } from '#web/modules/ordering/costCentres/AllocationFields.tsx'
import { LineAllocations } from '#web/modules/ordering/costCentres/LineAllocations.tsx'
import { linesOf } from './checkout.ts'

interface CheckoutAllocationsProps {
  readonly order: Checkout
  readonly requested: Allocation
  readonly values: ReadonlyMap<string, ChosenAllocation>
  readonly onChange: (values: ReadonlyMap<string, ChosenAllocation>) => void
  readonly owed: boolean
}

/** Section of cost centres and project numbers, by SKU. */
export function CheckoutAllocations({ order, requested, values, onChange, owed }: CheckoutAllocationsProps) {
  const { t } = useTranslation()
  return (
    <Section bare title={t('orders.allocation')}>
      <LineAllocations
        requested={requested}
        lines={linesOf(order)}
        keyOf={({ skuId }) => skuId}
        values={values}
        onChange={onChange}
        owed={owed}
      />
    </Section>
  )
}
