import PlusOutlined from '@ant-design/icons-svg/es/asn/PlusOutlined.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Address } from '#contract/ordering/addresses.ts'
import { maskMobile } from '#contract/kit/format.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { useMay } from '#web/kit/client/me.ts'
import { Section } from '#web/kit/layout/Section.tsx'
import { Tag } from '#web/kit/ui/StatusTag.tsx'
import css from './AddressChoice.module.css'
import { AddressDialog } from './AddressDialog.tsx'

/** Addresses shown at first; a button shows the rest. */
const SHOWN = 5

interface AddressChoiceProps {
  readonly addresses: readonly Address[]
  readonly chosen: Address | undefined
  readonly onChoose: (addressId: string) => void
  /** The person tried to continue without an address. */
  readonly owed: boolean
}

/** Choice of the delivery address. */
export function AddressChoice({ addresses, chosen, onChoose, owed }: AddressChoiceProps) {
  const { t } = useTranslation()
  const may = useMay()
  const [isAdding, setIsAdding] = useState(false)
  const [showsAll, setShowsAll] = useState(false)
  const first = addresses.slice(0, SHOWN)
  const shown = showsAll || !chosen || first.includes(chosen) ? first : [chosen, ...first.slice(0, SHOWN - 1)]
  return (
    <Section
      bare
      title={t('ordering.confirm.address')}
      actions={
        may('address.manage') && (
          <Link to="/deliveryAddress" className="tap">
            {t('ordering.confirm.manage')}
          </Link>
        )
      }
    >
      {addresses.length === 0 && (
        <p className={owed ? css['owed'] : css['none']} role={owed ? 'alert' : undefined}>
          {t('ordering.confirm.noAddress')}
        </p>
      )}
      <fieldset className={css['cards']}>
        <legend className="visuallyHidden">{t('ordering.confirm.address')}</legend>
        {(showsAll ? addresses : shown).map((address) => (
          <AddressCard
            key={address.addressId}
            address={address}
            checked={address === chosen}
            onChoose={() => onChoose(address.addressId)}
          />
        ))}
        {may('address.manage') && (
          <button type="button" className={css['add']} onClick={() => setIsAdding(true)}>
            <Icon of={PlusOutlined} />
            {t('ordering.confirm.add')}
          </button>
        )}
      </fieldset>
      {addresses.length > SHOWN && !showsAll && (
        <Button variant="text" className={css['all'] ?? ''} onClick={() => setShowsAll(true)}>
          {t('common.all')} ({addresses.length})
        </Button>
      )}
      {isAdding && (
        <Suspense>
          <AddressDialog
            onClose={() => setIsAdding(false)}
            onSaved={({ addressId }) => {
              setIsAdding(false)
              onChoose(addressId)
            }}
          />
        </Suspense>
      )}
    </Section>
  )
}

interface AddressCardProps {
  readonly address: Address
  readonly checked: boolean
  readonly onChoose: () => void
}

function AddressCard({ address, checked, onChoose }: AddressCardProps) {
  const { t } = useTranslation()
  return (
    <label className={css['card']}>
      <input type="radio" name="address" checked={checked} onChange={onChoose} />
      <span className={css['who']}>
        <b>{address.consignee}</b> {maskMobile(address.mobile)}
        {address.isDefault && <Tag tone="accent">{t('ordering.confirm.isDefault')}</Tag>}
      </span>
      <span className={css['where']}>{address.fullAddress}</span>
    </label>
  )
}
