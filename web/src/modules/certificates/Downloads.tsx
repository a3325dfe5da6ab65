import DownloadOutlined from '@ant-design/icons-svg/es/asn/DownloadOutlined.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { useTranslation } from 'react-i18next'
import { type CaInfo, getAllCaInfos } from '#contract/certificates/certificates.ts'
import { useRead } from '#web/kit/client/api.ts'
import css from './Certificates.module.css'

/** Downloads of the drivers of the tenant's issuers. */
export function Downloads() {
  const { t } = useTranslation()
  const { reply } = useRead(getAllCaInfos, {}, { suspense: false })
  if (!reply) return null
  if (reply.length === 0) return <p>{t('certificates.none')}</p>
  return (
    <ul className={css['downloads']}>
      {reply.map((info) => (
        <li key={info.caCode + info.downloadUrl}>
          <Download info={info} isOnly={reply.length === 1} />
        </li>
      ))}
    </ul>
  )
}

function Download({ info: { caName, downloadUrl }, isOnly }: { readonly info: CaInfo; readonly isOnly: boolean }) {
  const { t } = useTranslation()
  return (
    <a href={downloadUrl} target="_blank" rel="noreferrer" className={css['download']}>
      <Icon of={DownloadOutlined} />{' '}
      {isOnly ? t('certificates.download') : t('certificates.downloadOf', { name: caName })}
    </a>
  )
}
