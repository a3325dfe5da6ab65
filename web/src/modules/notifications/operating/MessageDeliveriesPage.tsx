import { useTranslation } from 'react-i18next'
import { secondOf } from '#contract/kit/calendar.ts'
import {
  type Delivery,
  deliveryStatuses,
  exportDeliveries,
  listDeliveries,
  retryDelivery,
  sentChannels,
  type SkipReason,
  skipReasons,
} from '#contract/notifications/operating.ts'
import { useWrite } from '#web/kit/client/api.ts'
import { useLocale } from '#web/kit/client/preferences.ts'
import { Input } from '#web/kit/form/Input.tsx'
import { RowActions, RowName } from '#web/kit/layout/Card.tsx'
import type { Column } from '#web/kit/list/column.ts'
import { ListPage } from '#web/kit/list/ListPage.tsx'
import { toast } from '#web/kit/overlay/toast.ts'
import { Select } from '#web/kit/select/Select.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { StatusTag } from '#web/kit/ui/StatusTag.tsx'
import css from './MessageDeliveriesPage.module.css'

const tones = { waiting: 'info', held: 'info', sent: 'ok', skipped: 'mute', failed: 'err' } as const
const isReason = (reason: string): reason is SkipReason => skipReasons.some((each) => each === reason)

/** Deliveries of messages with their results. */
export function MessageDeliveriesPage() {
  const { t } = useTranslation()
  const isEnglish = useLocale() === 'en_US'
  const retry = useWrite(retryDelivery, { onDone: () => toast.success(t('common.done')) })
  const time = (at: string | null) => (
    <span className={`num ${css['time']}`}>{at === null ? '-' : secondOf(new Date(at))}</span>
  )
  const columns: readonly Column<Delivery>[] = [
    {
      key: 'title',
      title: t('messageDeliveries.message'),
      lead: true,
      render: ({ isDigest, title, enTitle, id }) => (
        <RowName under={id}>{isDigest ? t('messageDeliveries.digest') : isEnglish ? enTitle : title}</RowName>
      ),
    },
    {
      key: 'receiverName',
      title: t('messageDeliveries.receiver'),
      render: ({ receiverName, receiverCode, address }) => (
        <RowName under={address || '-'} lines={1}>{`${receiverName} (${receiverCode})`}</RowName>
      ),
    },
    {
      key: 'channel',
      title: t('messageDeliveries.channel'),
      render: ({ channel }) => t(`myMessages.channel.${channel}`),
    },
    {
      key: 'status',
      title: t('messageDeliveries.status'),
      render: ({ status }) => <StatusTag tone={tones[status]}>{t(`messageDeliveries.statuses.${status}`)}</StatusTag>,
    },
    { key: 'attempts', title: t('messageDeliveries.attempts'), right: true, desk: true },
    {
      key: 'reason',
      title: t('messageDeliveries.reason'),
      render: ({ reason }) => (isReason(reason) ? t(`messageDeliveries.reasons.${reason}`) : reason || '-'),
    },
    {
      key: 'createdAt',
      title: t('messageDeliveries.createdAt'),
      sort: 'createdAt',
      render: ({ createdAt }) => time(createdAt),
    },
    { key: 'endedAt', title: t('messageDeliveries.endedAt'), desk: true, render: ({ endedAt }) => time(endedAt) },
    {
      key: 'actions',
      title: t('common.actions'),
      render: ({ id, can }) =>
        can.includes('retry') && (
          <RowActions>
            <Button variant="text" disabled={retry.isPending} onClick={() => retry.mutate({ id })}>
              {t('messageDeliveries.retry')}
            </Button>
          </RowActions>
        ),
    },
  ]
  return (
    <ListPage
      title={t('messageDeliveries.title')}
      purpose={t('messageDeliveries.purpose')}
      label={t('messageDeliveries.title')}
      route={listDeliveries}
      exported={exportDeliveries}
      rowKey={({ id }) => id}
      columns={columns}
      filters={[
        {
          name: 'keyword',
          label: t('messageDeliveries.keyword'),
          control: <Input maxLength={100} placeholder={t('messageDeliveries.keywordHint')} />,
        },
        {
          name: 'channel',
          label: t('messageDeliveries.channel'),
          control: (
            <Select
              hint={t('common.all')}
              options={sentChannels.map((value) => ({ value, label: t(`myMessages.channel.${value}`) }))}
            />
          ),
        },
        {
          name: 'status',
          label: t('messageDeliveries.status'),
          control: (
            <Select
              hint={t('common.all')}
              options={deliveryStatuses.map((value) => ({ value, label: t(`messageDeliveries.statuses.${value}`) }))}
            />
          ),
        },
      ]}
      empty={
        <Empty illustration="search" title={t('messageDeliveries.none')} reason={t('messageDeliveries.noneReason')} />
      }
    />
  )
}
