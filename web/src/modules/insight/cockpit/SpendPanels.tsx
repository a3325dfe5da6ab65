import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { procedureNames } from '#contract/insight/procedures.ts'
import { compare, sum } from '#contract/kit/money.ts'
import { BarChart } from '#web/kit/chart/BarChart.tsx'
import { percentOf } from '#web/kit/chart/figures.ts'
import { RankBars } from '#web/kit/chart/RankBars.tsx'
import { ShareChart } from '#web/kit/chart/ShareChart.tsx'
import { SplitBar } from '#web/kit/chart/SplitBar.tsx'
import { useLocale } from '#web/kit/client/preferences.ts'
import { Segmented } from '#web/kit/form/Segmented.tsx'
import { useMonthName } from '#web/kit/format/month.ts'
import { useName } from '#web/kit/format/useName.ts'
import { DashboardPanel } from '#web/kit/layout/DashboardPage.tsx'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { useFigures } from '../useFigures.ts'
import { daysOfMonth } from '../useInsightQuery.ts'
import css from './Cockpit.module.css'
import type { PanelProps } from './panelProps.ts'

/** Spend by month beside the same months of the year before. */
export function TrendPanel({ cockpit: { months }, filter, drill }: PanelProps) {
  const { t } = useTranslation()
  const monthOf = useMonthName()
  const { short } = useFigures()
  const total = sum(months.map(({ amount }) => amount ?? '0'))
  const [best] = months.toSorted((one, other) => compare(other.amount ?? '0', one.amount ?? '0'))
  return (
    <DashboardPanel title={t('insight.trend.title')} width={8}>
      <BarChart
        label={t('insight.trend.title')}
        summary={t('insight.trend.summary', {
          total: short(total),
          month: best ? monthOf(best.month) : '',
          most: short(best?.amount ?? '0'),
        })}
        categoryTitle={t('insight.trend.month')}
        categories={months.map(({ month }) => monthOf(month))}
        axisLabels={months.map(({ month }) => monthOf(month, 'short'))}
        measure="amount"
        height={288}
        series={[
          { name: t('insight.trend.now'), figures: months.map(({ amount }) => amount) },
          { name: t('insight.trend.former'), figures: months.map(({ former }) => former) },
        ]}
        links={months.map(({ month }) => drill('/statisticOrders', { ...filter, ...daysOfMonth(month, filter) }))}
        emptyReason={t('insight.none')}
      />
    </DashboardPanel>
  )
}

/** Parts of the spend by category and by procedure. */
export function CategoryPanel({ cockpit: { categories, procedures }, filter, drill }: PanelProps) {
  const { t } = useTranslation()
  const nameOf = useName()
  const at = useLocale() === 'zh_CN' ? 0 : 1
  const [by, setBy] = useState<'amount' | 'pieces'>('amount')
  const figures = categories.map(({ amount, pieces }) => (by === 'amount' ? amount : pieces))
  const [first] = categories
  const total = sum(figures.map(String))
  return (
    <DashboardPanel
      title={t('insight.category.title')}
      width={4}
      actions={
        <Segmented
          label={t('insight.category.by')}
          value={by}
          onChange={setBy}
          options={(['amount', 'pieces'] as const).map((value) => ({ value, label: t(`insight.category.${value}`) }))}
        />
      }
    >
      <ShareChart
        label={t('insight.category.title')}
        summary={
          first
            ? t('insight.category.summary', { name: nameOf(first), share: percentOf(String(figures[0] ?? 0), total) })
            : ''
        }
        categoryTitle={t('insight.category.category')}
        categories={categories.map((each) => nameOf(each))}
        measure={by === 'amount' ? 'amount' : { counted: t('insight.category.counted') }}
        series={[{ name: t(`insight.category.${by}`), figures }]}
        links={categories.map(({ id }) =>
          id === '0' ? undefined : drill('/statisticOrders', { ...filter, categoryId: id }),
        )}
        emptyReason={t('insight.none')}
      />
      {procedures.length > 0 && (
        <div className={css['part']}>
          <p>
            {t('insight.procedures.title')}
            <span>{t('insight.procedures.by')}</span>
          </p>
          <SplitBar
            label={t('insight.procedures.title')}
            parts={procedures.map(({ procedure, amount }) => ({ name: procedureNames[procedure][at], value: amount }))}
          />
        </div>
      )}
    </DashboardPanel>
  )
}

/** Departments right below the scope by spend. */
export function DepartmentPanel({ cockpit: { departments }, filter, drill }: PanelProps) {
  const { t } = useTranslation()
  const { short } = useFigures()
  return (
    <DashboardPanel title={t('insight.departments.title')} width={4} note={t('insight.departments.note')}>
      {departments.length === 0 ? (
        <Empty title={t('insight.none')} />
      ) : (
        <RankBars
          label={t('insight.departments.title')}
          rows={departments.map(({ id, name, amount }) => ({
            id,
            name: id === '0' ? t('insight.departments.itself') : name,
            value: amount,
            text: short(amount),
            to: id === '0' ? undefined : drill('/purchaseStatistics', { period: 'custom', ...filter, deptId: id }),
          }))}
        />
      )}
    </DashboardPanel>
  )
}

/** Suppliers by spend. */
export function SupplierPanel({ cockpit: { suppliers }, filter, drill }: PanelProps) {
  const { t } = useTranslation()
  const { short } = useFigures()
  return (
    <DashboardPanel title={t('insight.suppliers.title')} width={4} note={t('insight.suppliers.note')}>
      {suppliers.length === 0 ? (
        <Empty title={t('insight.none')} />
      ) : (
        <RankBars
          label={t('insight.suppliers.title')}
          rows={suppliers.map(({ id, name, amount }) => ({
            id,
            name,
            value: amount,
            text: short(amount),
            to: drill('/statisticOrders', { ...filter, supplierId: id }),
          }))}
        />
      )}
    </DashboardPanel>
  )
}
