import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#web/kit/ui/Button.tsx'
import css from './List.module.css'

/** Row selection: kept across pages, cleared when the filter changes. */
export function useSelection<Row>(rowKey: (row: Row) => string, filter: string) {
  const [selected, setSelected] = useState<ReadonlyMap<string, Row>>(new Map())
  const [of, setOf] = useState(filter)
  if (of !== filter) {
    setOf(filter)
    setSelected(new Map())
  }
  const clear = () => setSelected(new Map())
  const select = (rows: readonly Row[], isSelected: boolean) =>
    setSelected((before) => {
      const after = new Map(before)
      for (const row of rows) {
        if (isSelected) after.set(rowKey(row), row)
        else after.delete(rowKey(row))
      }
      return after
    })
  return { selected, select, clear }
}

interface SelectionBarProps {
  readonly count: number
  readonly onClear: () => void
  readonly children: ReactNode
}

/** Sticky bar with the actions of selected rows. */
export function SelectionBar({ count, onClear, children }: SelectionBarProps) {
  const { t } = useTranslation()
  return (
    <section className={css['selection']} aria-label={t('list.selection')}>
      <output>{t('list.selected', { count })}</output>
      {children}
      <Button variant="text" onClick={onClear}>
        {t('list.clear')}
      </Button>
    </section>
  )
}
