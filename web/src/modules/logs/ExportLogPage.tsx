import { useTranslation } from 'react-i18next'
import { exportExportLog, listExportLog } from '#contract/logs/logs.ts'
import { RowName } from '#web/kit/layout/Card.tsx'
import { ListPage } from '#web/kit/list/ListPage.tsx'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { StatusTag } from '#web/kit/ui/StatusTag.tsx'
import { sizeText } from '#web/kit/upload/sizeText.ts'
import { LogPerson, LogTime, useLogFilters } from './useLogFilters.tsx'

/** Files with data that people have taken out, with their filters. */
export function ExportLogPage() {
  const { t } = useTranslation()
  const { keyword, days } = useLogFilters(t('logs.exports.hint'))
  return (
    <ListPage
      title={t('logs.exports.title')}
      purpose={t('logs.exports.purpose')}
      label={t('logs.exports.title')}
      route={listExportLog}
      exported={exportExportLog}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'fileName',
          title: t('logs.field.fileName'),
          lead: true,
          render: ({ fileName, operation }) => <RowName under={operation}>{fileName}</RowName>,
        },
        {
          key: 'actorName',
          title: t('logs.field.actorName'),
          render: ({ actorName, actorCode }) => <LogPerson name={actorName} code={actorCode} />,
        },
        { key: 'filter', title: t('logs.field.filter'), desk: true },
        { key: 'statedReason', title: t('logs.field.statedReason'), render: ({ statedReason }) => statedReason || '-' },
        {
          key: 'bytes',
          title: t('logs.field.bytes'),
          right: true,
          render: ({ bytes }) => (bytes === null ? '-' : sizeText(bytes)),
        },
        {
          key: 'isFinished',
          title: t('logs.field.isFinished'),
          render: ({ isFinished }) => (
            <StatusTag tone={isFinished ? 'ok' : 'warn'}>
              {t(isFinished ? 'logs.finished' : 'logs.unfinished')}
            </StatusTag>
          ),
        },
        { key: 'ip', title: t('logs.field.ip'), desk: true, render: ({ ip }) => <span className="num">{ip}</span> },
        { key: 'at', title: t('logs.field.at'), render: ({ at }) => <LogTime at={at} /> },
      ]}
      filters={[keyword, days]}
      nothingFound={{ reason: t('logs.noneReason') }}
      empty={<Empty illustration="box" title={t('logs.none')} />}
    />
  )
}
