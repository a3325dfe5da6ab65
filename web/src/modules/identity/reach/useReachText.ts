import { useTranslation } from 'react-i18next'
import { type GrantReach, grantReachNames } from '#contract/kit/reach/reach.ts'
import { useName } from '#web/kit/format/useName.ts'

/** Text of a data scope, with the names of the chosen departments. */
export function useReachText(): (reach: GrantReach, departments?: readonly string[]) => string {
  const { t } = useTranslation()
  const nameOf = useName()
  return (reach, departments = []) => {
    const [name, enName] = grantReachNames[reach]
    return reach === 'chosen' ? departments.join(t('list.changes.and')) : nameOf({ name, enName })
  }
}
