import { useTranslation } from 'react-i18next'
import { type Address, removeReceiverAddress, setDefaultAddress } from '#contract/ordering/addresses.ts'
import { useWrite } from '#web/kit/client/api.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { toast } from '#web/kit/overlay/toast.ts'
import { useConfirmRemove } from '#web/kit/overlay/Toaster.tsx'
import { Tag } from '#web/kit/ui/StatusTag.tsx'
import css from './AddressesPage.module.css'

export function AddressRow({ address, onEdit }: { readonly address: Address; readonly onEdit: () => void }) {
  const { t } = useTranslation()
  const { addressId, consignee, mobile, fullAddress, isDefault } = address
  const remove = useWrite(removeReceiverAddress, { onDone: () => toast.success(t('common.removed')) })
  const setDefault = useWrite(setDefaultAddress)
  const askRemove = useConfirmRemove()
  const onRemove = async () => {
    if (await askRemove(t('ordering.addresses.remove', { consignee, address: fullAddress })))
      remove.mutate({ addressId })
  }
  return (
    <li className={css['row']}>
      <div>
        <p className={css['who']}>
          <b>{consignee}</b> <span>{mobile}</span>{' '}
          {isDefault && <Tag tone="accent">{t('ordering.confirm.isDefault')}</Tag>}
        </p>
        <p className={css['where']}>{fullAddress}</p>
      </div>
      <div className={css['actions']}>
        {!isDefault && (
          <Button variant="text" busy={setDefault.isPending} onClick={() => setDefault.mutate({ addressId })}>
            {t('ordering.addresses.setDefault')}
          </Button>
        )}
        <Button variant="text" onClick={onEdit}>
          {t('common.edit')}
        </Button>
        <Button variant="text" busy={remove.isPending} onClick={() => void onRemove()}>
          {t('common.remove')}
        </Button>
      </div>
    </li>
  )
}
