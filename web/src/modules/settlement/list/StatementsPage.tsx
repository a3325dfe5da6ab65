import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import * as contract from '#contract/settlement/statements.ts'
import { countStatements } from '#contract/settlement/waitingStatements.ts'
import { useOptionalRead } from '#web/kit/client/api.ts'
import { useMay } from '#web/kit/client/me.ts'
import { Tabs } from '#web/kit/form/Tabs.tsx'
import { Card, Stack } from '#web/kit/layout/Card.tsx'
import { Page } from '#web/kit/layout/Page.tsx'
import { useUrlQuery } from '#web/kit/list/useListQuery.ts'
import { RecordPanel } from '#web/kit/record/RecordPage.tsx'
import { useStatementActions } from '../useStatementActions.tsx'
import { rowKey, useMonthFilter, useStatementColumns, useStatementTabs } from './statementColumns.tsx'
import { UnstatedPanel } from './UnstatedPanel.tsx'

const views = ['statements', 'unstated'] as const

/** Statements of all suppliers, and what no statement has yet. */
export function StatementsPage() {
  const { t } = useTranslation()
  const may = useMay()
  const [search, setSearch] = useSearchParams()
  const view = views.find((each) => each === search.get('view')) ?? 'statements'
  return (
    <Page title={t('statements.title')} purpose={t('statements.purpose')}>
      <Stack>
        {may('statement.manage') && (
          <Card>
            <Tabs
              label={t('statements.views')}
              value={view}
              onChange={(next) => setSearch(next === 'unstated' ? { view: next } : {})}
              options={views.map((value) => ({ value, label: t(`statements.view.${value}`) }))}
            />
          </Card>
        )}
        {view === 'unstated' ? <UnstatedPanel /> : <StatementsPanel />}
      </Stack>
    </Page>
  )
}

function StatementsPanel() {
  const [{ tab = 'all' }, setQuery] = useUrlQuery(contract.listStatements)
  const waiting = useOptionalRead(countStatements, {})?.waiting
  return (
    <RecordPanel
      texts="statements"
      route={contract.listStatements}
      exported={contract.exportStatements}
      rowKey={rowKey}
      columns={useStatementColumns('supplierName')}
      filters={[useMonthFilter()]}
      tabs={useStatementTabs('buyer', tab, (next) => setQuery({ tab: next }), waiting)}
      actions={useStatementActions()}
    />
  )
}
