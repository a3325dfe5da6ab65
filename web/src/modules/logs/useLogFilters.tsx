import { useTranslation } from 'react-i18next'
import { secondOf } from '#contract/kit/calendar.ts'
import { Input } from '#web/kit/form/Input.tsx'
import { RowName } from '#web/kit/layout/Card.tsx'

/** Keyword and days, which every log has. */
export function useLogFilters(hint: string) {
  const { t } = useTranslation()
  const keyword = {
    name: 'keyword',
    label: t('logs.keyword'),
    control: <Input maxLength={64} placeholder={hint} />,
  } as const
  const days = {
    name: 'beginDay',
    until: 'endDay',
    label: t('logs.at'),
    ends: { from: t('logs.from'), to: t('logs.to') },
  } as const
  return { keyword, days }
}

export const LogTime = ({ at }: { readonly at: string }) => (
  <span className="num together">{secondOf(new Date(at))}</span>
)

export function LogPerson({ name, code }: { readonly name: string; readonly code: string }) {
  const { t } = useTranslation()
  return <RowName under={code}>{name === '' ? t('logs.nobody') : name}</RowName>
}
