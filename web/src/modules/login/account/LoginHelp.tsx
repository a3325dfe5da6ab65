import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getLoginState, issueInitialPassword, sendPasswordReset, unlockLogin } from '#contract/login/administration.ts'
import { useOptionalRead, useWrite } from '#web/kit/client/api.ts'
import { Section } from '#web/kit/layout/Section.tsx'
import { Dialog } from '#web/kit/overlay/Dialog.tsx'
import { confirm, toast } from '#web/kit/overlay/toast.ts'
import { Alert } from '#web/kit/ui/Alert.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { CopyButton } from '#web/kit/ui/CopyButton.tsx'
import css from './LoginHelp.module.css'

/** Help for a person who cannot log in, by operators. */
export function LoginHelp({ userId }: { readonly userId: string }) {
  const { t } = useTranslation()
  const state = useOptionalRead(getLoginState, { userId })
  const [password, setPassword] = useState<string>()
  const onDone = () => toast.success(t('common.done'))
  const unlock = useWrite(unlockLogin, { onDone })
  const send = useWrite(sendPasswordReset, { onDone: () => toast.success(t('loginHelp.sent')) })
  const issue = useWrite(issueInitialPassword, { onDone: (reply) => setPassword(reply.password) })
  const onIssue = async () => {
    const confirmation = {
      title: t('loginHelp.issue'),
      text: t('loginHelp.issueText'),
      ok: t('common.confirm'),
      cancel: t('common.cancel'),
      danger: true,
    }
    if (await confirm(confirmation)) issue.mutate({ userId })
  }
  return (
    <Section title={t('loginHelp.title')}>
      {state?.isLocked && (
        <Alert
          tone="warn"
          action={
            <Button size="sm" busy={unlock.isPending} onClick={() => unlock.mutate({ userId })}>
              {t('loginHelp.unlock')}
            </Button>
          }
        >
          {t('loginHelp.locked')}
        </Alert>
      )}
      {state?.hasInitialPassword && <Alert tone="info">{t('loginHelp.initial')}</Alert>}
      <div className={css['buttons']}>
        {state?.hasMobile && state.canSend && (
          <Button busy={send.isPending} onClick={() => send.mutate({ userId })}>
            {t('loginHelp.send')}
          </Button>
        )}
        <Button busy={issue.isPending} onClick={() => void onIssue()}>
          {t('loginHelp.issue')}
        </Button>
      </div>
      {password !== undefined && (
        <Dialog
          title={t('loginHelp.issued')}
          width={448}
          stays
          onClose={() => setPassword(undefined)}
          foot={
            <Button variant="solid" onClick={() => setPassword(undefined)}>
              {t('common.know')}
            </Button>
          }
        >
          <p>{t('loginHelp.issuedText')}</p>
          <p className={css['password']}>
            <code>{password}</code> <CopyButton text={password} />
          </p>
        </Dialog>
      )}
    </Section>
  )
}
