import { useTranslation } from 'react-i18next'
import { spendSourceNames, procedureNames } from '#contract/insight/procedures.ts'
import { Meters } from '#web/kit/chart/Meters.tsx'
import { RankBars } from '#web/kit/chart/RankBars.tsx'
import { useLocale } from '#web/kit/client/preferences.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { briefly } from '#web/kit/format/time.ts'
import { useName } from '#web/kit/format/useName.ts'
import { watchOverflow } from '#web/kit/layout/watchOverflow.ts'
import { DashboardPanel } from '#web/kit/layout/DashboardPage.tsx'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { MoreLink } from '#web/kit/ui/MoreLink.tsx'
import { Tag } from '#web/kit/ui/StatusTag.tsx'
import { useFigures } from '../useFigures.ts'
import css from './Cockpit.module.css'
import type { PanelProps } from './panelProps.ts'

/** Projects whose awards were published last. */
export function DealPanel({ cockpit: { deals }, filter, drill }: PanelProps) {
  const { t } = useTranslation()
  const at = useLocale() === 'zh_CN' ? 0 : 1
  const all = drill('/statisticProjects', filter)
  return (
    <DashboardPanel
      title={t('insight.deals.title')}
      width={8}
      actions={all && <MoreLink to={all} label={t('insight.deals.all')} of={t('insight.deals.title')} />}
    >
      {deals.length === 0 ? (
        <Empty title={t('insight.none')} />
      ) : (
        <table className={css['deals']}>
          <thead>
            <tr>
              <th scope="col">{t('insight.deals.at')}</th>
              <th scope="col" className={css['wide']}>
                {t('insight.deals.procedure')}
              </th>
              <th scope="col">{t('insight.deals.project')}</th>
              <th scope="col" className={css['wide']}>
                {t('insight.deals.supplier')}
              </th>
              <th scope="col" className={css['right']}>
                {t('insight.deals.amount')}
              </th>
              <th scope="col" className={`${css['right']} ${css['wide']}`}>
                {t('insight.deals.rate')}
              </th>
            </tr>
          </thead>
          <tbody>
            {deals.map((deal) => (
              <tr key={deal.projectId}>
                <td className={css['quiet']}>{briefly(deal.at)}</td>
                <td className={css['wide']}>
                  <Tag>{procedureNames[deal.kind][at]}</Tag>
                </td>
                <td>{deal.title}</td>
                <td className={css['wide']}>
                  {deal.more > 0
                    ? t('insight.deals.more', { name: deal.supplierName, count: deal.more })
                    : deal.supplierName}
                </td>
                <td className={css['right']}>
                  <strong>
                    <Amount value={deal.amount} />
                  </strong>
                </td>
                <td className={`${css['right']} ${css['wide']} ${toneOf(deal.savingRate)}`}>
                  {deal.savingRate === null ? '–' : `${deal.savingRate}%`}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </DashboardPanel>
  )
}

const toneOf = (rate: string | null): string =>
  (rate === null ? '' : rate.startsWith('-') ? css['bad'] : css['good']) ?? ''

/** Budgets in force, with how much of the year is over. */
export function BudgetPanel({ cockpit: { budgets, yearPassed }, filter, drill }: PanelProps) {
  const { t } = useTranslation()
  const { short } = useFigures()
  return (
    <DashboardPanel
      title={t('insight.budgets.title')}
      width={4}
      note={t('insight.budgets.note', { percent: yearPassed })}
    >
      {budgets.length === 0 ? (
        <Empty title={t('insight.budgets.none')} />
      ) : (
        <Meters
          label={t('insight.budgets.title')}
          mark={yearPassed}
          meters={budgets.map(({ id, name, deptName, used, total, percent }) => ({
            id,
            name: name === '' ? deptName : name,
            text: `${short(used)} / ${short(total)}`,
            percent: Number(percent),
            to: drill('/budgetStatistics', { deptId: filter.deptId }),
          }))}
        />
      )}
    </DashboardPanel>
  )
}

/** How long approvals take, by kind of document. */
export function ApprovalPanel({ cockpit: { approvals }, filter, drill }: PanelProps) {
  const { t } = useTranslation()
  const nameOf = useName()
  const slowest = approvals.toSorted((one, other) => Number(other.hours) - Number(one.hours)).slice(0, 8)
  return (
    <DashboardPanel title={t('insight.approvals.title')} width={4} note={t('insight.approvals.note')}>
      {approvals.length === 0 ? (
        <Empty title={t('insight.none')} />
      ) : (
        <RankBars
          label={t('insight.approvals.title')}
          rows={slowest.map((row) => ({
            id: row.entity,
            name: nameOf(row),
            value: row.hours,
            text: t('insight.approvals.hours', { hours: row.hours, count: row.count }),
            to: drill('/approvalStatistics', { period: 'custom', ...filter }),
          }))}
        />
      )}
    </DashboardPanel>
  )
}

/** What has just happened, without persons. */
export function HappeningPanel({ cockpit: { happenings } }: PanelProps) {
  const { t } = useTranslation()
  const at = useLocale() === 'zh_CN' ? 0 : 1
  const { short } = useFigures()
  return (
    <DashboardPanel title={t('insight.feed.title')} width={4} note={t('insight.feed.note')}>
      {happenings.length === 0 ? (
        <Empty title={t('insight.none')} />
      ) : (
        <div className={css['scroll']} ref={watchOverflow}>
          <ul className={css['feed']} aria-live="polite" aria-label={t('insight.feed.title')}>
            {happenings.map(({ id, source, deptName, supplierName, amount, at: instant }) => (
              <li key={id}>
                <Tag tone={source === 'accepted' ? 'ok' : 'warn'}>{spendSourceNames[source][at]}</Tag>
                <span className="one" title={`${deptName} · ${supplierName}`}>
                  {deptName} · {supplierName}
                </span>
                <b>{short(amount)}</b>
                <time dateTime={instant}>{briefly(instant)}</time>
              </li>
            ))}
          </ul>
        </div>
      )}
    </DashboardPanel>
  )
}
