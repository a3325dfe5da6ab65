import { useTranslation } from 'react-i18next'
import { Checkbox } from '#web/kit/form/Checkbox.tsx'
import type { HallChange, HallQuery } from './hallQuery.ts'

interface OnlyOpenProps {
  readonly query: HallQuery
  readonly onChange: (change: HallChange) => void
}

/** Only projects that can be enrolled for: the tab of that state, where people look for a box to tick. */
export function OnlyOpen({ query, onChange }: OnlyOpenProps) {
  const { t } = useTranslation()
  return (
    <Checkbox
      label={t('hall.filter.onlyOpen')}
      checked={query.tab === 'enrolling'}
      onChange={(isOn) => onChange({ tab: isOn ? 'enrolling' : undefined })}
    />
  )
}
