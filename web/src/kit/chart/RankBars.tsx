import { Link } from 'react-router'
import css from './Bars.module.css'
import { pixelValue } from './figures.ts'

export interface RankedRow {
  readonly id: string
  readonly name: string
  /** Decimal text, which bars are drawn by. */
  readonly value: string
  /** Value as it is shown. */
  readonly text: string
  /** Page behind the row. */
  readonly to?: string | undefined
}

/** Ranking: rows with bars, largest first. Each row leads to what is behind it. */
export function RankBars({ label, rows }: { readonly label: string; readonly rows: readonly RankedRow[] }) {
  const largest = Math.max(0, ...rows.map(({ value }) => pixelValue(value) ?? 0))
  return (
    <ol className={css['rank']} aria-label={label}>
      {rows.map(({ id, name, value, text, to }, at) => (
        <li key={id}>
          <span className={css['no']} aria-hidden>
            {at + 1}
          </span>
          {/* `title` repeats a truncated name for the pointer; screen readers have the whole name. */}
          <span className="one" title={name}>
            {to === undefined ? name : <Link to={to}>{name}</Link>}
          </span>
          <span className={css['track']} aria-hidden>
            <i style={{ width: `${widthOf(value, largest)}%` }} />
          </span>
          <b>{text}</b>
        </li>
      ))}
    </ol>
  )
}

const widthOf = (value: string, largest: number): number =>
  largest === 0 ? 0 : Math.max(0, (100 * (pixelValue(value) ?? 0)) / largest)
