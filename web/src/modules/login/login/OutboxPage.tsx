import ReloadOutlined from '@ant-design/icons-svg/es/asn/ReloadOutlined.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useRead } from '#web/kit/client/api.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { CopyButton } from '#web/kit/ui/CopyButton.tsx'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { Page } from '#web/kit/layout/Page.tsx'
import { Skeleton } from '#web/kit/ui/Skeleton.tsx'
import { secondOf } from '#web/kit/format/time.ts'
import { devMailbox } from '#contract/devMailbox.ts'
import css from './Outbox.module.css'

/** Development mailbox. Missing if the server really sends. */
export function OutboxPage({ missing }: { readonly missing: ReactNode }) {
  const { t } = useTranslation()
  const { reply, hasFailed, retry } = useRead(devMailbox, {}, { suspense: false })
  if (hasFailed) return <main className="wrap">{missing}</main>
  return (
    <main className={`wrap ${css['main']}`}>
      <Page
        title={t('sms.outbox.title')}
        purpose={t('sms.outbox.purpose')}
        actions={
          <Button icon={<Icon of={ReloadOutlined} />} onClick={retry}>
            {t('sms.outbox.refresh')}
          </Button>
        }
      >
        {!reply && <Skeleton />}
        {reply?.length === 0 && (
          <Empty illustration="bell" title={t('sms.outbox.none')} reason={t('sms.outbox.noneReason')} />
        )}
        {reply && reply.length > 0 && (
          <ul className={`card ${css['sent']}`}>
            {reply.map(({ id, at, recipient, subject, text, code }) => (
              <li key={id}>
                <p>
                  <b>{recipient}</b> <time dateTime={at}>{secondOf(at)}</time>
                </p>
                {subject !== '' && <p className={css['subject']}>{subject}</p>}
                <p className={css['text']}>{text}</p>
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
