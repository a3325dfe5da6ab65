import CheckCircleOutlined from '@ant-design/icons-svg/es/asn/CheckCircleOutlined.js'
import css from './Card.module.css'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { useTranslation } from 'react-i18next'
import type { LoginInteraction } from '#contract/provider/interactions.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { DescriptionList } from '#web/kit/layout/DescriptionList.tsx'
import { useMe } from '#web/kit/client/me.ts'
import { useName } from '#web/kit/format/useName.ts'
import { useToLogin } from './useToLogin.ts'

interface ConsentPromptProps {
  readonly interaction: LoginInteraction
  readonly isFree: boolean
  readonly answer: boolean | undefined
  /** The decision is being sent, or the browser is being redirected. */
  readonly busy: boolean
  readonly onAnswer: (agreed: boolean) => void
}

export function ConsentPrompt({ interaction, isFree, answer, busy, onAnswer }: ConsentPromptProps) {
  const { t } = useTranslation()
  const name = useName()(interaction)
  const toLogin = useToLogin()
  const me = useMe()
  if (isFree) return <h1>{t('provider.consent.own', { name })}</h1>
  if (interaction.again)
    return (
      <>
        <h1>{t('provider.consent.again', { name })}</h1>
        <Button size="xl" variant="solid" block onClick={toLogin}>
          {t('provider.consent.logIn')}
        </Button>
      </>
    )
  return (
    <>
      <h1>{t('provider.consent.lead', { name })}</h1>
      <p className={css['middle']}>{t('provider.consent.site', { site: interaction.site })}</p>
      <DescriptionList
        items={[
          {
            label: t('provider.consent.account'),
            value: `${me?.userInfo.userName} ${me?.userInfo.userCode}`,
            wide: true,
          },
        ]}
      />
      <div>
        <p>{t('provider.consent.knows')}</p>
        <ul>
          {(['sub', ...interaction.scopes] as const).map((scope) => (
            <li key={scope}>
              <Icon of={CheckCircleOutlined} />
              {t(`provider.consent.scope.${scope}`)}
            </li>
          ))}
        </ul>
      </div>
      <div className={css['buttons']}>
        <Button size="xl" block busy={busy && answer === false} onClick={() => onAnswer(false)}>
          {t('provider.consent.refuse')}
        </Button>
        <Button size="xl" variant="solid" block busy={busy && answer === true} onClick={() => onAnswer(true)}>
          {t('provider.consent.agree')}
        </Button>
      </div>
      <p className={css['middle']}>{t('provider.consent.remembered')}</p>
      <Button variant="text" className={css['other']} onClick={toLogin}>
        {t('provider.consent.other')}
      </Button>
    </>
  )
}
