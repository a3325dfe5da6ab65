import { useTranslation } from 'react-i18next'
import { formatMoney } from '#contract/kit/format.ts'
import type { AuctionTerms, AuctionView } from '#contract/sourcing/auction/auctionShapes.ts'
import { Section } from '#web/kit/layout/Section.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import css from '../Auction.module.css'
import { twoDigits } from '../AuctionTop.tsx'
import { percentOf } from '../clockTexts.ts'

interface LotsOverviewProps {
  readonly lots: NonNullable<AuctionTerms['lots']>
  readonly views: readonly Pick<AuctionView['lots'][number], 'no' | 'ranking'>[]
  readonly chosen: number
  readonly nameOf: (no: number) => string
  readonly onChoose: (no: number) => void
}

/** All lots with the first of each, for the organiser and for the replay; one of them is shown below. */
export function LotsOverview({ lots, views, chosen, nameOf, onChoose }: LotsOverviewProps) {
  const { t } = useTranslation()
  return (
    <Section title={t('auctionLots.title')} note={t('auctionLots.count', { count: lots.length })}>
      <div className={css['scroll']}>
        <table className={css['table']}>
          <thead>
            <tr>
              <th>{t('auctionLots.lot')}</th>
              <th className={css['number']}>{t('auctionLots.start')}</th>
              <th>{t('auctionLots.leader')}</th>
              <th className={css['number']}>{t('auctionRoom.mine.lead')}</th>
              <th className={css['number']}>{t('auctionRoom.organiser.vsStart')}</th>
              <th className={css['number']}>{t('auctionLots.bidders')}</th>
            </tr>
          </thead>
          <tbody>
            {lots.map(({ no, name, startPrice }) => {
              const ranking = views.find((each) => each.no === no)?.ranking ?? []
              const [first] = ranking
              return (
                <tr key={no} data-mine={no === chosen || undefined}>
                  <td>
                    <Button variant="text" aria-pressed={no === chosen} onClick={() => onChoose(no)}>
                      {twoDigits(no)} {name}
                    </Button>
                  </td>
                  <td className={css['number']}>{startPrice === null ? '--' : `¥${formatMoney(startPrice)}`}</td>
                  <td>{first ? nameOf(first.no) : '--'}</td>
                  <td className={css['number']}>{first ? <b>¥{formatMoney(first.amount)}</b> : '--'}</td>
                  <td className={css['number']}>
                    {first && startPrice !== null ? percentOf(first.amount, startPrice) : '--'}
                  </td>
                  <td className={css['number']}>{ranking.length}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
    </Section>
  )
}
