import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Agreement } from '#contract/agreements/agreement.ts'
import * as contract from '#contract/agreements/agreements.ts'
import { useOptionalRead } from '#web/kit/client/api.ts'
import { RowName, Under } from '#web/kit/layout/Card.tsx'
import { Page } from '#web/kit/layout/Page.tsx'
import { useUrlQuery } from '#web/kit/list/useListQuery.ts'
import { AddButton, RecordPanel } from '#web/kit/record/RecordPage.tsx'
import type { RecordColumn } from '#web/kit/record/recordTexts.ts'
import { agreementPath } from '../agreementPaths.ts'
import { AgreementState } from '../AgreementState.tsx'
import { AgreementDialog } from '../edit/AgreementDialog.tsx'
import { useAgreementActions } from '../useAgreementActions.tsx'

const operatorTabs = ['all', 'draft', 'pending', 'inForce', 'ended'] as const
const supplierTabs = ['all', 'pending', 'inForce', 'ended'] as const

function useTabs(
  tabs: readonly contract.AgreementTab[],
  tab: contract.AgreementTab,
  onTab: (tab: contract.AgreementTab) => void,
  counts?: Readonly<Record<contract.AgreementTab, number>>,
) {
  const { t } = useTranslation()
  return {
    label: t('agreements.tabs'),
    value: tab,
    onChange: (next: string) => onTab(next as contract.AgreementTab),
    options: tabs.map((value) => ({ value, label: t(`agreements.tab.${value}`), count: counts?.[value] })),
  }
}

type AgreementColumn = RecordColumn<'agreements', Agreement>
const rowKey = ({ id }: { readonly id: string }) => id

const name: AgreementColumn = {
  key: 'title',
  lead: true,
  render: ({ id, title, agreementNo }) => (
    <RowName under={agreementNo}>
      <Link to={agreementPath(id)}>{title}</Link>
    </RowName>
  ),
}

function useColumns(): readonly AgreementColumn[] {
  const { t } = useTranslation()
  return [
    {
      key: 'validTo',
      sort: 'validTo',
      render: ({ validFrom, validTo, daysLeft }) => (
        <span className="num together">
          {validFrom} – {validTo}
          {daysLeft !== null && daysLeft >= 0 && <Under>{t('agreements.daysLeft', { count: daysLeft })}</Under>}
        </span>
      ),
    },
    { key: 'lineCount', right: true },
    {
      key: 'source',
      render: ({ source, createdByName }) => (
        <span className="together">
          {t(`agreements.sources.${source}`)}
          {source === 'manual' && <Under>{createdByName}</Under>}
        </span>
      ),
    },
    { key: 'status', render: (agreement) => <AgreementState of={agreement} /> },
  ]
}

/** Agreements of the tenant, for operators. */
export function AgreementsPage() {
  const { t } = useTranslation()
  const [{ tab = 'all' }, setQuery] = useUrlQuery(contract.listAgreements)
  const counts = useOptionalRead(contract.countAgreements, {})
  return (
    <Page
      title={t('agreements.title')}
      purpose={t('agreements.purpose')}
      actions={<AddButton label={t('agreements.add')} renderDialog={(close) => <AgreementDialog onClose={close} />} />}
    >
      <RecordPanel
        texts="agreements"
        route={contract.listAgreements}
        exported={contract.exportAgreements}
        rowKey={rowKey}
        columns={[name, { key: 'supplierName' }, ...useColumns()]}
        tabs={useTabs(operatorTabs, tab, (next) => setQuery({ tab: next }), counts)}
        actions={useAgreementActions()}
      />
    </Page>
  )
}

/** Agreements that were sent to the reader's company. */
export function SupplierAgreementsPage() {
  const { t } = useTranslation()
  const [{ tab = 'all' }, setQuery] = useUrlQuery(contract.listSupplierAgreements)
  return (
    <Page title={t('agreements.title')} purpose={t('agreements.supplierPurpose')}>
      <RecordPanel
        texts="agreements"
        route={contract.listSupplierAgreements}
        exported={contract.exportSupplierAgreements}
        rowKey={rowKey}
        columns={[name, ...useColumns()]}
        tabs={useTabs(supplierTabs, tab, (next) => setQuery({ tab: next }))}
        actions={useAgreementActions()}
      />
    </Page>
  )
}
