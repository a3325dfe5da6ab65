import BarChartOutlined from '@ant-design/icons-svg/es/asn/BarChartOutlined.js'
import TableOutlined from '@ant-design/icons-svg/es/asn/TableOutlined.js'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { ErrorNotice } from '#web/kit/ui/ErrorNotice.tsx'
import css from './Chart.module.css'
import { ChartLegend, ShareLegend, ShareTotal } from './ChartLegend.tsx'
import type { ChartProps, Shape } from './chartProps.ts'
import { ChartTable } from './ChartTable.tsx'
import { useChartText } from './chartText.ts'
import { isChartSeries, isEmpty } from './figures.ts'

const ChartPanel = lazy(async () => ({ default: (await import('./ChartPanel.tsx')).ChartPanel }))

/**
 * Frame of every chart: legend, unit, and a switch to the same data as a table. Keeps its height while loading, when
 * empty and after a failure (no layout shift).
 */
export function Chart({ shape, ...props }: ChartProps & { readonly shape: Shape }) {
  const { summary, categories, axisLabels, series, measure, state, onRetry, emptyReason } = props
  const isShare = shape.kind === 'share'
  const { height = isShare ? 200 : 260 } = props
  const { t } = useTranslation()
  const [isTable, setIsTable] = useState(false)
  const shown = series.filter(isChartSeries)
  const text = useChartText(
    measure,
    shown.flatMap(({ figures }) => figures),
  )
  const hasNothing = state === undefined && isEmpty(shown)
  const isShown = state === undefined && !hasNothing
  return (
    <div className={css['chart']}>
      <div className={css['head']}>
        {isShown && !isShare && !isTable && <ChartLegend series={shown} />}
        <span className={css['right']}>
          {isShown && !isTable && <span className={css['unit']}>{text.unit}</span>}
          {isShown && (
            <Button
              variant="text"
              size="sm"
              icon={<Icon of={isTable ? BarChartOutlined : TableOutlined} />}
              onClick={() => setIsTable(!isTable)}
            >
              {t(isTable ? 'common.chart.asChart' : 'common.chart.asTable')}
            </Button>
          )}
        </span>
      </div>
      {isShown && isTable ? (
        <ChartTable {...props} exact={text.exact} isShare={isShare} />
      ) : (
        <div className={css['body']} style={{ minHeight: height }} aria-busy={state === 'waiting' || undefined}>
          {state === 'waiting' && <Waiting height={height} />}
          {state === 'failed' && <ErrorNotice onRetry={() => onRetry?.()} />}
          {hasNothing && <Empty title={t('common.chart.none')} reason={emptyReason} />}
          {isShown && (
            <div className={isShare ? css['share'] : undefined}>
              <div className={css['frame']} role="img" aria-label={summary} style={{ height: isShare ? 176 : height }}>
                <Suspense fallback={<Waiting height={isShare ? 176 : height} />}>
                  <ChartPanel {...{ shape, categories, axisLabels, series, text }} />
                </Suspense>
                {isShare && <ShareTotal text={text} figures={shown[0]?.figures ?? []} />}
              </div>
              {isShare && <ShareLegend categories={categories} figures={shown[0]?.figures ?? []} text={text} />}
            </div>
          )}
        </div>
      )}
    </div>
  )
}

const Waiting = ({ height }: { readonly height: number }) => {
  const { t } = useTranslation()
  return (
    <div className={css['waiting']} style={{ height }}>
      <span className="visuallyHidden">{t('common.loading')}</span>
    </div>
  )
}
