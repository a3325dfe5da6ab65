import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Checkbox } from '#web/kit/form/Checkbox.tsx'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { watchOverflow } from '#web/kit/layout/watchOverflow.ts'
import css from './Table.module.css'
import { isOptional, useTitleOf } from './column.ts'
import { TableHeading } from './TableHeading.tsx'
import { listenToRowKeys } from './rowKeys.ts'
import type { Grouping, TableProps } from './tableProps.ts'
import { TableRow } from './TableRow.tsx'
import { cellClass } from './cellClass.ts'

/**
 * Table: rows as a table on desktops and as cards on phones. The header and the last column of a wide table are sticky.
 */
export function Table<Row extends object>(props: TableProps<Row>) {
  const { label, rows, rowKey, columns, selection, group, expand, summary, preferences, empty, busy = false } = props
  const { t } = useTranslation()
  const titleOf = useTitleOf()
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const id = useId()
  if (rows.length === 0) return empty ?? <Empty title={t('common.none')} />
  const shown = columns.filter((column) => !isOptional(column) || !preferences?.hidden.includes(column.key))
  const chosen = selection ? rows.filter((row) => selection.isSelected(row)).length : 0
  const toggle = (key: string) => setOpened((keys) => (keys.has(key) ? without(keys, key) : new Set([...keys, key])))
  const span = shown.length + (selection ? 1 : 0) + (expand ? 1 : 0)
  const groups = group ? [...Map.groupBy(rows, group.of)] : [['', rows] as const]
  return (
    // A scrolling frame disables the sticky header, so only a table that is too wide gets one.
    <div className={css['frame']} ref={watchOverflow} aria-busy={busy}>
      <table
        className={`${css['table']} ${preferences?.density === 'compact' ? css['compact'] : ''}`}
        aria-label={label}
        ref={listenToRowKeys}
      >
        <thead>
          <tr>
            {selection && (
              <th className={css['narrow']}>
                <Checkbox
                  alone
                  label={t('list.selectPage')}
                  checked={chosen === rows.length || (chosen > 0 && 'some')}
                  onChange={(isSelected) => selection.onSelect(rows, isSelected)}
                />
              </th>
            )}
            {expand && (
              <th className={css['narrow']}>
                <span className="visuallyHidden">{t('list.details')}</span>
              </th>
            )}
            {shown.map((column) => (
              <TableHeading key={column.key} {...props} column={column} title={titleOf(column)} />
            ))}
          </tr>
        </thead>
        {groups.map(([of, own], place) => (
          <tbody key={of}>
            {group && <GroupHeading group={group} of={of} span={span} />}
            {own.map((row, index) => {
              const key = rowKey(row)
              return (
                <TableRow
                  key={key}
                  {...props}
                  row={row}
                  id={`${id}${place}-${index}`}
                  columns={shown}
                  isOpen={opened.has(key)}
                  onToggle={() => toggle(key)}
                />
              )
            })}
          </tbody>
        ))}
        {summary && (
          <tfoot>
            <tr>
              {selection && <td aria-label={t('list.select')} />}
              {expand && <td aria-label={t('list.details')} />}
              {shown.map((column) => (
                <td key={column.key} className={cellClass(column)}>
                  {summary[column.key]}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  )
}

interface GroupHeadingProps<Row> {
  readonly group: Grouping<Row>
  readonly of: string
  readonly span: number
}

/** Heading of a group: header of its rows, and an element by which screen readers move through the page. */
function GroupHeading<Row>({ group: { title, heading: Heading = 'h2' }, of, span }: GroupHeadingProps<Row>) {
  return (
    <tr className={css['group']}>
      <th scope="rowgroup" colSpan={span}>
        <Heading>{title(of)}</Heading>
      </th>
    </tr>
  )
}

const without = (keys: ReadonlySet<string>, key: string) => new Set([...keys].filter((each) => each !== key))
