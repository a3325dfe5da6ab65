import type { ReactNode } from 'react'
import css from './Card.module.css'

interface Inside {
  readonly children: ReactNode
}

/** The card of a list: tabs, filters, table and pager in one. */
export const Card = ({ children }: Inside) => <div className={`card ${css['panel']}`}>{children}</div>

/** Cards one under the other. */
export const Stack = ({ children }: Inside) => <div className={css['stack']}>{children}</div>

/** Fields beside one another, as many as the screen takes. */
export const FieldGrid = ({ columns = 3, children }: Inside & { readonly columns?: 2 | 3 | 4 }) => (
  <div className={[css['form'], columns === 2 && css['two'], columns === 4 && css['four']].filter(Boolean).join(' ')}>
    {children}
  </div>
)

/** What can be done with a row. */
export const RowActions = ({ children }: Inside) => <div className={css['rowActions']}>{children}</div>

/** What a row is called, and one quiet line under it. */
export const RowName = ({ children, under }: Inside & { readonly under?: ReactNode }) => (
  <span className={css['name']}>
    {children}
    {under !== undefined && under !== '' && <small>{under}</small>}
  </span>
)

/** A second, quiet line of a cell. */
export const Under = ({ children }: Inside) => <span className={css['under']}>{children}</span>

/** The buttons of a long form, always in sight; `told` is what is still wrong. */
export const FormBar = ({ told, children }: Inside & { readonly told?: ReactNode }) => (
  <div className={css['bar']}>
    <output>{told}</output>
    {children}
  </div>
)
