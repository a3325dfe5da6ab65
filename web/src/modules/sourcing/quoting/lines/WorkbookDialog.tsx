import DownloadOutlined from '@ant-design/icons-svg/es/asn/DownloadOutlined.js'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { QuoteLineDraft } from '#contract/sourcing/seal/quoteDraft.ts'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { Stack } from '#web/kit/layout/Card.tsx'
import { Table } from '#web/kit/list/Table.tsx'
import { Dialog } from '#web/kit/overlay/Dialog.tsx'
import { toast } from '#web/kit/overlay/toast.ts'
import { Alert } from '#web/kit/ui/Alert.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { FileDrop } from '#web/kit/upload/FileDrop.tsx'
import type { Terms } from '#sealing/quotes/terms.ts'
import { type Cell, filledIn } from './workbook.ts'

interface WorkbookDialogProps {
  readonly terms: Terms
  readonly lines: readonly QuoteLineDraft[]
  readonly onWrite: () => void
  readonly onTake: (change: (lines: readonly QuoteLineDraft[]) => QuoteLineDraft[]) => void
  readonly onClose: () => void
}

/** Larger files are no quote of five hundred lines. */
const mostBytes = 5 * 1024 * 1024

/** Reads a filled-in workbook in this browser, and says of every cell that is wrong why. */
export function WorkbookDialog({ terms, lines, onWrite, onTake, onClose }: WorkbookDialogProps) {
  const { t } = useTranslation()
  const read = useMutation({
    meta: { silent: true },
    mutationFn: async (file: File) => {
      if (file.size > mostBytes) return undefined
      const { readSheet } = await import('read-excel-file/browser')
      const cells = await readSheet(file, { parseNumber: (text) => text })
      return filledIn(cells as unknown as Cell[][], terms, lines, t)
    },
  })
  const found = read.data
  const isUnreadable = read.isError || (read.isSuccess && found === undefined)
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
      place="bottom"
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
          accept=".xlsx"
          onChoose={([file]) => file && read.mutate(file)}
          isBusy={read.isPending}
          hint={t('quoting.workbook.hint')}
        />
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
