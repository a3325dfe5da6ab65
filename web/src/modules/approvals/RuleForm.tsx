import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { type ApprovalPerson, ApprovalRuleDraft, saveApprovalRule } from '#contract/approvals/approvals.ts'
import { listSuppliers } from '#contract/suppliers/suppliers.ts'
import { useOptionalRead, useWrite } from '#web/kit/client/api.ts'
import { Button, ButtonLink } from '#web/kit/ui/Button.tsx'
import { fits, focusWrong, isSame, useFieldOf } from '#web/kit/form/draft.ts'
import { Field } from '#web/kit/form/Field.tsx'
import { useMay } from '#web/kit/client/me.ts'
import { toast } from '#web/kit/overlay/toast.ts'
import { CategoryPicker } from '#web/modules/catalogue/categories/CategoryPicker.tsx'
import { DeptPicker } from '#web/modules/identity/departments/DeptPicker.tsx'
import { FieldGrid, FormBar, Stack } from '#web/kit/layout/Card.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { Select } from '#web/kit/select/Select.tsx'
import { Switch } from '#web/kit/form/Switch.tsx'
import { Input } from '#web/kit/form/Input.tsx'
import { useUnsavedChanges } from '#web/kit/form/unsaved.ts'
import { NodeRows } from './NodeRows.tsx'
import { lacksApprovers, type Written } from './rule.ts'

interface RuleFormProps {
  readonly initial: Written
  /** Who is named in its steps, with their names. */
  readonly people: readonly ApprovalPerson[]
}

/** Which documents need approval, and by whom, step by step. */
export function RuleForm({ initial, people }: RuleFormProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const [written, setWritten] = useState(initial)
  const [tried, setTried] = useState(false)
  const write = useWrite(saveApprovalRule)
  const letGo = useUnsavedChanges(!isSame(written, initial))
  const patch = (part: Partial<Written>) => setWritten((all) => ({ ...all, ...part }))
  const isSound = fits(ApprovalRuleDraft, written) && !written.nodes.some(lacksApprovers)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!isSound || !fits(ApprovalRuleDraft, written)) return focusWrong(form.current)
    write.mutate(written, {
      onSuccess: () => {
        toast.success(t('common.done'))
        letGo()
        void navigate('/approvalRules')
      },
    })
  }
  return (
    <form ref={form} noValidate onSubmit={onSubmit}>
      <Stack>
        <RuleFields written={written} tried={tried} onChange={patch} />
        <Section title={t('approvalRules.nodes')}>
          <NodeRows nodes={written.nodes} people={people} tried={tried} onChange={(nodes) => patch({ nodes })} />
        </Section>
      </Stack>
      <FormBar told={tried && !isSound && t('common.wrong')}>
        <ButtonLink to="/approvalRules">{t('common.cancel')}</ButtonLink>
        <Button type="submit" look="solid" busy={write.isPending}>
          {t('common.save')}
        </Button>
      </FormBar>
    </form>
  )
}

interface RuleFieldsProps {
  readonly written: Written
  readonly tried: boolean
  readonly onChange: (part: Partial<Written>) => void
}

function RuleFields({ written, tried, onChange }: RuleFieldsProps) {
  const { t } = useTranslation()
  const may = useMay()
  const suppliers = useOptionalRead(listSuppliers, { limit: 100 }, may('supplier.manage'))?.records ?? []
  const field = useFieldOf()({
    schema: ApprovalRuleDraft,
    values: { ...written, nodes: [...written.nodes] },
    onChange,
    label: (name) => t(`approvalRules.field.${name}`),
    tried,
  })
  const types = (['mall', 'agreement'] as const).map((value) => ({ value, label: t(`approvalRules.types.${value}`) }))
  const options = suppliers.map(({ id, name }) => ({ value: id, label: name }))
  return (
    <>
      <Section title={t('approvalRules.basics')}>
        <FieldGrid>
          <Field {...field('name')} control={<Input maxLength={60} />} />
          <Field {...field('enName')} control={<Input maxLength={120} />} />
          <Field {...field('priority')} control={<Input inputMode="numeric" />} />
          <Field {...field('enabled')} control={<Switch type="checkbox" />} />
        </FieldGrid>
      </Section>
      <Section title={t('approvalRules.conditions')} note={t('approvalRules.conditionsNote')}>
        <FieldGrid>
          <Field {...field('amountFrom')} control={<Input inputMode="decimal" />} />
          <Field {...field('amountTo')} control={<Input inputMode="decimal" />} />
          <Field {...field('orderType')} control={<Select hint={t('common.unlimited')} options={types} />} />
          <Field {...field('deptId')} control={<DeptPicker />} />
          <Field {...field('categoryId')} control={<CategoryPicker />} />
          {may('supplier.manage') && (
            <Field {...field('supplierId')} control={<Select hint={t('common.unlimited')} options={options} />} />
          )}
        </FieldGrid>
      </Section>
    </>
  )
}
