import { useTranslation } from 'react-i18next'
import { Attachments } from '#contract/files/files.ts'
import { sentenceOf } from '#contract/kit/refusals.ts'
import { List, Note, shape } from '#contract/kit/schema.ts'
import { type DisabledFunction, type MyApplication, startApprovalFlow } from '#contract/restrictions/blackList.ts'
import { PermissionId, permissionIds } from '#contract/restrictions/functions.ts'
import { restrictionsRefusals } from '#contract/restrictions/refusals.ts'
import { applicationChecks } from '#contract/restrictions/rules.ts'
import { useMe } from '#web/kit/client/me.ts'
import { languageTag } from '#web/kit/client/preferences.ts'
import { CheckboxGroup } from '#web/kit/form/CheckboxGroup.tsx'
import { Fields } from '#web/kit/form/Fields.tsx'
import { FormDialog } from '#web/kit/form/FormDialog.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { Stack } from '#web/kit/layout/Card.tsx'
import { toast } from '#web/kit/overlay/toast.ts'
import { useFunctionName } from '../useFunctionName.ts'

const Written = shape({
  applyUserName: Note(50),
  applyUserMobile: Note(30),
  permissionIdList: List(PermissionId, permissionIds.length),
  applyReason: Note(1000),
  files: Attachments('documents'),
})

const sentence = (code: keyof typeof restrictionsRefusals | undefined) =>
  code && sentenceOf(restrictionsRefusals[code], languageTag())

interface RestoreDialogProps {
  readonly disabled: readonly DisabledFunction[]
  /** A draft that is gone on with. */
  readonly draft?: MyApplication | undefined
  readonly onClose: () => void
}

/** The application to have functions back. */
export function RestoreDialog({ disabled, draft, onClose }: RestoreDialogProps) {
  const { t } = useTranslation()
  const nameOf = useFunctionName()
  const me = useMe()
  const ids = disabled.map(({ permissionId }) => permissionId)
  const initial = draft
    ? { ...draft, files: draft.storageFileDtoList }
    : { applyUserName: me?.userInfo.userName ?? '', permissionIdList: ids.length === 1 ? ids : [] }
  const form = useForm({
    route: startApprovalFlow,
    schema: Written,
    fixed: draft && { id: draft.id, version: draft.version },
    initial,
    labels: 'restoring.form',
    check: ({ applyUserName = '', applyUserMobile = '', permissionIdList = [], applyReason = '' }) => {
      const written = { applyUserName, applyUserMobile, permissionIdList, applyReason }
      return Object.fromEntries(
        Object.entries(applicationChecks).map(([field, violationOf]) => [field, sentence(violationOf(written))]),
      )
    },
    toInput: ({ files, ...written }, fixed) => ({
      ...fixed,
      ...written,
      storageFileDtoList: files.map((storageFileId) => ({ storageFileId })),
    }),
    onDone: () => {
      toast.success(t('restoring.sent'))
      onClose()
    },
  })
  return (
    <FormDialog of={form} title={t('restoring.title')} submit={t('restoring.apply')} onClose={onClose}>
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
