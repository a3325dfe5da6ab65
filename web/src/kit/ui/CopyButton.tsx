import CopyOutlined from '@ant-design/icons-svg/es/asn/CopyOutlined.js'
import { useHydrated } from '#web/kit/client/hydration.ts'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { useTranslation } from 'react-i18next'
import css from './CopyButton.module.css'
import { copyText } from '#web/kit/ui/copyText.ts'

/** Copy button. The clipboard requires a secure context; without one there is no button. */
export function CopyButton({ text }: { readonly text: string }) {
  const { t } = useTranslation()
  // The server cannot know whether the context is secure, so the button appears after hydration.
  const isHydrated = useHydrated()
  if (!isHydrated || !isSecureContext) return null
  return (
    <button
      type="button"
      className={css['copy']}
      aria-label={`${t('common.copy')} ${text}`}
      onClick={() => void copyText(text)}
    >
      <Icon of={CopyOutlined} />
    </button>
  )
}
