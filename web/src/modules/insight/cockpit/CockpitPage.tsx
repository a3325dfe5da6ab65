import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { findCockpit, insightStream, listInsightScopes } from '#contract/insight/cockpit.ts'
import { periodTexts } from '#contract/insight/periods.ts'
import { exportStatistic } from '#contract/insight/statistics.ts'
import { useOptionalRead, useRead } from '#web/kit/client/api.ts'
import { usePortal, useShortName } from '#web/kit/client/portal.ts'
import { useLocale } from '#web/kit/client/preferences.ts'
import { DateRangeInput } from '#web/kit/date/DateRangeInput.tsx'
import { Segmented } from '#web/kit/form/Segmented.tsx'
import { secondOf } from '#web/kit/format/time.ts'
import { DashboardPage } from '#web/kit/layout/DashboardPage.tsx'
import { LoadingPage } from '#web/kit/layout/LoadingPage.tsx'
import { ExportButton } from '#web/kit/list/ExportButton.tsx'
import { Select } from '#web/kit/select/Select.tsx'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { ErrorNotice } from '#web/kit/ui/ErrorNotice.tsx'
import { pathWith, useInsightQuery } from '../useInsightQuery.ts'
import css from './Cockpit.module.css'
import { Panels } from './Panels.tsx'
import { useScopeNote } from './useScopeNote.ts'
import { useLiveFacts } from './useLiveFacts.ts'

const periods = ['month', 'quarter', 'year', 'custom'] as const

/** Data cockpit: the figures of a period as one snapshot, which changes while it is shown. */
export function CockpitPage() {
  const { t } = useTranslation()
  const { filter, days, query } = useInsightQuery()
  const { deptId } = query
  const requested = { ...days, ...(deptId === undefined ? {} : { deptId }) }
  const { reply, hasFailed, refusal, retry } = useRead(findCockpit, requested, { suspense: false })
  useLiveFacts(findCockpit.path, insightStream)
  return (
    <DashboardPage
      title={t('insight.cockpit.title')}
      note={useScopeNote(reply)}
      mark={<Mark />}
      controls={<Controls asOf={reply?.asOf} />}
      fullScreen={t('insight.cockpit.fullScreen')}
    >
      {reply ? (
        <Panels cockpit={reply} filter={filter} drill={pathWith} />
      ) : (
        <div className={css['whole']}>
          {refusal ? <Empty title={refusal.message} /> : hasFailed ? <ErrorNotice onRetry={retry} /> : <LoadingPage />}
        </div>
      )}
    </DashboardPage>
  )
}

/** Logo of the tenant, which leads back to the portal. */
function Mark() {
  const shortName = useShortName()
  const { portalLogoUrl } = usePortal().portalSettingsInfo
  return (
    <Link to="/" className={css['mark']}>
      {portalLogoUrl === '' ? <b>{shortName}</b> : <img src={portalLogoUrl} alt={shortName} height="32" />}
    </Link>
  )
}

function Controls({ asOf }: { readonly asOf: string | undefined }) {
  const { t } = useTranslation()
  const at = useLocale() === 'zh_CN' ? 0 : 1
  const { period, days, filter, query, setQuery } = useInsightQuery()
  const scopes = useOptionalRead(listInsightScopes, {})
  const chosen = periods.find((each) => each === period) ?? 'custom'
  return (
    <>
      {scopes && scopes.departments.length > 1 && (
        <div className={css['scope']}>
          <Select
            aria-label={t('insight.filter.deptId')}
            hint={t(scopes.isTenant ? 'insight.scope.tenant' : 'insight.scope.own')}
            value={query.deptId ?? ''}
            onChange={(deptId) => setQuery({ deptId: deptId === '' ? undefined : deptId })}
            options={scopes.departments.map(({ id, name, level }) => ({
              value: id,
              label: `${'　'.repeat(level - 1)}${name}`,
            }))}
          />
        </div>
      )}
      <Segmented
        label={t('insight.filter.period')}
        value={chosen}
        onChange={(next) =>
          setQuery(next === 'custom' ? { period: next, ...days } : { period: next, since: undefined, until: undefined })
        }
        options={periods.map((value) => ({ value, label: periodTexts[value][at] }))}
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
      {asOf !== undefined && (
        <output className={css['asOf']}>{t('insight.cockpit.asOf', { time: secondOf(asOf).slice(11) })}</output>
      )}
      <ExportButton route={exportStatistic} input={{ topic: 'purchase', ...filter }} />
    </>
  )
}
