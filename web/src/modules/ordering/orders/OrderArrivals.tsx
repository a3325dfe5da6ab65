import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OrderDetail } from '#contract/ordering/orders.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { ArrivalSections } from '#web/modules/ordering/history/ArrivalSections.tsx'
import { ReceiveDialog } from '#web/modules/ordering/receipts/ReceiveDialog.tsx'

/** Arrivals of an order, with the action to receive them. */
export function OrderArrivals({ order: { orderId, can } }: { readonly order: OrderDetail }) {
  const { t } = useTranslation()
  const [receiving, setReceiving] = useState<string>()
  const canReceive = can.includes('receive')
  return (
    <>
      <ArrivalSections
        orderId={orderId}
        renderDeliveryActions={({ deliveryId, status }) =>
          canReceive &&
          status !== 'received' && <Button onClick={() => setReceiving(deliveryId)}>{t('action.receive')}</Button>
        }
      />
      {receiving !== undefined && (
        <Suspense>
          <ReceiveDialog orderId={orderId} deliveryId={receiving} onClose={() => setReceiving(undefined)} />
        </Suspense>
      )}
    </>
  )
}
