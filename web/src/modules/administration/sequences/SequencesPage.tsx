import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as contract from '#contract/administration/sequences.ts'
import { dayOf } from '#contract/kit/calendar.ts'
import { numberLike, patternProblem } from '#contract/tenancy/sequences.ts'
import { Fields } from '#web/kit/form/Fields.tsx'
import { FormDialog } from '#web/kit/form/FormDialog.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { useName } from '#web/kit/format/useName.ts'
import { RowName, Stack } from '#web/kit/layout/Card.tsx'
import { toast } from '#web/kit/overlay/toast.ts'
import { RecordDrawer } from '#web/kit/record/RecordDrawer.tsx'
import { RecordFacts } from '#web/kit/record/RecordFacts.tsx'
import { RecordPage } from '#web/kit/record/RecordPage.tsx'
import { callTo, type RecordAction } from '#web/kit/record/useRecordActions.tsx'

/** Number sequences of projects and documents. */
export function SequencesPage() {
  const nameOf = useName()
  return (
    <RecordPage
      texts="sequences"
      route={contract.listSequences}
      exported={contract.exportSequences}
      rowKey={({ code }) => code}
      columns={[
        { key: 'name', lead: true, render: (row) => <RowName under={row.code}>{nameOf(row)}</RowName> },
        { key: 'pattern' },
        { key: 'reset' },
        { key: 'example' },
      ]}
      renderAdd={undefined}
      actions={useActions()}
    />
  )
}

function useActions() {
  const { t } = useTranslation()
  return {
    edit: { renderDialog: (row, close) => <SequenceDialog sequence={row} onClose={close} /> },
    detail: { shown: () => true, renderDialog: (row, close) => <SequenceDrawer sequence={row} onClose={close} /> },
    restore: {
      call: callTo(contract.restoreSequence, ({ code, version }) => ({ code, version })),
      confirm: ({ usualPattern: pattern }) => ({
        title: t('sequences.restoreTitle'),
        text: t('sequences.restoreText', { pattern }),
      }),
    },
  } satisfies Readonly<Record<string, RecordAction<contract.Sequence>>>
}

interface SequenceDialogProps {
  readonly sequence: contract.Sequence
  readonly onClose: () => void
}

function SequenceDialog({ sequence, onClose }: SequenceDialogProps) {
  const { t } = useTranslation()
  const nameOf = useName()
  const { code, version, pattern, reset, exampleDept } = sequence
  const form = useForm({
    route: contract.editSequence,
    fixed: { code, version },
    initial: { pattern, reset: reset === 'global' ? 'day' : reset },
    labels: 'sequences.field',
    onDone: () => (onClose(), toast.success(t('common.done'))),
  })
  const typed = { pattern: (form.values.pattern ?? '').trim(), reset: form.values.reset ?? 'day' }
  const isValid = patternProblem(typed.pattern, typed.reset, exampleDept !== null) === undefined
  const [today] = useState(() => dayOf(new Date()).replaceAll('-', ''))
  return (
    <FormDialog of={form} title={t('sequences.editTitle', { name: nameOf(sequence) })} width={480} onClose={onClose}>
      <Stack>
        <Fields of={form} columns={1} fields={{ pattern: { as: 'line' }, reset: {} }} />
        <output>
          {isValid && t('sequences.preview', { number: numberLike(typed.pattern, today, 1, exampleDept ?? '') })}
        </output>
      </Stack>
    </FormDialog>
  )
}

function SequenceDrawer({ sequence, onClose }: SequenceDialogProps) {
  const { sequenceId, name } = sequence
  return (
    <RecordDrawer
      title={name}
      texts="sequences"
      changes={{ route: contract.listSequenceChanges, of: { sequenceId: sequenceId ?? '1' } }}
      onClose={onClose}
    >
      <RecordFacts
        texts="sequences"
        record={sequence}
        fields={[{ key: 'code' }, { key: 'pattern' }, { key: 'reset' }, { key: 'usualPattern' }, { key: 'example' }]}
      />
    </RecordDrawer>
  )
}
