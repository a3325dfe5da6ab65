import { useTranslation } from 'react-i18next'
import type { Tracking, TrackingStatus } from '#contract/ordering/delivery/tracking.ts'
import { secondOf } from '#web/kit/format/time.ts'
import { StatusTag, type Tone } from '#web/kit/ui/StatusTag.tsx'
import css from './Tracking.module.css'

const tones: Record<TrackingStatus, Tone> = {
  waiting: 'mute',
  underway: 'info',
  delivered: 'ok',
  problem: 'err',
  unknown: 'mute',
}

/** Status of a parcel, as its carrier answers; none before the carrier was queried. */
export function ParcelStatus({ parcel: { status, requestedAt } }: { readonly parcel: Tracking }) {
  const { t } = useTranslation()
  if (requestedAt === null) return null
  return <StatusTag tone={tones[status]}>{t(`orders.tracking.status.${status}`)}</StatusTag>
}

/** Events of a parcel, newest first. */
export function ParcelTimeline({ parcel: { events, requestedAt } }: { readonly parcel: Tracking }) {
  const { t } = useTranslation()
  if (events.length === 0)
    return <p className={css['none']}>{t(`orders.tracking.${requestedAt === null ? 'notQueried' : 'none'}`)}</p>
  return (
    <>
      <ol className={css['events']}>
        {events.map(({ at, place, text }) => (
          <li key={`${at} ${text}`}>
            <time dateTime={at}>{secondOf(at)}</time>
            <span>
              {place !== '' && <b>{place}</b>} {text}
            </span>
          </li>
        ))}
      </ol>
      {requestedAt !== null && (
        <p className={css['none']}>{t('orders.tracking.requestedAt', { at: secondOf(requestedAt) })}</p>
      )}
    </>
  )
}
