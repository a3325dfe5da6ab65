import { useTranslation } from 'react-i18next'
import type { AccountChoice } from '#contract/login/login.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Dialog } from '#web/kit/overlay/Dialog.tsx'
import css from './LoginPage.module.css'

interface AccountDialogProps {
  readonly accounts: readonly AccountChoice[]
  readonly onChoose: (userCode: string) => void
  readonly onClose: () => void
}

/** Dialog to choose one of a person's accounts, with department and number of open tasks. */
export function AccountDialog({ accounts, onChoose, onClose }: AccountDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog title={t('login.chooseAccount')} onClose={onClose}>
      <ul className={css['accounts']}>
        {accounts.map(({ userCode, fullDeptName, undoCount }) => (
          <li key={userCode}>
            <button type="button" onClick={() => onChoose(userCode)}>
              <b>{fullDeptName}</b>
              <span>{userCode}</span>
              {undoCount > 0 && <span className={css['undo']}>{t('login.undo', { count: undoCount })}</span>}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

interface NameKindDialogProps {
  readonly onChoose: (method: 'jobNo' | 'mobile') => void
  readonly onClose: () => void
}

/** Dialog to choose whether the typed name is a job number or a mobile number. */
export function NameKindDialog({ onChoose, onClose }: NameKindDialogProps) {
  const { t } = useTranslation()
  const button = (method: 'jobNo' | 'mobile') => (
    <Button onClick={() => onChoose(method)}>{t(`login.method.${method}`)}</Button>
  )
  return (
    <Dialog
      title={t('login.chooseMethod')}
      width={400}
      onClose={onClose}
      foot={
        <>
          {button('jobNo')}
          {button('mobile')}
        </>
      }
    >
      <p>{t('login.methodReason')}</p>
    </Dialog>
  )
}
