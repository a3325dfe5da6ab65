import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { maxAgreementLines } from '#contract/agreements/agreement.ts'
import { matchAgreementRows, readAgreementSheet } from '#contract/agreements/agreementSheet.ts'
import type { Reply } from '#contract/kit/route.ts'
import { useOptionalRead } from '#web/kit/client/api.ts'
import { Stack } from '#web/kit/layout/Card.tsx'
import { Dialog } from '#web/kit/overlay/Dialog.tsx'
import { TableNote } from '#web/kit/tables/TableNote.tsx'
import { useTableFile } from '#web/kit/tables/useTableFile.ts'
import { Alert } from '#web/kit/ui/Alert.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { Upload } from '#web/kit/upload/Upload.tsx'

export type SheetLine = Reply<typeof matchAgreementRows>['lines'][number]

interface SheetDialogProps {
  readonly supplierId: string
  readonly onLines: (lines: readonly SheetLine[]) => void
  readonly onClose: () => void
}

const shown = 8

/** Dialog that reads lines of a workbook, and finds their goods among the supplier's. */
export function SheetDialog({ supplierId, onLines, onClose }: SheetDialogProps) {
  const { t } = useTranslation()
  const [read, setRead] = useState<Reply<typeof readAgreementSheet>>()
  const table = useTableFile(readAgreementSheet, setRead)
  const rows = read?.rows ?? []
  const found = useOptionalRead(matchAgreementRows, { supplierId, rows }, rows.length > 0)
  const lines = found?.lines ?? []
  const unknown = found?.unknown ?? []
  const problems = read?.problems ?? []
  const take = () => (onLines(lines), onClose())
  return (
    <Dialog
      title={t('agreements.sheet.title')}
      width={600}
      onClose={onClose}
      foot={
        <Button variant="solid" disabled={lines.length === 0 || table.isBusy} onClick={take}>
          {t('agreements.sheet.take', { count: lines.length })}
        </Button>
      }
    >
      <Stack>
        <Upload
          route={readAgreementSheet}
          hint={t('agreements.sheet.hint', { max: maxAgreementLines })}
          onDone={table.take}
        />
        {read && <TableNote layout={read.layout} isBusy={table.isBusy} onChoose={table.choose} />}
        {problems.length > 0 && (
          <Alert tone="warn" isAlert title={t('agreements.sheet.problems', { count: problems.length })}>
            <ul>
              {problems.slice(0, shown).map(({ row, column, message }) => (
                <li key={`${row} ${column}`}>{t('agreements.sheet.problem', { row, column, message })}</li>
              ))}
            </ul>
          </Alert>
        )}
        {unknown.length > 0 && (
          <Alert tone="warn" isAlert title={t('agreements.sheet.unknown', { count: unknown.length })}>
            {unknown.slice(0, shown).join('、')}
          </Alert>
        )}
      </Stack>
    </Dialog>
  )
}
