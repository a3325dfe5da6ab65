import DownloadOutlined from '@ant-design/icons-svg/es/asn/DownloadOutlined.js'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { maxMaterialRows, saveMaterialCodes } from '#contract/catalogue/materialCodes.ts'
import { downloadMaterialTemplate, readMaterialSheet } from '#contract/imports/materialSheet.ts'
import type { Reply } from '#contract/kit/route.ts'
import { useWrite } from '#web/kit/client/api.ts'
import { useDownload } from '#web/kit/client/download.ts'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { Stack } from '#web/kit/layout/Card.tsx'
import { Dialog } from '#web/kit/overlay/Dialog.tsx'
import { TableNote } from '#web/kit/tables/TableNote.tsx'
import { useTableFile } from '#web/kit/tables/useTableFile.ts'
import { Alert } from '#web/kit/ui/Alert.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { Upload } from '#web/kit/upload/Upload.tsx'

const shown = 8

/** Dialog that reads material codes of a workbook and saves them. */
export function MaterialImportDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation()
  const template = useDownload(downloadMaterialTemplate)
  const [read, setRead] = useState<Reply<typeof readMaterialSheet>>()
  const [saved, setSaved] = useState<Reply<typeof saveMaterialCodes>>()
  const table = useTableFile(readMaterialSheet, (reply) => {
    setRead(reply)
    setSaved(undefined)
  })
  const save = useWrite(saveMaterialCodes, { onDone: setSaved })
  const rows = read?.rows ?? []
  const problems = read?.problems ?? []
  return (
    <Dialog
      title={t('materialCodes.import')}
      width={600}
      onClose={onClose}
      foot={
        saved ? (
          <Button variant="solid" onClick={onClose}>
            {t('materialCodes.close')}
          </Button>
        ) : (
          <>
            <Button icon={<Icon of={DownloadOutlined} />} busy={template.isPending} onClick={() => template.mutate({})}>
              {t('materialCodes.sheet.template')}
            </Button>
            <Button
              variant="solid"
              busy={save.isPending}
              disabled={rows.length === 0 || table.isBusy}
              onClick={() => save.mutate({ rows })}
            >
              {t('materialCodes.sheet.save', { count: rows.length })}
            </Button>
          </>
        )
      }
    >
      <Stack>
        <Upload
          route={readMaterialSheet}
          hint={t('materialCodes.sheet.hint', { max: maxMaterialRows })}
          onDone={table.take}
        />
        {read && <TableNote layout={read.layout} isBusy={table.isBusy} onChoose={table.choose} />}
        {problems.length > 0 && (
          <Alert tone="warn" isAlert title={t('materialCodes.sheet.problems', { count: problems.length })}>
            <ul>
              {problems.slice(0, shown).map(({ row, column, message }) => (
                <li key={`${row} ${column}`}>{t('materialCodes.sheet.problem', { row, column, message })}</li>
              ))}
            </ul>
          </Alert>
        )}
        {saved && <Saved result={saved} />}
      </Stack>
    </Dialog>
  )
}

/** What was saved, and the rows that were left out. */
function Saved({
  result: { added, changed, unchanged, faults },
}: {
  readonly result: Reply<typeof saveMaterialCodes>
}) {
  const { t } = useTranslation()
  return (
    <Alert
      tone={faults.length > 0 ? 'warn' : 'info'}
      isAlert
      title={t('materialCodes.sheet.saved', { added, changed, unchanged, faults: faults.length })}
    >
      {faults.length > 0 && (
        <ul>
          {faults.slice(0, shown).map(({ row, goodsCode, fault }) => (
            <li key={row}>{t(`materialCodes.fault.${fault}`, { row, code: goodsCode })}</li>
          ))}
          {faults.length > shown && <li>{t('materialCodes.sheet.more', { count: faults.length - shown })}</li>}
        </ul>
      )}
    </Alert>
  )
}
