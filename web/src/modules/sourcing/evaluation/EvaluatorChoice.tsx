import { useTranslation } from 'react-i18next'
import { type EvaluatorRole, listEvaluatorCandidates } from '#contract/sourcing/evaluation/evaluation.ts'
import { useOptionalRead } from '#web/kit/client/api.ts'
import { type ChoiceProps, SearchChoice, useSearch } from '../choice/SearchChoice.tsx'

interface EvaluatorChoiceProps extends ChoiceProps {
  readonly as: EvaluatorRole
  readonly max: number
}

/** Choice of experts or supervisors, by name or job number. */
export function EvaluatorChoice({ as: role, ...choice }: EvaluatorChoiceProps) {
  const { t } = useTranslation()
  const { keyword, search } = useSearch()
  const found = useOptionalRead(listEvaluatorCandidates, { role, ...keyword })
  return (
    <SearchChoice
      {...choice}
      label={t(`evaluation.role.${role}`)}
      hint={t(`evaluation.roleHint.${role}`)}
      placeholder={t('evaluation.find')}
      none={t(`evaluation.nobody.${role}`)}
      search={search}
      found={found?.map(({ id, name, deptName }) => ({ id, name, note: deptName }))}
    />
  )
}
