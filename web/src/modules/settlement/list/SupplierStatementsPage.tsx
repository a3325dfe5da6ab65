import { useTranslation } from 'react-i18next'
import * as contract from '#contract/settlement/statements.ts'
import { countSupplierStatements } from '#contract/settlement/waitingStatements.ts'
import { useOptionalRead } from '#web/kit/client/api.ts'
import { Page } from '#web/kit/layout/Page.tsx'
import { useUrlQuery } from '#web/kit/list/useListQuery.ts'
import { RecordPanel } from '#web/kit/record/RecordPage.tsx'
import { useStatementActions } from '../useStatementActions.tsx'
import { rowKey, useMonthFilter, useStatementColumns, useStatementTabs } from './statementColumns.tsx'

/** Statements that were sent to the reader's company. */
export function SupplierStatementsPage() {
  const { t } = useTranslation()
  const [{ tab = 'all' }, setQuery] = useUrlQuery(contract.listSupplierStatements)
  const waiting = useOptionalRead(countSupplierStatements, {})?.waiting
  return (
    <Page title={t('statements.title')} purpose={t('statements.supplierPurpose')}>
      <RecordPanel
        texts="statements"
        route={contract.listSupplierStatements}
        exported={contract.exportSupplierStatements}
        rowKey={rowKey}
        columns={useStatementColumns('payerTitle')}
        filters={[useMonthFilter()]}
        tabs={useStatementTabs('supplier', tab, (next) => setQuery({ tab: next }), waiting)}
        actions={useStatementActions()}
      />
    </Page>
  )
}
