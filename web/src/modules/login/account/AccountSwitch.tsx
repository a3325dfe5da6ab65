import CheckOutlined from '@ant-design/icons-svg/es/asn/CheckOutlined.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { changeLoginDept, myAccounts } from '#contract/login/accountSwitch.ts'
import { call, useRead } from '#web/kit/client/api.ts'
import { Dialog } from '#web/kit/overlay/Dialog.tsx'
import { ErrorNotice } from '#web/kit/ui/ErrorNotice.tsx'
import { useMe } from '#web/kit/client/me.ts'
import { toast } from '#web/kit/overlay/toast.ts'
import { Skeleton } from '#web/kit/ui/Skeleton.tsx'
import css from './AccountSwitch.module.css'
import { NextStep } from '#web/modules/login/login/NextStep.tsx'
import { enterBy } from '#web/modules/login/login/outcome.ts'
import { useLogin } from '#web/modules/login/login/useLogin.ts'

/** Account switch: the person's accounts with department and number of open tasks. */
export function AccountSwitch({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation()
  const me = useMe()
  const { reply: accounts, hasFailed, retry } = useRead(myAccounts, {}, { suspense: false })
  const [going, setGoing] = useState<string>()
  const isOffice = me !== null && me.userInfo.userType !== 'purchaser'
  const login = useLogin((error) => toast.error(error.message), isOffice ? 'home' : 'reload')
  const here = me?.userInfo.userCode
  const change = (userCode: string) => {
    if (userCode === here) return onClose()
    setGoing(userCode)
    login.mutate(() => enterBy(() => call(changeLoginDept, { userCode })))
  }
  return (
    <Dialog title={t('login.switch.title')} onClose={onClose}>
      <p className={css['reason']}>{t('login.switch.reason')}</p>
      {hasFailed && <ErrorNotice onRetry={retry} />}
      {!accounts && !hasFailed && <Skeleton />}
      <ul className={css['accounts']}>
        {accounts?.map(({ userCode, fullDeptName, undoCount }) => (
          <li key={userCode}>
            <button
              type="button"
              aria-current={userCode === here}
              data-first={userCode === here ? true : undefined}
              disabled={login.isPending}
              aria-busy={login.isPending && going === userCode}
              onClick={() => change(userCode)}
            >
              <span>
                <b>{fullDeptName}</b>
                <small>{userCode}</small>
              </span>
              {undoCount > 0 && <em>{t('login.undo', { count: undoCount })}</em>}
              {userCode === here && <Icon of={CheckOutlined} label={t('login.switch.here')} />}
            </button>
          </li>
        ))}
      </ul>
      <NextStep login={login} onGiveUp={() => login.reset()} />
    </Dialog>
  )
}
