import CopyOutlined from '@ant-design/icons-svg/es/asn/CopyOutlined.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { useTranslation } from 'react-i18next'
import { copyText } from '#web/kit/ui/copyText.ts'
import css from './TraceId.module.css'

interface Trace {
  /** Trace id of the server, or the name of the service that did not answer. */
  readonly trace: string
}

const isId = (trace: string) => /^[0-9a-f]{32}$/.test(trace)

/** Trace id of a failure with a copy button; nothing if the server gave none. */
export function TraceId({ trace }: Trace) {
  const { t } = useTranslation()
  if (!isId(trace)) return null
  return (
    <p className={css['trace']}>
      {t('common.trace')} {trace} <Copy trace={trace} />
    </p>
  )
}

/** Suffix of the message about a system failure: a slash, and the trace id or the name of the service. */
export const TraceSuffix = ({ trace }: Trace) => (
  <p className={css['trace']}>
    /{trace} {isId(trace) && <Copy trace={trace} />}
  </p>
)

function Copy({ trace }: Trace) {
  const { t } = useTranslation()
  if (!isSecureContext) return null
  return (
    <button type="button" aria-label={t('common.copy')} onClick={() => void copyText(trace)}>
      <Icon of={CopyOutlined} />
    </button>
  )
}
