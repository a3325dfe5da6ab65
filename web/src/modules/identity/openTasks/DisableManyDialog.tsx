import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type PersonAccount, setAccountStatus } from '#contract/identity/people.ts'
import { call } from '#web/kit/client/api.ts'
import { Field } from '#web/kit/form/Field.tsx'
import { Stack } from '#web/kit/layout/Card.tsx'
import { useBatch } from '#web/kit/list/useBatch.ts'
import { Dialog } from '#web/kit/overlay/Dialog.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { useOpenTasks } from './useOpenTasks.tsx'

interface DisableManyDialogProps {
  readonly accounts: readonly Pick<PersonAccount, 'userId'>[]
  readonly onClose: () => void
  readonly onDone: () => void
}

/** Question before several accounts are disabled: what happens to their open tasks. */
export function DisableManyDialog({ accounts, onClose, onDone }: DisableManyDialogProps) {
  const { t } = useTranslation()
  const { run, isBusy } = useBatch()
  const [openTasksTo, setOpenTasksTo] = useState('')
  const tasks = useOpenTasks(accounts.map(({ userId }) => userId))
  const disable = ({ userId }: { readonly userId: string }) =>
    call(setAccountStatus, { userId, status: 'disabled', ...(openTasksTo === '' ? {} : { openTasksTo }) })
  return (
    <Dialog
      title={t('people.disableManyTitle')}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button
            variant="danger"
            busy={isBusy}
            onClick={() => void run(accounts, disable, () => (onClose(), onDone()))}
          >
            {t('people.action.disable')}
          </Button>
        </>
      }
    >
      <Stack>
        <p>{t('people.disableManyText', { count: accounts.length })}</p>
        {tasks.note}
        {tasks.field && (
          <Field
            label={t('people.field.openTasksTo')}
            value={openTasksTo}
            onChange={(userId) => setOpenTasksTo(String(userId))}
            control={tasks.field.control}
          />
        )}
      </Stack>
    </Dialog>
  )
}
