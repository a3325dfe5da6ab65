import { takeLoginKey } from '#web/kit/client/accountChoice.ts'
import { AccountDialog, NameKindDialog } from './ChoiceDialogs.tsx'
import { FactorDialog } from '#web/modules/login/factors/FactorDialog.tsx'
import { SetUpDialog } from '#web/modules/login/factors/SetUpDialog.tsx'
import { attempt } from './login.ts'
import { goOn } from './outcome.ts'
import type { Login } from './useLogin.ts'

/** Next step of a login by any method: choose the account, verify the second factor, or set one up. */
export function NextStep({ login, onGiveUp }: { readonly login: Login; readonly onGiveUp: () => void }) {
  const outcome = login.data
  switch (outcome?.kind) {
    case 'whichMethod':
      return (
        <NameKindDialog
          onClose={onGiveUp}
          onChoose={(method) => login.mutate(() => attempt({ ...outcome.request, loginWaychoice: method }))}
        />
      )
    case 'whichAccount':
      return (
        <AccountDialog
          accounts={outcome.accounts}
          onClose={() => {
            takeLoginKey()
            onGiveUp()
          }}
          onChoose={(userCode) => login.mutate(() => goOn({ key: takeLoginKey() ?? outcome.key, userCode }))}
        />
      )
    case 'factor':
      return (
        <FactorDialog
          step={outcome.step}
          methods={outcome.methods}
          onClose={onGiveUp}
          onShown={() => login.mutate(() => goOn(outcome.step))}
        />
      )
    case 'factorMissing':
      return (
        <SetUpDialog
          step={outcome.step}
          isRequired
          onClose={onGiveUp}
          onDone={() => login.mutate(() => goOn(outcome.step))}
        />
      )
    default:
      return null
  }
}
