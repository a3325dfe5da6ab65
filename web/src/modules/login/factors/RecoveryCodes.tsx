import DownloadOutlined from '@ant-design/icons-svg/es/asn/DownloadOutlined.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { useTranslation } from 'react-i18next'
import { Button } from '#web/kit/ui/Button.tsx'
import { CopyButton } from '#web/kit/ui/CopyButton.tsx'
import { saveFile } from '#web/kit/client/download.ts'
import css from './Factor.module.css'

/** Recovery codes, shown once, because the server stores only digests. */
export function RecoveryCodes({ codes }: { readonly codes: readonly string[] }) {
  const { t } = useTranslation()
  const text = codes.join('\n')
  const save = () => saveFile(new Blob([`${text}\n`], { type: 'text/plain' }), `${t('login.factor.codesFile')}.txt`)
  return (
    <div className={css['factor']}>
      <p>{t('login.factor.codesReason')}</p>
      <ul className={css['codes']}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={css['others']}>
        <CopyButton text={text} />
        <Button size="sm" icon={<Icon of={DownloadOutlined} />} onClick={save}>
          {t('login.factor.codesSave')}
        </Button>
      </div>
    </div>
  )
}
