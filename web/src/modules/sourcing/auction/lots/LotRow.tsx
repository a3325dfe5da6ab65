import { useTranslation } from 'react-i18next'
import { formatMoney } from '#contract/kit/format.ts'
import css from '../Auction.module.css'
import { twoDigits } from '../AuctionTop.tsx'
import type { FollowedAuction } from '../useAuction.ts'
import { LotBid } from './LotBid.tsx'

interface LotRowProps {
  /** The lot as an auction without lots. */
  readonly auction: FollowedAuction
  readonly no: number
  readonly name: string
  readonly start: string
  readonly items: readonly string[]
  readonly showsLead: boolean
  readonly isJoined: boolean
}

/** One lot: where its bidder stands, and the field for the next bid. */
export function LotRow({ auction, no, name, start, items, showsLead, isJoined }: LotRowProps) {
  const { t } = useTranslation()
  const { view } = auction
  const { own, lead } = view
  const isLeading = own?.rank === 1
  return (
    <tr data-mine={isLeading || undefined}>
      <td>
        {twoDigits(no)} {name} {items.length > 1 && <small className={css['muted']}>{items.join('、')}</small>}
      </td>
      <td className={css['number']}>{start}</td>
      {own && (
        <td data-testid={`lotRank${no}`}>
          {own.rank === null
            ? own.amount === null
              ? '--'
              : t('auctionRoom.mine.hiddenRank')
            : t('auctionLots.rankOf', { rank: own.rank, count: view.rankedCount })}
        </td>
      )}
      {own && <td className={css['number']}>{own.amount === null ? '--' : <b>¥{formatMoney(own.amount)}</b>}</td>}
      {showsLead && <td className={css['number']}>{lead === null ? '--' : `¥${formatMoney(lead)}`}</td>}
      {own && (
        <td>
          {isJoined ? (
            <LotBid auction={auction} no={no} name={name} />
          ) : (
            <span className={css['muted']}>{t('auctionLots.notJoined')}</span>
          )}
        </td>
      )}
    </tr>
  )
}
