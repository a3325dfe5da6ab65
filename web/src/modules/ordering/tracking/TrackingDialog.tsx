import { useTranslation } from 'react-i18next'
import { orderTracking } from '#contract/ordering/delivery/tracking.ts'
import { useRead } from '#web/kit/client/api.ts'
import { Stack } from '#web/kit/layout/Card.tsx'
import { Dialog } from '#web/kit/overlay/Dialog.tsx'
import { CopyButton } from '#web/kit/ui/CopyButton.tsx'
import { ParcelStatus, ParcelTimeline } from './ParcelTimeline.tsx'
import css from './Tracking.module.css'

interface TrackingDialogProps {
  readonly orderId: string
  readonly onClose: () => void
}

/** Where the parcels of an order are. */
export function TrackingDialog({ orderId, onClose }: TrackingDialogProps) {
  const { t } = useTranslation()
  const parcels = useRead(orderTracking, { orderId })
  return (
    <Dialog title={t('orders.tracking.title')} width={600} onClose={onClose}>
      <Stack>
        {parcels.map((parcel) => (
          <section key={parcel.deliveryId} className={css['parcel']}>
            <header className={css['head']}>
              <b>{parcel.carrier}</b>
              <span className="num">{parcel.trackingNo}</span>
              <CopyButton text={parcel.trackingNo} />
              <ParcelStatus parcel={parcel} />
              <small>{parcel.deliveryNo}</small>
            </header>
            <ParcelTimeline parcel={parcel} />
          </section>
        ))}
      </Stack>
    </Dialog>
  )
}
