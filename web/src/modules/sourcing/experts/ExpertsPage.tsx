import { useTranslation } from 'react-i18next'
import * as contract from '#contract/sourcing/experts/experts.ts'
import { listSupplierChoices } from '#contract/suppliers/suppliers.ts'
import { useOptionalRead } from '#web/kit/client/api.ts'
import { Fields } from '#web/kit/form/Fields.tsx'
import { FormDialog } from '#web/kit/form/FormDialog.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { useName } from '#web/kit/format/useName.ts'
import { RowName, Stack } from '#web/kit/layout/Card.tsx'
import { useAvailability } from '#web/kit/list/useAvailability.tsx'
import { toast } from '#web/kit/overlay/toast.ts'
import { RecordDrawer } from '#web/kit/record/RecordDrawer.tsx'
import { RecordFacts } from '#web/kit/record/RecordFacts.tsx'
import { RecordPage } from '#web/kit/record/RecordPage.tsx'
import { callTo, type RecordAction } from '#web/kit/record/useRecordActions.tsx'
import { MultiSelect } from '#web/kit/select/MultiSelect.tsx'
import { Select } from '#web/kit/select/Select.tsx'
import { Tag } from '#web/kit/ui/StatusTag.tsx'
import { Tags } from '#web/kit/ui/Tags.tsx'
import { SearchChoice, useSearch } from '../choice/SearchChoice.tsx'
import { useCategoryOptions } from '../projects/form/useCategoryOptions.ts'

/** Expert pool, from which evaluators of projects are chosen. */
export function ExpertsPage() {
  const { t } = useTranslation()
  const nameOf = useName()
  const availability = useAvailability()
  const categories = useCategoryOptions()
  return (
    <RecordPage
      texts="experts"
      route={contract.listExperts}
      exported={contract.exportExperts}
      rowKey={({ expertId }) => expertId}
      columns={[
        {
          key: 'name',
          sort: 'name',
          lead: true,
          render: ({ name, code, isUsable }) => (
            <RowName under={code} title={name}>
              {name} {!isUsable && <Tag tone="warn">{t('experts.unusable')}</Tag>}
            </RowName>
          ),
        },
        { key: 'employer', render: ({ employer, deptName }) => employer || deptName },
        { key: 'title', desk: true, render: ({ title }) => title || '-' },
        { key: 'categories', render: (expert) => <Tags of={expert.categories.map(nameOf)} max={3} /> },
        { key: 'evaluations', right: true, render: ({ evaluations }) => String(evaluations) },
        availability.column,
      ]}
      filters={[
        {
          name: 'categoryId',
          label: t('experts.field.categories'),
          control: <Select hint={t('common.all')} options={categories} />,
        },
        availability.filter,
      ]}
      renderAdd={(close) => <ExpertDialog onClose={close} />}
      actions={
        {
          edit: { renderDialog: (row, close) => <ExpertDialog expert={row} onClose={close} /> },
          detail: { shown: () => true, renderDialog: (row, close) => <Drawer expert={row} onClose={close} /> },
          disable: {
            danger: true,
            call: callTo(contract.setExpertStatus, ({ expertId }) => ({ expertId, status: 'disabled' as const })),
            confirm: ({ name }) => ({ title: t('experts.disableTitle'), text: t('experts.disableText', { name }) }),
          },
          enable: {
            call: callTo(contract.setExpertStatus, ({ expertId }) => ({ expertId, status: 'active' as const })),
          },
        } satisfies Readonly<Record<string, RecordAction<contract.Expert>>>
      }
    />
  )
}

interface ExpertDialogProps {
  /** Expert to edit; without it an account is added. */
  readonly expert?: contract.Expert
  readonly onClose: () => void
}

const ExpertDialog = ({ expert, onClose }: ExpertDialogProps) =>
  expert ? <EditDialog expert={expert} onClose={onClose} /> : <AddDialog onClose={onClose} />

function useDone(onClose: () => void) {
  const { t } = useTranslation()
  return () => {
    toast.success(t('common.done'))
    onClose()
  }
}

