import type { ReactNode } from 'react'
import css from './Card.module.css'
import { Clamped } from '#web/kit/ui/Clamped.tsx'

interface Inside {
  readonly children: ReactNode
}

/** The card of a list: tabs, filters, table and pager in one. */
export const Card = ({ children }: Inside) => <div className={`card ${css['panel']}`}>{children}</div>

/** Cards one under the other. */
export const Stack = ({ children }: Inside) => <div className={css['stack']}>{children}</div>

/** Fields beside one another, as many as the screen takes. */
export const FieldGrid = ({ columns = 3, children }: Inside & { readonly columns?: 1 | 2 | 3 | 4 }) => (
  <div className={[css['form'], css[`of${columns}`]].filter(Boolean).join(' ')}>{children}</div>
)

/** What can be done with a row. */
export const RowActions = ({ children }: Inside) => <div className={css['rowActions']}>{children}</div>

interface RowNameProps extends Inside {
  readonly under?: ReactNode
  /** The whole name, where the children are not a text themselves. */
  readonly title?: string
}

/** What a row is called, and what stands quietly under it, in two lines each. */
export const RowName = ({ children, under, title }: RowNameProps) => (
  <span className={css['name']}>
    <Clamped title={title}>{children}</Clamped>
    {under !== undefined && under !== '' && (
      <small>
        <Clamped>{under}</Clamped>
      </small>
    )}
  </span>
)

/** A second, quiet line of a cell. */
export const Under = ({ children }: Inside) => <span className={css['under']}>{children}</span>

interface FormBarProps extends Inside {
  readonly status?: ReactNode
  /** The status says what is wrong. */
  readonly isWrong?: boolean
}

/** The buttons of a long form, always in sight, beside how far it is. */
export const FormBar = ({ status, isWrong = false, children }: FormBarProps) => (
  <div className={css['bar']} data-form-bar>
    <output data-wrong={isWrong || undefined}>{status}</output>
    {children}
  </div>
)
