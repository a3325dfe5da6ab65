import { useTranslation } from 'react-i18next'
import { listOwnZones, listZones } from '#contract/catalogue/zones.ts'
import { useOptionalRead } from '#web/kit/client/api.ts'
import { useMay } from '#web/kit/client/me.ts'
import type { ControlProps } from '#web/kit/form/Field.tsx'
import { Select } from '#web/kit/select/Select.tsx'

/** Zone select; its value is the id, or an empty text. People who do not manage zones choose among those they see. */
export function ZoneSelect({ value, onChange, ...control }: ControlProps) {
  const { t } = useTranslation()
  const isManager = useMay()('zone.manage')
  const all = useOptionalRead(listZones, { limit: 50 }, isManager)?.records
  const own = useOptionalRead(listOwnZones, {}, !isManager)
  const options = (all ?? own ?? []).map(({ id, name, startsOn, endsOn }) => ({
    value: id,
    label: name,
    note: `${startsOn} – ${endsOn}`,
  }))
  return (
    <Select
      {...control}
      hint={t('common.unlimited')}
      value={typeof value === 'string' ? value : ''}
      options={options}
      onChange={(id) => onChange?.(id)}
    />
  )
}
