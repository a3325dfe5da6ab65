import { Link } from 'react-router'
import css from './FigureStrip.module.css'

export interface LinkedFigure {
  readonly id: string
  readonly name: string
  readonly value: string
  /** Short description of what it counts. */
  readonly note: string
  /** Path of the list that it counts. */
  readonly to: string
  /** Requires the user's action. */
  readonly isUrgent?: boolean
}

interface FigureStripProps {
  readonly figures: readonly LinkedFigure[]
  readonly label?: string
}

/** Key figures in a row, each a link to the list that it counts. */
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
