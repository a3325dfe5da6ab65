import UploadOutlined from '@ant-design/icons-svg/es/asn/UploadOutlined.js'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import css from './Upload.module.css'
import { type FileChooserOptions, useFileChooser } from './useFileChooser.tsx'

interface FileDropProps extends FileChooserOptions {
  readonly isBusy: boolean
  /** What to choose, said to the person. */
  readonly hint?: string | undefined
  /** What has come of it. */
  readonly children?: ReactNode
}

/** A frame that takes files by click or by drop. */
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
