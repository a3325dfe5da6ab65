import { useTranslation } from 'react-i18next'
import { proposeDisposition } from '#contract/onboarding/dispositions.ts'
import { type BlockKind, blockKindNames, dealPurposeNames } from '#contract/suppliers/blocks.ts'
import { languageTag } from '#web/kit/client/preferences.ts'
import { DateInput } from '#web/kit/date/DateInput.tsx'
import { RouteFormDialog } from '#web/kit/record/RouteFormDialog.tsx'
import { SupplierSelect } from '../SupplierSelect.tsx'

const kinds = Object.keys(blockKindNames) as BlockKind[]

interface ProposeDialogProps {
  /** What is proposed at first. */
  readonly initial?: { readonly supplierId: string; readonly kind: BlockKind; readonly cause: string }
  readonly onClose: () => void
}

/** A supplier gets a message of the proposal, and may answer before it is decided. */
export function ProposeDialog({ initial, onClose }: ProposeDialogProps) {
  const { t } = useTranslation()
  const place = languageTag() === 'en' ? 1 : 0
  const purposes = Object.entries(dealPurposeNames).map(([value, names]) => ({ value, label: names[place] }))
  return (
    <RouteFormDialog
      title={t('supplierDispositions.add')}
      route={proposeDisposition}
      initial={{ kind: 'restricted', purposes: [], ...initial }}
      labels="supplierDispositions.form"
      note={<p>{t('supplierDispositions.addNote')}</p>}
      fields={{
        supplierId: { control: <SupplierSelect /> },
        kind: { options: kinds.map((value) => ({ value, label: blockKindNames[value][place] })) },
        purposes: { options: purposes, wide: true },
        until: { control: <DateInput /> },
        cause: { as: 'lines', rows: 4, wide: true },
      }}
      submit={t('supplierDispositions.propose')}
      onClose={onClose}
    />
  )
}
