import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Messages } from '#web/messages/registry.ts'
import css from './DataTable.module.css'
import { Empty } from './Empty.tsx'
import { Pager } from './Pager.tsx'

type FieldName = keyof Messages['field']

export interface Column<Row> {
  /** A field of the row, or any name; its title is `field.<key>` unless it is given. */
  readonly key: string
  readonly title?: string
  readonly render?: (row: Row) => ReactNode
  /** Figures stand right. */
  readonly right?: boolean
  /** On a small screen the cell leads its card, without its title. */
  readonly lead?: boolean
  /** Left out on a small screen. */
  readonly desk?: boolean
}

interface PageOfRows<Row> {
  readonly records: readonly Row[]
  readonly page: number
  readonly limit: number
  readonly total: number
  readonly pages: number
}

interface DataTableProps<Row> {
  readonly label: string
  readonly page: PageOfRows<Row>
  readonly rowKey: (row: Row) => string
  readonly columns: readonly Column<Row>[]
  readonly onQuery: (patch: { page?: number; limit?: number }) => void
  readonly empty?: ReactNode
}

/** A page of a list: a table on a desk, cards on a phone, with its pager. */
export function DataTable<Row extends object>({ label, page, rowKey, columns, onQuery, empty }: DataTableProps<Row>) {
  const { t } = useTranslation()
  const titleOf = ({ key, title }: Column<Row>) => title ?? t(`field.${key as FieldName}`)
  if (page.records.length === 0) return empty ?? <Empty title={t('common.none')} />
  return (
    <>
      <div className={css['frame']}>
        <table className={css['table']} aria-label={label}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column.key} scope="col" className={column.right ? css['right'] : undefined}>
                  {titleOf(column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {page.records.map((row) => (
              <tr key={rowKey(row)}>
                {columns.map((column) => (
                  <td
                    key={column.key}
                    className={classOf(column)}
                    data-title={column.lead || column.key === 'actions' ? undefined : titleOf(column)}
                  >
                    <div>{column.render ? column.render(row) : textOf(row, column.key)}</div>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Pager page={page} onQuery={onQuery} />
    </>
  )
}

const classOf = ({ key, right, lead, desk }: Column<never>): string =>
  [right && css['right'], lead && css['lead'], desk && css['desk'], key === 'actions' && css['actions']]
    .filter(Boolean)
    .join(' ')

const textOf = (row: object, key: string): string => {
  const value = (row as Readonly<Record<string, unknown>>)[key]
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
