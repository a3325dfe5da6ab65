import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '#contract/kit/format.ts'
import { Segmented } from '#web/kit/form/Segmented.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import css from '../Auction.module.css'
import { timeOf } from '../clockTexts.ts'
import { useEventName } from '../EntryLog.tsx'
import type { FollowedAuction } from '../useAuction.ts'

const tabs = ['all', 'bids', 'refused', 'acts'] as const
type Tab = (typeof tabs)[number]
const bidKinds: ReadonlySet<string> = new Set(['bid', 'accept', 'limit', 'drop'])

/** Log and refused bids, newest first. */
export function Records({
  auction,
  nameOf,
}: {
  readonly auction: FollowedAuction
  readonly nameOf: (no: number) => string
}) {
  const { t } = useTranslation()
  const [tab, setTab] = useState<Tab>('all')
  const { lots } = auction.room.terms
  const eventOf = useEventName(false, nameOf, lots)
  const { entries, refusals, head, view } = auction
  const logged = entries
    .filter(
      ({ kind }) => tab === 'all' || (tab === 'bids' ? bidKinds.has(kind) : tab === 'acts' && !bidKinds.has(kind)),
    )
    .map((entry) => ({
      key: `${entry.seq}`,
      at: entry.at,
      seq: `${entry.seq}`,
      text: eventOf(entry),
      amount: entry.amount,
      value: entry.value,
      under:
        entry.extension > 0 && entry.until !== null
          ? t('auctionRoom.log.extension', { count: entry.extension, time: timeOf(entry.until) })
          : '',
    }))
  const refused = (tab === 'all' || tab === 'refused' ? refusals : []).map((each) => ({
    key: each.id,
    at: each.at,
    seq: '--',
    text: `${lots?.find(({ no }) => no === each.lot)?.name ?? ''} ${t('auctionRoom.log.refused')} ${nameOf(each.no)}`.trim(),
    amount: each.amount,
    value: null,
    under: '',
  }))
  const shown = [...logged, ...refused].toSorted((a, b) => b.at - a.at).slice(0, 100)
  return (
    <Section title={t('auctionRoom.organiser.record')}>
      <Segmented
        label={t('auctionRoom.organiser.record')}
        value={tab}
        options={tabs.map((value) => ({ value, label: t(`auctionRoom.organiser.tabs.${value}`) }))}
        onChange={setTab}
      />
      <div className={css['scroll']}>
        <ul className={css['list']}>
          {shown.map(({ key, at, seq, text, amount, value, under }) => (
            <li key={key}>
              <span className={css['row']}>
                <span>
                  <small>{seq}</small> <time>{timeOf(at)}</time> {text}
                </span>
                {amount !== null && <b>¥{formatMoney(amount)}</b>}
              </span>
              {value !== null && <small>{t('auctionRoom.weights.value', { value: formatMoney(value) })}</small>}
              {under !== '' && <small className={css['warnText']}>{under}</small>}
            </li>
          ))}
        </ul>
      </div>
      {head !== null && (
        <p className={css['hint']}>
          {t('auctionRoom.log.head', { hash: `${head.slice(0, 4)}…${head.slice(-4)}`, seq: view.seq })}
        </p>
      )}
    </Section>
  )
}
