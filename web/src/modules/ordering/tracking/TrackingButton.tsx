import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OrderSummary } from '#contract/ordering/orderSummary.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { TrackingDialog } from './TrackingDialog.tsx'

/** Logistics of an order, once something of it was shipped. */
export function TrackingButton({ order: { orderId, lines } }: { readonly order: OrderSummary }) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  if (lines.every(({ shipped }) => shipped === 0)) return null
  return (
    <>
      <Button variant="text" onClick={() => setIsOpen(true)}>
        {t('orders.tracking.action')}
      </Button>
      {isOpen && (
        <Suspense>
          <TrackingDialog orderId={orderId} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
