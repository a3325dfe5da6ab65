import { useTranslation } from 'react-i18next'
import { type AgreementDetail, AgreementDraft } from '#contract/agreements/agreement.ts'
import { createAgreement, editAgreement, listAgreementSuppliers } from '#contract/agreements/agreements.ts'
import { useOptionalRead } from '#web/kit/client/api.ts'
import { ListError } from '#web/kit/form/Field.tsx'
import { Fields } from '#web/kit/form/Fields.tsx'
import { FormDialog } from '#web/kit/form/FormDialog.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { Stack } from '#web/kit/layout/Card.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { toast } from '#web/kit/overlay/toast.ts'
import { FilesInput } from '#web/kit/upload/FilesInput.tsx'
import { DeptsPicker } from '#web/modules/identity/departments/DeptPicker.tsx'
import { IndexFields, newIndexRule, ruleOf } from './IndexFields.tsx'
import { draftCaps, draftLines, goodsOf, shown } from './lines.ts'
import { LinesEditor } from './LinesEditor.tsx'
import { PartiesEditor } from './PartiesEditor.tsx'
import { SharesEditor } from './SharesEditor.tsx'
import { useLineSources } from './useLineSources.tsx'

/** Terms of a draft that leaves retentions to the settings. */
const noRetention = { percent: '', days: 365 }

interface AgreementDialogProps {
  /** Draft to edit; without it a new one is written. */
  readonly edited?: AgreementDetail
  readonly onClose: () => void
}

/** Dialog that writes a draft: its head, then the goods with their prices and caps. */
export function AgreementDialog({ edited, onClose }: AgreementDialogProps) {
  const { t } = useTranslation()
  const suppliers = useOptionalRead(listAgreementSuppliers, {}) ?? []
  const form = useForm({
    route: edited ? editAgreement : createAgreement,
    fixed: edited ? { id: edited.id, version: edited.version } : undefined,
    initial: edited
      ? {
          ...edited,
          parties: edited.parties.map(({ supplierId, share }) => ({ supplierId, share: shown(share) })),
          miniFrom: shown(edited.miniFrom),
          deptIds: edited.departments.map(({ id }) => id),
          ...draftCaps(edited),
          lines: draftLines(edited.lines),
          index: ruleOf(edited),
          retention: edited.retention ?? noRetention,
          attachments: edited.attachments.map(({ storageFileId }) => storageFileId),
        }
      : {
          parties: [{ share: null }],
          callOff: 'direct' as const,
          priceRule: 'fixed' as const,
          miniFrom: null,
          index: newIndexRule,
          retention: noRetention,
          note: '',
          deptIds: [],
          maxAmount: null,
          maxQty: null,
          shares: [],
          lines: [],
          attachments: [],
        },
    labels: 'agreements.field',
    prune: (values) => ({
      ...values,
      index: values.priceRule === 'index' ? (values.index ?? null) : null,
      retention: values.retention?.percent ? values.retention : null,
    }),
    onDone: () => (toast.success(t('common.done')), onClose()),
  })
  const { parties = [], callOff, priceRule, lines = [] } = form.values
  const chosen = suppliers.filter(({ id }) => parties.some((party) => party?.supplierId === id))
  const rows = form.rows('lines', 'agreements.line')
  const { sources, dialog } = useLineSources(chosen, rows, priceRule === 'list')
  return (
    <>
      <FormDialog of={form} title={t(edited ? 'agreements.editTitle' : 'agreements.add')} width={800} onClose={onClose}>
        <Stack>
          <Fields
            of={form}
            fields={{
              agreementNo: {},
              title: {},
              deptIds: { control: <DeptsPicker /> },
              validFrom: {},
              validTo: {},
              priceRule: {
                disabled: lines.length > 0,
                hint: lines.length > 0 ? t('agreements.ruleFixed') : undefined,
              },
              callOff: {},
              ...(callOff === 'mini' ? { miniFrom: {} } : {}),
              maxAmount: {},
              maxQty: {},
              note: { wide: true, rows: 2 },
              attachments: {
                wide: true,
                control: (
                  <FilesInput schema={AgreementDraft.properties.attachments} files={edited?.attachments ?? []} />
                ),
              },
            }}
          />
          {priceRule === 'index' && (
            <IndexFields part={form.part('index', 'agreements.indexRule')} error={form.errorAt('index')} />
          )}
          <Section title={t('agreements.retention')}>
            <Fields of={form.part('retention', 'agreements.retentionTerms')} fields={{ percent: {}, days: {} }} />
            <ListError error={form.errorAt('retention')} />
          </Section>
          <PartiesEditor
            rows={form.rows('parties', 'agreements.party')}
            suppliers={suppliers}
            hasShares={callOff === 'rotation'}
            error={form.errorAt('parties')}
          />
          <SharesEditor rows={form.rows('shares', 'agreements.share')} error={form.errorAt('shares')} />
          <LinesEditor
            hasPositions={callOff === 'rotation'}
            isBelowList={priceRule === 'list'}
            hasTiers={priceRule !== 'list'}
            rows={rows}
            sources={sources}
            known={goodsOf(edited?.lines ?? [])}
            error={form.errorAt('lines')}
          />
        </Stack>
      </FormDialog>
      {dialog}
    </>
  )
}
