import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import css from './Changed.module.css'

interface ChangedProps {
  readonly before: ReactNode
  readonly after: ReactNode
  readonly isChanged: boolean
}

/** Value before and after; only one of them if it stays. */
export function Changed({ before, after, isChanged }: ChangedProps) {
  const { t } = useTranslation()
  if (!isChanged) return before
  return (
    <>
      <del className={css['before']}>{before}</del>
      <span className={css['arrow']} aria-hidden>
        →
      </span>
      <span className="visuallyHidden">{t('orders.proposal.to')}</span>
      <ins className={css['after']}>{after}</ins>
    </>
  )
}
