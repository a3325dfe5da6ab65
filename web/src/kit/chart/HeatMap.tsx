import type { CSSProperties } from 'react'
import css from './Bars.module.css'

interface HeatMapProps {
  /** Caption for screen readers. */
  readonly label: string
  readonly rows: readonly string[]
  readonly columns: readonly string[]
  /** Count of a cell, by the places of its row and column. */
  readonly countAt: (row: number, column: number) => number
  /** Text of a cell. */
  readonly textOf: (count: number) => string
}

const [lightest, darkest] = [14, 96]

/** Heat map: a table whose cells are coloured by their counts, and read as numbers. */
export function HeatMap({ label, rows, columns, countAt, textOf }: HeatMapProps) {
  const largest = Math.max(0, ...rows.flatMap((_, row) => columns.map((__, column) => countAt(row, column))))
  const shade = (count: number) => (count === 0 ? 0 : lightest + ((darkest - lightest) * count) / largest)
  return (
    <table className={css['heat']}>
      <caption className="visuallyHidden">{label}</caption>
      <thead>
        <tr>
          <th aria-hidden />
          {columns.map((column, at) => (
            <th key={column} scope="col">
              {at % 2 === 0 ? column : <span className="visuallyHidden">{column}</span>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((name, row) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {columns.map((column, at) => {
              const count = countAt(row, at)
              return (
                <td
                  key={column}
                  title={`${name} ${column} · ${textOf(count)}`}
                  style={{ '--heat': `${shade(count)}%` } as CSSProperties}
                >
                  <span className="visuallyHidden">{count}</span>
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
