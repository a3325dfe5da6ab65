import { useTranslation } from 'react-i18next'
import type { ApplicationStatus } from '#contract/restrictions/states.ts'

/** Tabs of an application list: all, and each of these statuses. */
export function useStatusTabs(
  statuses: readonly ApplicationStatus[],
  status: ApplicationStatus | undefined,
  setQuery: (change: { readonly status: ApplicationStatus | undefined }) => void,
) {
  const { t } = useTranslation()
  return {
    label: t('restoring.statusLabel'),
    value: status ?? '',
    onChange: (value: string) => setQuery({ status: value === '' ? undefined : (value as ApplicationStatus) }),
    options: [
      { value: '', label: t('restoring.all') },
      ...statuses.map((value) => ({ value: value as string, label: t(`restoring.status.${value}`) })),
    ],
  }
}
