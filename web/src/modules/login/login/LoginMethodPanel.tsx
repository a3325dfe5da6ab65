import type { Entrance } from '#contract/kit/entrance.ts'
import { QrPanel } from '#web/modules/login/qr/QrPanel.tsx'
import { SmsForm } from '#web/modules/login/sms/SmsForm.tsx'
import { AccountLinks } from './AccountLinks.tsx'
import { type CaPanel, CaLoginMethod } from './CaLoginMethod.tsx'
import { LoginForm } from './LoginForm.tsx'
import type { LoginMethod } from './loginMethods.ts'
import { PasskeyLogin } from './PasskeyLogin.tsx'

interface LoginMethodPanelProps {
  readonly method: LoginMethod
  readonly entrance: Entrance
  readonly CaPanel: CaPanel
  /** Links to other pages, for people without a password. */
  readonly links?: boolean
  /** Account to begin with. */
  readonly account?: string | undefined
}

/** Form of one login method with all of its further steps. */
export function LoginMethodPanel({ method, entrance, CaPanel, links = false, account }: LoginMethodPanelProps) {
  switch (method) {
    case 'account':
      return (
        <>
          <LoginForm
            key={entrance}
            entrance={entrance}
            links={links && <AccountLinks entrance={entrance} />}
            account={account}
          />
          <PasskeyLogin entrance={entrance} />
        </>
      )
    case 'ca':
      return <CaLoginMethod key={entrance} entrance={entrance} Panel={CaPanel} />
    case 'sms':
      return <SmsForm key={entrance} entrance={entrance} />
    case 'qr':
      return <QrPanel key={entrance} entrance={entrance} />
  }
}
