import CloseOutlined from '@ant-design/icons-svg/es/asn/CloseOutlined.js'
import PaperClipOutlined from '@ant-design/icons-svg/es/asn/PaperClipOutlined.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { useTranslation } from 'react-i18next'
import type { StoredFile } from '#contract/files/files.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { sizeText } from './sizeText.ts'
import css from './Upload.module.css'

interface StoredFileRowProps {
  /** Undefined if the file was uploaded before the page was opened. */
  readonly file: StoredFile | undefined
  readonly disabled: boolean
  readonly onRemove: () => void
}

/** Uploaded file with a remove button. */
export function StoredFileRow({ file, disabled, onRemove }: StoredFileRowProps) {
  const { t } = useTranslation()
  return (
    <li className={css['row']}>
      <Icon of={PaperClipOutlined} />
      <span className={css['name']}>{file?.fileName}</span>
      <span className={css['size']}>{sizeText(file?.size ?? 0)}</span>
      <Button
        variant="text"
        disabled={disabled}
        icon={<Icon of={CloseOutlined} />}
        aria-label={t('common.upload.remove', { name: file?.fileName ?? '' })}
        onClick={onRemove}
      />
    </li>
  )
}
