import { useTranslation } from 'react-i18next'
import { Section } from '#web/kit/layout/Section.tsx'
import type { BlockProps } from '../page/blockProps.ts'
import { useTitleOf } from '../page/useTitleOf.ts'
import { ReadNotice } from './ReadNotice.tsx'
import panel from './Panel.module.css'
import css from './SupplierRanking.module.css'

/** Suppliers with the most awards within a year. */
export function SupplierRanking({ block, data, onMoment }: BlockProps<'supplierRanking'>) {
  const { t } = useTranslation()
  const title = useTitleOf()(block)
  if (!data || data.hasFailed) return <ReadNotice onRetry={onMoment} />
  const ranking = data.ranking ?? []
  return (
    <Section title={title} note={t('homePage.ranking.period')} className={`${panel['panel']} ${css['ranking']}`}>
      {ranking.length === 0 && <p className={panel['none']}>{t('homePage.ranking.none')}</p>}
      <ol>
        {ranking.map(({ supplierName, wins }, place) => (
          <li key={supplierName}>
            <b className="num">{place + 1}</b>
            <span className="one">{supplierName}</span>
            {wins !== null && <small className="num">{t('homePage.ranking.wins', { count: wins })}</small>}
          </li>
        ))}
      </ol>
    </Section>
  )
}
