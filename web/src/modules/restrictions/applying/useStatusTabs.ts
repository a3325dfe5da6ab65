import { useTranslation } from 'react-i18next'
import type { ApplicationStatus } from '#contract/restrictions/states.ts'

/** The tabs of a list of applications: all of them, and each of these states. */
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
