import DownloadOutlined from '@ant-design/icons-svg/es/asn/DownloadOutlined.js'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Reply } from '#contract/kit/route.ts'
import { maxPlanLines, type PlanLineDraft } from '#contract/plans/plan.ts'
import { downloadPlanTemplate, matchPlanRows, readPlanSheet } from '#contract/plans/planSheet.ts'
import { useOptionalRead } from '#web/kit/client/api.ts'
import { useDownload } from '#web/kit/client/download.ts'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { Stack } from '#web/kit/layout/Card.tsx'
import { Dialog } from '#web/kit/overlay/Dialog.tsx'
import { TableNote } from '#web/kit/tables/TableNote.tsx'
import { useTableFile } from '#web/kit/tables/useTableFile.ts'
import { Alert } from '#web/kit/ui/Alert.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { Upload } from '#web/kit/upload/Upload.tsx'

interface PlanSheetDialogProps {
  readonly onLines: (lines: readonly PlanLineDraft[]) => void
  readonly onClose: () => void
}

const shown = 8

/** Dialog that reads lines of a workbook into the draft of a plan; they are saved with it. */
export function PlanSheetDialog({ onLines, onClose }: PlanSheetDialogProps) {
  const { t } = useTranslation()
  const template = useDownload(downloadPlanTemplate)
  const [read, setRead] = useState<Reply<typeof readPlanSheet>>()
  const table = useTableFile(readPlanSheet, setRead)
  const rows = read?.rows ?? []
  const found = useOptionalRead(matchPlanRows, { rows }, rows.length > 0)
  const lines = found?.lines ?? []
  const faults = found?.faults ?? []
  const problems = read?.problems ?? []
  const take = () => (onLines(lines), onClose())
  return (
    <Dialog
      title={t('plans.sheet.title')}
      width={600}
      onClose={onClose}
      foot={
        <>
          <Button icon={<Icon of={DownloadOutlined} />} busy={template.isPending} onClick={() => template.mutate({})}>
            {t('plans.sheet.template')}
          </Button>
          <Button variant="solid" disabled={lines.length === 0 || table.isBusy} onClick={take}>
            {t('plans.sheet.take', { count: lines.length })}
          </Button>
        </>
      }
    >
      <Stack>
        <Upload route={readPlanSheet} hint={t('plans.sheet.hint', { max: maxPlanLines })} onDone={table.take} />
        {read && <TableNote layout={read.layout} isBusy={table.isBusy} onChoose={table.choose} />}
        {problems.length > 0 && (
          <Alert tone="warn" isAlert title={t('plans.sheet.problems', { count: problems.length })}>
            <ul>
              {problems.slice(0, shown).map(({ row, column, message }) => (
                <li key={`${row} ${column}`}>{t('plans.sheet.problem', { row, column, message })}</li>
              ))}
            </ul>
          </Alert>
        )}
        {faults.length > 0 && (
          <Alert tone="warn" isAlert title={t('plans.sheet.faults', { count: faults.length })}>
            <ul>
              {faults.slice(0, shown).map(({ row, code, fault }) => (
                <li key={`${row} ${fault}`}>{t(`plans.sheet.fault.${fault}`, { row, code })}</li>
              ))}
            </ul>
          </Alert>
        )}
      </Stack>
    </Dialog>
  )
}
