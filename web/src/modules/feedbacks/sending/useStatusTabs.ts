import { useTranslation } from 'react-i18next'
import type { FeedbackStatus } from '#contract/feedbacks/states.ts'

const statuses = ['', '01', '02', '03', '04'] as const

/** Tabs of a feedback list: all, and each status. */
export function useStatusTabs(
  status: FeedbackStatus | undefined,
  setQuery: (change: { readonly status: FeedbackStatus | undefined }) => void,
) {
  const { t } = useTranslation()
  return {
    label: t('feedbackForm.statusLabel'),
    value: status ?? '',
    onChange: (value: string) => setQuery({ status: value === '' ? undefined : (value as FeedbackStatus) }),
    options: statuses.map((value) => ({
      value,
      label: value === '' ? t('feedbackForm.all') : t(`feedbackForm.status.${value}`),
    })),
  }
}
