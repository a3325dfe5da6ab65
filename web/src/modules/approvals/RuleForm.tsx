import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { type ApprovalPerson, ApprovalRuleDraft, saveApprovalRule } from '#contract/approvals/approvals.ts'
import { listSuppliers } from '#contract/suppliers/suppliers.ts'
import { usePeek, useWrite } from '#web/kit/api.ts'
import { Button, ButtonLink } from '#web/kit/Button.tsx'
import { fits, focusWrong, isSame, useFieldOf } from '#web/kit/draft.ts'
import { Field } from '#web/kit/Field.tsx'
import { useMay } from '#web/kit/me.ts'
import { succeed } from '#web/kit/messages.ts'
import { CategoryPicker } from '#web/modules/catalogue/categories/CategoryPicker.tsx'
import { DeptPicker } from '#web/modules/identity/departments/DeptPicker.tsx'
import { FieldGrid, FormBar, Stack } from '#web/kit/office/Panel.tsx'
import { Section } from '#web/kit/Section.tsx'
import { SelectBox } from '#web/kit/SelectBox.tsx'
import { Switch } from '#web/kit/Switch.tsx'
import { TextBox } from '#web/kit/TextBox.tsx'
import { useUnsaved } from '#web/kit/unsaved.ts'
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
  const letGo = useUnsaved(!isSame(written, initial))
  const patch = (part: Partial<Written>) => setWritten((all) => ({ ...all, ...part }))
  const isSound = fits(ApprovalRuleDraft, written) && !written.nodes.some(lacksApprovers)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!isSound || !fits(ApprovalRuleDraft, written)) return focusWrong(form.current)
    write.mutate(written, {
      onSuccess: () => {
        succeed(t('common.done'))
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
  const suppliers = usePeek(listSuppliers, { limit: 100 }, may('supplier.manage'))?.records ?? []
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
          <Field {...field('name')} control={<TextBox maxLength={60} />} />
          <Field {...field('enName')} control={<TextBox maxLength={120} />} />
          <Field {...field('priority')} control={<TextBox inputMode="numeric" />} />
          <Field {...field('enabled')} control={<Switch type="checkbox" />} />
        </FieldGrid>
      </Section>
      <Section title={t('approvalRules.conditions')} note={t('approvalRules.conditionsNote')}>
        <FieldGrid>
          <Field {...field('amountFrom')} control={<TextBox inputMode="decimal" />} />
          <Field {...field('amountTo')} control={<TextBox inputMode="decimal" />} />
          <Field {...field('orderType')} control={<SelectBox hint={t('common.unlimited')} options={types} />} />
          <Field {...field('deptId')} control={<DeptPicker />} />
          <Field {...field('categoryId')} control={<CategoryPicker />} />
          {may('supplier.manage') && (
            <Field {...field('supplierId')} control={<SelectBox hint={t('common.unlimited')} options={options} />} />
          )}
        </FieldGrid>
      </Section>
    </>
  )
}
