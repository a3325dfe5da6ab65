import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { queryReceiverAddress } from '#contract/ordering/addresses.ts'
import { checkout } from '#contract/ordering/checkout.ts'
import { listInvoiceTitles } from '#contract/ordering/invoiceTitles.ts'
import type { PaymentMethod } from '#contract/ordering/orderSummary.ts'
import type { Plan } from '#contract/plans/plan.ts'
import { callOff } from '#contract/plans/plans.ts'
import { useRead, useWrite } from '#web/kit/client/api.ts'
import { freshKey } from '#web/kit/client/request.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { Field } from '#web/kit/form/Field.tsx'
import { FieldGrid, Stack } from '#web/kit/layout/Card.tsx'
import { Dialog } from '#web/kit/overlay/Dialog.tsx'
import { Select } from '#web/kit/select/Select.tsx'
import { Alert } from '#web/kit/ui/Alert.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import {
  AllocationFields,
  lacksAllocation,
  noAllocation,
  sentAllocation,
} from '#web/modules/ordering/costCentres/AllocationFields.tsx'
import { useAllocation } from '#web/modules/ordering/costCentres/useAllocation.ts'
import { pricesIn, type Quantities, wantedOf } from './callOff.ts'
import { CallOffLine } from './CallOffLine.tsx'

interface CallOffDialogProps {
  readonly plan: Plan
  readonly onClose: () => void
}

/** Orders approved quantities: prices and totals are those of the server for what is chosen. */
export function CallOffDialog({ plan, onClose }: CallOffDialogProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const open = plan.lines.filter(({ remaining, skuId }) => remaining > 0 && skuId !== null)
  const [quantities, setQuantities] = useState<Quantities>(() => new Map())
  const [addressId, setAddressId] = useState<string>()
  const [titleId, setTitleId] = useState<string>()
  const [chosenMethod, setMethod] = useState<PaymentMethod>()
  const requested = useAllocation()
  const [allocation, setAllocation] = useState(noAllocation)
  const [idempotencyKey, setKey] = useState(freshKey)
  const addresses = useRead(queryReceiverAddress, {})
  const titles = useRead(listInvoiceTitles, {})
  const address = addresses.find((one) => one.addressId === addressId) ?? addresses[0]
  const title = titles.find((one) => one.invoiceTitleId === titleId) ?? titles[0]
  const wanted = wantedOf(open, quantities)
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
  const prices = pricesIn(order)
  const send = useWrite(callOff, {
    idempotencyKey,
    onDone: ({ orders }) => {
      const requested = new URLSearchParams(orders.map(({ orderId }) => ['orderId', orderId]))
      void navigate(`/orderSubmitted?${requested.toString()}`)
    },
  })
  const isAllocated = !lacksAllocation(allocation, requested)
  const isReady = order?.canSubmit === true && !preview.isLate && isAllocated && address && title && method
  const onSubmit = () => {
    if (!isReady) return
    send.mutate(
      {
        id: plan.id,
        lines: wanted.flatMap(({ lineId, skuId, quantity }) => {
          const seenPrice = prices.get(skuId)
          return seenPrice === undefined ? [] : [{ lineId, quantity, seenPrice }]
        }),
        addressId: address.addressId,
        invoiceTitleId: title.invoiceTitleId,
        paymentMethod: method,
        ...sentAllocation(allocation),
      },
      { onError: () => setKey(freshKey()) },
    )
  }
  return (
    <Dialog
      title={t('plans.callOff.title')}
      width={800}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button variant="solid" busy={send.isPending} disabled={!isReady} onClick={onSubmit}>
            {t('plans.callOff.submit')}
          </Button>
        </>
      }
    >
      <Stack>
        <p>{t('plans.callOff.text')}</p>
        {(!address || !title) && <Alert tone="warn">{t('plans.callOff.noAddress')}</Alert>}
        {order !== undefined && order.unreviewed > 0 && (
          <Alert tone="warn">{t('plans.callOff.unreviewed', { count: order.unreviewed })}</Alert>
        )}
        <ul>
          {open.map((line) => (
            <CallOffLine
              key={line.id}
              line={line}
              percent={plan.pricePercent}
              price={prices.get(line.skuId ?? '') ?? line.currentPrice}
              quantity={quantities.get(line.id) ?? 0}
              onQuantity={(quantity) => setQuantities((all) => new Map(all).set(line.id, quantity))}
            />
          ))}
        </ul>
        <FieldGrid columns={3}>
          <Field
            label={t('plans.callOff.address')}
            value={address?.addressId ?? ''}
            onChange={(value) => setAddressId(String(value))}
            control={
              <Select
                options={addresses.map((one) => ({ value: one.addressId, label: `${one.consignee} ${one.detail}` }))}
              />
            }
          />
          <Field
            label={t('plans.callOff.invoiceTitle')}
            value={title?.invoiceTitleId ?? ''}
            onChange={(value) => setTitleId(String(value))}
            control={<Select options={titles.map((one) => ({ value: one.invoiceTitleId, label: one.title }))} />}
          />
          <Field
            label={t('plans.callOff.payment')}
            value={method ?? ''}
            onChange={(value) => setMethod(value as PaymentMethod)}
            control={
              <Select
                options={(order?.paymentMethods ?? [])
                  .filter(({ enabled }) => enabled)
                  .map((one) => ({ value: one.method, label: t(`orders.payment.${one.method}`) }))}
              />
            }
          />
          {requested && <AllocationFields requested={requested} value={allocation} onChange={setAllocation} />}
        </FieldGrid>
        {order && (
          <p aria-live="polite">
            {t('plans.callOff.total')} <Amount value={order.total} size="tile" />
          </p>
        )}
      </Stack>
    </Dialog>
  )
}
