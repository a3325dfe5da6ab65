import { useTranslation } from 'react-i18next'
import * as contract from '#contract/administration/sequences.ts'
import { useName } from '#web/kit/format/useName.ts'
import { RowName } from '#web/kit/layout/Card.tsx'
import { RecordDrawer } from '#web/kit/record/RecordDrawer.tsx'
import { RecordFacts } from '#web/kit/record/RecordFacts.tsx'
import { RecordPage } from '#web/kit/record/RecordPage.tsx'
import { RouteFormDialog } from '#web/kit/record/RouteFormDialog.tsx'
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
  const { code, version, pattern, reset } = sequence
  return (
    <RouteFormDialog
      title={t('sequences.editTitle', { name: sequence.name })}
      route={contract.editSequence}
      fixed={{ code, version }}
      initial={{ pattern, reset: reset === 'global' ? 'day' : reset }}
      labels="sequences.field"
      columns={1}
      fields={{ pattern: { as: 'line' }, reset: {} }}
      onClose={onClose}
    />
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
