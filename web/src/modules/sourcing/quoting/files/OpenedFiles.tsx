import PaperClipOutlined from '@ant-design/icons-svg/es/asn/PaperClipOutlined.js'
import { useTranslation } from 'react-i18next'
import { downloadFile } from '#contract/files/files.ts'
import type { OpenedQuote } from '#contract/sourcing/quotes.ts'
import { useDownload } from '#web/kit/client/download.ts'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { StatusTag } from '#web/kit/ui/StatusTag.tsx'
import { sizeText } from '#web/kit/upload/sizeText.ts'
import css from './QuoteFiles.module.css'

/** Files of an opened quote, including the names of those that could not be opened. */
export function OpenedFiles({ quote: { attachments } }: { readonly quote: Pick<OpenedQuote, 'attachments'> }) {
  const { t } = useTranslation()
  const fetching = useDownload(downloadFile)
  if (attachments.length === 0) return null
  return (
    <ul className={css['rows']} aria-label={t('quoting.files.title')}>
      {attachments.map(({ name, size, storageFileId: key }, place) => (
        <li key={place}>
          {key === null ? (
            <>
              <Icon of={PaperClipOutlined} />
              <span className={css['name']}>{name}</span>
              <StatusTag tone="err">{t('quoting.files.unreadable')}</StatusTag>
            </>
          ) : (
            <Button
              variant="text"
              icon={<Icon of={PaperClipOutlined} />}
              busy={fetching.isPending && fetching.variables.storage_file_id === key}
              onClick={() => fetching.mutate({ storage_file_id: key })}
            >
              {name}
            </Button>
          )}
          <span className={css['size']}>{sizeText(size)}</span>
        </li>
      ))}
    </ul>
  )
}
