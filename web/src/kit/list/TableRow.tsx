import DownOutlined from '@ant-design/icons-svg/es/asn/DownOutlined.js'
import RightOutlined from '@ant-design/icons-svg/es/asn/RightOutlined.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import type { CSSProperties, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Checkbox } from '#web/kit/form/Checkbox.tsx'
import { Clamped } from '#web/kit/ui/Clamped.tsx'
import { cellClass, leastWidth } from './cellClass.ts'
import { ACTIONS, useTitleOf } from './column.ts'
import css from './Table.module.css'
import type { TableProps } from './tableProps.ts'

type TableRowProps<Row> = Pick<TableProps<Row>, 'columns' | 'selection' | 'expand' | 'preferences'> & {
  readonly row: Row
  readonly id: string
  readonly isOpen: boolean
  readonly onToggle: () => void
}

/** Row with its checkbox and expand button. */
export function TableRow<Row extends object>(props: TableRowProps<Row>) {
  const { row, id, columns, selection, expand, preferences, isOpen, onToggle } = props
  const { t } = useTranslation()
  const titleOf = useTitleOf()
  const lead = columns.find((column) => column.lead)
  const nameId = lead && `${id}name`
  const span = columns.length + (selection ? 1 : 0) + (expand ? 1 : 0)
  return (
    <>
      <tr data-row aria-selected={selection?.isSelected(row)}>
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
              aria-controls={isOpen ? id : undefined}
              id={`${id}details`}
              aria-label={t('list.details')}
              aria-labelledby={nameId && `${id}details ${nameId}`}
              onClick={onToggle}
            >
              {isOpen ? <Icon of={DownOutlined} /> : <Icon of={RightOutlined} />}
            </button>
          </td>
        )}
        {columns.map((column) => (
          <td
            key={column.key}
            className={cellClass(column, preferences?.widths[column.key] !== undefined)}
            data-title={column.lead || column.key === ACTIONS ? undefined : titleOf(column)}
          >
            <Cell id={column === lead ? nameId : undefined} lead={column.lead === true}>
              {column.render ? column.render(row) : textOf(row, column.key)}
            </Cell>
          </td>
        ))}
      </tr>
      {expand && isOpen && (
        <tr id={id} className={css['detail']}>
          <td colSpan={span}>{expand(row)}</td>
        </tr>
      )}
    </>
  )
}

interface CellProps {
  readonly id: string | undefined
  readonly lead: boolean
  readonly children: ReactNode
}

/** Cell content; long text is limited to a few lines. */
function Cell({ id, lead, children }: CellProps) {
  const isText = typeof children === 'string'
  if (isText && isTime.test(children))
    return (
      <div className={`${css['cell']} together`} id={id}>
        {children}
      </div>
    )
  return (
    <div
      className={css['cell']}
      id={id}
      style={isText && !lead ? ({ '--least': `${leastWidth(children)}em` } as CSSProperties) : undefined}
    >
      {isText ? <Clamped lines={3}>{children}</Clamped> : children}
    </div>
  )
}

/** A day or an instant, which stays on one line. */
const isTime = /^\d{4}-\d\d-\d\d[\d: ]*$/

const textOf = (row: object, key: string): string => {
  const value = (row as Readonly<Record<string, unknown>>)[key]
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
