import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { UserDetail } from '#contract/identity/identity.ts'
import type { LoginResult } from '#contract/login/login.ts'
import { lastEntrance } from '#web/kit/session/lastEntrance.ts'
import { whoAmI } from '#web/kit/client/me.ts'
import { usePortal } from '#web/kit/client/portal.ts'
import type { Refused } from '#web/kit/client/refused.ts'
import { abandonCalls } from '#web/kit/session/relogin.ts'
import { endReminders, openSession } from '#web/kit/client/session/session.ts'
import { claimsOf } from '#web/kit/client/tokens.ts'
import { Tabs } from '#web/kit/form/Tabs.tsx'
import { Dialog } from '#web/kit/overlay/Dialog.tsx'
import { confirm } from '#web/kit/overlay/toast.ts'
import { Alert } from '#web/kit/ui/Alert.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { lazyWith } from '#web/messages/lazy.ts'
import { LoginMethodPanel } from '#web/modules/login/login/LoginMethodPanel.tsx'
import { offeredMethods } from '#web/modules/login/login/loginMethods.ts'
import { EnteredContext } from '#web/modules/login/login/useLogin.ts'
import { leave } from '#web/app/boundaries.tsx'

const CaPanel = lazyWith(['certificates'], async () => (await import('#web/modules/certificates/CaLogin.tsx')).CaLogin)

interface ReloginDialogProps {
  /** Why the session is over. */
  readonly refusal: Refused
  /** Account whose page this is. */
  readonly account: string | undefined
  readonly me: UserDetail | null
}

/**
 * Login over the page of an ended session, by every method of the tenant. After a login of the same account the page
 * continues with what was typed; after one of another account it is left, and nothing of it is sent.
 */
export function ReloginDialog({ refusal, account, me }: ReloginDialogProps) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const methods = offeredMethods(usePortal().portalSettingsInfo)
  const [method = methods[0], setMethod] = useState<(typeof methods)[number]>()
  const entrance = me?.userInfo.userType ?? lastEntrance()

  const onEntered = async ({ authToken, mobile, email, userName, isNeedUserInformation }: LoginResult) => {
    const facts = { mobile, email, userName, isNeedUserInformation }
    if (claimsOf(authToken)?.userId !== account) {
      abandonCalls()
      openSession(authToken, facts)
      await confirm({
        title: t('common.session.title'),
        text: t('common.session.switched'),
        ok: t('common.know'),
      })
      return location.assign('/')
    }
    // The page stays as it is while the person's facts are read again.
    if (me) client.setQueryData([whoAmI().queryKey[0], authToken], me)
    openSession(authToken, facts)
    endReminders()
    return client.invalidateQueries()
  }

  return (
    <Dialog
      title={t('common.session.over')}
      onClose={leave}
      stays
      foot={<Button onClick={leave}>{t('common.session.giveUp')}</Button>}
    >
      <EnteredContext value={onEntered}>
        <Alert tone="warn" title={refusal.message}>
          {t('common.session.kept')}
        </Alert>
        {methods.length > 1 && method && (
          <Tabs
            label={t('login.methods')}
            value={method}
            onChange={setMethod}
            options={methods.map((value) => ({ value, label: t(`login.tab.${value}`) }))}
          />
        )}
        {method && (
          <LoginMethodPanel
            method={method}
            entrance={entrance}
            CaPanel={CaPanel}
            account={me?.userInfo.userCode ?? undefined}
          />
        )}
      </EnteredContext>
    </Dialog>
  )
}
