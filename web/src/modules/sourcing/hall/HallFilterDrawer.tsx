import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatCount } from '#contract/kit/format.ts'
import { getHallFigures } from '#contract/sourcing/projectCards.ts'
import { useOptionalRead } from '#web/kit/client/api.ts'
import { Dialog } from '#web/kit/overlay/Dialog.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { HallFilters } from './HallFilters.tsx'
import type { HallFiltersProps } from './hallFiltersProps.ts'
import { filtersOf, type HallChange, type HallQuery, unfiltered } from './hallQuery.ts'
import css from './HallFilters.module.css'
import { OnlyOpen } from './OnlyOpen.tsx'

interface HallFilterDrawerProps extends Omit<HallFiltersProps, 'eager'> {
  readonly onClose: () => void
}

/** The filters of small screens: tried out here, with how many projects they leave, and taken over by one touch. */
export function HallFilterDrawer({ query, onChange, onClose, ...rest }: HallFilterDrawerProps) {
  const { t } = useTranslation()
  const [draft, setDraft] = useState<HallChange>(query)
  const [round, setRound] = useState(0)
  const figures = useOptionalRead(getHallFigures, filtersOf(draft as HallQuery))
  const tab = draft.tab ?? 'all'
  const total = figures?.tabs.find((one) => one.tab === tab)?.count
  const tryOut = (change: HallChange) => setDraft((before) => ({ ...before, ...change }))
  const reset = () => {
    tryOut({ ...unfiltered, tab: undefined })
    setRound(round + 1)
  }
  const show = () => {
    onChange({ ...unfiltered, ...draft, page: undefined })
    onClose()
  }
  const foot = (
    <>
      <Button onClick={reset}>{t('common.reset')}</Button>
      <Button variant="solid" onClick={show}>
        {t('hall.filter.show', { total: total === undefined ? '' : formatCount(total) })}
      </Button>
    </>
  )
  return (
    <Dialog title={t('hall.filter.open')} place="bottom" onClose={onClose} foot={foot}>
      <div tabIndex={-1} data-first className={css['sheet']}>
        <HallFilters key={round} {...rest} query={draft as HallQuery} onChange={tryOut} eager />
        <div className={css['check']}>
          <OnlyOpen query={draft as HallQuery} onChange={tryOut} />
        </div>
      </div>
    </Dialog>
  )
}
