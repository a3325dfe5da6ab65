import { useTranslation } from 'react-i18next'
import { formatMoney } from '#contract/kit/format.ts'
import { Section } from '#web/kit/layout/Section.tsx'
import css from '../Auction.module.css'
import type { FollowedAuction } from '../useAuction.ts'
import { joinedLots, lotAuction } from './lotParts.ts'
import { LotRow } from './LotRow.tsx'

/** Lots of an auction: rank, own bid and lead of each as the rule shows them, and where a bidder bids. */
export function LotTable({ auction }: { readonly auction: FollowedAuction }) {
  const { t } = useTranslation()
  const { room, view } = auction
  const { lots = [], visibility } = room.terms
  const isBidder = view.own !== null
  const joined = joinedLots(lots, room.own?.base ?? [])
  const showsLead = isBidder ? visibility === 'lead' : view.lots.some(({ lead }) => lead !== null)
  return (
    <Section
      title={t('auctionLots.title')}
      note={t(isBidder ? 'auctionLots.note' : 'auctionLots.count', { count: lots.length })}
    >
      <div className={css['scroll']}>
        <table className={css['table']} data-testid="auctionLots">
          <thead>
            <tr>
              <th>{t('auctionLots.lot')}</th>
              <th className={css['number']}>{t('auctionLots.start')}</th>
              {isBidder && <th>{t('auctionRoom.mine.rank')}</th>}
              {isBidder && <th className={css['number']}>{t('auctionRoom.mine.bid')}</th>}
              {showsLead && <th className={css['number']}>{t('auctionRoom.mine.lead')}</th>}
              {isBidder && <th>{t('auctionLots.bid')}</th>}
            </tr>
          </thead>
          <tbody>
            {lots.map(({ no, name, startPrice, items }) => (
              <LotRow
                key={no}
                auction={lotAuction(auction, no)}
                no={no}
                name={name}
                start={startPrice === null ? '--' : `¥${formatMoney(startPrice)}`}
                items={room.items.filter(({ id }) => items.includes(id)).map((each) => each.name)}
                showsLead={showsLead}
                isJoined={joined.some((lot) => lot.no === no)}
              />
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  )
}
