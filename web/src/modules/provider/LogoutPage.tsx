import LogoutOutlined from '@ant-design/icons-svg/es/asn/LogoutOutlined.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { confirmLogout } from '#contract/provider/interactions.ts'
import { Alert } from '#web/kit/ui/Alert.tsx'
import { call } from '#web/kit/client/api.ts'
import { Button, ButtonLink } from '#web/kit/ui/Button.tsx'
import { closeSession } from '#web/kit/client/session/session.ts'
import { Card } from './Card.tsx'
import css from './Card.module.css'

/** Confirmation of a logout requested by an application without a matching `id_token_hint`. */
export function LogoutPage() {
  const { t } = useTranslation()
  const key = useSearchParams()[0].get('key') ?? ''
  const going = useMutation<{ url: string }>({
    meta: { silent: true },
    mutationFn: () => call(confirmLogout, { key }),
    onSuccess: ({ url }) => {
      closeSession()
      location.assign(url)
    },
  })
  return (
    <Card title={t('provider.logout.title')} icon={<Icon of={LogoutOutlined} />}>
      <h1>{t('provider.logout.title')}</h1>
      {going.error ? (
        <Alert tone="err" isAlert title={going.error.message} />
      ) : (
        <p className={css['middle']}>{t('provider.logout.text')}</p>
      )}
      <div className={css['buttons']}>
        <ButtonLink to="/" size="xl" block>
          {t('provider.logout.stay')}
        </ButtonLink>
        <Button
          size="xl"
          variant="solid"
          block
          busy={going.isPending || going.isSuccess}
          onClick={() => going.mutate()}
        >
          {t('provider.logout.confirm')}
        </Button>
      </div>
    </Card>
  )
}
