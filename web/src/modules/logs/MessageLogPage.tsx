import { useTranslation } from 'react-i18next'
import { exportMessageLog, listMessageLog } from '#contract/logs/logs.ts'
import { deliveryStatuses } from '#contract/notifications/operating.ts'
import { RowName } from '#web/kit/layout/Card.tsx'
import { ListPage } from '#web/kit/list/ListPage.tsx'
import { Select } from '#web/kit/select/Select.tsx'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { LogPerson, LogTime, useLogFilters } from './useLogFilters.tsx'

const channels = ['mail', 'sms', 'push'] as const

/** Mails, texts and push notifications that were sent, and why some were not. */
export function MessageLogPage() {
  const { t } = useTranslation()
  const { keyword, days } = useLogFilters(t('logs.messages.hint'))
  return (
    <ListPage
      title={t('logs.messages.title')}
      purpose={t('logs.messages.purpose')}
      label={t('logs.messages.title')}
      route={listMessageLog}
      exported={exportMessageLog}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'title',
          title: t('logs.field.title'),
          lead: true,
          render: ({ title, topic }) => <RowName under={topic}>{title}</RowName>,
        },
        {
          key: 'receiverName',
          title: t('logs.field.receiverName'),
          render: ({ receiverName, receiverCode }) => <LogPerson name={receiverName} code={receiverCode} />,
        },
        {
          key: 'channel',
          title: t('logs.field.channel'),
          render: ({ channel }) =>
            channels.find((each) => each === channel) ? t(`logs.channel.${channel as 'mail'}`) : channel,
        },
        {
          key: 'statusName',
          title: t('logs.field.statusName'),
          render: ({ statusName, reason }) => <RowName under={reason}>{statusName}</RowName>,
        },
        { key: 'attempts', title: t('logs.field.attempts'), right: true, desk: true },
        { key: 'at', title: t('logs.field.at'), render: ({ at }) => <LogTime at={at} /> },
      ]}
      filters={[
        keyword,
        {
          name: 'channel',
          label: t('logs.field.channel'),
          control: (
            <Select
              hint={t('common.all')}
              options={channels.map((value) => ({ value, label: t(`logs.channel.${value}`) }))}
            />
          ),
        },
        {
          name: 'status',
          label: t('logs.field.statusName'),
          control: (
            <Select
              hint={t('common.all')}
              options={deliveryStatuses.map((value) => ({ value, label: t(`logs.status.${value}`) }))}
            />
          ),
        },
        days,
      ]}
      nothingFound={{ reason: t('logs.noneReason') }}
      empty={<Empty illustration="box" title={t('logs.none')} />}
    />
  )
}
