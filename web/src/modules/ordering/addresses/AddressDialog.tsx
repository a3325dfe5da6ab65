import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { type Address, saveReceiverAddress } from '#contract/ordering/addresses.ts'
import { Fields } from '#web/kit/form/Fields.tsx'
import { FormDialog } from '#web/kit/form/FormDialog.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { toast } from '#web/kit/overlay/toast.ts'
import { Skeleton } from '#web/kit/ui/Skeleton.tsx'
import { AddressPaste } from './AddressPaste.tsx'
import { RegionSelect } from './RegionSelect.tsx'

interface AddressDialogProps {
  /** Address to edit; without it a new one is created. */
  readonly address?: Address | undefined
  readonly onClose: () => void
  readonly onSaved: (address: Address) => void
}

/** Dialog that adds or edits a delivery address. */
export function AddressDialog({ address, onClose, onSaved }: AddressDialogProps) {
  const { t } = useTranslation()
  const form = useForm({
    route: saveReceiverAddress,
    fixed: address && { addressId: address.addressId },
    initial: address,
    labels: 'ordering.addresses.field',
    onDone: (saved) => {
      toast.success(t('ordering.addresses.saved'))
      onSaved(saved)
    },
  })
  const title = t(address ? 'ordering.addresses.edit' : 'ordering.addresses.add')
  return (
    <FormDialog of={form} title={title} onClose={onClose}>
      {!address && <AddressPaste onRecognized={form.set} />}
      <Suspense fallback={<Skeleton rows={4} />}>
        <Fields
          of={form}
          fields={{
            consignee: { autoComplete: 'name' },
            mobile: { autoComplete: 'tel' },
            regions: { control: <RegionSelect />, wide: true },
            detail: { rows: 2, autoComplete: 'street-address', wide: true },
            isDefault: {},
          }}
        />
      </Suspense>
    </FormDialog>
  )
}
