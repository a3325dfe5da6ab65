import { useTranslation } from 'react-i18next'
import type { ContractDetail, ContractDraft } from '#contract/contracts/contract.ts'
import { contractChoices, type ContractSourceRow, createContract, editContract } from '#contract/contracts/contracts.ts'
import { useOptionalRead } from '#web/kit/client/api.ts'
import type { ControlProps } from '#web/kit/form/Field.tsx'
import { Fields } from '#web/kit/form/Fields.tsx'
import { FormDialog } from '#web/kit/form/FormDialog.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { dayFromToday } from '#web/kit/format/time.ts'
import { Stack } from '#web/kit/layout/Card.tsx'
import { toast } from '#web/kit/overlay/toast.ts'
import { Select } from '#web/kit/select/Select.tsx'
import { ClausesEditor } from './ClausesEditor.tsx'
import { SourcePicker } from './SourcePicker.tsx'
import { StagesEditor } from './StagesEditor.tsx'
import { freeVariables } from './variables.ts'

interface ContractDialogProps {
  /** Draft to edit; without it a new one is written. */
  readonly edited?: ContractDetail
  readonly onClose: () => void
}

const begun = {
  source: 'none',
  sourceId: null,
  rate: '13',
  signBy: dayFromToday(14),
  validFrom: dayFromToday(0),
  clauses: [],
  values: [],
  stages: [{ name: '', trigger: '', percent: '100', dueOn: null }],
}

/** What a source says about a contract: filled in, and still to be changed. */
const termsOf = (row: ContractSourceRow): Partial<ContractDraft> => ({
  sourceId: row.id,
  supplierId: row.supplierId,
  title: row.title,
  ...(row.payerNo === '' ? {} : { payerNo: row.payerNo }),
  ...(row.gross === null ? {} : { gross: row.gross }),
  ...(row.rate === null ? {} : { rate: row.rate }),
  ...(row.validFrom === null ? {} : { validFrom: row.validFrom }),
  ...(row.validTo === null ? {} : { validTo: row.validTo }),
})

/** Dialog that writes a draft: its source, parties and amount, then the clauses and the stages. */
export function ContractDialog({ edited, onClose }: ContractDialogProps) {
  const { t } = useTranslation()
  const choices = useOptionalRead(contractChoices, {})
  const form = useForm({
    route: edited ? editContract : createContract,
    fixed: edited ? { id: edited.id, version: edited.version } : undefined,
    initial: edited
      ? {
          ...edited,
          clauses: edited.clauses.map(({ no, title, draft }) => ({ no, title, text: draft })),
          stages: edited.stages.map(({ name, trigger, percent, dueOn }) => ({ name, trigger, percent, dueOn })),
        }
      : begun,
    labels: 'contracts.field',
    onDone: () => (toast.success(t('common.done')), onClose()),
  })
  const { source, templateId, clauses = [] } = form.values
  const chooseTemplate = (id: string) => {
    const template = choices?.templates.find((each) => each.id === id)
    if (!template) return
    form.set({
      clauses: template.clauses.map(({ no, title, text }) => ({ no, title, text })),
      values: freeVariables(template.clauses.map(({ text }) => text)).map((name) => ({ name, value: '' })),
    })
  }
  const names = new Set(freeVariables(clauses.map(({ text }) => text)))
  const template = choices?.templates.find(({ id }) => id === templateId)
  const select = (options: readonly { value: string; label: string }[] = []) => (
    <Select hint={t('common.choose')} options={options} />
  )
  return (
    <FormDialog of={form} title={t(edited ? 'contracts.editTitle' : 'contracts.add')} width={800} onClose={onClose}>
      <Stack>
        <Fields
          of={form}
          fields={{
            source: { optionLabel: (word) => t(`contracts.sources.${word}`) },
            ...(source && source !== 'none'
              ? {
                  sourceId: {
                    control: (
                      <SourcePicker
                        source={source}
                        chosenNo={edited?.sourceNo ?? ''}
                        onChoose={(row) => form.set(termsOf(row))}
                      />
                    ),
                  },
                }
              : {}),
            title: { wide: true },
            payerNo: {
              control: select(
                choices?.payers.map(({ payerNo, payerTitle }) => ({
                  value: payerNo,
                  label: `${payerTitle} ${payerNo}`,
                })),
              ),
            },
            supplierId: { control: select(choices?.suppliers.map(({ id, name }) => ({ value: id, label: name }))) },
            gross: {},
            rate: {},
            validFrom: {},
            validTo: {},
            signBy: {},
            deposit: {},
            depositDueOn: {},
            templateId: {
              control: (
                <TemplatePicker
                  templates={(choices?.templates ?? []).map(({ id, name }) => ({ value: id, label: name }))}
                  onChoose={chooseTemplate}
                />
              ),
            },
          }}
        />
        <ClausesEditor
          rows={form.rows('clauses', 'contracts.clause')}
          values={form.rows('values', 'contracts.value')}
          names={names}
          mandatory={new Set((template?.clauses ?? []).filter(({ kind }) => kind === 'must').map(({ no }) => no))}
          error={form.errorAt('clauses')}
        />
        <StagesEditor rows={form.rows('stages', 'contracts.stage')} error={form.errorAt('stages')} />
      </Stack>
    </FormDialog>
  )
}

interface TemplatePickerProps extends ControlProps {
  readonly templates: readonly { readonly value: string; readonly label: string }[]
  readonly onChoose: (id: string) => void
}

/** Choice of a template, whose clauses go into the draft. */
function TemplatePicker({ templates, onChoose, onChange, ...state }: TemplatePickerProps) {
  const { t } = useTranslation()
  return (
    <Select
      {...state}
      hint={t('common.choose')}
      options={templates}
      onChange={(id) => {
        onChange?.(id)
        onChoose(id)
      }}
    />
  )
}
