import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { listApprovalRules } from '#contract/approvals/approvalRules.ts'
import { useRead } from '#web/kit/client/api.ts'
import { ButtonLink } from '#web/kit/ui/Button.tsx'
import { MissingPage } from '#web/kit/ui/MissingPage.tsx'
import { useMay } from '#web/kit/client/me.ts'
import { Page } from '#web/kit/layout/Page.tsx'
import { useLocale } from '#web/kit/client/preferences.ts'
import type { BackTarget } from '#web/kit/layout/BackLink.tsx'
import { RuleForm } from './RuleForm.tsx'

/** Page of an approval rule, existing or new. */
export function RulePage() {
  const may = useMay()
  const [search] = useSearchParams()
  const id = search.get('ruleId')
  if (!may('approval.configure')) return <MissingPage needs="approval.configure" />
  return id === null ? <NewRule /> : <OldRule id={id} />
}

function useBackTo(here: string): BackTarget {
  const { t } = useTranslation()
  return { to: '/approvalRules', label: t('approvalRules.title'), here, kind: here }
}

function NewRule() {
  const { t } = useTranslation()
  const title = t('approvalRules.add')
  return (
    <Page title={title} purpose={t('approvalRules.purpose')} backTo={useBackTo(title)}>
      <RuleForm />
    </Page>
  )
}

function OldRule({ id }: { readonly id: string }) {
  const { t } = useTranslation()
  const isEnglish = useLocale() === 'en_US'
  const rule = useRead(listApprovalRules, {}).find((one) => one.id === id)
  const backTo = useBackTo((isEnglish ? rule?.enName : rule?.name) ?? '')
  const back = <ButtonLink to="/approvalRules">{t('approvalRules.title')}</ButtonLink>
  if (!rule) return <MissingPage action={back} />
  return (
    <Page title={t('approvalRules.editTitle')} purpose={t('approvalRules.purpose')} backTo={backTo}>
      <RuleForm rule={rule} />
    </Page>
  )
}
