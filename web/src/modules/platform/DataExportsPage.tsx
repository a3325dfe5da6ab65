import { useTranslation } from 'react-i18next'
import {
  downloadDataExport,
  exportDataExports,
  listDataExports,
  requestDataExport,
} from '#contract/platform/dataExports.ts'
import { useWrite } from '#web/kit/client/api.ts'
import { useDownload } from '#web/kit/client/download.ts'
import { Brief } from '#web/kit/format/Brief.tsx'
import { RowActions, RowName } from '#web/kit/layout/Card.tsx'
import { ListPage } from '#web/kit/list/ListPage.tsx'
import { confirm, toast } from '#web/kit/overlay/toast.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { StatusTag } from '#web/kit/ui/StatusTag.tsx'
import { sizeText } from '#web/kit/upload/sizeText.ts'
import { dataExportTones } from './tones.ts'

/** Exports of all data of the company, for its own administrators. */
export function DataExportsPage() {
  const { t } = useTranslation()
  const request = useWrite(requestDataExport, { onDone: () => toast.success(t('dataExports.requested')) })
  const download = useDownload(downloadDataExport)
  const ask = async () => {
    const confirmation = { title: t('dataExports.add'), text: t('dataExports.addText') }
    if (await confirm({ ...confirmation, ok: t('dataExports.add'), cancel: t('common.cancel') })) request.mutate({})
  }
  return (
    <ListPage
      title={t('dataExports.title')}
      purpose={t('dataExports.purpose')}
      actions={
        <Button variant="solid" busy={request.isPending} onClick={() => void ask()}>
          {t('dataExports.add')}
        </Button>
      }
      route={listDataExports}
      exported={exportDataExports}
      label={t('dataExports.title')}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'requestedAt',
          title: t('dataExports.field.requestedAt'),
          lead: true,
          render: ({ requestedAt, requestedByName }) => (
            <RowName under={requestedByName}>
              <Brief at={requestedAt} />
            </RowName>
          ),
        },
        {
          key: 'status',
          title: t('dataExports.field.status.label'),
          render: ({ status }) => (
            <StatusTag tone={dataExportTones[status]}>{t(`dataExports.field.status.options.${status}`)}</StatusTag>
          ),
        },
        { key: 'rowCount', title: t('dataExports.field.rowCount'), right: true },
        {
          key: 'size',
          title: t('dataExports.field.size'),
          right: true,
          render: ({ size, status }) => (status === 'ready' ? sizeText(size) : '-'),
        },
        {
          key: 'expiresAt',
          title: t('dataExports.field.expiresAt'),
          render: ({ expiresAt }) => (expiresAt === null ? '-' : <Brief at={expiresAt} />),
        },
        {
          key: 'actions',
          title: t('common.actions'),
          render: ({ id, status }) =>
            status === 'ready' && (
              <RowActions>
                <Button variant="text" disabled={download.isPending} onClick={() => download.mutate({ id })}>
                  {t('dataExports.download')}
                </Button>
              </RowActions>
            ),
        },
      ]}
      empty={<Empty illustration="box" title={t('dataExports.none')} reason={t('dataExports.noneReason')} />}
    />
  )
}
