import { DownloadOutlined } from '@ant-design/icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { downloadImportErrors, type ImportError, listImportErrors } from '#contract/imports.ts'
import { usePeek } from '#web/kit/api.ts'
import { Button } from '#web/kit/Button.tsx'
import { type Column, DataTable } from '#web/kit/DataTable.tsx'
import { useDownload } from '#web/kit/download.ts'
import { Section } from '#web/kit/Section.tsx'
import { Skeleton } from '#web/kit/Skeleton.tsx'

/** The cells that were refused. */
export function Refusals({ id, isGoing }: { readonly id: string; readonly isGoing: boolean }) {
  const { t } = useTranslation()
  const [paging, setPaging] = useState<{ page?: number; limit?: number }>({})
  const page = usePeek(listImportErrors, { id, ...paging })
  const download = useDownload(downloadImportErrors)
  const columns = useColumns()
  const button = (
    <Button icon={<DownloadOutlined aria-hidden />} busy={download.isPending} onClick={() => download.mutate({ id })}>
      {t('imports.errorFile')}
    </Button>
  )
  return (
    <Section title={t('imports.errors')} note={t('imports.errorsNote')} actions={!isGoing && button}>
      {page ? (
        <DataTable
          label={t('imports.cells')}
          page={page}
          rowKey={({ cell, message }) => `${cell} ${message}`}
          columns={columns}
          onQuery={(patch) => setPaging(({ limit }) => ({ ...(limit === undefined ? {} : { limit }), ...patch }))}
        />
      ) : (
        <Skeleton rows={3} />
      )}
    </Section>
  )
}

function useColumns(): readonly Column<ImportError>[] {
  const { t } = useTranslation()
  return [
    { key: 'cell', title: t('imports.cell'), lead: true, render: ({ cell }) => <b className="num">{cell}</b> },
    { key: 'heading', title: t('imports.column') },
    { key: 'value', title: t('imports.value') },
    { key: 'message', title: t('imports.problem') },
  ]
}
