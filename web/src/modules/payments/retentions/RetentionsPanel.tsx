import { useTranslation } from 'react-i18next'
import type { Retention } from '#contract/settlement/retentions/retention.ts'
import * as contract from '#contract/settlement/retentions/retentions.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { DateInput } from '#web/kit/date/DateInput.tsx'
import { RowName } from '#web/kit/layout/Card.tsx'
import { useUrlQuery } from '#web/kit/list/useListQuery.ts'
import { RecordDrawer } from '#web/kit/record/RecordDrawer.tsx'
import { RecordFacts } from '#web/kit/record/RecordFacts.tsx'
import { RecordPanel } from '#web/kit/record/RecordPage.tsx'
import { RouteFormDialog } from '#web/kit/record/RouteFormDialog.tsx'
import { callTo } from '#web/kit/record/useRecordActions.tsx'
import { AttachmentList } from '#web/kit/upload/AttachmentList.tsx'
import { FilesInput } from '#web/kit/upload/FilesInput.tsx'
import { rowKey } from '../paymentPaths.ts'
import { useRetentionColumns } from './useRetentionColumns.tsx'

const tabs = ['held', 'settling', 'ended', 'all'] as const satisfies readonly contract.RetentionTab[]

/** What is withheld of invoices, which two people release before its day or deduct. */
export function RetentionsPanel() {
  const { t } = useTranslation()
  const shared = useRetentionColumns()
  const [{ tab = 'held' }, setQuery] = useUrlQuery(contract.listRetentions)
  const decide = (isAccepted: boolean) =>
    callTo(contract.decideRetention, ({ id, version }: Retention, reason) => ({ id, version, isAccepted, reason }))
  return (
    <RecordPanel
      texts="retentions"
      route={contract.listRetentions}
      exported={contract.exportRetentions}
      rowKey={rowKey}
      columns={[
        {
          key: 'supplierName',
          lead: true,
          render: ({ supplierName, invoiceNo }) => <RowName under={invoiceNo}>{supplierName}</RowName>,
        },
        ...shared,
      ]}
      tabs={{
        label: t('retentions.tabs'),
        value: tab,
        onChange: (next) => setQuery({ tab: next as contract.RetentionTab }),
        options: tabs.map((value) => ({ value, label: t(`retentions.tab.${value}`) })),
      }}
      filters={[{ name: 'dueUntil', label: t('retentions.dueUntil'), control: <DateInput /> }]}
      actions={{
        detail: {
          shown: () => true,
          renderDialog: (row, close) => <RetentionDrawer retention={row} onClose={close} />,
        },
        confirm: {
          needs: 'retention.handle',
          call: decide(true),
          confirm: ({ outcome }) => ({
            title: t('retentions.confirm.title'),
            text: t(`retentions.confirm.${outcome ?? 'release'}`),
          }),
        },
        decline: {
          needs: 'retention.handle',
          danger: true,
          reason: true,
          call: decide(false),
          confirm: () => ({ title: t('retentions.decline.title'), text: t('retentions.decline.text') }),
        },
        release: {
          needs: 'retention.handle',
          renderDialog: (row, close) => <ProposalDialog retention={row} outcome="release" onClose={close} />,
        },
        deduct: {
          needs: 'retention.handle',
          danger: true,
          renderDialog: (row, close) => <ProposalDialog retention={row} outcome="deduct" onClose={close} />,
        },
      }}
    />
  )
}

interface ProposalDialogProps {
  readonly retention: Retention
  readonly outcome: 'release' | 'deduct'
  readonly onClose: () => void
}

/** Form of a proposal to release a retention or to deduct of it, with its documents. */
function ProposalDialog({ retention: { id, version, rest }, outcome, onClose }: ProposalDialogProps) {
  const { t } = useTranslation()
  const documents = <FilesInput schema={contract.proposeRetention.input.properties.documents} files={[]} />
  return (
    <RouteFormDialog
      title={t(`retentions.propose.${outcome}`)}
      submit={t('retentions.propose.submit')}
      route={contract.proposeRetention}
      fixed={{ id, version, outcome }}
      initial={outcome === 'deduct' ? { amount: rest, reason: '', documents: [] } : { reason: '', documents: [] }}
      labels="retentions.propose.field"
      columns={1}
      danger={outcome === 'deduct'}
      note={<p>{t(`retentions.propose.${outcome}Note`)}</p>}
      fields={
        outcome === 'deduct'
          ? { amount: { as: 'line', required: true }, reason: { rows: 2 }, documents: { control: documents } }
          : { reason: { rows: 2 }, documents: { control: documents } }
      }
      onClose={onClose}
    />
  )
}

interface RetentionDrawerProps {
  readonly retention: Retention
  readonly onClose: () => void
}

/** Detail of a retention with its documents and history. */
function RetentionDrawer({ retention, onClose }: RetentionDrawerProps) {
  const { t } = useTranslation()
  const { reason, proposedByName, settledByName } = retention
  return (
    <RecordDrawer
      title={t('retentions.detail', { no: retention.invoiceNo })}
      texts="retentions"
      changes={{ route: contract.listRetentionChanges, of: { id: retention.id } }}
      onClose={onClose}
    >
      <RecordFacts
        texts="retentions"
        record={retention}
        fields={[
          { key: 'supplierName', wide: true },
          { key: 'payerTitle', wide: true },
          { key: 'percent', render: ({ percent }) => `${Number(percent)}%` },
          { key: 'status' },
          { key: 'receivedOn' },
          { key: 'dueOn' },
          { key: 'gross', render: ({ gross }) => <Amount value={gross} /> },
          { key: 'deducted', render: ({ deducted }) => <Amount value={deducted} /> },
          { key: 'offset', render: ({ offset }) => <Amount value={offset} /> },
          { key: 'paid', render: ({ paid }) => <Amount value={paid} /> },
          { key: 'rest', render: ({ rest }) => <Amount value={rest} /> },
          ...(reason === '' ? [] : [{ key: 'reason', wide: true } as const]),
          ...(proposedByName === '' ? [] : [{ key: 'proposedByName' } as const]),
          ...(settledByName === '' ? [] : [{ key: 'settledByName' } as const]),
          { key: 'documents', wide: true, render: ({ documents }) => <AttachmentList files={documents} /> },
        ]}
      />
    </RecordDrawer>
  )
}
