import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatCount } from '#contract/kit/format.ts'
import { getHallFigures } from '#contract/sourcing/projectCards.ts'
import { useRead } from '#web/kit/client/api.ts'
import { Dialog } from '#web/kit/overlay/Dialog.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { HallFilters } from './HallFilters.tsx'
import type { HallFiltersProps } from './hallFiltersProps.ts'
import { filtersOf, fixedOf, type HallChange, type HallQuery, changeOf, unfiltered } from './hallQuery.ts'
import css from './HallFilters.module.css'
import { TickedFilters } from './TickedFilters.tsx'

interface HallFilterDrawerProps extends Omit<HallFiltersProps, 'eager'> {
  readonly onClose: () => void
}

/** Filters of small screens: a draft with the number of matching projects, applied by one button. */
export function HallFilterDrawer({ kind, query, onChange, onClose, offered }: HallFilterDrawerProps) {
  const { t } = useTranslation()
  const [draft, setDraft] = useState<HallChange>(query)
  const [round, setRound] = useState(0)
  const figures = useRead(getHallFigures, { ...filtersOf(draft as HallQuery), ...fixedOf(kind) }, { suspense: false })
  const tab = draft.tab ?? 'all'
  const total =
    figures.isLate || figures.hasFailed ? undefined : figures.reply?.tabs.find((one) => one.tab === tab)?.count
  const tryOut = (change: HallChange) => setDraft((before) => ({ ...before, ...change }))
  const reset = () => {
    tryOut({ ...unfiltered, tab: undefined })
    setRound(round + 1)
  }
  const show = () => {
    onChange(changeOf(draft, kind))
    onClose()
  }
  const foot = (
    <>
      <Button onClick={reset}>{t('common.reset')}</Button>
      <Button variant="solid" onClick={show}>
        {total === undefined
          ? t('hall.filter.showAny')
          : t('hall.filter.show', { count: total, total: formatCount(total) })}
      </Button>
    </>
  )
  return (
    <Dialog title={t('hall.filter.open')} place="bottom" onClose={onClose} foot={foot}>
      <div tabIndex={-1} data-first className={css['sheet']}>
        <HallFilters key={round} kind={kind} offered={offered} query={draft as HallQuery} onChange={tryOut} eager />
        <div className={css['check']}>
          <TickedFilters query={draft as HallQuery} onChange={tryOut} />
        </div>
      </div>
    </Dialog>
  )
}
