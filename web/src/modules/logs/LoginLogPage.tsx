import { useTranslation } from 'react-i18next'
import { exportLoginLog, listLoginLog } from '#contract/logs/logs.ts'
import { RowName } from '#web/kit/layout/Card.tsx'
import { ListPage } from '#web/kit/list/ListPage.tsx'
import { Select } from '#web/kit/select/Select.tsx'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { StatusTag } from '#web/kit/ui/StatusTag.tsx'
import { LogPerson, LogTime, useLogFilters } from './useLogFilters.tsx'

/** Sign-ins of all people, and attempts that failed. */
export function LoginLogPage() {
  const { t } = useTranslation()
  const { keyword, days } = useLogFilters(t('logs.logins.hint'))
  const results = [
    { value: 'false', label: t('logs.succeeded') },
    { value: 'true', label: t('logs.failed') },
  ]
  return (
    <ListPage
      title={t('logs.logins.title')}
      purpose={t('logs.logins.purpose')}
      label={t('logs.logins.title')}
      route={listLoginLog}
      exported={exportLoginLog}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'userName',
          title: t('logs.field.userName'),
          lead: true,
          render: ({ userName, userCode }) => <LogPerson name={userName} code={userCode} />,
        },
        { key: 'at', title: t('logs.field.at'), render: ({ at }) => <LogTime at={at} /> },
        {
          key: 'methodName',
          title: t('logs.field.methodName'),
          render: ({ methodName, byName }) => (byName === '' ? methodName : `${methodName} · ${byName}`),
        },
        {
          key: 'result',
          title: t('logs.result'),
          render: ({ result, reason }) => (
            <RowName under={reason}>
              <StatusTag tone={result === 'ok' ? 'ok' : 'err'}>
                {t(result === 'ok' ? 'logs.succeeded' : 'logs.failed')}
              </StatusTag>
            </RowName>
          ),
        },
        { key: 'ip', title: t('logs.field.ip'), render: ({ ip }) => <span className="num">{ip}</span> },
        { key: 'device', title: t('logs.field.device'), desk: true, render: ({ device }) => device || '-' },
      ]}
      filters={[
        keyword,
        {
          name: 'isFailed',
          label: t('logs.result'),
          control: <Select hint={t('common.all')} options={results} />,
        },
        days,
      ]}
      nothingFound={{ reason: t('logs.noneReason') }}
      empty={<Empty illustration="box" title={t('logs.none')} />}
    />
  )
}
