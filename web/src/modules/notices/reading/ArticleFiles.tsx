import PaperClipOutlined from '@ant-design/icons-svg/es/asn/PaperClipOutlined.js'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { type ArticleFile, downloadArticleFile } from '#contract/notices/reading.ts'
import { useDownload } from '#web/kit/client/download.ts'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { sizeText } from '#web/kit/upload/sizeText.ts'
import css from './ArticleFiles.module.css'

interface ArticleFilesProps {
  readonly articleId: string
  readonly files: readonly ArticleFile[]
}

/** Files of an article. Visitors see the names of files for members, with a link to the login. */
export function ArticleFiles({ articleId, files }: ArticleFilesProps) {
  const { t } = useTranslation()
  const fetching = useDownload(downloadArticleFile)
  if (files.length === 0) return null
  return (
    <section className={css['files']}>
      <h3>{t('reading.files', { count: files.length })}</h3>
      <ul>
        {files.map(({ storageFileId, fileName, size, fileUrl }) => (
          <li key={storageFileId}>
            <Icon of={PaperClipOutlined} />
            <span>{fileName}</span>
            <small>{sizeText(size)}</small>
            {fileUrl === '' ? (
              <Link to="/login">{t('reading.signIn')}</Link>
            ) : (
              <Button
                variant="text"
                aria-label={t('reading.downloadOf', { name: fileName })}
                busy={fetching.isPending && fetching.variables.storage_file_id === storageFileId}
                onClick={() => fetching.mutate({ id: articleId, storage_file_id: storageFileId })}
              >
                {t('reading.download')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
