import UploadOutlined from '@ant-design/icons-svg/es/asn/UploadOutlined.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TSchema } from 'typebox'
import { type StoredFile, uploadFile } from '#contract/files/files.ts'
import type { ControlProps } from '#web/kit/form/Field.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { QueueRows } from './QueueRows.tsx'
import { StoredFileRow } from './StoredFileRow.tsx'
import css from './Upload.module.css'
import { useFileChooser } from './useFileChooser.tsx'
import { useAttachmentRules } from './useAttachmentRules.ts'
import { useUpload } from './useUpload.ts'

interface FilesInputProps extends ControlProps {
  /** `Attachments` schema of the route's input: kind and maximum number. */
  readonly schema: TSchema
  /** Initially attached files, for display. */
  readonly files?: readonly StoredFile[]
  readonly disabled?: boolean
  /** Reports pending uploads, which a submission would miss. */
  readonly onBusy?: (isBusy: boolean) => void
}

/** Attachments input: its value is the list of `storageFileId`s of uploaded files. */
export function FilesInput({
  schema,
  files = [],
  value,
  onChange,
  onBusy,
  disabled = false,
  id,
  ...state
}: FilesInputProps) {
  const { t } = useTranslation()
  const { isPictures, max, taken, limits, sentenceOf } = useAttachmentRules(schema)
  const [known, setKnown] = useState<ReadonlyMap<string, StoredFile>>(
    () => new Map(files.map((file) => [file.storageFileId, file])),
  )
  const stored = (Array.isArray(value) ? value : []) as readonly string[]
  const choose = useRef<HTMLButtonElement>(null)

  const onDone = (file: StoredFile) => {
    setKnown((all) => new Map(all).set(file.storageFileId, file))
    onChange?.([...stored, file.storageFileId])
  }
  const upload = useUpload(uploadFile, onDone, { taken, max, held: stored.length, sentenceOf })
  const { isSending } = upload
  const busy = useRef(onBusy)
  useEffect(() => void (busy.current = onBusy))
  useEffect(() => busy.current?.(isSending), [isSending])

  const take = (files: readonly File[]) => {
    if (!disabled) upload.take(files)
  }
  const { input, open, dropTarget } = useFileChooser({ accept: upload.accept, multiple: max > 1, onChoose: take })
  const remove = (key: string) => {
    onChange?.(stored.filter((one) => one !== key))
    choose.current?.focus()
  }
  return (
    <div className={css['files']} data-uploading={isSending || undefined} {...dropTarget}>
      {input}
      <Button
        // A button has no required state; the label shows that a file is required.
        aria-invalid={state['aria-invalid'] || undefined}
        aria-describedby={state['aria-describedby']}
        ref={choose}
        id={id}
        aria-labelledby={`${id}-label ${id}-choose`}
        disabled={disabled}
        icon={<Icon of={UploadOutlined} />}
        onClick={open}
      >
        <span id={`${id}-choose`}>{t(isPictures ? 'common.upload.choosePicture' : 'common.upload.choose')}</span>
      </Button>
      <p className={css['limits']}>
        {limits}
        <span className={css['drop']}>{t('common.upload.drop')}</span>
      </p>
      <ul className={css['rows']}>
        {stored.map((key) => (
          <StoredFileRow key={key} file={known.get(key)} disabled={disabled} onRemove={() => remove(key)} />
        ))}
        <QueueRows
          queue={upload.queue}
          onRetry={upload.retry}
          onRemove={(key) => (upload.remove(key), choose.current?.focus())}
        />
      </ul>
      {max > 1 && (
        <output className={css['limits']}>
          {stored.length === 0
            ? t('common.upload.max', { max })
            : t('common.upload.count', { count: stored.length, more: max - stored.length })}
        </output>
      )}
    </div>
  )
}
