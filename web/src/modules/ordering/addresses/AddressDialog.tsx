import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { type Address, saveReceiverAddress } from '#contract/ordering/addresses.ts'
import { ContractForm } from '#web/kit/ContractForm.tsx'
import { Dialog } from '#web/kit/Dialog.tsx'
import { succeed } from '#web/kit/messages.ts'
import { Skeleton } from '#web/kit/Skeleton.tsx'
import { Switch } from '#web/kit/Switch.tsx'
import { TextArea, TextBox } from '#web/kit/TextBox.tsx'
import { RegionSelect } from './RegionSelect.tsx'

interface AddressDialogProps {
  /** The one that is changed; without it a new one is made. */
  readonly address?: Address | undefined
  readonly onClose: () => void
  readonly onSaved: (address: Address) => void
}

/** Adds or changes a delivery address. */
export function AddressDialog({ address, onClose, onSaved }: AddressDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog
      title={t(address ? 'ordering.addresses.edit' : 'ordering.addresses.add')}
      width={600}
      place="bottom"
      onClose={onClose}
    >
      <Suspense fallback={<Skeleton rows={4} />}>
        <ContractForm<typeof saveReceiverAddress, 'addressId'>
          write={saveReceiverAddress}
          fixed={address ? { addressId: address.addressId } : {}}
          initial={address ? draftOf(address) : { isDefault: false }}
          columns={2}
          wide={['regions', 'detail']}
          onCancel={onClose}
          onDone={(saved) => {
            succeed(t('ordering.addresses.saved'))
            onSaved(saved)
          }}
          submit={t('common.save')}
          fields={{
            consignee: <TextBox maxLength={40} autoComplete="name" />,
            mobile: <TextBox inputMode="tel" maxLength={20} autoComplete="tel" />,
            regions: <RegionSelect />,
            detail: <TextArea rows={2} maxLength={200} autoComplete="street-address" />,
            isDefault: <Switch type="checkbox" />,
          }}
        />
      </Suspense>
    </Dialog>
  )
}

const draftOf = ({ consignee, mobile, regions, detail, isDefault }: Address) => ({
  consignee,
  mobile,
  regions,
  detail,
  isDefault,
})
