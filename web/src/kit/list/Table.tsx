import DownOutlined from '@ant-design/icons-svg/es/asn/DownOutlined.js'
import RightOutlined from '@ant-design/icons-svg/es/asn/RightOutlined.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { Fragment, type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Messages } from '#web/messages/registry.ts'
import { Checkbox } from '#web/kit/form/Checkbox.tsx'
import { Empty } from '#web/kit/ui/Empty.tsx'
import type { ListPreferences } from './preferences.ts'
import css from './Table.module.css'
import { resizeHandle } from './useResize.ts'

type FieldName = keyof Messages['field']

export interface Column<Row> {
  /** A field of the row, or any name; its title is `field.<key>` unless it is given. */
  readonly key: string
  readonly title?: string
  readonly render?: (row: Row) => ReactNode
  /** Figures stand right. */
  readonly right?: boolean
  /** On a small screen the cell leads its card, without its title; it cannot be hidden. */
  readonly lead?: boolean
  /** Left out on a small screen. */
  readonly desk?: boolean
  /** What the route calls sorting by this column. */
  readonly sort?: string
}

export interface Selection<Row> {
  readonly isSelected: (row: Row) => boolean
  readonly onSelect: (rows: readonly Row[], isSelected: boolean) => void
}

interface TableProps<Row> {
  readonly label: string
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string
  readonly columns: readonly Column<Row>[]
  readonly sort?: string | undefined
  readonly onSort?: ((sort: string | undefined) => void) | undefined
  readonly selection?: Selection<Row> | undefined
  /** What stands under a row when it is opened. */
  readonly expand?: ((row: Row) => ReactNode) | undefined
  /** A last row, by column. */
  readonly summary?: Readonly<Record<string, ReactNode>> | undefined
  readonly preferences?: ListPreferences | undefined
  readonly onWidth?: ((key: string, width: number) => void) | undefined
  readonly empty?: ReactNode
  readonly busy?: boolean
}

const ACTIONS = 'actions'
/** What a reader may hide: neither what names the row nor what can be done with it. */
export const isOptional = <Row,>({ key, lead }: Column<Row>): boolean => lead !== true && key !== ACTIONS

export function useTitleOf() {
  const { t } = useTranslation()
  return <Row,>({ key, title }: Column<Row>): string => title ?? t(`field.${key as FieldName}`)
}

/** Rows: a table on a desk, cards on a phone. The heading stays in sight, and so does the last column of a wide table. */
export function Table<Row extends object>(props: TableProps<Row>) {
  const { label, rows, rowKey, columns, selection, expand, summary, preferences, empty, busy = false } = props
  const { t } = useTranslation()
  const titleOf = useTitleOf()
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const id = useId()
  if (rows.length === 0) return empty ?? <Empty title={t('common.none')} />
  const shown = columns.filter((column) => !isOptional(column) || !preferences?.hidden.includes(column.key))
  const chosen = selection ? rows.filter((row) => selection.isSelected(row)).length : 0
  const lead = shown.find((column) => column.lead)
  const span = shown.length + (selection ? 1 : 0) + (expand ? 1 : 0)
  const toggle = (key: string) => setOpened((keys) => (keys.has(key) ? without(keys, key) : new Set([...keys, key])))
  return (
    <div className={css['frame']} ref={watchWidth} aria-busy={busy}>
      <table
        className={`${css['table']} ${preferences?.density === 'compact' ? css['compact'] : ''}`}
        aria-label={label}
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
            {expand && <th className={css['narrow']} aria-label={t('list.details')} />}
            {shown.map((column) => (
              <Heading key={column.key} {...props} column={column} title={titleOf(column)} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => {
            const key = rowKey(row)
            const rowId = `${id}${index}`
            const nameId = lead && `${rowId}name`
            const isOpen = opened.has(key)
            return (
              <Fragment key={key}>
                <tr aria-selected={selection?.isSelected(row)}>
                  {selection && (
                    <td className={css['narrow']}>
                      <Checkbox
                        alone
                        label={t('list.select')}
                        checked={selection.isSelected(row)}
                        onChange={(isSelected) => selection.onSelect([row], isSelected)}
                        of={nameId}
                      />
                    </td>
                  )}
                  {expand && (
                    <td className={css['narrow']}>
                      <button
                        type="button"
                        aria-expanded={isOpen}
                        aria-controls={isOpen ? rowId : undefined}
                        id={`${rowId}details`}
                        aria-label={t('list.details')}
                        aria-labelledby={nameId && `${rowId}details ${nameId}`}
                        onClick={() => toggle(key)}
                      >
                        {isOpen ? <Icon of={DownOutlined} /> : <Icon of={RightOutlined} />}
                      </button>
                    </td>
                  )}
                  {shown.map((column) => (
                    <td
                      key={column.key}
                      className={classOf(column, preferences?.widths[column.key] !== undefined)}
                      data-title={column.lead || column.key === ACTIONS ? undefined : titleOf(column)}
                    >
                      <div className={css['cell']} id={column === lead ? nameId : undefined}>
                        {column.render ? column.render(row) : textOf(row, column.key)}
                      </div>
                    </td>
                  ))}
                </tr>
                {expand && isOpen && (
                  <tr id={rowId} className={css['detail']}>
                    <td colSpan={span}>{expand(row)}</td>
                  </tr>
                )}
              </Fragment>
            )
          })}
        </tbody>
        {summary && (
          <tfoot>
            <tr>
              {selection && <td aria-label={t('list.select')} />}
              {expand && <td aria-label={t('list.details')} />}
              {shown.map((column) => (
                <td key={column.key} className={classOf(column)}>
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

type HeadingProps<Row> = TableProps<Row> & { readonly column: Column<Row>; readonly title: string }

/** One click sorts upwards, the next downwards, the third as the list comes. */
function Heading<Row>({ column, title, sort, onSort, preferences, onWidth }: HeadingProps<Row>) {
  const { t } = useTranslation()
  const { key, right, sort: name } = column
  const width = preferences?.widths[key]
  const direction = sort === undefined || name === undefined ? undefined : sortedBy(sort, name)
  const next = direction === undefined ? name : direction === 'ascending' ? `-${name}` : undefined
  const mayResize = onWidth && key !== ACTIONS
  return (
    <th
      scope="col"
      className={[right && css['right'], key === ACTIONS && css['actions']].filter(Boolean).join(' ')}
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

const without = (keys: ReadonlySet<string>, key: string) => new Set([...keys].filter((each) => each !== key))

/** A frame that scrolls sideways would catch the sticky heading, so only a table that is too wide has one. */
function watchWidth(frame: HTMLDivElement | null) {
  if (!frame) return undefined
  const { firstElementChild: table } = frame
  const look = () => frame.toggleAttribute('data-wide', (table?.scrollWidth ?? 0) > frame.clientWidth + 1)
  const observer = new ResizeObserver(look)
  observer.observe(frame)
  if (table) observer.observe(table)
  return () => observer.disconnect()
}

const classOf = ({ key, right, lead, desk }: Column<never>, isResized = false): string =>
  [
    right && css['right'],
    lead && css['lead'],
    desk && css['desk'],
    key === ACTIONS && css['actions'],
    isResized && css['resized'],
  ]
    .filter(Boolean)
    .join(' ')

const textOf = (row: object, key: string): string => {
  const value = (row as Readonly<Record<string, unknown>>)[key]
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
