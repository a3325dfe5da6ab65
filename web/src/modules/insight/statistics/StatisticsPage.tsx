import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { metricOf } from '#contract/insight/metrics.ts'
import {
  exportStatistic,
  findStatistic,
  type Statistic,
  type StatisticTopic,
  statisticTopicNames,
  statisticTopics,
} from '#contract/insight/statistics.ts'
import { useRead } from '#web/kit/client/api.ts'
import { useMay, useMe } from '#web/kit/client/me.ts'
import { useLocale } from '#web/kit/client/preferences.ts'
import { briefly } from '#web/kit/format/time.ts'
import { Card, Stack } from '#web/kit/layout/Card.tsx'
import { LoadingPage } from '#web/kit/layout/LoadingPage.tsx'
import { Page } from '#web/kit/layout/Page.tsx'
import { ExportButton } from '#web/kit/list/ExportButton.tsx'
import { HelpButton } from '#web/kit/overlay/HelpButton.tsx'
import { ButtonLink } from '#web/kit/ui/Button.tsx'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { ErrorNotice } from '#web/kit/ui/ErrorNotice.tsx'
import { useFigures, useMetrics } from '../useFigures.ts'
import { pathWith, useInsightQuery } from '../useInsightQuery.ts'
import { ViewsMenu } from '../views/ViewsMenu.tsx'
import { StatisticFilters } from './StatisticFilters.tsx'
import css from './Statistics.module.css'
import { StatisticSection } from './StatisticSection.tsx'

const pathOf = (topic: StatisticTopic): string => `/${topic}Statistics`

/** Statistic of a topic: filters, figures with their definitions, and charts with tables that lead to what is behind. */
export function StatisticsPage({ topic }: { readonly topic: StatisticTopic }) {
  const { t } = useTranslation()
  const at = useLocale() === 'zh_CN' ? 0 : 1
  const { filter, query, days } = useInsightQuery()
  const { reply, isLate, hasFailed, refusal, retry } = useRead(findStatistic, { topic, ...filter }, { suspense: false })
  const shownTopics = useTopics()
  const kept = { period: query.period, since: query.since, until: query.until, deptId: query.deptId }
  return (
    <Page
      title={statisticTopicNames[topic][at]}
      purpose={t(`insight.purpose.${topic}`)}
      wide
      actions={
        <>
          <ButtonLink to={pathWith('/dataCockpit', kept)}>{t('insight.cockpit.title')}</ButtonLink>
          <ViewsMenu topic={topic} />
          <ExportButton route={exportStatistic} input={{ topic, ...filter }} />
        </>
      }
    >
      <Stack>
        <Card>
          <nav className={css['topics']} aria-label={t('insight.topics')}>
            {shownTopics.map((each) => (
              <Link key={each} to={pathWith(pathOf(each), kept)} aria-current={each === topic ? 'page' : undefined}>
                {statisticTopicNames[each][at]}
              </Link>
            ))}
          </nav>
          <StatisticFilters topic={topic} />
        </Card>
        {reply ? (
          <div className={css['statistic']} aria-busy={isLate || undefined}>
            <Figures statistic={reply} />
            <div className={css['tables']}>
              {reply.tables.map((table) => (
                <StatisticSection key={table.rows} topic={topic} table={table} filter={filter} days={days} />
              ))}
            </div>
            <p className={css['asOf']}>
              {t(topic === 'stock' ? 'insight.asOfStock' : 'insight.asOf', {
                time: briefly(reply.asOf),
                scope: reply.deptName || t('insight.scope.tenant'),
              })}
            </p>
          </div>
        ) : refusal ? (
          <Empty title={refusal.message} />
        ) : hasFailed ? (
          <ErrorNotice onRetry={retry} />
        ) : (
          <LoadingPage />
        )}
      </Stack>
    </Page>
  )
}

/** Topics that the reader has: stock is for operators who see warehouses. */
function useTopics(): readonly StatisticTopic[] {
  const may = useMay()
  const isOperator = useMe()?.userInfo.userType === 'operator'
  return statisticTopics.filter((topic) => topic !== 'stock' || (isOperator && may('warehouse.read')))
}

/** Figures with their definitions and the same days of the year before. */
function Figures({ statistic: { figures } }: { readonly statistic: Statistic }) {
  const { t } = useTranslation()
  const { shown, text } = useFigures()
  const { nameOf, explain } = useMetrics()
  return (
    <ul className={`card ${css['figures']}`} aria-label={t('insight.cockpit.figures')}>
      {figures.map(({ metric, value, former }) => {
        const { figure, unit } = shown(metricOf(metric).unit, value)
        return (
          <li key={metric}>
            <span>
              {nameOf(metric)}
              <HelpButton name={nameOf(metric)} text={explain(metric)} />
            </span>
            <b>
              {figure}
              <small>{unit}</small>
            </b>
            <em>{former === null ? ' ' : t('insight.former', { value: text(metric, former) })}</em>
          </li>
        )
      })}
    </ul>
  )
}
