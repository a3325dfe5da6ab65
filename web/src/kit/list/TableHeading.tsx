import { useTranslation } from 'react-i18next'
import css from './Table.module.css'
import { resizeHandle } from './useResize.ts'
import { type Column, ACTIONS } from './column.ts'
import type { TableProps } from './tableProps.ts'

type TableHeadingProps<Row> = TableProps<Row> & { readonly column: Column<Row>; readonly title: string }

/** Sortable header: clicks cycle through ascending, descending and default order. */
export function TableHeading<Row>({ column, title, sort, onSort, preferences, onWidth }: TableHeadingProps<Row>) {
  const { t } = useTranslation()
  const { key, right, pinned, sort: name } = column
  const width = preferences?.widths[key]
  const direction = sort === undefined || name === undefined ? undefined : sortedBy(sort, name)
  const next = direction === undefined ? name : direction === 'ascending' ? `-${name}` : undefined
  const mayResize = onWidth && key !== ACTIONS
  return (
    <th
      scope="col"
      className={[right && css['right'], pinned && css['pinned'], key === ACTIONS && css['actions']]
        .filter(Boolean)
        .join(' ')}
      aria-sort={direction ?? (name && onSort ? 'none' : undefined)}
      style={width === undefined ? undefined : { width, minWidth: width, maxWidth: width }}
    >
      {name && onSort ? (
        <button type="button" onClick={() => onSort(next)}>
          {title}
          <span aria-hidden>{direction === 'ascending' ? '↑' : direction === 'descending' ? '↓' : '↕'}</span>
        </button>
      ) : (
        title
      )}
      {mayResize && (
        <span
          {...resizeHandle(t('list.resize', { column: title }), width, (to) => onWidth(key, to))}
          className={css['resize']}
        />
      )}
    </th>
  )
}

const sortedBy = (sort: string, name: string) =>
  sort === name ? ('ascending' as const) : sort === `-${name}` ? ('descending' as const) : undefined
