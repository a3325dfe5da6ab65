import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { StoredFile } from '#contract/files/files.ts'
import { Dialog } from '#web/kit/overlay/Dialog.tsx'
import { StoredPicture } from './StoredPicture.tsx'
import css from './Upload.module.css'

/** Thumbnails of a record's pictures; a click enlarges one. */
export function AttachedPictures({ files }: { readonly files: readonly StoredFile[] }) {
  const { t } = useTranslation()
  const [open, setOpen] = useState<StoredFile>()
  if (files.length === 0) return null
  return (
    <>
      <ul className={css['pictures']} aria-label={t('common.upload.pictures')}>
        {files.map((file) => (
          <li key={file.storageFileId}>
            <button type="button" onClick={() => setOpen(file)}>
              <StoredPicture storageFileId={file.storageFileId} name={file.fileName} />
            </button>
          </li>
        ))}
      </ul>
      {open && (
        <Dialog title={open.fileName} width={800} onClose={() => setOpen(undefined)}>
          <div className={css['large']}>
            <StoredPicture storageFileId={open.storageFileId} name={open.fileName} />
          </div>
        </Dialog>
      )}
    </>
  )
}
