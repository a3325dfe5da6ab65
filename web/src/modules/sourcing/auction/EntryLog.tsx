import { useTranslation } from 'react-i18next'
import { formatMoney } from '#contract/kit/format.ts'
import type { AuctionTerms, ShownEntry } from '#contract/sourcing/auction/auctionShapes.ts'
import css from './Auction.module.css'
import { twoDigits } from './AuctionTop.tsx'
import { timeOf } from './clockTexts.ts'

interface EntryLogProps {
  readonly entries: readonly ShownEntry[]
  /** Whether the reader is a bidder, to whom bids of others are not named. */
  readonly isBidder: boolean
  readonly nameOf: (no: number) => string
  readonly lots?: Lots
}
type Lots = AuctionTerms['lots']

const mostShown = 300

/** Log of an auction, newest first: numbered without gaps, hidden parts marked as such. */
export function EntryLog({ entries, isBidder, nameOf, lots }: EntryLogProps) {
  const { t } = useTranslation()
  const eventOf = useEventName(isBidder, nameOf, lots)
  const shown = entries.slice(-mostShown).toReversed()
  return (
    <section className={css['scroll']} aria-label={t('auctionRoom.log.title')}>
      <table className={css['table']}>
        <thead>
          <tr>
            <th>{t('auctionRoom.log.seq')}</th>
            <th>{t('auctionRoom.log.time')}</th>
            <th>{t('auctionRoom.log.event')}</th>
            <th className={css['number']}>{t('auctionRoom.log.amount')}</th>
            <th>{t('auctionRoom.log.until')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((entry) => (
            <tr key={entry.seq} data-mine={entry.isMine || undefined}>
              <td className={css['muted']}>{entry.seq}</td>
              <td>{timeOf(entry.at)}</td>
              <td className={css['event']}>{eventOf(entry)}</td>
              <td className={css['number']}>
                {entry.kind === 'bid' || entry.kind === 'accept' ? (
                  <>
                    {entry.amount === null ? (
                      <span className={css['muted']}>{t('auctionRoom.log.hidden')}</span>
                    ) : (
                      <b>¥{formatMoney(entry.amount)}</b>
                    )}
                    {entry.value !== null && (
                      <small className={css['muted']}>
                        {' '}
                        {t('auctionRoom.weights.value', { value: formatMoney(entry.value) })}
                      </small>
                    )}
                  </>
                ) : null}
              </td>
              <td>
                {entry.extension > 0 && entry.until !== null && (
                  <span className={css['warnText']}>
                    {t('auctionRoom.log.extension', { count: entry.extension, time: timeOf(entry.until) })}
                  </span>
                )}
                {entry.kind === 'extend' && entry.until !== null && timeOf(entry.until)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {entries.length > mostShown && <p className={css['hint']}>{t('auctionRoom.log.older', { count: mostShown })}</p>}
    </section>
  )
}

/** What an entry says to its reader. */
export function useEventName(
  isBidder: boolean,
  nameOf: (no: number) => string,
  lots?: Lots,
): (entry: ShownEntry) => string {
  const { t } = useTranslation()
  const textOf = useEvent(isBidder, nameOf)
  return (entry) => {
    const lot = lots?.find(({ no }) => no === entry.lot)
    // Its own reason is not in the words for a bidder.
    const reason = isBidder && entry.note !== '' ? `：${entry.note}` : ''
    const mark = entry.isSurrogate ? `（${t('auctionLots.record.mark')}${reason}）` : ''
    return `${lot ? `${lot.name} · ` : ''}${textOf(entry)}${mark}`
  }
}

function useEvent(isBidder: boolean, nameOf: (no: number) => string): (entry: ShownEntry) => string {
  const { t } = useTranslation()
  return ({ kind, isMine, isLead, no, note, ref }) => {
    if (kind === 'stage' && ref === 0) return t('auctionRoom.log.final')
    // Who has set a limit is shown at the end alone.
    if (kind === 'limit' && no === null) return t('auctionProxy.otherSet')
    if (kind === 'limit' && isBidder) return t('auctionProxy.mineSet')
    const isAutomatic = kind === 'bid' && ref !== null
    if (isAutomatic && isBidder && isMine) return t('auctionProxy.automatic')
    const name = t(isAutomatic ? 'auctionProxy.automatic' : `auctionRoom.log.kind.${kind}`)
    if (kind === 'bid' && isBidder)
      return t(isMine ? 'auctionRoom.log.mine' : isLead ? 'auctionRoom.log.lead' : 'auctionRoom.log.other')
    const who = no === null ? '' : `${isBidder && isMine ? '' : nameOf(no)} `
    return `${who}${name}${note === '' || kind === 'fail' ? '' : `：${note}`}`.trim()
  }
}

/** Number of a bidder, or its name where it is known. */
export function useNameOf(names: readonly { readonly no: number; readonly name: string }[]): (no: number) => string {
  const { t } = useTranslation()
  return (no) => names.find((each) => each.no === no)?.name ?? t('auctionRoom.bidder', { no: twoDigits(no) })
}
