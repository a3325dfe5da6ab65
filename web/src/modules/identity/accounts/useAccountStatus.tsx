import { useTranslation } from 'react-i18next'
import { countDeptUsers, qryDeptUsers } from '#contract/identity/identity.ts'
import { useOptionalRead } from '#web/kit/client/api.ts'
import { useMay } from '#web/kit/client/me.ts'
import { useStatuses } from '#web/kit/list/useStatuses.tsx'
import { useUrlQuery } from '#web/kit/list/useListQuery.ts'

const tones = { active: 'ok', notActivated: 'warn', locked: 'err', expired: 'mute', disabled: 'mute' } as const

/** Status of accounts: column and tag. */
export function useAccountStatus() {
  const { t } = useTranslation()
  return useStatuses(tones, (status) => t(`people.status.${status}`))
}

/** Tabs of the list of people by status. The status of logins is seen by those who manage people. */
export function useAccountTabs() {
  const seesLogins = useMay()('org.manage')
  const [{ status, sort: _, page: __, limit: ___, isOpen: ____, ...inAnyStatus }, setQuery] = useUrlQuery(qryDeptUsers)
  const counts = useOptionalRead(countDeptUsers, inAnyStatus)
  const onChange = (next: typeof status) => setQuery({ status: next })
  return useAccountStatus().tabs({
    status,
    counts,
    onChange,
    ...(seesLogins ? {} : { shown: ['active', 'expired', 'disabled'] }),
  })
}
