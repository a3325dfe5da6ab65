import { useTranslation } from 'react-i18next'
import { listPositionOptions } from '#contract/identity/positions.ts'
import { useOptionalRead } from '#web/kit/client/api.ts'
import { useName } from '#web/kit/format/useName.ts'
import { Select } from '#web/kit/select/Select.tsx'
import { ManagerPicker } from './ManagerPicker.tsx'

interface Placed {
  readonly userId: string
  readonly positionId: string | null
  readonly positionName: string
  readonly managerName: string
}

/** Fields of an account for its position and its direct manager. */
export function usePlacing(account?: Placed) {
  const { t } = useTranslation()
  const nameOf = useName()
  const positions = useOptionalRead(listPositionOptions, {}) ?? []
  const offered = positions.map((each) => ({ value: each.positionId, label: nameOf(each) }))
  // A disabled position stays with those who have it.
  const own = account?.positionId
  const isOffered = !own || offered.some(({ value }) => value === own)
  const options = isOffered ? offered : [...offered, { value: own, label: account?.positionName ?? '' }]
  return {
    positionId: { control: <Select hint={t('people.noPosition')} options={options} /> },
    managerId: { control: <ManagerPicker of={account?.userId} name={account?.managerName ?? ''} /> },
  }
}
