import { useTranslation } from 'react-i18next'
import type { PaymentMethod } from '#contract/ordering/orderSummary.ts'
import { Field } from '#web/kit/form/Field.tsx'
import { FieldGrid } from '#web/kit/layout/Card.tsx'
import { Select } from '#web/kit/select/Select.tsx'
import { AllocationFields } from '#web/modules/ordering/costCentres/AllocationFields.tsx'
import type { OrderTerms } from './useOrderTerms.ts'

/** Fields for the address, invoice title and payment of an order from a plan. */
export function OrderTermsFields({ of }: { readonly of: OrderTerms['fields'] }) {
  const { t } = useTranslation()
  return (
    <FieldGrid columns={3}>
      <Field
        label={t('plans.callOff.address')}
        value={of.address?.addressId ?? ''}
        onChange={(value) => of.setAddressId(String(value))}
        control={
          <Select
            options={of.addresses.map((one) => ({ value: one.addressId, label: `${one.consignee} ${one.detail}` }))}
          />
        }
      />
      <Field
        label={t('plans.callOff.invoiceTitle')}
        value={of.title?.invoiceTitleId ?? ''}
        onChange={(value) => of.setTitleId(String(value))}
        control={<Select options={of.titles.map((one) => ({ value: one.invoiceTitleId, label: one.title }))} />}
      />
      <Field
        label={t('plans.callOff.payment')}
        value={of.method ?? ''}
        onChange={(value) => of.setMethod(value as PaymentMethod)}
        control={
          <Select
            options={of.methods.map((one) => ({ value: one.method, label: t(`orders.payment.${one.method}`) }))}
          />
        }
      />
      {of.requested && <AllocationFields requested={of.requested} value={of.allocation} onChange={of.setAllocation} />}
    </FieldGrid>
  )
}
