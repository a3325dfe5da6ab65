import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OrderSummary } from '#contract/ordering/orderSummary.ts'
import { useMay, useMe } from '#web/kit/client/me.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { lazyWith } from '#web/messages/lazy.ts'

const RequestDialog = lazyWith<{ readonly orderId: string; readonly onClose: () => void }>(
  ['ordering', 'ordering.returns'],
  async () => (await import('./RequestDialog.tsx')).RequestDialog,
)

const received: readonly OrderSummary['status'][] = ['45', '50', '55', '60', '70', '95']

interface RequestButtonProps {
  readonly order: OrderSummary
  readonly variant: 'plain' | 'text'
}

/** Button to request a return, on own orders with accepted goods that are in no return. */
export function RequestButton({ order, variant }: RequestButtonProps) {
  const { t } = useTranslation()
  const may = useMay()
  const userId = useMe()?.userInfo.userId
  const [isOpen, setIsOpen] = useState(false)
  const isReturnable =
    received.includes(order.status) &&
    order.lines.some(({ received: arrived, rejected, inReturn, returned }) => arrived - rejected > inReturn + returned)
  if (!isReturnable || order.buyerId !== userId || !may('order.return')) return null
  return (
    <>
      <Button variant={variant} onClick={() => setIsOpen(true)}>
        {t('orders.requestReturn')}
      </Button>
      {isOpen && (
        <Suspense>
          <RequestDialog orderId={order.orderId} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
