import { Link } from 'react-router'
import css from './Bars.module.css'

export interface Meter {
  readonly id: string
  readonly name: string
  /** Used and whole, as shown: 1.62 / 1.80 亿. */
  readonly text: string
  readonly percent: number
  readonly to?: string | undefined
}

interface MetersProps {
  readonly label: string
  readonly meters: readonly Meter[]
  /** Mark on every bar, such as how much of the year is over. */
  readonly mark?: number
  /** From this percentage on a bar is highlighted. */
  readonly highFrom?: number
}

/** Bars of what is used of a whole. */
export function Meters({ label, meters, mark, highFrom = 95 }: MetersProps) {
  return (
    <ul className={css['meters']} aria-label={label}>
      {meters.map(({ id, name, text, percent, to }) => (
        <li key={id} data-high={percent >= highFrom || undefined}>
          <div className={css['names']}>
            {/* `title` repeats a truncated name for the pointer; screen readers have the whole name. */}
            <span className="one" title={name}>
              {to === undefined ? name : <Link to={to}>{name}</Link>}
            </span>
            <span className={css['figures']}>
              <span>{text}</span>
              <b>{Math.round(percent)}%</b>
            </span>
          </div>
          <div className={css['track']} aria-hidden>
            <i style={{ width: `${Math.min(100, Math.max(0, percent))}%` }} />
            {mark !== undefined && <s style={{ left: `${mark}%` }} />}
          </div>
        </li>
      ))}
    </ul>
  )
}
