import type { ReactNode } from 'react'
import css from './Card.module.css'
import { Clamped } from '#web/kit/ui/Clamped.tsx'

interface Inside {
  readonly children: ReactNode
}

/** Card of a list: tabs, filters, table and pager. */
export const Card = ({ children }: Inside) => <div className={`card ${css['panel']}`}>{children}</div>

/** Vertical stack of cards. */
export const Stack = ({ children }: Inside) => <div className={css['stack']}>{children}</div>

/** Responsive grid of fields. */
export const FieldGrid = ({ columns = 3, children }: Inside & { readonly columns?: 1 | 2 | 3 | 4 }) => (
  <div className={[css['form'], css[`of${columns}`]].filter(Boolean).join(' ')}>{children}</div>
)

/** Actions of a row. */
export const RowActions = ({ children }: Inside) => <div className={css['rowActions']}>{children}</div>

interface RowNameProps extends Inside {
  readonly under?: ReactNode
  /** Maximum number of lines of the secondary text. */
  readonly lines?: 1 | 2
  /** Full name, if the children are not a string. */
  readonly title?: string
}

/** Name of a row with a secondary text below, each limited to two lines or less. */
export const RowName = ({ children, under, lines = 2, title }: RowNameProps) => (
  <span className={css['name']}>
    <Clamped title={title}>{children}</Clamped>
    {under !== undefined && under !== '' && (
      <small>
        <Clamped lines={lines}>{under}</Clamped>
      </small>
    )}
  </span>
)

/** Secondary line of a cell. */
export const Under = ({ children }: Inside) => <span className={css['under']}>{children}</span>

interface FormBarProps extends Inside {
  readonly status?: ReactNode
  /** The status is an error. */
  readonly isWrong?: boolean
}

/** Sticky button bar of a long form, with its status. */
export const FormBar = ({ status, isWrong = false, children }: FormBarProps) => (
  <div className={css['bar']} data-form-bar>
    <output data-wrong={isWrong || undefined}>{status}</output>
    {children}
  </div>
)
