import { useTranslation } from 'react-i18next'
import { listInsightScopes } from '#contract/insight/cockpit.ts'
import { periodNames, periodTexts } from '#contract/insight/periods.ts'
import type { StatisticTopic } from '#contract/insight/statistics.ts'
import { Procedure, procedureNames } from '#contract/insight/procedures.ts'
import { useOptionalRead } from '#web/kit/client/api.ts'
import { useLocale } from '#web/kit/client/preferences.ts'
import { DateRangeInput } from '#web/kit/date/DateRangeInput.tsx'
import { Segmented } from '#web/kit/form/Segmented.tsx'
import { useName } from '#web/kit/format/useName.ts'
import { Select } from '#web/kit/select/Select.tsx'
import { useInsightQuery } from '../useInsightQuery.ts'
import css from './Statistics.module.css'

/** Filters that the figures of a topic have. */
const filtersOf: Readonly<Record<StatisticTopic, readonly ('categoryId' | 'supplierId' | 'procedure')[]>> = {
  purchase: ['categoryId', 'supplierId', 'procedure'],
  supplier: ['categoryId', 'supplierId'],
  sourcing: [],
  budget: [],
  approval: [],
  logistics: ['supplierId'],
  stock: [],
}
const procedures = (Procedure as unknown as { readonly enum: readonly (keyof typeof procedureNames)[] }).enum

/** Period and filters of a statistic, applied at once and kept in the address. */
export function StatisticFilters({ topic }: { readonly topic: StatisticTopic }) {
  const { t } = useTranslation()
  const nameOf = useName()
  const at = useLocale() === 'zh_CN' ? 0 : 1
  const { query, period, days, setQuery } = useInsightQuery()
  const scopes = useOptionalRead(listInsightScopes, {})
  const chosen = (value: string) => (value === '' ? undefined : value)
  const shown = filtersOf[topic]
  return (
    <search aria-label={t('insight.filter.all')}>
      <div className={css['filters']}>
        {topic !== 'budget' && (
          <div className={css['period']}>
            <Segmented
              label={t('insight.filter.period')}
              value={period}
              onChange={(next) =>
                setQuery(
                  next === 'custom' ? { period: next, ...days } : { period: next, since: undefined, until: undefined },
                )
              }
              options={periodNames.map((value) => ({ value, label: periodTexts[value][at] }))}
            />
            <div className={css['days']}>
              <DateRangeInput
                labels={{
                  from: t('insight.filter.since'),
                  to: t('insight.filter.until'),
                  whole: t('insight.filter.days'),
                }}
                value={{ from: days.since, to: days.until }}
                onChange={({ from, to }) => {
                  if (from && to) setQuery({ period: 'custom', since: from, until: to })
                }}
              />
            </div>
          </div>
        )}
        <label>
          {t('insight.filter.deptId')}
          <Select
            aria-label={t('insight.filter.deptId')}
            hint={t(scopes?.isTenant === true ? 'insight.scope.tenant' : 'insight.scope.own')}
            value={query.deptId ?? ''}
            onChange={(deptId) => setQuery({ deptId: chosen(deptId) })}
            options={(scopes?.departments ?? []).map(({ id, name, level }) => ({
              value: id,
              label: `${'　'.repeat(level - 1)}${name}`,
            }))}
          />
        </label>
        {shown.includes('categoryId') && (
          <label>
            {t('insight.filter.categoryId')}
            <Select
              aria-label={t('insight.filter.categoryId')}
              hint={t('common.all')}
              value={query.categoryId ?? ''}
              onChange={(categoryId) => setQuery({ categoryId: chosen(categoryId) })}
              options={(scopes?.categories ?? []).map((each) => ({ value: each.id, label: nameOf(each) }))}
            />
          </label>
        )}
        {shown.includes('supplierId') && (
          <label>
            {t('insight.filter.supplierId')}
            <Select
              aria-label={t('insight.filter.supplierId')}
              hint={t('common.all')}
              value={query.supplierId ?? ''}
              onChange={(supplierId) => setQuery({ supplierId: chosen(supplierId) })}
              options={(scopes?.suppliers ?? []).map(({ id, name }) => ({ value: id, label: name }))}
            />
          </label>
        )}
        {shown.includes('procedure') && (
          <label>
            {t('insight.filter.procedure')}
            <Select
              aria-label={t('insight.filter.procedure')}
              hint={t('common.all')}
              value={query.procedure ?? ''}
              onChange={(procedure) => setQuery({ procedure: procedures.find((each) => each === procedure) })}
              options={procedures.map((value) => ({ value, label: procedureNames[value][at] }))}
            />
          </label>
        )}
      </div>
    </search>
  )
}
