import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { type ApprovalRule, saveApprovalRule } from '#contract/approvals/approvalRules.ts'
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
import { blankRule, lacksApprovers } from './rule.ts'

/** Form of an approval rule: documents and approvers by step. Without `rule` it adds one. */
export function RuleForm({ rule }: { readonly rule?: ApprovalRule }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const may = useMay()
  const suppliers = useOptionalRead(listSuppliers, { limit: 100 }, may('supplier.manage'))?.records ?? []
  const missing = { role: ['roleCode', t('approvalRules.noRole')], users: ['userIds', t('approvalRules.noPeople')] }
  const form = useForm({
    route: saveApprovalRule,
    fixed: rule && { id: rule.id, version: rule.version },
    initial: rule ?? blankRule,
    labels: 'approvalRules.field',
    // Projects have no order type: a rule with one would never apply.
    prune: (values) => (values.entity === 'project' ? { ...values, orderType: null } : values),
    check: ({ nodes = [] }) =>
      Object.fromEntries(
        nodes.flatMap((node, index) => {
          if (node.source === 'head' || !lacksApprovers(node)) return []
          const [name, sentence] = missing[node.source]
          return [[`nodes.${index}.${name}`, sentence]]
        }),
      ),
    onDone: () => {
      toast.success(t('common.done'))
      void navigate('/approvalRules')
    },
  })
  const types = (['mall', 'agreement', 'award', 'fixed'] as const).map((value) => ({
    value,
    label: t(`approvalRules.types.${value}`),
  }))
  const options = suppliers.map(({ id, name }) => ({ value: id, label: name }))
  return (
    <>
      <Form of={form}>
        <Stack>
          <Section title={t('approvalRules.basics')}>
            <Fields
              of={form}
              columns={3}
              fields={{
                entity: { optionLabel: (entity) => t(`approvalRules.entities.${entity}`) },
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
                orderType: form.values.entity !== 'project' && {
                  control: <Select hint={t('common.unlimited')} options={types} />,
                },
                deptId: { control: <DeptPicker hint={t('common.unlimited')} /> },
                categoryId: { control: <CategoryPicker hint={t('common.unlimited')} /> },
                supplierId: may('supplier.manage') && {
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
      <PageFormBar of={form}>
        <ButtonLink to="/approvalRules">{t('common.cancel')}</ButtonLink>
      </PageFormBar>
    </>
  )
}
