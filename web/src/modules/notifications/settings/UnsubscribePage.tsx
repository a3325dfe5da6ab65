import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { findUnsubscription, unsubscribe } from '#contract/notifications/preferences.ts'
import { useRead, useWrite } from '#web/kit/client/api.ts'
import { useLocale } from '#web/kit/client/preferences.ts'
import { useTitle } from '#web/kit/layout/Page.tsx'
import { Button, ButtonLink } from '#web/kit/ui/Button.tsx'
import css from './UnsubscribePage.module.css'

const looksLikeToken = /^[A-Za-z0-9_.-]{40,400}$/

/** Page of the unsubscribe link in mails; works without login. */
export function UnsubscribePage() {
  const { t } = useTranslation()
  const token = useSearchParams()[0].get('token') ?? ''
  useTitle(t('unsubscribe.title'))
  return (
    <main className={`card ${css['page']}`}>
      <h1>{t('unsubscribe.title')}</h1>
      {looksLikeToken.test(token) ? (
        <OfLink token={token} />
      ) : (
        <>
          <p>{t('unsubscribe.invalid')}</p>
          <ButtonLink to="/messageSettings">{t('unsubscribe.settings')}</ButtonLink>
        </>
      )}
    </main>
  )
}

function OfLink({ token }: { readonly token: string }) {
  const { t } = useTranslation()
  const isEnglish = useLocale() === 'en_US'
  const { name, enName, email, isOn, isRequired } = useRead(findUnsubscription, { token })
  const change = useWrite(unsubscribe)
  const facts = { topic: isEnglish ? enName : name, email }
  if (isRequired) return <p>{t('unsubscribe.required', facts)}</p>
  return (
    <>
      <output>{t(isOn ? 'unsubscribe.confirmText' : 'unsubscribe.done', facts)}</output>
      <div className={css['buttons']}>
        <Button
          variant={isOn ? 'solid' : 'plain'}
          busy={change.isPending}
          onClick={() => change.mutate({ token, isOn: !isOn })}
        >
          {t(isOn ? 'unsubscribe.confirm' : 'unsubscribe.again')}
        </Button>
        <ButtonLink to="/messageSettings">{t('unsubscribe.settings')}</ButtonLink>
      </div>
    </>
  )
}
