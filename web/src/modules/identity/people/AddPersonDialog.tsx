import { useTranslation } from 'react-i18next'
import { addPerson } from '#contract/identity/people.ts'
import { RouteFormDialog } from '#web/kit/record/RouteFormDialog.tsx'
import { usePlacing } from '../positions/usePlacing.tsx'
import { accountFields } from '../accounts/AccountDialogs.tsx'

interface AddPersonDialogProps {
  readonly deptId: string | undefined
  readonly onClose: () => void
}

/** Dialog that adds a person with an account in the selected department. */
export function AddPersonDialog({ deptId, onClose }: AddPersonDialogProps) {
  const { t } = useTranslation()
  const placing = usePlacing()
  return (
    <RouteFormDialog
      title={t('people.add')}
      route={addPerson}
      initial={{ entrance: 'purchaser', deptId }}
      labels="people.field"
      fields={{ ...accountFields, entrance: {}, mobile: {}, email: {}, ...placing }}
      onClose={onClose}
    />
  )
}
