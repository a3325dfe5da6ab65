import DownloadOutlined from '@ant-design/icons-svg/es/asn/DownloadOutlined.js'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { layoutOf } from '#contract/kit/tables/layout.ts'
import type { QuoteLineDraft } from '#contract/sourcing/seal/quoteDraft.ts'
import { useLocale } from '#web/kit/client/preferences.ts'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { Stack } from '#web/kit/layout/Card.tsx'
import { Table } from '#web/kit/list/Table.tsx'
import { Dialog } from '#web/kit/overlay/Dialog.tsx'
import { toast } from '#web/kit/overlay/toast.ts'
import { TableNote } from '#web/kit/tables/TableNote.tsx'
import { Alert } from '#web/kit/ui/Alert.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { FileDrop } from '#web/kit/upload/FileDrop.tsx'
import type { Terms } from '#sealing/quotes/terms.ts'
import type { WorkbookAnswer, WorkbookTask } from './quoteTable.ts'
import { filledIn } from './workbook.ts'

interface WorkbookDialogProps {
  readonly terms: Terms
  readonly lines: readonly QuoteLineDraft[]
  readonly onWrite: () => void
  readonly onTake: (change: (lines: readonly QuoteLineDraft[]) => QuoteLineDraft[]) => void
  readonly onClose: () => void
}

/** Maximum file size: a quote of five hundred lines is smaller. */
const maxBytes = 5 * 1024 * 1024

/** Additional rows for headings, notes and empty rows around the lines. */
const spareRows = 500

function inWorker(task: WorkbookTask): Promise<WorkbookAnswer> {
  const worker = new Worker(new URL('workbook.worker.ts', import.meta.url), { type: 'module' })
  return new Promise<WorkbookAnswer>((done) => {
    worker.addEventListener('message', ({ data }: MessageEvent<WorkbookAnswer>) => done(data))
    worker.addEventListener('error', () => done({ problem: 'unreadable', rows: 0 }))
    worker.postMessage(task, [])
  }).finally(() => worker.terminate())
}

/** Reads a filled-in workbook in this browser, and reports invalid cells with the reason. */
export function WorkbookDialog({ terms, lines, onWrite, onTake, onClose }: WorkbookDialogProps) {
  const { t } = useTranslation()
  const lang = useLocale() === 'en_US' ? 'en' : 'zh-CN'
  const read = useMutation({
    meta: { silent: true },
    mutationFn: async ({ file, choice }: Pick<WorkbookTask, 'file' | 'choice'>) => {
      if (file.size > maxBytes) return { found: undefined }
      const answer = await inWorker({ file, choice, maxRows: terms.items.length + spareRows })
      if ('problem' in answer) return answer
      return { found: filledIn(answer, terms, lines, t, lang), layout: layoutOf(answer.facts) }
    },
  })
  const layout = read.data && 'layout' in read.data ? read.data.layout : undefined
  const found = read.data && 'found' in read.data ? read.data.found : undefined
  const rows = read.data && 'problem' in read.data && read.data.problem === 'tooManyRows' ? read.data.rows : 0
  const isUnreadable = read.isError || (read.isSuccess && found === undefined && rows === 0)
  const take = () => {
    if (!found) return
    onTake(() => found.lines)
    toast.success(t('quoting.workbook.done', { count: found.taken }))
    onClose()
  }
  return (
    <Dialog
      title={t('quoting.workbook.import')}
      width={800}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button variant="solid" disabled={!found || found.taken === 0} onClick={take}>
            {t('quoting.workbook.take', { count: found?.taken ?? 0 })}
          </Button>
        </>
      }
    >
      <Stack>
        <p>
          {t('quoting.workbook.text')}{' '}
          <Button variant="text" icon={<Icon of={DownloadOutlined} />} onClick={onWrite}>
            {t('quoting.workbook.export')}
          </Button>
        </p>
        <FileDrop
          accept=".xlsx,.csv"
          onChoose={([file]) => file && read.mutate({ file, choice: {} })}
          isBusy={read.isPending}
          hint={t('quoting.workbook.hint')}
        />
        {layout && read.variables && (
          <TableNote
            layout={layout}
            isBusy={read.isPending}
            onChoose={(choice) => read.mutate({ file: read.variables.file, choice })}
          />
        )}
        {rows > 0 && (
          <Alert tone="err" isAlert title={t('quoting.workbook.tooManyRows', { count: rows })}>
            {t('quoting.workbook.unreadableText')}
          </Alert>
        )}
        {isUnreadable && (
          <Alert tone="err" isAlert title={t('quoting.workbook.unreadable')}>
            {t('quoting.workbook.unreadableText')}
          </Alert>
        )}
        {found && (
          <Alert
            tone={found.problems.length > 0 ? 'warn' : 'info'}
            isAlert
            title={t('quoting.workbook.found', { count: found.taken, all: terms.items.length })}
          >
            {found.problems.length > 0 && t('quoting.workbook.problems', { count: found.problems.length })}
          </Alert>
        )}
        {found && found.problems.length > 0 && (
          <Table
            label={t('projectForm.import.problems')}
            rows={found.problems.slice(0, 100)}
            rowKey={({ row, column }) => `${row} ${column}`}
            columns={[
              { key: 'row', title: t('projectForm.import.row'), right: true },
              { key: 'column', title: t('projectForm.import.column'), lead: true },
              { key: 'value', title: t('projectForm.import.value') },
              { key: 'message', title: t('projectForm.import.message') },
            ]}
          />
        )}
      </Stack>
    </Dialog>
  )
}
