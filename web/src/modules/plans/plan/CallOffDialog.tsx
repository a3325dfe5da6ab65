import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import type { Plan } from '#contract/plans/plan.ts'
import { callOff } from '#contract/plans/plans.ts'
import { useWrite } from '#web/kit/client/api.ts'
import { freshKey } from '#web/kit/client/request.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { Stack } from '#web/kit/layout/Card.tsx'
import { Dialog } from '#web/kit/overlay/Dialog.tsx'
import { Alert } from '#web/kit/ui/Alert.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { pricesIn, type Quantities, wantedOf } from './callOff.ts'
import { CallOffLine } from './CallOffLine.tsx'
import { OrderTermsFields } from './OrderTermsFields.tsx'
import { useOrderTerms } from './useOrderTerms.ts'

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
  const [idempotencyKey, setKey] = useState(freshKey)
  const wanted = wantedOf(open, quantities)
  const { order, isLate, lacksAddress, terms, fields } = useOrderTerms(wanted)
  const prices = pricesIn(order)
  const send = useWrite(callOff, {
    idempotencyKey,
    onDone: ({ orders }) => {
      const requested = new URLSearchParams(orders.map(({ orderId }) => ['orderId', orderId]))
      void navigate(`/orderSubmitted?${requested.toString()}`)
    },
  })
  const isReady = order?.canSubmit === true && !isLate && terms !== undefined
  const onSubmit = () => {
    if (!isReady) return
    send.mutate(
      {
        id: plan.id,
        lines: wanted.flatMap(({ lineId, skuId, quantity }) => {
          const seenPrice = prices.get(skuId)
          return seenPrice === undefined ? [] : [{ lineId, quantity, seenPrice }]
        }),
        ...terms,
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
        {lacksAddress && <Alert tone="warn">{t('plans.callOff.noAddress')}</Alert>}
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
        <OrderTermsFields of={fields} />
        {order && (
          <p aria-live="polite">
            {t('plans.callOff.total')} <Amount value={order.total} size="tile" />
          </p>
        )}
      </Stack>
    </Dialog>
  )
}
