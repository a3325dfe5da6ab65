import { useTranslation } from 'react-i18next'
import { formatMoney } from '#contract/kit/format.ts'
import { RowActions } from '#web/kit/layout/Card.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { StatusTag } from '#web/kit/ui/StatusTag.tsx'
import css from '../Auction.module.css'
import { differenceOf, percentOf, timeOf } from '../clockTexts.ts'
import type { FollowedAuction } from '../useAuction.ts'
import type { Act } from './ActDialog.tsx'

interface RankingProps {
  readonly auction: FollowedAuction
  readonly nameOf: (no: number) => string
  readonly onAct: (act: Act) => void
}

/** Standing bids, best first: by number until the end, by name afterwards. */
export function Ranking({ auction, nameOf, onAct }: RankingProps) {
  const { t } = useTranslation()
  const { view, room, online, connection } = auction
  const isOver = connection === 'over'
  const start = room.terms.startPrice
  const lead = view.lead
  const isWeighted = room.terms.compare === 'weighted'
  return (
    <Section
      title={t('auctionRoom.organiser.ranking')}
      note={t(
        isWeighted
          ? 'auctionRoom.weights.ranking'
          : isOver
            ? 'auctionRoom.organiser.rankingOver'
            : 'auctionRoom.organiser.rankingNote',
      )}
    >
      <div className={css['scroll']}>
        <table className={css['table']}>
          <thead>
            <tr>
              <th>{t('auctionRoom.organiser.rank')}</th>
              <th>{t(isOver || isWeighted ? 'auctionRoom.organiser.supplier' : 'auctionRoom.organiser.no')}</th>
              <th className={css['number']}>{t('auctionRoom.organiser.amount')}</th>
              {isWeighted && <th className={css['number']}>{t('auctionRoom.weights.column')}</th>}
              <th className={css['number']}>{t('auctionRoom.organiser.vsStart')}</th>
              <th className={css['number']}>{t('auctionRoom.organiser.vsLead')}</th>
              <th>{t('auctionRoom.organiser.lastBid')}</th>
              <th className={css['number']}>{t('auctionRoom.organiser.count')}</th>
              {!isOver && <th>{t('auctionRoom.organiser.connection')}</th>}
              {room.can.includes('annul') && <th>{t('common.actions')}</th>}
            </tr>
          </thead>
          <tbody>
            {view.ranking.map(({ rank, no, amount, value, at, seq, count }) => (
              <tr key={no} data-mine={rank === 1 || undefined}>
                <td>{rank}</td>
                <td>{nameOf(no)}</td>
                <td className={css['number']}>
                  <b>¥{formatMoney(amount)}</b>
                </td>
                {value !== null && <td className={css['number']}>¥{formatMoney(value)}</td>}
                <td className={css['number']}>{start === null ? '--' : percentOf(amount, start)}</td>
                <td className={css['number']}>
                  {rank === 1 || lead === null ? '--' : differenceOf(value ?? amount, lead)}
                </td>
                <td>{timeOf(at)}</td>
                <td className={css['number']}>{count}</td>
                {!isOver && (
                  <td>
                    <StatusTag tone={online.includes(no) ? 'ok' : 'mute'}>
                      {t(online.includes(no) ? 'auctionRoom.organiser.isOnline' : 'auctionRoom.organiser.isOffline')}
                    </StatusTag>
                  </td>
                )}
                {room.can.includes('annul') && (
                  <td>
                    <RowActions>
                      {seq > 0 && (
                        <Button variant="text" onClick={() => onAct({ action: 'annul', no, seq, amount })}>
                          {t('auctionRoom.organiser.action.annul')}
                        </Button>
                      )}
                      <Button variant="text" onClick={() => onAct({ action: 'exclude', no })}>
                        {t('auctionRoom.organiser.action.exclude')}
                      </Button>
                    </RowActions>
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {view.ranking.length === 0 && <p className={css['hint']}>{t('auctionRoom.chart.none')}</p>}
    </Section>
  )
}
