import { useTranslation } from 'react-i18next'
import * as contract from '#contract/groups/groups.ts'
import type { GroupOffer } from '#contract/groups/offer.ts'
import { countOffers } from '#contract/groups/waitingOffers.ts'
import { useOptionalRead } from '#web/kit/client/api.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { Brief } from '#web/kit/format/Brief.tsx'
import { RowName, Under } from '#web/kit/layout/Card.tsx'
import { Page } from '#web/kit/layout/Page.tsx'
import { useUrlQuery } from '#web/kit/list/useListQuery.ts'
import { AddButton, RecordPanel } from '#web/kit/record/RecordPage.tsx'
import type { RecordColumn } from '#web/kit/record/recordTexts.ts'
import { OfferState } from '../OfferState.tsx'
import { OfferDialog } from './OfferDialog.tsx'
import { useOfferActions } from './useOfferActions.tsx'

const tabs = ['all', 'waiting', 'open', 'ended'] as const satisfies readonly contract.OfferTab[]

function useTabs(tab: contract.OfferTab, onTab: (tab: contract.OfferTab) => void, waiting?: number) {
  const { t } = useTranslation()
  return {
    label: t('groups.tabs'),
    value: tab,
    onChange: (next: string) => onTab(next as contract.OfferTab),
    options: tabs.map((value) => ({
      value,
      label: t(`groups.tab.${value}`),
      count: value === 'waiting' ? waiting : undefined,
    })),
  }
}

type OfferColumn = RecordColumn<'groups', GroupOffer>
const rowKey = ({ id }: { readonly id: string }) => id

const name: OfferColumn = {
  key: 'name',
  lead: true,
  render: (offer) => <RowName under={[offer.offerNo, offer.spec].filter(Boolean).join(' · ')}>{offer.name}</RowName>,
}
const figures: readonly OfferColumn[] = [
  { key: 'listPrice', right: true, render: ({ listPrice }) => <Amount value={listPrice} /> },
  {
    key: 'rungs',
    render: ({ rungs, unit }) =>
      rungs.map(({ from, price }) => (
        <Under key={from}>
          {from} {unit} · <Amount value={price} />
        </Under>
      )),
  },
  { key: 'pledged', right: true, render: ({ pledged, maxQty }) => `${pledged} / ${maxQty}` },
  { key: 'endsAt', render: ({ endsAt }) => <Brief at={endsAt} /> },
  {
    key: 'status',
    render: (offer) => (
      <>
        <OfferState of={offer} />
        {offer.price !== null && (
          <Under>
            <Amount value={offer.price} />
          </Under>
        )}
      </>
    ),
  },
]

/** Offers of the reader's company. */
export function SupplierOffersPage() {
  const { t } = useTranslation()
  const [{ tab = 'all' }, setQuery] = useUrlQuery(contract.listOffers)
  return (
    <Page
      title={t('groups.supplier.title')}
      purpose={t('groups.supplier.purpose')}
      actions={<AddButton label={t('groups.add')} renderDialog={(close) => <OfferDialog onClose={close} />} />}
    >
      <RecordPanel
        texts="groups"
        route={contract.listOffers}
        exported={contract.exportOffers}
        rowKey={rowKey}
        columns={[name, ...figures]}
        tabs={useTabs(tab, (next) => setQuery({ tab: next }))}
        actions={useOfferActions()}
      />
    </Page>
  )
}

/** Offers of all suppliers, for operators. */
export function TenantOffersPage() {
  const { t } = useTranslation()
  const [{ tab = 'all' }, setQuery] = useUrlQuery(contract.listTenantOffers)
  const waiting = useOptionalRead(countOffers, {})?.waiting
  return (
    <Page title={t('groups.review.title')} purpose={t('groups.review.purpose')}>
      <RecordPanel
        texts="groups"
        route={contract.listTenantOffers}
        exported={contract.exportTenantOffers}
        rowKey={rowKey}
        columns={[name, { key: 'supplierName' }, ...figures]}
        tabs={useTabs(tab, (next) => setQuery({ tab: next }), waiting)}
        actions={useOfferActions()}
      />
    </Page>
  )
}
