import css from './AddressesPage.module.css'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Address, queryReceiverAddress } from '#contract/ordering/addresses.ts'
import { useRead } from '#web/kit/client/api.ts'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { Page } from '#web/kit/layout/Page.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { AddressDialog } from './AddressDialog.tsx'
import { AddButton } from './AddButton.tsx'
import { InvoiceTitles } from './InvoiceTitles.tsx'
import { AddressRow } from './AddressRow.tsx'

/** Page of delivery addresses and invoice titles. */
export function AddressesPage() {
  const { t } = useTranslation()
  return (
    <Page title={t('ordering.addresses.title')} purpose={t('ordering.addresses.purpose')}>
      <div className={css['page']}>
        <Addresses />
        <InvoiceTitles />
      </div>
    </Page>
  )
}

function Addresses() {
  const { t } = useTranslation()
  const addresses = useRead(queryReceiverAddress, {})
  const [editing, setEditing] = useState<Address | 'new'>()
  const close = () => setEditing(undefined)
  return (
    <Section title={t('ordering.addresses.list')} actions={<AddButton word="add" onClick={() => setEditing('new')} />}>
      {addresses.length === 0 && (
        <Empty illustration="box" title={t('ordering.addresses.none')} reason={t('ordering.addresses.noneReason')} />
      )}
      <ul className={css['list']}>
        {addresses.map((address) => (
          <AddressRow key={address.addressId} address={address} onEdit={() => setEditing(address)} />
        ))}
      </ul>
      {editing && (
        <Suspense>
          <AddressDialog address={editing === 'new' ? undefined : editing} onClose={close} onSaved={close} />
        </Suspense>
      )}
    </Section>
  )
}
