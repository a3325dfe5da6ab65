import CopyOutlined from '@ant-design/icons-svg/es/asn/CopyOutlined.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { useTranslation } from 'react-i18next'
import css from './CopyButton.module.css'
import { toast } from '#web/kit/overlay/toast.ts'

/** Copies a number. Browsers let only pages that came safely do so; elsewhere there is no button. */
export function CopyButton({ text }: { readonly text: string }) {
  const { t } = useTranslation()
  if (!isSecureContext) return null
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    toast.success(t('common.copied'))
  }
  return (
    <button
      type="button"
      className={css['copy']}
      aria-label={`${t('common.copy')} ${text}`}
      onClick={() => void copy()}
    >
      <Icon of={CopyOutlined} />
    </button>
  )
}
