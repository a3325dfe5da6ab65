import { useTranslation } from 'react-i18next'
import { formatMoney } from '#contract/kit/format.ts'
import css from './Auction.module.css'
import { timeOf } from './clockTexts.ts'

/** Step line: the amount of a bidder, or the lowest one, from each of its bids on. */
export interface ChartLine {
  readonly id: string
  readonly kind: 'lead' | 'own' | 'other'
  readonly points: readonly { readonly at: number; readonly amount: string }[]
  readonly label?: string
}

interface AuctionChartProps {
  readonly from: number
  readonly to: number
  readonly lines: readonly ChartLine[]
  readonly extensions: readonly number[]
  readonly plannedEnd: number
  readonly until: number | null
  readonly startPrice: string | null
  /** Where a replay stands. */
  readonly cursor?: number
}

const [width, height] = [1000, 270]
const edge = { left: 76, right: 44, top: 16, bottom: 26 }
const colours = { lead: 'var(--p-6)', own: 'var(--t-1)', other: 'var(--t-4)' }

/** Position of a label beside a vertical line, on its left near the right edge. */
const besideLine = (x: number) =>
  x > width - edge.right - 60 ? ({ x: x - 4, textAnchor: 'end' } as const) : ({ x: x + 4 } as const)

/** Bids over time as step lines, with extensions, planned end and end in force. */
export function AuctionChart(props: AuctionChartProps) {
  const { from, lines, extensions, plannedEnd, until, startPrice, cursor } = props
  const { t } = useTranslation()
  const to = Math.max(props.to, from + 1000)
  const amounts = lines.flatMap(({ points }) => points.map(({ amount }) => Number(amount)))
  const start = startPrice === null ? undefined : Number(startPrice)
  const all = [...amounts, ...(start === undefined ? [] : [start])]
  const lead = lines.find(({ kind }) => kind === 'lead')?.points ?? []
  if (amounts.length === 0) return <p className={css['hint']}>{t('auctionRoom.chart.none')}</p>
  const [least, most] = [Math.min(...all), Math.max(...all)]
  const pad = Math.max((most - least) * 0.08, most * 0.001, 0.01)
  const x = (at: number) => edge.left + ((at - from) / (to - from)) * (width - edge.left - edge.right)
  const y = (amount: number) =>
    edge.top + ((most + pad - amount) / (most - least + 2 * pad)) * (height - edge.top - edge.bottom)
  const end = Math.min(to, cursor ?? to)
  const path = ({ points }: ChartLine) =>
    points
      .filter(({ at }) => at <= end)
      .map(
        ({ at, amount }, place) =>
          `${place === 0 ? 'M' : 'H'}${x(Math.max(at, from))} ${place === 0 ? '' : 'V'}${y(Number(amount))}`,
      )
      .join(' ')
  const ticks = [0, 1, 2, 3, 4].map((step) => least - pad + ((most - least + 2 * pad) * step) / 4)
  const summary = t('auctionRoom.chart.summary', {
    count: lead.length,
    from: formatMoney((lead[0] ?? { amount: '0' }).amount),
    to: formatMoney((lead.at(-1) ?? { amount: '0' }).amount),
  })
  return (
    <>
      <p className={css['legend']}>
        <span>
          <i className={css['lead']} />
          {t('auctionRoom.chart.lead')}
        </span>
        {lines.some(({ kind }) => kind === 'own') && (
          <span>
            <i className={css['own']} />
            {t('auctionRoom.chart.mine')}
          </span>
        )}
        {lines.some(({ kind }) => kind === 'other') && (
          <span>
            <i />
            {t('auctionRoom.chart.bidders')}
          </span>
        )}
        {extensions.length > 0 && (
          <span className={css['warnText']}>
            ┊ {t('auctionRoom.chart.extensions')} {extensions.length}
          </span>
        )}
      </p>
      <svg className={css['chart']} viewBox={`0 0 ${width} ${height}`} aria-label={summary}>
        {ticks.map((amount) => (
          <g key={amount}>
            <line x1={edge.left} x2={width - edge.right} y1={y(amount)} y2={y(amount)} stroke="var(--line)" />
            <text x={edge.left - 8} y={y(amount) + 4} textAnchor="end">
              {formatMoney(amount.toFixed(2))}
            </text>
          </g>
        ))}
        {[0, 1, 2, 3].map((step) => {
          const at = from + ((to - from) * step) / 3
          return (
            <text key={step} x={x(at)} y={height - 8} textAnchor={step === 0 ? 'start' : step === 3 ? 'end' : 'middle'}>
              {timeOf(at)}
            </text>
          )
        })}
        {start !== undefined && (
          <line
            x1={edge.left}
            x2={width - edge.right}
            y1={y(start)}
            y2={y(start)}
            stroke="var(--t-4)"
            strokeDasharray="4 4"
          />
        )}
        {plannedEnd > from && plannedEnd < to && (
          <g>
            <rect
              x={x(plannedEnd)}
              width={width - edge.right - x(plannedEnd)}
              y={edge.top}
              height={height - edge.top - edge.bottom}
              fill="var(--warn)"
              opacity="0.07"
            />
            <line
              x1={x(plannedEnd)}
              x2={x(plannedEnd)}
              y1={edge.top}
              y2={height - edge.bottom}
              stroke="var(--warn)"
              strokeDasharray="3 3"
            />
            <text {...besideLine(x(plannedEnd))} y={edge.top + 10} style={{ fill: 'var(--warn)' }}>
              {t('auctionRoom.chart.planned', { time: timeOf(plannedEnd).slice(0, 5) })}
            </text>
          </g>
        )}
        {extensions.map((at) => (
          <line
            key={at}
            x1={x(at)}
            x2={x(at)}
            y1={height - edge.bottom - 10}
            y2={height - edge.bottom}
            stroke="var(--warn)"
            strokeWidth="2"
          />
        ))}
        {until !== null && until <= to && (
          <line x1={x(until)} x2={x(until)} y1={edge.top} y2={height - edge.bottom} stroke="var(--t-3)" />
        )}
        {lines
          .toSorted((a, b) => order[a.kind] - order[b.kind])
          .map((line) => {
            const last = line.points.findLast(({ at }) => at <= end)
            if (!last) return null
            return (
              <g key={line.id} fill="none" stroke={colours[line.kind]} strokeWidth={line.kind === 'other' ? 1 : 2}>
                <path d={`${path(line)} H${x(end)}`} />
                <circle cx={x(Math.max(last.at, from))} cy={y(Number(last.amount))} r="2.5" fill={colours[line.kind]} />
                {line.label !== undefined && (
                  <text x={width - edge.right + 6} y={y(Number(last.amount)) + 4} stroke="none">
                    {line.label}
                  </text>
                )}
              </g>
            )
          })}
        {cursor !== undefined && (
          <line x1={x(cursor)} x2={x(cursor)} y1={edge.top} y2={height - edge.bottom} stroke="var(--t-1)" />
        )}
      </svg>
    </>
  )
}

const order = { other: 0, own: 1, lead: 2 }
