import { PlusOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { type ApprovalRule, listApprovalRules, type RuleNode } from '#contract/approvals/approvals.ts'
import { listCatalogs } from '#contract/catalogue/catalogue.ts'
import { formatMoney } from '#contract/kit/format.ts'
import { listSuppliers } from '#contract/suppliers/suppliers.ts'
import { usePeek, useRead } from '#web/kit/api.ts'
import { ButtonLink } from '#web/kit/Button.tsx'
import { type Column, DataTable } from '#web/kit/DataTable.tsx'
import { Empty } from '#web/kit/Empty.tsx'
import { useMay } from '#web/kit/me.ts'
import { Panel, RowName } from '#web/kit/office/Panel.tsx'
import { Page } from '#web/kit/Page.tsx'
import { useLocale } from '#web/kit/preferences.ts'
import { StatusTag } from '#web/kit/StatusTag.tsx'
import { useRoles } from './useRoles.ts'

const pathOf = (id: string) => `/approvalRule?ruleId=${id}`

/** The rules by which orders need approval, in the order in which they apply. */
export function RulesPage() {
  const { t } = useTranslation()
  const rules = useRead(listApprovalRules, {})
  const add = (
    <ButtonLink look="solid" icon={<PlusOutlined aria-hidden />} to="/approvalRule">
      {t('approvalRules.add')}
    </ButtonLink>
  )
  // There are few rules, and the order among all of them matters: they come as one page.
  const page = { records: rules, page: 1, limit: 100, total: rules.length, pages: 1 }
  return (
    <Page title={t('approvalRules.title')} purpose={t('approvalRules.purpose')} actions={add}>
      <Panel>
        <DataTable
          label={t('approvalRules.title')}
          page={page}
          rowKey={({ id }) => id}
          columns={useColumns()}
          onQuery={() => undefined}
          empty={<Empty drawing="box" title={t('approvalRules.none')} reason={t('approvalRules.noneReason')} />}
        />
      </Panel>
    </Page>
  )
}

function useColumns(): readonly Column<ApprovalRule>[] {
  const { t } = useTranslation()
  const isEnglish = useLocale() === 'en_US'
  const conditionsOf = useConditions()
  const stepsOf = useSteps()
  return [
    { key: 'priority', title: '#', right: true, desk: true },
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
        <ButtonLink look="text" to={pathOf(id)}>
          {t('common.edit')}
        </ButtonLink>
      ),
    },
  ]
}

/** What a rule is for, in words. */
function useConditions(): (rule: ApprovalRule) => readonly string[] {
  const { t } = useTranslation()
  const may = useMay()
  const isEnglish = useLocale() === 'en_US'
  const categories = usePeek(listCatalogs, {}) ?? []
  const suppliers = usePeek(listSuppliers, { limit: 100 }, may('supplier.manage'))?.records ?? []
  return ({ amountFrom, amountTo, deptId, deptName, categoryId, supplierId, orderType }) => {
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
          name: orderType === 'mall' || orderType === 'agreement' ? t(`approvalRules.types.${orderType}`) : orderType,
        }),
    ].filter((word) => word !== false)
    return words.length > 0 ? words : [t('approvalRules.any')]
  }
}

/** The steps of a rule: what they are called, and who decides. */
function useSteps(): (rule: ApprovalRule) => readonly string[] {
  const { t } = useTranslation()
  const roles = useRoles()
  const isEnglish = useLocale() === 'en_US'
  const whoOf = ({ source, roleCode, userIds }: RuleNode, { people }: ApprovalRule) => {
    if (source === 'role') return roles.find(({ value }) => value === roleCode)?.label ?? roleCode ?? ''
    if (source === 'head') return t('approvalRules.sources.head')
    return people
      .filter(({ userId }) => userIds.includes(userId))
      .map(({ userName }) => userName)
      .join(t('approvalRules.or'))
  }
  return (rule) =>
    rule.nodes.map((node) => {
      const name = isEnglish ? node.enName : node.name
      const who = whoOf(node, rule)
      return who === name ? name : t('approvalRules.step', { name, who })
    })
}
