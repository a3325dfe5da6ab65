import { useTranslation } from 'react-i18next'
import type { RegistrationStatus } from '#contract/registrations/states.ts'

/** Tabs of a registration list: all, and each of these statuses. */
export function useStatusTabs(
  statuses: readonly RegistrationStatus[],
  status: RegistrationStatus | undefined,
  setQuery: (change: { readonly status: RegistrationStatus | undefined }) => void,
) {
  const { t } = useTranslation()
  return {
    label: t('registering.statusLabel'),
    value: status ?? '',
    onChange: (value: string) => setQuery({ status: value === '' ? undefined : (value as RegistrationStatus) }),
    options: [
      { value: '', label: t('registering.all') },
      ...statuses.map((value) => ({ value: value as string, label: t(`registering.status.${value}`) })),
    ],
  }
}
