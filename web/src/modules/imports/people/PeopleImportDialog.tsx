import DownloadOutlined from '@ant-design/icons-svg/es/asn/DownloadOutlined.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { importPeople, maxPeopleRows, type PeopleImportResult, peopleTemplate } from '#contract/imports/people.ts'
import { useDownload } from '#web/kit/client/download.ts'
import { Dialog } from '#web/kit/overlay/Dialog.tsx'
import { fieldsOf } from '#web/kit/tables/useTableFile.ts'
import { type TableChosen, TableNote } from '#web/kit/tables/TableNote.tsx'
import { toast } from '#web/kit/overlay/toast.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { violationOfFile, sendFile } from '#web/kit/upload/upload.ts'
import { useFileChooser } from '#web/kit/upload/useFileChooser.tsx'
import css from './PeopleImport.module.css'
import { CheckedRows } from './CheckedRows.tsx'

type Mode = 'check' | 'valid' | 'all'

/** Import of people from a workbook: checked first, then valid rows are written on confirmation. */
export function PeopleImportDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const [file, setFile] = useState<File>()
  // Apart from the mutation, whose data is empty while the import runs and after it failed.
  const [checked, setChecked] = useState<PeopleImportResult>()
  const [choice, setChoice] = useState<TableChosen>()
  const template = useDownload(peopleTemplate)
  const sending = useMutation({
    mutationFn: ({ of, mode, choice }: { of: File; mode: Mode; choice?: TableChosen | undefined }) =>
      sendFile(importPeople, of, { fields: { mode, ...(choice && fieldsOf(choice)) } }),
    onSuccess: async (result, { mode }) => {
      if (mode === 'check') return setChecked(result)
      toast.success(t('peopleImport.imported', { count: result.imported }))
      onClose()
      await client.invalidateQueries()
    },
  })
  const { upload } = importPeople
  const choose = (chosen: File) => {
    const problem = violationOfFile(chosen, upload)
    if (problem) {
      const facts = { accept: upload.accept.join(' '), size: upload.maxBytes / 1024 / 1024 }
      return toast.error(t(`common.upload.${problem}`, facts))
    }
    setFile(chosen)
    setChoice(undefined)
    setChecked(undefined)
    sending.mutate({ of: chosen, mode: 'check' })
  }
  const chooseTable = (next: TableChosen) => {
    setChoice(next)
    if (file) sending.mutate({ of: file, mode: 'check', choice: next })
  }
  const { input, open } = useFileChooser({ accept: upload.accept.join(','), onChoose: ([file]) => choose(file!) })
  const write = (mode: Mode) => file && sending.mutate({ of: file, mode, choice })
  const canWrite = checked !== undefined && file !== undefined && checked.valid > 0
  const foot = (
    <>
      <Button onClick={onClose}>{t('common.cancel')}</Button>
      {canWrite && (
        <Button
          variant="solid"
          busy={sending.isPending}
          onClick={() => write(checked.problemCount === 0 ? 'all' : 'valid')}
        >
          {t(checked.problemCount === 0 ? 'peopleImport.all' : 'peopleImport.valid', { count: checked.valid })}
        </Button>
      )}
    </>
  )
  return (
    <Dialog title={t('peopleImport.title')} width={800} place="right" onClose={onClose} foot={foot}>
      <p className={css['hint']}>{t('peopleImport.hint', { max: maxPeopleRows })}</p>
      <div className={css['buttons']}>
        <Button icon={<Icon of={DownloadOutlined} />} busy={template.isPending} onClick={() => template.mutate({})}>
          {t('peopleImport.template')}
        </Button>
        {input}
        <Button variant={checked ? 'plain' : 'solid'} busy={sending.isPending} onClick={open}>
          {t(checked ? 'peopleImport.retry' : 'common.upload.choose')}
        </Button>
      </div>
      {checked && (
        <>
          <TableNote layout={checked.layout} isBusy={sending.isPending} onChoose={chooseTable} />
          <CheckedRows
            result={checked}
            name={file?.name ?? ''}
            fieldName={(field) => t(`peopleImport.field.${field}`)}
          />
        </>
      )}
    </Dialog>
  )
}
