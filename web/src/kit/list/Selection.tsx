import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#web/kit/ui/Button.tsx'
import css from './List.module.css'

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
