import { Link } from 'react-router'
import css from './FigureStrip.module.css'

export interface LinkedFigure {
  readonly id: string
  readonly name: string
  readonly value: string
  /** What it counts, in a few words. */
  readonly note: string
  /** The list that it counts. */
  readonly to: string
  /** It waits for the reader. */
  readonly isUrgent?: boolean
}

interface FigureStripProps {
  readonly figures: readonly LinkedFigure[]
  readonly label?: string
}

/** How things stand, beside each other; every figure leads to the list that it counts. */
export function FigureStrip({ figures, label }: FigureStripProps) {
  return (
    <ul className={`card ${css['figures']}`} aria-label={label}>
      {figures.map(({ id, name, value, note, to, isUrgent = false }) => (
        <li key={id}>
          <Link to={to}>
            <span>{name}</span>
            <b className={isUrgent ? css['urgent'] : undefined}>{value}</b>
            <small>{note}</small>
          </Link>
        </li>
      ))}
    </ul>
  )
}
