import DisconnectOutlined from '@ant-design/icons-svg/es/asn/DisconnectOutlined.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { ButtonLink } from '#web/kit/ui/Button.tsx'
import { Card } from './Card.tsx'
import css from './Card.module.css'

const known = ['invalid_client', 'invalid_redirect_uri', 'invalid_request', 'session_not_found'] as const

/** Error of a request that has no valid redirect URI. */
export function ErrorPage() {
  const { t } = useTranslation()
  const given = useSearchParams()[0].get('error')
  const error = known.find((each) => each === given) ?? 'server_error'
  return (
    <Card title={t('provider.error.title')} icon={<Icon of={DisconnectOutlined} />}>
      <h1>{t(`provider.error.${error}`)}</h1>
      <p className={css['middle']}>{t('provider.error.back')}</p>
      <ButtonLink to="/" size="xl" block>
        {t('common.home')}
      </ButtonLink>
    </Card>
  )
}
