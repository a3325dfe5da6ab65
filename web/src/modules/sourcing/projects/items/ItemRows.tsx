import { isComposing, isEnter } from '#web/kit/keys/enter.ts'
import PlusOutlined from '@ant-design/icons-svg/es/asn/PlusOutlined.js'
import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { maxItems, type ProjectItemDraft } from '#contract/sourcing/projectDraft.ts'
import type { FormRows } from '#web/kit/form/formPart.ts'
import { moved } from '#web/kit/form/rows/useDragToReorder.ts'
import { CellTable } from '#web/kit/form/rows/CellTable.tsx'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { toast } from '#web/kit/overlay/toast.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { ItemRow, type RowDone } from './ItemRow.tsx'
import css from './ItemRows.module.css'
import { blankItem, type Item, limited } from './items.ts'
import { cellsOf, isTable, type ItemColumn, itemColumns, pasted } from './paste.ts'

interface ItemRowsProps {
  readonly rows: FormRows<ProjectItemDraft>
  /** Replaces the items. */
  readonly onChange: (change: (items: readonly Item[]) => readonly Item[]) => void
}

const cellOf = (target: EventTarget) => {
  const { row, column } = (target as HTMLElement).closest<HTMLElement>('[data-column]')?.dataset ?? {}
  return row === undefined || column === undefined ? undefined : { row: Number(row), column: column as ItemColumn }
}

/** A copy has no demand lines, because they belong to one item. */
const withoutDemands = (item: Item): Item => ({ ...item, demandIds: [] })

/** Items in a table like a spreadsheet: Enter moves down and adds a row, several lines can be pasted at once. */
export function ItemRows({ rows: { items }, onChange }: ItemRowsProps) {
  const { t } = useTranslation()
  const table = useRef<HTMLTableElement>(null)
  // Id of the element to focus after rendering.
  const next = useRef<string>(undefined)
  useEffect(() => {
    if (next.current === undefined) return
    table.current?.querySelector<HTMLElement>(`${next.current} input`)?.focus()
    next.current = undefined
  })
  const goTo = (row: number, column: ItemColumn = 'name') => {
    next.current = `[data-row="${row}"][data-column="${column}"]`
  }
  const sayFull = () => toast.error(t('projectForm.items.max', { max: maxItems }))
  const addAt = (index: number, item: Item = blankItem) => {
    if (items.length >= maxItems) return sayFull()
    goTo(index)
    onChange((all) => limited(all.toSpliced(index, 0, item)).items)
  }
  const act = (index: number, done: RowDone) => {
    if (done === 'copy') addAt(index + 1, withoutDemands(items[index]!.values))
    else if (done === 'remove') {
      goTo(Math.max(0, index - 1))
      onChange((all) => all.toSpliced(index, 1))
    } else {
      const to = done === 'up' ? index - 1 : index + 1
      if (to < 0 || to >= items.length) return
      goTo(to)
      onChange((all) => moved(all, index, to))
    }
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const cell = cellOf(event.target)
    if (!cell || isComposing(event.nativeEvent) || !(event.target instanceof HTMLInputElement)) return
    if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault()
      act(cell.row, event.key === 'ArrowUp' ? 'up' : 'down')
    } else if (isEnter(event)) {
      event.preventDefault()
      if (cell.row === items.length - 1) return addAt(items.length)
      table.current
        ?.querySelector<HTMLElement>(`[data-row="${cell.row + 1}"][data-column="${cell.column}"] input`)
        ?.focus()
    }
  }
  const onPaste = (event: ClipboardEvent) => {
    const cell = cellOf(event.target)
    const text = event.clipboardData.getData('text/plain')
    if (!cell || !isTable(text)) return
    event.preventDefault()
    const headings = itemColumns.map((column) => t(`projectForm.item.${column}`))
    const cells = cellsOf(text)
    const written = items.map(({ values }) => values)
    goTo(cell.row, cell.column)
    onChange((all) => limited(pasted(all, cell, cells, headings)).items)
    if (limited(pasted(written, cell, cells, headings)).isWhole)
      toast.success(t('projectForm.items.pasted', { count: cells.length }))
    else sayFull()
  }
  return (
    <>
      <CellTable
        label={t('projects.field.items')}
        ref={table}
        className={css['table']}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        head={
          <>
            <th className={css['no']}>{t('projectForm.items.no')}</th>
            {itemColumns.map((column) => (
              <th key={column} className={css[column]}>
                {t(`projectForm.item.${column}`)}
              </th>
            ))}
            <th className={css['last']}>{t('common.actions')}</th>
          </>
        }
      >
        {items.map((item, index) => (
          <ItemRow key={item.key} item={item} index={index} count={items.length} onAct={act} />
        ))}
      </CellTable>
      <p className={css['foot']}>
        <Button
          icon={<Icon of={PlusOutlined} />}
          disabled={items.length >= maxItems}
          onClick={() => addAt(items.length)}
        >
          {t('projectForm.items.add')}
        </Button>
        <span>{t('projectForm.items.keys')}</span>
      </p>
    </>
  )
}
