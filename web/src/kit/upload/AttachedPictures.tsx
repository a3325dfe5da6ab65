import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { downloadFile, type StoredFile } from '#contract/files/files.ts'
import { request } from '#web/kit/client/request.ts'
import { Dialog } from '#web/kit/overlay/Dialog.tsx'
import css from './Upload.module.css'

/** Pictures that are attached to a record, small; a click shows one large. */
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
              <Picture file={file} />
            </button>
          </li>
        ))}
      </ul>
      {open && (
        <Dialog title={open.fileName} width={800} onClose={() => setOpen(undefined)}>
          <div className={css['large']}>
            <Picture file={open} />
          </div>
        </Dialog>
      )}
    </>
  )
}

/** A picture needs the session to be read, so it is fetched as every call is. */
function Picture({ file }: { readonly file: StoredFile }) {
  const { data } = useQuery({
    queryKey: [downloadFile.path, file.storageFileId],
    queryFn: async ({ signal }) => {
      const response = await request(downloadFile, { storage_file_id: file.storageFileId }, { signal })
      const isPicture = response.headers.get('content-type')?.startsWith('image/') === true
      return isPicture ? response.blob() : null
    },
    staleTime: Infinity,
    retry: false,
    meta: { silent: true },
  })
  return data ? <img ref={(image) => showContent(image, data)} alt={file.fileName} /> : <span>{file.fileName}</span>
}

/** Object URLs are released when the image goes. */
function showContent(image: HTMLImageElement | null, content: Blob) {
  if (!image) return undefined
  image.src = URL.createObjectURL(content)
  return () => URL.revokeObjectURL(image.src)
}
