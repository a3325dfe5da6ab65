import { useTranslation } from 'react-i18next'
import type { DisabledFunction, MyApplication } from '#contract/restrictions/blackList.ts'
import { CheckboxGroup } from '#web/kit/form/CheckboxGroup.tsx'
import { Fields } from '#web/kit/form/Fields.tsx'
import { FormDialog } from '#web/kit/form/FormDialog.tsx'
import { Stack } from '#web/kit/layout/Card.tsx'
import { useFunctionName } from '../useFunctionName.ts'
import { useRestoreForm } from './useRestoreForm.ts'

interface RestoreDialogProps {
  readonly disabled: readonly DisabledFunction[]
  /** Draft to continue. */
  readonly draft?: MyApplication | undefined
  readonly onClose: () => void
}

/** Dialog to apply for restoring functions: saved as a draft, or sent when complete. */
export function RestoreDialog({ disabled, draft, onClose }: RestoreDialogProps) {
  const { t } = useTranslation()
  const nameOf = useFunctionName()
  const ids = disabled.map(({ permissionId }) => permissionId)
  const { form, isSending } = useRestoreForm({ ids, draft, onClose })
  return (
    <FormDialog
      of={form}
      title={t('restoring.title')}
      submit={t('restoring.saveDraft')}
      disabled={isSending}
      further={{ label: t('restoring.apply'), onClick: () => form.submit('apply') }}
      onClose={onClose}
    >
      <Stack>
        <Fields
          of={form}
          fields={{
            applyUserName: { required: true },
            applyUserMobile: { as: 'line', required: true },
            permissionIdList: {
              wide: true,
              required: true,
              control: <CheckboxGroup options={ids.map((id) => ({ value: id, label: nameOf(id) }))} />,
            },
            applyReason: { as: 'lines', rows: 4, wide: true, required: true },
            files: { wide: true },
          }}
        />
      </Stack>
    </FormDialog>
  )
}
