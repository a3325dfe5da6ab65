import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { shape } from '#contract/kit/schema.ts'
import { type OwnProfileChange, profileChangeCase } from '#contract/onboarding/profileChanges.ts'
import type { SupplierProfile } from '#contract/suppliers/profile.ts'
import { useWrite } from '#web/kit/client/api.ts'
import { Refused } from '#web/kit/client/refused.ts'
import { Fields } from '#web/kit/form/Fields.tsx'
import { FormDialog } from '#web/kit/form/FormDialog.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { Stack } from '#web/kit/layout/Card.tsx'
import { toast } from '#web/kit/overlay/toast.ts'
import { CertificateRows } from '../applying/CertificateRows.tsx'

const { apply, draft } = profileChangeCase
const Written = shape(draft)

interface ChangeDialogProps {
  readonly profile: SupplierProfile
  /** Change that was withdrawn or rejected, to be sent again. */
  readonly edited?: OwnProfileChange
  readonly onClose: () => void
}

/** Change of the profile, with new or renewed certificates; it is saved, then sent for review. */
export function ChangeDialog({ profile, edited, onClose }: ChangeDialogProps) {
  const { t } = useTranslation()
  const sending = useWrite(apply.submit, {
    silent: true,
    onDone: () => {
      toast.success(t('myCompany.sent'))
      onClose()
    },
  })
  const form = useForm({
    route: apply.save,
    schema: Written,
    fixed: edited && { id: edited.id, version: edited.version },
    initial: edited ?? { ...profile, companyName: profile.name, certificates: [], changeReason: '' },
    labels: 'myCompany.field',
    toInput: (values, fixed) => ({ ...fixed, ...values }),
    onSaved: ({ id, version }) => ({ id, version }),
    onDone: ({ id, version }) => {
      const onError = (error: Error) => error instanceof Refused && latest.current.showRefusal(error)
      sending.mutate({ id, version }, { onError })
    },
  })
  const latest = useRef(form)
  useEffect(() => void (latest.current = form))
  return (
    <FormDialog
      of={form}
      title={t('myCompany.change')}
      submit={t('myCompany.submit')}
      width={800}
      disabled={sending.isPending}
      onClose={onClose}
    >
      <Stack>
        <Fields
          of={form}
          fields={{
            companyName: { wide: true },
            legalPerson: {},
            region: {},
            address: { as: 'line', wide: true },
            contactName: {},
            contactTel: {},
            changeReason: { as: 'lines', rows: 3, wide: true },
          }}
        />
        <CertificateRows
          rows={form.rows('certificates', 'mySupplierRequest.certificate')}
          files={edited?.files ?? []}
          error={form.errorAt('certificates')}
        />
      </Stack>
    </FormDialog>
  )
}
