import DownloadOutlined from '@ant-design/icons-svg/es/asn/DownloadOutlined.js'
import LockOutlined from '@ant-design/icons-svg/es/asn/LockOutlined.js'
import { useTranslation } from 'react-i18next'
import { downloadFile } from '#contract/files/files.ts'
import type { ProjectNotice } from '#contract/sourcing/projectNotice.ts'
import { useDownload } from '#web/kit/client/download.ts'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { Clamped } from '#web/kit/ui/Clamped.tsx'
import { sizeText } from '#web/kit/upload/sizeText.ts'
import { fileIcon } from './fileIcon.ts'
import css from './NoticeFiles.module.css'

/** Files of a project: everyone sees their names; downloads need permission. */
export function NoticeFiles({ notice }: { readonly notice: Pick<ProjectNotice, 'files' | 'fileNames'> }) {
  const { t } = useTranslation()
  const fetching = useDownload(downloadFile)
  const { files, fileNames } = notice
  const note = fileNames.length === 0 ? undefined : t(files.length > 0 ? 'notice.files.open' : 'notice.files.locked')
  return (
    <Section title={t('notice.part.files')} note={note}>
      {fileNames.length === 0 && <p className={css['none']}>{t('notice.files.none')}</p>}
      <ul className={css['files']}>
        {fileNames.map(({ fileName, size }, place) => {
          const file = files[place]
          const name = (
            <>
              <Icon of={fileIcon(fileName)} />
              <span className={css['name']}>
                <Clamped lines={1}>{fileName}</Clamped>
                <small>{sizeText(size)}</small>
              </span>
            </>
          )
          return (
            <li key={place}>
              {file ? (
                <button
                  type="button"
                  aria-busy={fetching.isPending && fetching.variables.storage_file_id === file.storageFileId}
                  onClick={() => fetching.mutate({ storage_file_id: file.storageFileId })}
                >
                  {name}
                  <Icon of={DownloadOutlined} />
                </button>
              ) : (
                <div title={t('notice.files.lockedFile', { name: fileName })}>
                  {name}
                  <Icon of={LockOutlined} />
                </div>
              )}
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
