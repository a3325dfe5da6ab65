import CopyOutlined from '@ant-design/icons-svg/es/asn/CopyOutlined.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { useTranslation } from 'react-i18next'
import { copyText } from '#web/kit/ui/copyText.ts'
import css from './TraceId.module.css'

/** Trace id of a failure with a copy button. */
export function TraceId({ trace }: { readonly trace: string }) {
  const { t } = useTranslation()
  return (
    <p className={css['trace']}>
      {t('common.trace')} /{trace}
      {isSecureContext && (
        <button type="button" aria-label={t('common.copy')} onClick={() => void copyText(trace)}>
          <Icon of={CopyOutlined} />
        </button>
      )}
    </p>
  )
}
