import { useTranslation } from 'react-i18next'
import { useMe } from '#web/kit/client/me.ts'
import { Checkbox } from '#web/kit/form/Checkbox.tsx'
import type { HallChange, HallQuery } from './hallQuery.ts'

interface TickedFiltersProps {
  readonly query: HallQuery
  readonly onChange: (change: HallChange) => void
}

/** Checkboxes: only projects open for enrolment (same as the tab), and only followed projects. */
export function TickedFilters({ query, onChange }: TickedFiltersProps) {
  const { t } = useTranslation()
  const isVisitor = useMe() === null
  return (
    <>
      <Checkbox
        label={t('hall.filter.onlyOpen')}
        checked={query.tab === 'enrolling'}
        onChange={(isOn) => onChange({ tab: isOn ? 'enrolling' : undefined })}
      />
      {!isVisitor && (
        <Checkbox
          label={t('hall.filter.followed')}
          checked={query.followed === true}
          onChange={(isOn) => onChange({ followed: isOn ? true : undefined })}
        />
      )}
    </>
  )
}
