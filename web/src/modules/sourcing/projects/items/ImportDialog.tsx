import DownloadOutlined from '@ant-design/icons-svg/es/asn/DownloadOutlined.js'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Reply } from '#contract/kit/route.ts'
import { downloadItemsTemplate, readProjectItems } from '#contract/sourcing/projectFiles.ts'
import { useDownload } from '#web/kit/client/download.ts'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { Stack } from '#web/kit/layout/Card.tsx'
import { Table } from '#web/kit/list/Table.tsx'
import { Dialog } from '#web/kit/overlay/Dialog.tsx'
import { TableNote } from '#web/kit/tables/TableNote.tsx'
import { useTableFile } from '#web/kit/tables/useTableFile.ts'
import { Alert } from '#web/kit/ui/Alert.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { Upload } from '#web/kit/upload/Upload.tsx'
import type { Item } from './items.ts'

interface ImportDialogProps {
  readonly onAdd: (items: readonly Item[]) => void
  readonly onClose: () => void
}

/** Imports items from a workbook: first shows valid rows and invalid cells. */
export function ImportDialog({ onAdd, onClose }: ImportDialogProps) {
  const { t } = useTranslation()
  const [found, setFound] = useState<Reply<typeof readProjectItems>>()
  const table = useTableFile(readProjectItems, setFound)
  const template = useDownload(downloadItemsTemplate)
  const count = found?.items.length ?? 0
  const add = () => {
    onAdd(found?.items ?? [])
    onClose()
  }
  return (
    <Dialog
      title={t('projectForm.import.title')}
      width={800}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button variant="solid" disabled={count === 0} onClick={add}>
            {t('projectForm.import.add', { count })}
          </Button>
        </>
      }
    >
      <Stack>
        <p>
          {t('projectForm.import.text')}{' '}
          <Button
            variant="text"
            icon={<Icon of={DownloadOutlined} />}
            busy={template.isPending}
            onClick={() => template.mutate({})}
          >
            {t('projectForm.import.template')}
          </Button>
        </p>
        <Upload route={readProjectItems} hint={t('projectForm.import.hint')} onDone={table.take} />
        {found && <TableNote layout={found.layout} isBusy={table.isBusy} onChoose={table.choose} />}
        {found && <Found found={found} />}
      </Stack>
    </Dialog>
  )
}

function Found({ found: { items, problems, rows } }: { readonly found: Reply<typeof readProjectItems> }) {
  const { t } = useTranslation()
  const left = rows - items.length
  return (
    <>
      <Alert
        tone={problems.length > 0 ? 'warn' : 'info'}
        isAlert
        title={t('projectForm.import.found', { count: items.length, rows })}
      >
        {left > 0 && t('projectForm.import.left', { count: left })}
      </Alert>
      {problems.length > 0 && (
        <Table
          label={t('projectForm.import.problems')}
          rows={problems}
          rowKey={({ row, column, message }) => `${row} ${column} ${message}`}
          columns={[
            { key: 'row', title: t('projectForm.import.row'), right: true },
            { key: 'column', title: t('projectForm.import.column'), lead: true },
            { key: 'value', title: t('projectForm.import.value') },
            { key: 'message', title: t('projectForm.import.message') },
            {
              key: 'isKept',
              title: t('projectForm.import.outcome'),
              render: ({ isKept }) => t(isKept ? 'projectForm.import.kept' : 'projectForm.import.skipped'),
            },
          ]}
        />
      )}
      {items.length > 0 && (
        <Table
          label={t('projectForm.import.items')}
          rows={items.slice(0, shownItems).map((item, index) => ({ ...item, no: index + 1 }))}
          rowKey={({ no }) => String(no)}
          columns={[
            { key: 'name', title: t('projectForm.item.name'), lead: true },
            { key: 'spec', title: t('projectForm.item.spec') },
            {
              key: 'quantity',
              title: t('projectForm.item.quantity'),
              right: true,
              render: (item) => `${item.quantity} ${item.unit}`,
            },
            { key: 'budgetPrice', title: t('projectForm.item.budgetPrice'), right: true },
            { key: 'needDate', title: t('projectForm.item.needDate') },
          ]}
        />
      )}
      {items.length > shownItems && <p>{t('projectForm.import.more', { count: items.length - shownItems })}</p>}
    </>
  )
}

const shownItems = 10
