import { useTranslation } from 'react-i18next'
import { formatMoney } from '#contract/kit/format.ts'
import type { ProjectKind } from '#contract/sourcing/projectStates.ts'
import { fieldTexts } from '#web/kit/form/fieldTexts.ts'
import { budgetLabel } from '../../hall/budgetLabel.ts'
import { type Problem, problemsOf } from './completeness.ts'
import type { Draft } from './draft.ts'

/** Problems of a submission as text, by field. */
export function useProblemTexts(): (draft: Draft) => Readonly<Record<string, string>> {
  const { t } = useTranslation()
  const sentenceOf = (field: string, problem: Problem, kind: ProjectKind): string => {
    const labelOf = (name: string) =>
      name === 'budgetAmount' ? t(budgetLabel(kind)) : fieldTexts('projects.field', name).label
    if (problem.word === 'missing') return t('common.check.required', { label: labelOf(field) })
    if (problem.word === 'choose') return t('common.check.choose', { label: labelOf(field) })
    if ('field' in problem) return t(`projectForm.problem.${problem.word}`, { field: labelOf(problem.field) })
    if (problem.word === 'weights') return t('projectForm.problem.weights', { sum: problem.sum })
    if (problem.word === 'budget')
      return t(`projectForm.problem.${kind === 'bidding' ? 'startPrice' : 'budget'}`, {
        amount: formatMoney(problem.amount),
      })
    return t(`projectForm.problem.${problem.word}`)
  }
  return (draft) =>
    Object.fromEntries(
      Object.entries(problemsOf(draft, new Date())).map(([field, problem]) => [
        field,
        sentenceOf(field, problem, draft.kind ?? 'inquiry'),
      ]),
    )
}
