import { useTranslation } from 'react-i18next'
import { funnelStages } from '#contract/insight/cockpit.ts'
import { Funnel } from '#web/kit/chart/Funnel.tsx'
import { HeatMap } from '#web/kit/chart/HeatMap.tsx'
import { DashboardPanel } from '#web/kit/layout/DashboardPage.tsx'
import { Empty } from '#web/kit/ui/Empty.tsx'
import css from './Cockpit.module.css'
import type { PanelProps } from './panelProps.ts'

/** How far the projects of the period have come. */
export function FunnelPanel({ cockpit: { funnel } }: PanelProps) {
  const { t } = useTranslation()
  return (
    <DashboardPanel title={t('insight.funnel.title')} width={4} note={t('insight.funnel.note')}>
      {(funnel[0] ?? 0) === 0 ? (
        <Empty title={t('insight.none')} />
      ) : (
        <Funnel
          label={t('insight.funnel.title')}
          stages={funnelStages.map((stage, at) => ({
            name: t(`insight.funnel.stage.${stage}`),
            count: funnel[at] ?? 0,
          }))}
        />
      )}
    </DashboardPanel>
  )
}

const hours = Array.from({ length: 12 }, (_, at) => at + 8)
/** From Monday on: weekday 1 of the server. */
const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const

/** When suppliers quote, by weekday and hour. */
export function QuoteHoursPanel({ cockpit: { quotes } }: PanelProps) {
  const { t } = useTranslation()
  const counts = new Map(quotes.map(({ weekday, hour, count }) => [`${weekday} ${hour}`, count]))
  const [busiest] = quotes.filter(({ hour }) => hours.includes(hour)).toSorted((one, other) => other.count - one.count)
  return (
    <DashboardPanel title={t('insight.quotes.title')} width={4} note={t('insight.quotes.note')}>
      {busiest === undefined ? (
        <Empty title={t('insight.quotes.none')} />
      ) : (
        <>
          <HeatMap
            label={t('insight.quotes.title')}
            rows={weekdays.map((day) => t(`insight.quotes.weekday.${day}`))}
            columns={hours.map(String)}
            countAt={(row, column) => counts.get(`${row + 1} ${hours[column]}`) ?? 0}
            textOf={(count) => t('insight.quotes.count', { count })}
          />
          <p className={css['remark']}>
            {t('insight.quotes.busiest', {
              day: t(`insight.quotes.weekday.${weekdays[busiest.weekday - 1]!}`),
              hour: busiest.hour,
              next: busiest.hour + 1,
            })}
          </p>
        </>
      )}
    </DashboardPanel>
  )
}
