import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import * as contract from '#contract/settlement/red/redForms.ts'
import type { RedSide } from '#contract/settlement/red/redForm.ts'
import { countRedForms, countSupplierRedForms } from '#contract/settlement/red/waitingRedForms.ts'
import { useOptionalRead } from '#web/kit/client/api.ts'
import { Tabs } from '#web/kit/form/Tabs.tsx'
import { Card, Stack } from '#web/kit/layout/Card.tsx'
import { Page } from '#web/kit/layout/Page.tsx'
import { useUrlQuery } from '#web/kit/list/useListQuery.ts'
import { RecordPanel } from '#web/kit/record/RecordPage.tsx'
import { RedDuePanel } from './RedDuePanel.tsx'
import { RedFormDrawer } from './RedFormDrawer.tsx'
import { useRedFormActions, useRedFormColumns } from './redFormColumns.tsx'

const views = ['due', 'forms'] as const
const tabs = ['all', 'waiting', 'confirmed', 'issued', 'ended'] as const satisfies readonly contract.RedFormTab[]

/** Red letters of the whole tenant, for its finance department. */
export const RedLettersPage = () => <RedLetters side="buyer" />
/** Red letters of the reader's company. */
export const SupplierRedLettersPage = () => <RedLetters side="seller" />

interface SideProps {
  readonly side: RedSide
}

/** What is due for a red letter, and the letters with what became of them. */
function RedLetters({ side }: SideProps) {
  const { t } = useTranslation()
  const [search, setSearch] = useSearchParams()
  const view = views.find((each) => each === search.get('view')) ?? 'due'
  const purpose = side === 'buyer' ? t('redForms.purpose') : t('redForms.supplierPurpose')
  return (
    <Page title={t('redForms.title')} purpose={purpose}>
      <Stack>
        <Card>
          <Tabs
            label={t('redForms.views')}
            value={view}
            onChange={(next) => setSearch(next === 'forms' ? { view: next } : {})}
            options={views.map((value) => ({ value, label: t(`redForms.view.${value}`) }))}
          />
        </Card>
        {view === 'due' ? <RedDuePanel side={side} /> : <FormsPanel side={side} />}
      </Stack>
    </Page>
  )
}

function FormsPanel({ side }: SideProps) {
  const { t } = useTranslation()
  const isBuyer = side === 'buyer'
  const route = isBuyer ? contract.listRedForms : contract.listSupplierRedForms
  const [{ tab = 'all' }, setQuery] = useUrlQuery(route)
  const [search, setSearch] = useSearchParams()
  const waiting = useOptionalRead(isBuyer ? countRedForms : countSupplierRedForms, {})?.waiting
  const opened = search.get('id')
  const close = () => {
    search.delete('id')
    setSearch(search)
  }
  return (
    <>
      <RecordPanel
        texts="redForms"
        route={route}
        exported={isBuyer ? contract.exportRedForms : contract.exportSupplierRedForms}
        rowKey={({ id }) => id}
        columns={useRedFormColumns(side)}
        tabs={{
          label: t('redForms.tabs'),
          name: 'tab',
          value: tab,
          onChange: (next: string) => setQuery({ tab: next as contract.RedFormTab }),
          options: tabs.map((value) => ({
            value,
            label: t(`redForms.tab.${value}`),
            count: value === 'waiting' ? waiting : undefined,
          })),
        }}
        actions={useRedFormActions()}
      />
      {opened !== null && <RedFormDrawer id={opened} title={t('redForms.detail')} onClose={close} />}
    </>
  )
}