function useExpertFields() {
  const { t } = useTranslation()
  const options = useCategoryOptions()
  return {
    categoryIds: {
      wide: true,
      required: true,
      control: <MultiSelect options={options} placeholder={t('common.choose')} max={3} />,
    },
    title: {},
    employer: { placeholder: t('experts.employerHint') },
  } as const
}

function AddDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation()
  const form = useForm({
    route: contract.createExpert,
    initial: { userId: '', categoryIds: [], title: '', employer: '', conflictSupplierIds: [] },
    labels: 'experts.field',
    onDone: useDone(onClose),
  })
  const { keyword, search } = useSearch()
  const found = useOptionalRead(contract.listExpertCandidates, keyword)
  const { userId, conflictSupplierIds = [] } = form.values
  return (
    <FormDialog of={form} title={t('experts.add')} onClose={onClose}>
      <Stack>
        <SearchChoice
          required
          label={t('experts.field.userId')}
          hint={t('experts.accountHint')}
          placeholder={t('experts.findAccount')}
          none={t('experts.noAccount')}
          max={1}
          chosen={userId ? [userId] : []}
          known={[]}
          error={form.errorAt('userId')}
          search={search}
          found={found?.map(({ id, name, deptName }) => ({ id, name, note: deptName }))}
          onChange={([id]) => form.set({ userId: id ?? '' })}
        />
        <Fields of={form} fields={useExpertFields()} />
        <ConflictChoice
          chosen={conflictSupplierIds}
          known={[]}
          onChange={(ids) => form.set({ conflictSupplierIds: [...ids] })}
        />
      </Stack>
    </FormDialog>
  )
}

function EditDialog({ expert, onClose }: { readonly expert: contract.Expert; readonly onClose: () => void }) {
  const { t } = useTranslation()
  const form = useForm({
    route: contract.editExpert,
    fixed: { expertId: expert.expertId, version: expert.version },
    initial: expert,
    labels: 'experts.field',
    onDone: useDone(onClose),
  })
  const { conflictSupplierIds = [] } = form.values
  return (
    <FormDialog of={form} title={t('experts.editTitle', { name: expert.name })} onClose={onClose}>
      <Stack>
        <Fields of={form} fields={useExpertFields()} />
        <ConflictChoice
          chosen={conflictSupplierIds}
          known={expert.conflicts}
          onChange={(ids) => form.set({ conflictSupplierIds: [...ids] })}
        />
      </Stack>
    </FormDialog>
  )
}

interface ConflictChoiceProps {
  readonly chosen: readonly string[]
  readonly known: readonly { readonly id: string; readonly name: string }[]
  readonly onChange: (ids: readonly string[]) => void
}

function ConflictChoice(choice: ConflictChoiceProps) {
  const { t } = useTranslation()
  const { keyword, search } = useSearch()
  const isSearching = 'keyword' in keyword
  const found = useOptionalRead(listSupplierChoices, { ...keyword, limit: 10 }, isSearching)
  return (
    <SearchChoice
      {...choice}
      label={t('experts.field.conflictSupplierIds')}
      hint={t('experts.conflictsHint')}
      placeholder={t('experts.findSupplier')}
      none={t('experts.noSupplier')}
      max={100}
      error={undefined}
      search={search}
      found={isSearching ? found?.map(({ id, name }) => ({ id, name, note: '' })) : undefined}
    />
  )
}

function Drawer({ expert, onClose }: { readonly expert: contract.Expert; readonly onClose: () => void }) {
  const nameOf = useName()
  const { expertId, name } = expert
  return (
    <RecordDrawer
      title={name}
      texts="experts"
      changes={{ route: contract.listExpertChanges, of: { expertId } }}
      onClose={onClose}
    >
      <RecordFacts
        texts="experts"
        record={expert}
        fields={[
          { key: 'name' },
          { key: 'code' },
          { key: 'deptName' },
          { key: 'employer' },
          { key: 'title' },
          { key: 'evaluations', render: ({ evaluations }) => String(evaluations) },
          {
            key: 'categories',
            wide: true,
            render: ({ categories }) => <Tags of={categories.map(nameOf)} max={10} />,
          },
          {
            key: 'conflicts',
            wide: true,
            render: ({ conflicts }) => <Tags of={conflicts.map((each) => each.name)} max={10} />,
          },
        ]}
      />
    </RecordDrawer>
  )
}
