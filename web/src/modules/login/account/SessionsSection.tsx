import DesktopOutlined from '@ant-design/icons-svg/es/asn/DesktopOutlined.js'
import MobileOutlined from '@ant-design/icons-svg/es/asn/MobileOutlined.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { useTranslation } from 'react-i18next'
import { endMyOtherSessions, endMySession, mySessions, type OpenSession } from '#contract/identity/account.ts'
import { useRead, useWrite } from '#web/kit/client/api.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { confirm, toast } from '#web/kit/overlay/toast.ts'
import { Section } from '#web/kit/layout/Section.tsx'
import { Tag } from '#web/kit/ui/StatusTag.tsx'
import { secondOf } from '#web/kit/format/time.ts'
import css from './Account.module.css'

/** Active sessions, which the person can end. */
export function SessionsSection() {
  const { t } = useTranslation()
  const sessions = useRead(mySessions, {})
  const end = useWrite(endMySession, { onDone: () => toast.success(t('login.sessions.ended')) })
  const endOthers = useWrite(endMyOtherSessions, { onDone: () => toast.success(t('login.sessions.ended')) })
  const askAll = async () => {
    const words = { title: t('login.sessions.endOthers'), text: t('login.sessions.endOthersReason') }
    if (await confirm({ ...words, ok: t('login.sessions.endOthers'), cancel: t('common.cancel') })) endOthers.mutate({})
  }
  return (
    <Section
      title={t('login.sessions.title')}
      actions={
        sessions.length > 1 && (
          <Button size="sm" busy={endOthers.isPending} onClick={() => void askAll()}>
            {t('login.sessions.endOthers')}
          </Button>
        )
      }
    >
      <ul className={css['rows']}>
        {sessions.map((session) => (
          <li key={session.id}>
            <span className={css['icon']} aria-hidden>
              {/iOS|Android/.test(session.device) ? <Icon of={MobileOutlined} /> : <Icon of={DesktopOutlined} />}
            </span>
            <SessionText session={session} />
            {!session.isThis && (
              <Button
                size="sm"
                busy={end.isPending && end.variables.id === session.id}
                onClick={() => end.mutate({ id: session.id })}
              >
                {t('login.sessions.end')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}

function SessionText({ session }: { readonly session: OpenSession }) {
  const { t } = useTranslation()
  const { device, ip, method, userCode, isThis, isStrong, openedAt, lastSeenAt } = session
  return (
    <div>
      <b>
        {device || t('login.qr.unknownDevice')} {isThis && <Tag tone="ok">{t('login.sessions.this')}</Tag>}{' '}
        {isStrong && <Tag>{t('login.sessions.strong')}</Tag>}
      </b>
      <small>{[userCode, ip, t(`login.sessionMethod.${method}`)].join(' · ')}</small>
      <small className={css['times']}>
        <span className="together">{t('login.sessions.openedAt', { at: secondOf(openedAt) })}</span>{' '}
        <span className="together">{t('login.sessions.lastSeenAt', { at: secondOf(lastSeenAt) })}</span>
      </small>
    </div>
  )
}
