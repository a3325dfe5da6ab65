import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { type BudgetChange, findBudgetChange, listBudgetChangeChanges } from '#contract/ledger/budgetChanges.ts'
import { useRead } from '#web/kit/client/api.ts'
import { useMay } from '#web/kit/client/me.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { Brief } from '#web/kit/format/Brief.tsx'
import { DescriptionList } from '#web/kit/layout/DescriptionList.tsx'
import head from '#web/kit/layout/DocumentHead.module.css'
import css from '#web/kit/layout/DocumentPage.module.css'
import { Page } from '#web/kit/layout/Page.tsx'
import { ChangeList } from '#web/kit/record/ChangeList.tsx'
import { useRecordActions } from '#web/kit/record/useRecordActions.tsx'
import { StatusTag } from '#web/kit/ui/StatusTag.tsx'
import { DocumentApproval } from '#web/modules/approvals/DocumentApproval.tsx'
import { budgetChangeTones } from './budgetChangeTones.ts'
import { useBudgetChangeActions } from './useBudgetChangeActions.ts'

/** Change of a budget with its approval, for its requester and its approvers. */
export function BudgetChangePage() {
  const { t } = useTranslation()
  const [search] = useSearchParams()
  const change = useRead(findBudgetChange, { id: search.get('id') ?? '0' })
  const may = useMay()
  const back =
    may('budget.request') || may('budget.oversee')
      ? { to: '/budgetChanges', label: t('budgetChanges.title') }
      : { to: '/orderApproval', label: t('approvals.inbox') }
  return (
    <Page title={change.changeNo} hideTitle backTo={{ ...back, here: change.changeNo, kind: t('budgetChanges.title') }}>
      <div className={css['page']}>
        <ChangeHead change={change} />
        <div className={css['layout']}>
          <div className={css['main']}>
            <ChangeList route={listBudgetChangeChanges} of={{ id: change.id }} texts="budgetChanges" />
          </div>
          <div className={css['aside']}>
            <DocumentApproval entity="budgetChange" id={change.id} />
          </div>
        </div>
      </div>
    </Page>
  )
}

function ChangeHead({ change }: { readonly change: BudgetChange }) {
  const { t } = useTranslation()
  const act = useRecordActions({ actions: useBudgetChangeActions(), texts: 'budgetChanges' })
  const { status, kind, deptName, fundName, toDeptName, toFundName, amount, reason, opinion } = change
  return (
    <section className={`card ${head['head']}`}>
      <div className={head['line']}>
        <div>
          <p className={head['tags']}>
            <StatusTag tone={budgetChangeTones[status]} as="tag">
              {t(`budgetChanges.field.status.options.${status}`)}
            </StatusTag>
          </p>
          <p className={head['title']}>
            {t(`budgetChanges.field.kind.options.${kind}`)} · {deptName}
            {toDeptName !== '' && ` → ${toDeptName}`}
          </p>
          <p className={head['no']}>
            {change.changeNo} {change.requesterName} <Brief at={change.createdAt} />
          </p>
        </div>
        <div className={`noPrint ${head['actions']}`}>{act.buttonsOf(change)}</div>
      </div>
      <DescriptionList
        items={[
          { label: t('budgetChanges.field.fundName'), value: `${deptName} · ${fundName}` },
          ...(toFundName === ''
            ? []
            : [{ label: t('budgetChanges.field.toFundName'), value: `${toDeptName} · ${toFundName}` }]),
          { label: t('budgetChanges.field.amount'), value: <Amount value={amount} /> },
          { label: t('budgetChanges.field.reason'), value: reason, wide: true },
          ...(opinion === '' ? [] : [{ label: t('budgetChanges.field.opinion'), value: opinion, wide: true }]),
        ]}
      />
      {act.dialog}
    </section>
  )
}
