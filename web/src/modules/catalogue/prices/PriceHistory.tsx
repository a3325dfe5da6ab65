import { useTranslation } from 'react-i18next'
import { findPriceHistory, type PriceHistory as History } from '#contract/catalogue/priceHistory.ts'
import { LineChart } from '#web/kit/chart/LineChart.tsx'
import { stateOf } from '#web/kit/chart/state.ts'
import { useRead } from '#web/kit/client/api.ts'
import { yuan } from '#web/kit/format/yuan.ts'
import css from './PriceHistoryCard.module.css'

/** Weeks from which a line says more than a sentence. */
const FEWEST = 3

/** Chart of list price and own agreement price by week, and the lowest list price of 30 days. */
export function PriceHistory({ skuId }: { readonly skuId: string }) {
  const read = useRead(findPriceHistory, { skuId }, { suspense: false })
  const history = read.reply
  if (history && history.weeks.length < FEWEST) return <Note history={history} />
  return (
    <>
      <Chart read={read} />
      {history && <Note history={history} />}
    </>
  )
}

interface ChartProps {
  readonly read: Parameters<typeof stateOf>[0] & { readonly reply: History | undefined; readonly retry: () => void }
}

function Chart({ read }: ChartProps) {
  const { t } = useTranslation()
  const weeks = read.reply?.weeks ?? []
  const last = weeks.at(-1)
  const hasAgreement = weeks.some(({ agreementPrice }) => agreementPrice !== null)
  const listed = {
    name: t('prices.list'),
    figures: weeks.map(({ listPrice }) => listPrice),
    isStepped: hasAgreement,
  }
  const agreed = { name: t('prices.agreement'), figures: weeks.map(({ agreementPrice }) => agreementPrice) }
  return (
    <LineChart
      label={t('catalogue.goods.priceHistory')}
      summary={last === undefined ? '' : t('prices.summary', { price: yuan(last.listPrice), weeks: weeks.length })}
      categoryTitle={t('prices.week')}
      categories={weeks.map(({ day }) => day)}
      axisLabels={weeks.map(({ day }) => day.slice(5))}
      measure="amount"
      height={200}
      state={stateOf(read)}
      onRetry={read.retry}
      series={hasAgreement ? [agreed, listed] : [listed]}
    />
  )
}

function Note({ history: { since, changes, lowest } }: { readonly history: History }) {
  const { t } = useTranslation()
  return (
    <p className={css['note']}>
      {lowest && t('prices.lowest', { price: yuan(lowest.price), day: lowest.day })}
      <br />
      {since &&
        (changes === 0 ? t('prices.unchanged', { day: since }) : t('prices.changes', { count: changes, day: since }))}
    </p>
  )
}
