import { ReloadOutlined } from '@ant-design/icons'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { devMailbox } from '#contract/devMailbox.ts'
import { usePart } from '#web/kit/api.ts'
import { Button } from '#web/kit/Button.tsx'
import { CopyButton } from '#web/kit/CopyButton.tsx'
import { Empty } from '#web/kit/Empty.tsx'
import { Page } from '#web/kit/Page.tsx'
import { Skeleton } from '#web/kit/Skeleton.tsx'
import { secondOf } from '#web/kit/time.ts'
import css from './Outbox.module.css'

/** What would have been sent, for who develops. Where the server sends for real there is no such page. */
export function OutboxPage({ missing }: { readonly missing: ReactNode }) {
  const { t } = useTranslation()
  const { reply, hasFailed, again } = usePart(devMailbox, {})
  if (hasFailed) return <main className="wrap">{missing}</main>
  return (
    <main className={`wrap ${css['main']}`}>
      <Page
        title={t('sms.outbox.title')}
        purpose={t('sms.outbox.purpose')}
        actions={
          <Button icon={<ReloadOutlined aria-hidden />} onClick={again}>
            {t('sms.outbox.refresh')}
          </Button>
        }
      >
        {!reply && <Skeleton />}
        {reply?.length === 0 && (
          <Empty drawing="bell" title={t('sms.outbox.none')} reason={t('sms.outbox.noneReason')} />
        )}
        {reply && reply.length > 0 && (
          <ul className={`card ${css['sent']}`}>
            {reply.map(({ id, at, recipient, text, code }) => (
              <li key={id}>
                <p>
                  <b>{recipient}</b> <time dateTime={at}>{secondOf(at)}</time>
                </p>
                <p>{text}</p>
                {code !== '' && (
                  <p className={css['code']}>
                    {code} <CopyButton text={code} />
                  </p>
                )}
              </li>
            ))}
          </ul>
        )}
      </Page>
    </main>
  )
}
