import SafetyCertificateOutlined from '@ant-design/icons-svg/es/asn/SafetyCertificateOutlined.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { useTranslation } from 'react-i18next'
import { Alert } from '#web/kit/ui/Alert.tsx'
import css from './Certificates.module.css'
import { Downloads } from './Downloads.tsx'
import type { Trouble } from './driverError.ts'
import type { Found } from './useKey.ts'

/** State of the U-key, or what is missing, with instructions. */
export function KeyState({ found }: { readonly found: Found }) {
  const { t } = useTranslation()
  if (found.state === 'trouble') return <TroubleAlert trouble={found.trouble} />
  if (found.state === 'noKey' || found.state === 'empty')
    return (
      <Alert tone="warn" isAlert title={t(`certificates.${found.state}`)}>
        <p>{t(`certificates.${found.state}Reason`)}</p>
      </Alert>
    )
  return (
    <output className={css['state']}>
      <Icon of={SafetyCertificateOutlined} />
      {found.state === 'looking'
        ? t('certificates.looking')
        : t('certificates.found', { count: found.certificates.length })}
    </output>
  )
}

/** Problems that the driver's download solves. */
const needsDriver = (trouble: Trouble) => trouble === 'unreachable' || trouble === 'noPlugin'

export function TroubleAlert({
  trouble,
  retries,
}: {
  readonly trouble: Trouble
  readonly retries?: number | undefined
}) {
  const { t } = useTranslation()
  return (
    <Alert tone={needsDriver(trouble) ? 'warn' : 'err'} isAlert title={t(`certificates.trouble.${trouble}`)}>
      <p>{t(`certificates.reason.${trouble}`, { count: retries ?? 0 })}</p>
      {needsDriver(trouble) && <Downloads />}
    </Alert>
  )
}
