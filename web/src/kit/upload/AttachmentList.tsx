import PaperClipOutlined from '@ant-design/icons-svg/es/asn/PaperClipOutlined.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { useTranslation } from 'react-i18next'
import { downloadFile, type StoredFile } from '#contract/files/files.ts'
import { useDownload } from '#web/kit/client/download.ts'
import { sizeText } from './sizeText.ts'
import css from './Upload.module.css'

/** Attachments of a record as download buttons; nothing if there are none. */
export function AttachmentList({ files }: { readonly files: readonly StoredFile[] }) {
  const { t } = useTranslation()
  const fetching = useDownload(downloadFile)
  if (files.length === 0) return null
  return (
    <ul className={css['attachments']} aria-label={t('common.upload.attachments')}>
      {files.map((file) => (
        <li key={file.storageFileId}>
          <button
            type="button"
            aria-busy={fetching.isPending && fetching.variables.storage_file_id === file.storageFileId}
            onClick={() => fetching.mutate({ storage_file_id: file.storageFileId })}
          >
            <Icon of={PaperClipOutlined} />
            <span>{file.fileName}</span>
            <small>{sizeText(file.size)}</small>
          </button>
        </li>
      ))}
    </ul>
  )
}
