import ReloadOutlined from '@ant-design/icons-svg/es/asn/ReloadOutlined.js'
import { useTranslation } from 'react-i18next'
import { listSandboxMessages } from '#contract/platform/sandboxes.ts'
import { useRead } from '#web/kit/client/api.ts'
import { secondOf } from '#web/kit/format/time.ts'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { CopyButton } from '#web/kit/ui/CopyButton.tsx'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { Skeleton } from '#web/kit/ui/Skeleton.tsx'
import css from '../Api.module.css'

/** Mails, text messages and notifications that the sandbox has kept instead of sending them. */
export function SandboxMessages() {
  const { t } = useTranslation()
  const { reply, retry } = useRead(listSandboxMessages, {}, { suspense: false })
  const again = (
    <Button icon={<Icon of={ReloadOutlined} />} onClick={retry}>
      {t('sandbox.refresh')}
    </Button>
  )
  return (
    <Section title={t('sandbox.messages')} note={t('sandbox.messagesNote')} actions={again}>
      {!reply && <Skeleton />}
      {reply?.length === 0 && (
        <Empty illustration="bell" title={t('sandbox.noMessages')} reason={t('sandbox.noMessagesReason')} />
      )}
      {reply && reply.length > 0 && (
        <ul className={css['messages']}>
          {reply.map(({ id, at, recipient, subject, text, code }) => (
            <li key={id}>
              <p>
                <b>{recipient}</b> <time dateTime={at}>{secondOf(at)}</time>
              </p>
              {subject !== '' && <p>{subject}</p>}
              <p className={css['kept']}>{text}</p>
              {code !== '' && (
                <p>
                  {code} <CopyButton text={code} />
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
