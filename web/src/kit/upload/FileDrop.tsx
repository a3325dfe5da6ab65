import UploadOutlined from '@ant-design/icons-svg/es/asn/UploadOutlined.js'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import css from './Upload.module.css'
import { type FileChooserOptions, useFileChooser } from './useFileChooser.tsx'

interface FileDropProps extends FileChooserOptions {
  readonly isBusy: boolean
  /** Hint about what to choose. */
  readonly hint?: string | undefined
  /** Result of the upload. */
  readonly children?: ReactNode
}

/** Drop zone: files by click or drag and drop. */
export function FileDrop({ isBusy, hint, children, ...options }: FileDropProps) {
  const { t } = useTranslation()
  const { input, open, dropTarget } = useFileChooser(options)
  return (
    <div className={css['upload']} {...dropTarget}>
      {input}
      <Button icon={<Icon of={UploadOutlined} />} busy={isBusy} onClick={open}>
        {t('common.upload.choose')}
      </Button>
      {hint !== undefined && <p>{hint}</p>}
      {children}
    </div>
  )
}
