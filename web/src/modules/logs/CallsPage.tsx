import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  exportCallLog,
  exportOperationLog,
  listCallLog,
  listOperationLog,
  type OperationEntry,
} from '#contract/logs/logs.ts'
import { RowActions, RowName } from '#web/kit/layout/Card.tsx'
import type { Column } from '#web/kit/list/column.ts'
import { ListPage } from '#web/kit/list/ListPage.tsx'
import { Select } from '#web/kit/select/Select.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { StatusTag } from '#web/kit/ui/StatusTag.tsx'
import { CallDrawer } from './CallDrawer.tsx'
import { LogPerson, LogTime, useLogFilters } from './useLogFilters.tsx'

interface CallsPageProps {
  readonly kind: 'operations' | 'slow'
}

/** Calls that write, or that took long: who, on behalf of whom, what, from where, and what it changed. */
function CallsPage({ kind }: CallsPageProps) {
  const { t } = useTranslation()
  const [shown, setShown] = useState<OperationEntry>()
  const { keyword, days } = useLogFilters(t('logs.operations.hint'))
  const results = [
    { value: 'false', label: t('logs.succeeded') },
    { value: 'true', label: t('logs.refused') },
  ]
  const columns: readonly Column<OperationEntry>[] = [
    {
      key: 'operation',
      title: t('logs.field.operation'),
      lead: true,
      render: ({ operation, changes }) => <RowName under={changes.join('、')}>{operation}</RowName>,
    },
    {
      key: 'actorName',
      title: t('logs.field.actorName'),
      render: ({ actorName, actorCode, onBehalfOfName, keyName }) => (
        <LogPerson
          name={actorName}
          code={
            keyName !== ''
              ? t('logs.byKey', { name: keyName })
              : onBehalfOfName === ''
                ? actorCode
                : t('logs.onBehalfOf', { name: onBehalfOfName })
          }
        />
      ),
    },
    {
      key: 'code',
      title: t('logs.result'),
      render: ({ code, reason }) => (
        <RowName under={reason}>
          <StatusTag tone={code === 0 ? 'ok' : 'warn'}>{t(code === 0 ? 'logs.succeeded' : 'logs.refused')}</StatusTag>
        </RowName>
      ),
    },
    {
      key: 'ms',
      title: t('logs.field.ms'),
      right: true,
      ...(kind === 'slow' ? { sort: 'ms' as const } : { desk: true as const }),
    },
    { key: 'ip', title: t('logs.field.ip'), desk: true, render: ({ ip }) => <span className="num">{ip}</span> },
    { key: 'at', title: t('logs.field.at'), render: ({ at }) => <LogTime at={at} /> },
    {
      key: 'actions',
      title: t('common.actions'),
      render: (entry) => (
        <RowActions>
          <Button variant="text" onClick={() => setShown(entry)}>
            {t('logs.detail')}
          </Button>
        </RowActions>
      ),
    },
  ]
  const common = {
    title: t(`logs.${kind}.title`),
    purpose: t(`logs.${kind}.purpose`),
    label: t(`logs.${kind}.title`),
    rowKey: ({ id }: OperationEntry) => id,
    columns,
    filters: [
      keyword,
      { name: 'isRefused', label: t('logs.result'), control: <Select hint={t('common.all')} options={results} /> },
      days,
    ],
    nothingFound: { reason: t('logs.noneReason') },
    empty: <Empty illustration="box" title={t('logs.none')} />,
  } as const
  return (
    <>
      {kind === 'slow' ? (
        <ListPage {...common} route={listCallLog} exported={exportCallLog} />
      ) : (
        <ListPage {...common} route={listOperationLog} exported={exportOperationLog} />
      )}
      {shown && <CallDrawer entry={shown} onClose={() => setShown(undefined)} />}
    </>
  )
}

export const OperationLogPage = () => <CallsPage kind="operations" />
export const CallLogPage = () => <CallsPage kind="slow" />
