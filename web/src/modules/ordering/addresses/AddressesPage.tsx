import PlusOutlined from '@ant-design/icons-svg/es/asn/PlusOutlined.js'
import css from './AddressesPage.module.css'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Address, queryReceiverAddress } from '#contract/ordering/addresses.ts'
import { type InvoiceTitle, listInvoiceTitles } from '#contract/ordering/invoiceTitles.ts'
import { useRead } from '#web/kit/client/api.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { Page } from '#web/kit/layout/Page.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { AddressDialog } from './AddressDialog.tsx'
import { InvoiceTitleDialog } from './InvoiceTitleDialog.tsx'
import { InvoiceTitleRow } from './InvoiceTitleRow.tsx'
import { AddressRow } from './AddressRow.tsx'

/** Page of delivery addresses and invoice titles. */
export function AddressesPage() {
  const { t } = useTranslation()
  return (
    <Page title={t('ordering.addresses.title')} purpose={t('ordering.addresses.purpose')}>
      <div className={css['page']}>
        <Addresses />
        <Titles />
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
    <Section title={t('ordering.addresses.list')} actions={<Add word="add" onClick={() => setEditing('new')} />}>
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

function Add({ word, onClick }: { readonly word: 'add' | 'addTitle'; readonly onClick: () => void }) {
  const { t } = useTranslation()
  return (
    <Button variant={word === 'add' ? 'solid' : 'plain'} icon={<Icon of={PlusOutlined} />} onClick={onClick}>
      {t(`ordering.addresses.${word}`)}
    </Button>
  )
}

function Titles() {
  const { t } = useTranslation()
  const titles = useRead(listInvoiceTitles, {})
  const [editing, setEditing] = useState<InvoiceTitle | 'new'>()
  const close = () => setEditing(undefined)
  return (
    <Section title={t('ordering.addresses.titles')} actions={<Add word="addTitle" onClick={() => setEditing('new')} />}>
      {titles.length === 0 && (
        <Empty
          illustration="box"
          title={t('ordering.addresses.noTitles')}
          reason={t('ordering.addresses.noTitlesReason')}
        />
      )}
      <ul className={css['list']}>
        {titles.map((title) => (
          <InvoiceTitleRow
            key={title.invoiceTitleId}
            title={title}
            // The last title must stay, because the department needs one to order.
            isLast={titles.length === 1}
            onEdit={() => setEditing(title)}
          />
        ))}
      </ul>
      {editing && (
        <InvoiceTitleDialog title={editing === 'new' ? undefined : editing} onClose={close} onSaved={close} />
      )}
    </Section>
  )
}
