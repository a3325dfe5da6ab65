import { useTranslation } from 'react-i18next'
import type { ReactNode } from 'react'
import type { Tracking } from '#contract/ordering/delivery/tracking.ts'
import type { Delivery, DeliveryStatus } from '#contract/ordering/delivery/deliveries.ts'
import { CopyButton } from '#web/kit/ui/CopyButton.tsx'
import { StatusTag, type Tone } from '#web/kit/ui/StatusTag.tsx'
import { secondOf } from '#web/kit/format/time.ts'
import { AttachmentList } from '#web/kit/upload/AttachmentList.tsx'
import css from './Deliveries.module.css'
import { DeliveryPapers } from './DeliveryPapers.tsx'
import { ParcelStatus, ParcelTimeline } from '#web/modules/ordering/tracking/ParcelTimeline.tsx'
import { GoodsName } from '#web/modules/ordering/parts/GoodsName.tsx'

const tones: Record<DeliveryStatus, Tone> = { shipped: 'info', partlyReceived: 'info', received: 'ok' }

type Line = Delivery['lines'][number]

/** Accepted, rejected and open parts of a delivered line. */
function Taken({ line: { quantity, received, rejected, inspecting } }: { readonly line: Line }) {
  const { t } = useTranslation()
  const parts = { received: received - rejected - inspecting, inspecting, rejected, open: quantity - received }
  const said = (['received', 'inspecting', 'rejected', 'open'] as const).filter((part) => parts[part] > 0)
  return <small>{said.map((part) => t(`orders.delivery.${part}`, { count: parts[part] })).join(' · ')}</small>
}

/** Newest event of a parcel, and all of them on request. */
function Parcel({ parcel }: { readonly parcel: Tracking | undefined }) {
  const { t } = useTranslation()
  if (!parcel || parcel.events.length === 0) return null
  const [latest] = parcel.events
  return (
    <details className={css['parcel']}>
      <summary>
        <ParcelStatus parcel={parcel} />
        <span>{latest!.text}</span>
        <time dateTime={latest!.at}>{secondOf(latest!.at)}</time>
        <em>{t('orders.tracking.all')}</em>
      </summary>
      <ParcelTimeline parcel={parcel} />
    </details>
  )
}

interface DeliveriesProps {
  readonly deliveries: readonly Delivery[]
  /** Where their parcels are. */
  readonly parcels?: readonly Tracking[]
  /** Actions on a delivery. */
  readonly renderActions?: (delivery: Delivery) => ReactNode
  /** In a list of several orders: the order of each delivery. */
  readonly renderOrder?: (delivery: Delivery) => ReactNode
  /** Before the number: a box that selects the delivery. */
  readonly renderPick?: (delivery: Delivery) => ReactNode
}

/** Deliveries with carrier, tracking number, goods and received quantities. */
export function Deliveries({ deliveries, parcels = [], renderActions, renderOrder, renderPick }: DeliveriesProps) {
  const { t } = useTranslation()
  return (
    <ul className={css['deliveries']}>
      {deliveries.map((delivery) => (
        <li key={delivery.deliveryId} className={css['delivery']}>
          <header className={css['head']}>
            {renderPick?.(delivery)}
            <b>{delivery.deliveryNo}</b>
            <StatusTag tone={tones[delivery.status]} as="tag">
              {t(`orders.delivery.status.${delivery.status}`)}
            </StatusTag>
            {renderOrder?.(delivery)}
            <time dateTime={delivery.shippedAt}>
              {t('orders.delivery.shippedAt', { at: secondOf(delivery.shippedAt) })}
            </time>
          </header>
          <p className={css['carrier']}>
            {delivery.carrier} {delivery.trackingNo} <CopyButton text={delivery.trackingNo} />
            <span>{t('orders.delivery.packages', { count: delivery.packages })}</span>
            {delivery.etaDate !== null && <span>{t('orders.delivery.eta', { day: delivery.etaDate })}</span>}
            {delivery.remark !== '' && <span>{delivery.remark}</span>}
          </p>
          <AttachmentList files={delivery.attachments} />
          <Parcel parcel={parcels.find(({ deliveryId }) => deliveryId === delivery.deliveryId)} />
          <div className={css['body']}>
            <ul className={css['lines']}>
              {delivery.lines.map((line) => (
                <li key={line.orderLineId}>
                  <GoodsName goods={line} size={40}>
                    {line.batchNo !== '' && (
                      <p className={css['batch']}>{t('orders.delivery.batch', { batchNo: line.batchNo })}</p>
                    )}
                  </GoodsName>
                  <span className={css['count']}>
                    × {line.quantity}
                    {line.received > 0 && <Taken line={line} />}
                  </span>
                </li>
              ))}
            </ul>
            <div className={css['actions']}>
              {renderActions?.(delivery)}
              <DeliveryPapers deliveryId={delivery.deliveryId} />
            </div>
          </div>
        </li>
      ))}
    </ul>
  )
}
