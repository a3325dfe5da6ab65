import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { ApprovalRule, RuleNode } from '#contract/approvals/approvalRules.ts'
import { listCatalogs } from '#contract/catalogue/categories.ts'
import { formatMoney } from '#contract/kit/format.ts'
import { listSuppliers } from '#contract/suppliers/suppliers.ts'
import { useOptionalRead } from '#web/kit/client/api.ts'
import { ButtonLink } from '#web/kit/ui/Button.tsx'
import type { Column } from '#web/kit/list/column.ts'
import { useMay } from '#web/kit/client/me.ts'
import { useName } from '#web/kit/format/useName.ts'
import { RowName } from '#web/kit/layout/Card.tsx'
import { useLocale } from '#web/kit/client/preferences.ts'
import { StatusTag } from '#web/kit/ui/StatusTag.tsx'
import { useKinds } from '../useKinds.ts'
import { orderTypes } from './rule.ts'
import { usePositions, useRoles } from './useRoles.ts'

const pathOf = (id: string) => `/approvalRule?ruleId=${id}`

export function useRuleColumns(): readonly Column<ApprovalRule>[] {
  const { t } = useTranslation()
  const isEnglish = useLocale() === 'en_US'
  const [nameOf, kinds] = [useName(), useKinds()]
  const conditionsOf = useConditions()
  const stepsOf = useSteps()
  return [
    { key: 'priority', title: t('approvalRules.priority'), right: true, desk: true },
    {
      key: 'name',
      title: t('approvalRules.name'),
      lead: true,
      render: ({ id, name, enName }) => (
        <RowName>
          <Link to={pathOf(id)} className="tap">
            {isEnglish ? enName : name}
          </Link>
        </RowName>
      ),
    },
    {
      key: 'entity',
      title: t('approvalRules.field.entity'),
      render: ({ entity }) => nameOf(kinds.find(entity) ?? { name: entity, enName: entity }),
    },
    { key: 'when', title: t('approvalRules.when'), render: (rule) => conditionsOf(rule).join(' · ') },
    { key: 'who', title: t('approvalRules.who'), render: (rule) => stepsOf(rule).join(' → ') },
    {
      key: 'enabled',
      title: t('approvalRules.state'),
      render: ({ enabled }) => (
        <StatusTag tone={enabled ? 'ok' : 'mute'}>
          {t(enabled ? 'approvalRules.enabled' : 'approvalRules.disabled')}
        </StatusTag>
      ),
    },
    {
      key: 'actions',
      title: t('common.actions'),
      render: ({ id }) => (
        <ButtonLink variant="text" to={pathOf(id)}>
          {t('common.edit')}
        </ButtonLink>
      ),
    },
  ]
}

/** Conditions of a rule as text. */
function useConditions(): (rule: ApprovalRule) => readonly string[] {
  const { t } = useTranslation()
  const may = useMay()
  const isEnglish = useLocale() === 'en_US'
  const [nameOf, kinds] = [useName(), useKinds()]
  const categories = useOptionalRead(listCatalogs, {}) ?? []
  const suppliers = useOptionalRead(listSuppliers, { limit: 50 }, may('supplier.read'))?.records ?? []
  return ({
    entity,
    amountFrom,
    amountTo,
    deptId,
    deptName,
    categoryId,
    supplierId,
    orderType,
    costCentre,
    overBudget,
  }) => {
    const category = categories.find(({ id }) => id === categoryId)
    const supplier = suppliers.find(({ id }) => id === supplierId)
    const words = [
      amountFrom !== null && t('approvalRules.from', { amount: formatMoney(amountFrom) }),
      amountTo !== null && t('approvalRules.to', { amount: formatMoney(amountTo) }),
      deptId !== null && t('approvalRules.ofDept', { name: deptName ?? deptId }),
      categoryId !== null &&
        t('approvalRules.ofCategory', { name: (isEnglish ? category?.enName : category?.name) ?? categoryId }),
      supplierId !== null && t('approvalRules.ofSupplier', { name: supplier?.name ?? supplierId }),
      orderType !== null &&
        t('approvalRules.ofType', {
          name: isKnown(orderType) ? t(`approvalRules.types.${orderType}`) : orderType,
        }),
      costCentre !== null && t('approvalRules.ofCostCentre', { code: costCentre }),
      overBudget === true && t('approvalRules.overBudget'),
    ].filter((word) => word !== false)
    return words.length > 0
      ? words
      : [t('approvalRules.anyOf', { kind: nameOf(kinds.find(entity) ?? { name: entity, enName: entity }) })]
  }
}

const isKnown = (type: string): type is (typeof orderTypes)[number] => (orderTypes as readonly string[]).includes(type)

/** Steps of a rule as text: names and approvers. */
function useSteps(): (rule: ApprovalRule) => readonly string[] {
  const { t } = useTranslation()
  const roles = useRoles()
  const positions = usePositions()
  const isEnglish = useLocale() === 'en_US'
  const whoOf = ({ source, roleCode, userIds, levels, positionId }: RuleNode, { people }: ApprovalRule) => {
    const role = roles.find(({ value }) => value === roleCode)?.label ?? roleCode ?? ''
    if (source === 'role') return role
    if (source === 'head') return t('approvalRules.sources.head')
    if (source === 'manager') return t('approvalRules.managers', { count: levels ?? 1 })
    if (source === 'position') return positions.find(({ value }) => value === positionId)?.label ?? ''
    const named = people.filter(({ userId }) => userIds.includes(userId)).map(({ userName }) => userName)
    const all = [role, ...named].filter((each) => each !== '').join(t('approvalRules.or'))
    return source === 'choice' ? t('approvalRules.chosenOf', { who: all }) : all
  }
  const modeOf = ({ mode, percent }: RuleNode) =>
    mode === 'ratio' ? t('approvalRules.ratioOf', { percent: percent ?? 100 }) : ''
  return (rule) =>
    rule.nodes.map((node) => {
      const name = isEnglish ? node.enName : node.name
      const who = `${whoOf(node, rule)}${modeOf(node)}`
      return who === name ? name : t('approvalRules.step', { name, who })
    })
}
