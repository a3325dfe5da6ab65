import { useTranslation } from 'react-i18next'
import type { GroupDetail } from '#contract/groups/offer.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { placeOf, rungAt } from '../ladder.ts'
import css from './Ladder.module.css'

/** The ladder of a group purchase with what is pledged, and how much the next price needs. */
export function Ladder({ group }: { readonly group: GroupDetail }) {
  const { t } = useTranslation()
  const { rungs, pledged, unit, maxQty } = group
  const at = rungAt(rungs, pledged)
  const next = rungs[at + 1]
  const place = placeOf(rungs, pledged)
  const noteOf = (index: number) => {
    if (index === at) return t('groups.page.current')
    if (index === at + 1) return index === 0 ? t('groups.page.line') : t('groups.page.next')
    if (index === rungs.length - 1) return t('groups.page.most', { count: maxQty, unit })
    return index === 0 ? t('groups.page.line') : ''
  }
  return (
    <section className={css['ladder']} aria-label={t('groups.page.ladder')}>
      <p className={css['now']} style={{ left: `${Math.min(78, Math.max(22, place))}%` }}>
        {next
          ? t('groups.page.pledged', { count: pledged, missing: next.from - pledged, unit })
          : t('groups.page.pledgedAll', { count: pledged, unit })}
      </p>
      <span className={css['track']} aria-hidden>
        <i style={{ width: `${place}%` }} />
      </span>
      <ol className={css['rungs']}>
        {rungs.map(({ from, price }, index) => (
          <li key={from} className={index <= at ? css['done'] : index === at + 1 ? css['next'] : undefined}>
            <b>
              <Amount value={price} />
            </b>
            <span>
              {index === 0 ? t('groups.page.from', { count: from, unit }) : t('groups.page.at', { count: from, unit })}
            </span>
            <span>{noteOf(index)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
