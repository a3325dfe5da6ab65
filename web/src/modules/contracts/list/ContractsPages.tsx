import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Contract } from '#contract/contracts/contract.ts'
import * as contract from '#contract/contracts/contracts.ts'
import { useOptionalRead } from '#web/kit/client/api.ts'
import { useMay } from '#web/kit/client/me.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { RowName, Under } from '#web/kit/layout/Card.tsx'
import { Page } from '#web/kit/layout/Page.tsx'
import { useUrlQuery } from '#web/kit/list/useListQuery.ts'
import { AddButton, RecordPanel } from '#web/kit/record/RecordPage.tsx'
import type { RecordColumn } from '#web/kit/record/recordTexts.ts'
import { contractPath } from '../contractPaths.ts'
import { ContractState } from '../ContractState.tsx'
import { ContractDialog } from '../edit/ContractDialog.tsx'
import { useContractActions } from '../useContractActions.tsx'

const buyerTabs = ['all', 'draft', 'approving', 'signing', 'active', 'ended'] as const
const supplierTabs = ['all', 'signing', 'active', 'ended'] as const

function useTabs(
  tabs: readonly contract.ContractTab[],
  tab: contract.ContractTab,
  onTab: (tab: contract.ContractTab) => void,
  counts?: Readonly<Record<contract.ContractTab, number>>,
) {
  const { t } = useTranslation()
  return {
    label: t('contracts.tabs'),
    value: tab,
    onChange: (next: string) => onTab(next as contract.ContractTab),
    options: tabs.map((value) => ({ value, label: t(`contracts.tab.${value}`), count: counts?.[value] })),
  }
}

const rowKey = ({ id }: { readonly id: string }) => id

/** Columns of the list of one side, with the other party. */
function useColumns(other: 'supplierName' | 'payerTitle'): readonly RecordColumn<'contracts', Contract>[] {
  const { t } = useTranslation()
  return [
    {
      key: 'title',
      lead: true,
      render: ({ id, title, contractNo }) => (
        <RowName under={contractNo}>
          <Link to={contractPath(id)}>{title}</Link>
        </RowName>
      ),
    },
    { key: other, render: (row) => row[other] },
    { key: 'gross', right: true, render: ({ gross }) => <Amount value={gross} /> },
    {
      key: 'stageCount',
      desk: true,
      render: ({ stagesDone, stageCount }) => t('contracts.progress', { done: stagesDone, all: stageCount }),
    },
    {
      key: 'validTo',
      sort: 'validTo',
      render: ({ validFrom, validTo, daysLeft, status, signBy }) => (
        <span className="num together">
          {validFrom} – {validTo}
          {daysLeft !== null && daysLeft >= 0 && <Under>{t('contracts.daysLeft', { count: daysLeft })}</Under>}
          {status === 'signing' && <Under>{t('contracts.signUntil', { day: signBy })}</Under>}
        </span>
      ),
    },
    { key: 'createdByName', desk: true },
    { key: 'status', render: (row) => <ContractState of={row} /> },
  ]
}

/** Contracts of the tenant, for buyers. */
export function ContractsPage() {
  const { t } = useTranslation()
  const may = useMay()
  const [{ tab = 'all' }, setQuery] = useUrlQuery(contract.listContracts)
  const counts = useOptionalRead(contract.countContracts, {})
  return (
    <Page
      title={t('contracts.title')}
      purpose={t('contracts.purpose')}
      actions={
        may('contract.draft') ? (
          <AddButton label={t('contracts.add')} renderDialog={(close) => <ContractDialog onClose={close} />} />
        ) : undefined
      }
    >
      <RecordPanel
        texts="contracts"
        route={contract.listContracts}
        exported={contract.exportContracts}
        rowKey={rowKey}
        columns={useColumns('supplierName')}
        tabs={useTabs(buyerTabs, tab, (next) => setQuery({ tab: next }), counts)}
        actions={useContractActions()}
      />
    </Page>
  )
}

/** Contracts that were sent to the reader's company. */
export function SupplierContractsPage() {
  const { t } = useTranslation()
  const [{ tab = 'all' }, setQuery] = useUrlQuery(contract.listSupplierContracts)
  return (
    <Page title={t('contracts.title')} purpose={t('contracts.supplierPurpose')}>
      <RecordPanel
        texts="contracts"
        route={contract.listSupplierContracts}
        exported={contract.exportSupplierContracts}
        rowKey={rowKey}
        columns={useColumns('payerTitle')}
        tabs={useTabs(supplierTabs, tab, (next) => setQuery({ tab: next }))}
        actions={useContractActions()}
      />
    </Page>
  )
}
