import PlusOutlined from '@ant-design/icons-svg/es/asn/PlusOutlined.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type Address,
  queryReceiverAddress,
  removeReceiverAddress,
  setDefaultAddress,
} from '#contract/ordering/addresses.ts'
import {
  type InvoiceTitle,
  type ListedInvoiceTitle,
  listInvoiceTitles,
  removeInvoiceTitle,
} from '#contract/ordering/invoiceTitles.ts'
import { useRead, useWrite } from '#web/kit/client/api.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { toast } from '#web/kit/overlay/toast.ts'
import { useConfirmRemove } from '#web/kit/overlay/Toaster.tsx'
import { Page } from '#web/kit/layout/Page.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { Tag } from '#web/kit/ui/StatusTag.tsx'
import { AddressDialog } from './AddressDialog.tsx'
import css from './AddressesPage.module.css'
import { InvoiceTitleDialog } from './InvoiceTitleDialog.tsx'

/** Where goods go and whom invoices are made out to. */
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
      {addresses.length === 0 && <Empty illustration="box" title={t('ordering.addresses.none')} />}
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

function AddressRow({ address, onEdit }: { readonly address: Address; readonly onEdit: () => void }) {
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
        <p>
          <b>{consignee}</b> {mobile} {isDefault && <Tag tone="accent">{t('ordering.confirm.isDefault')}</Tag>}
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

function Titles() {
  const { t } = useTranslation()
  const titles = useRead(listInvoiceTitles, {})
  const [editing, setEditing] = useState<InvoiceTitle | 'new'>()
  const close = () => setEditing(undefined)
  return (
    <Section title={t('ordering.addresses.titles')} actions={<Add word="addTitle" onClick={() => setEditing('new')} />}>
      {titles.length === 0 && <Empty illustration="box" title={t('ordering.addresses.noTitles')} />}
      <ul className={css['list']}>
        {titles.map((title) => (
          <TitleRow
            key={title.invoiceTitleId}
            title={title}
            // Without any title nobody of the department can order.
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

interface TitleRowProps {
  readonly title: ListedInvoiceTitle
  readonly isLast: boolean
  readonly onEdit: () => void
}

function TitleRow({ title: given, isLast, onEdit }: TitleRowProps) {
  const { t } = useTranslation()
  const { invoiceTitleId, title, taxNo, invoiceType, bank, bankAccount, isDefault, isOwn } = given
  const remove = useWrite(removeInvoiceTitle, { onDone: () => toast.success(t('common.removed')) })
  const askRemove = useConfirmRemove()
  const onRemove = async () => {
    if (await askRemove(t('ordering.addresses.removeTitle', { title }))) remove.mutate({ invoiceTitleId })
  }
  return (
    <li className={css['row']}>
      <div>
        <p>
          <b>{title}</b> {isDefault && <Tag tone="accent">{t('ordering.confirm.isDefault')}</Tag>}
        </p>
        <p className={css['where']}>
          {[t('ordering.addresses.taxNo', { taxNo }), t(`orders.invoiceType.${invoiceType}`), bank, bankAccount]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <div className={css['actions']}>
        {isOwn && (
          <Button variant="text" onClick={onEdit}>
            {t('common.edit')}
          </Button>
        )}
        {isOwn && !isLast && (
          <Button variant="text" busy={remove.isPending} onClick={() => void onRemove()}>
            {t('common.remove')}
          </Button>
        )}
      </div>
    </li>
  )
}
