import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { type ApprovalRule, saveApprovalRule } from '#contract/approvals/approvalRules.ts'
import type { RuleCondition } from '#contract/kit/approvals/approvalKind.ts'
import { listSuppliers } from '#contract/suppliers/suppliers.ts'
import { useOptionalRead } from '#web/kit/client/api.ts'
import { useMay } from '#web/kit/client/me.ts'
import { Fields } from '#web/kit/form/Fields.tsx'
import { Form, PageFormBar } from '#web/kit/form/Form.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { Stack } from '#web/kit/layout/Card.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { toast } from '#web/kit/overlay/toast.ts'
import { Select } from '#web/kit/select/Select.tsx'
import { ButtonLink } from '#web/kit/ui/Button.tsx'
import { CategoryPicker } from '#web/modules/catalogue/categories/CategoryPicker.tsx'
import { DeptPicker } from '#web/modules/identity/departments/DeptPicker.tsx'
import { NodeRows } from './NodeRows.tsx'
import { SimulationPanel } from './SimulationPanel.tsx'
import { useKinds } from '../useKinds.ts'
import { blankRule, draftOf, missingOf, orderTypes, withoutForeign } from './rule.ts'

/** Form of an approval rule: documents and approvers by step. Without `rule` it adds one. */
export function RuleForm({ rule }: { readonly rule?: ApprovalRule }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const may = useMay()
  const kinds = useKinds()
  const suppliers = useOptionalRead(listSuppliers, { limit: 100 }, may('supplier.read'))?.records ?? []
  const missing = {
    roleCode: t('approvalRules.noRole'),
    userIds: t('approvalRules.noPeople'),
    positionId: t('approvalRules.noPosition'),
    levels: t('approvalRules.noLevels'),
    percent: t('approvalRules.noPercent'),
  }
  const form = useForm({
    route: saveApprovalRule,
    fixed: rule && { id: rule.id, version: rule.version },
    initial: rule ?? blankRule,
    labels: 'approvalRules.field',
    // A rule with a condition that documents of its kind never fulfil would never apply.
    prune: (values) => withoutForeign(values, kinds.find(values.entity)?.conditions),
    check: ({ nodes = [] }) =>
      Object.fromEntries(
        nodes.flatMap((node, index) =>
          missingOf(node).map((field) => [`nodes.${index}.${field}`, missing[field]] as const),
        ),
      ),
    onDone: () => {
      toast.success(t('common.done'))
      void navigate('/approvalRules')
    },
  })
  const has = (condition: RuleCondition) => kinds.find(form.values.entity)?.conditions.includes(condition) ?? false
  const types = orderTypes.map((value) => ({
    value,
    label: t(`approvalRules.types.${value}`),
  }))
  const options = suppliers.map(({ id, name }) => ({ value: id, label: name }))
  return (
    <>
      <Stack>
        <Form of={form}>
          <Stack>
            <Section title={t('approvalRules.basics')}>
              <Fields
                of={form}
                columns={3}
                fields={{
                  entity: { control: <Select options={kinds.options} /> },
                  name: {},
                  enName: {},
                  priority: {},
                  enabled: {},
                }}
              />
            </Section>
            <Section title={t('approvalRules.conditions')} note={t('approvalRules.conditionsNote')}>
              <Fields
                of={form}
                columns={3}
                fields={{
                  amountFrom: {},
                  amountTo: {},
                  orderType: has('orderType') && {
                    control: <Select hint={t('common.unlimited')} options={types} />,
                  },
                  costCentre: has('costCentre') && {},
                  overBudget: has('budget') && {},
                  deptId: { control: <DeptPicker hint={t('common.unlimited')} /> },
                  categoryId: has('category') && { control: <CategoryPicker hint={t('common.unlimited')} /> },
                  supplierId: has('supplier') &&
                    may('supplier.read') && {
                      control: <Select hint={t('common.unlimited')} options={options} />,
                    },
                }}
              />
            </Section>
            <Section title={t('approvalRules.nodes')}>
              <NodeRows rows={form.rows('nodes', 'approvalRules.nodeField')} people={rule?.people ?? []} />
            </Section>
          </Stack>
        </Form>
        <SimulationPanel draft={draftOf(form.values, rule)} />
      </Stack>
      <PageFormBar of={form}>
        <ButtonLink to="/approvalRules">{t('common.cancel')}</ButtonLink>
      </PageFormBar>
    </>
  )
}
