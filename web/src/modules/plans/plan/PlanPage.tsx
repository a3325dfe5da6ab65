import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { findPlan, listPlanChanges } from '#contract/plans/plans.ts'
import { useRead } from '#web/kit/client/api.ts'
import { useMay, useMe } from '#web/kit/client/me.ts'
import { yuan } from '#web/kit/format/yuan.ts'
import { Page } from '#web/kit/layout/Page.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { ChangeList } from '#web/kit/record/ChangeList.tsx'
import css from '#web/kit/layout/DocumentPage.module.css'
import { idIn } from '#web/kit/url/searchParams.ts'
import { DocumentApproval } from '#web/modules/approvals/DocumentApproval.tsx'
import { cyclePath } from '../planPaths.ts'
import { useCycleName } from '../useCycleName.ts'
import { PlanEditor } from './PlanEditor.tsx'
import { PlanHead } from './PlanHead.tsx'
import { PlanLines } from './PlanLines.tsx'

/** Plan of a department: written while it is a draft, called off once it is released. */
export function PlanPage() {
  const { t } = useTranslation()
  const [search] = useSearchParams()
  const plan = useRead(findPlan, { id: idIn(search) })
  const nameOf = useCycleName()
  const may = useMay()
  const isBuyer = useMe()?.userInfo.userType !== 'operator' && may('plan.use')
  const name = t('plans.planName', { dept: plan.deptName, name: nameOf(plan) })
  const back = isBuyer
    ? { to: '/demandList', label: t('plans.title') }
    : may('plan.consolidate')
      ? { to: cyclePath(plan.cycleId), label: nameOf(plan) }
      : { to: '/orderApproval', label: t('approvals.inbox') }
  return (
    <Page title={name} hideTitle backTo={{ ...back, here: plan.planNo, kind: t('plans.title') }}>
      <div className={css['page']}>
        <PlanHead plan={plan} name={name} />
        {plan.can.includes('edit') ? (
          <PlanEditor key={plan.id} plan={plan} />
        ) : (
          <Section title={t('plans.lines')} note={t('plans.total', { count: plan.kinds, amount: yuan(plan.amount) })}>
            <PlanLines plan={plan} />
          </Section>
        )}
        <div className={css['layout']}>
          <div className={css['main']}>
            <ChangeList route={listPlanChanges} of={{ id: plan.id }} texts="plans" />
          </div>
          <div className={css['aside']}>
            <DocumentApproval entity="plan" id={plan.id} />
          </div>
        </div>
      </div>
    </Page>
  )
}
