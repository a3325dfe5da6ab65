import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OrderDetail } from '#contract/ordering/orders.ts'
import { followUpComment } from '#contract/ordering/comments.ts'
import { RouteFormDialog } from '#web/kit/record/RouteFormDialog.tsx'
import { toast } from '#web/kit/overlay/toast.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { ArrivalSections } from '#web/modules/ordering/history/ArrivalSections.tsx'
import { ReceiveDialog } from '#web/modules/ordering/receipts/ReceiveDialog.tsx'

/** Arrivals of an order, with the action to receive them. */
export function OrderArrivals({ order: { orderId, can } }: { readonly order: OrderDetail }) {
  const { t } = useTranslation()
  const [receiving, setReceiving] = useState<string>()
  const [followingUp, setFollowingUp] = useState<string>()
  const canReceive = can.includes('receive')
  return (
    <>
      <ArrivalSections
        orderId={orderId}
        renderDeliveryActions={({ deliveryId, status }) =>
          canReceive &&
          status !== 'received' && <Button onClick={() => setReceiving(deliveryId)}>{t('action.receive')}</Button>
        }
        renderCommentActions={({ commentId, canFollowUp }) =>
          canFollowUp && <Button onClick={() => setFollowingUp(commentId)}>{t('ordering.followUp.title')}</Button>
        }
      />
      {followingUp !== undefined && (
        <RouteFormDialog
          title={t('ordering.followUp.title')}
          submit={t('ordering.followUp.submit')}
          route={followUpComment}
          fixed={{ commentId: followingUp }}
          labels="ordering.followUp.field"
          columns={1}
          fields={{ text: { rows: 4 }, pictures: {} }}
          onDone={() => toast.success(t('ordering.followUp.done'))}
          onClose={() => setFollowingUp(undefined)}
        />
      )}
      {receiving !== undefined && (
        <Suspense>
          <ReceiveDialog orderId={orderId} deliveryId={receiving} onClose={() => setReceiving(undefined)} />
        </Suspense>
      )}
    </>
  )
}
