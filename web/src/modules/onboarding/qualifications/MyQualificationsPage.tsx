import { useTranslation } from 'react-i18next'
import {
  applyForQualification,
  type OwnQualification,
  qualificationCase,
  submitQualification,
  withdrawQualification,
} from '#contract/onboarding/qualifications.ts'
import { CasePage } from '#web/kit/case/CasePage.tsx'
import { Fields } from '#web/kit/form/Fields.tsx'
import { FormDialog } from '#web/kit/form/FormDialog.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { RowName, Stack } from '#web/kit/layout/Card.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { toast } from '#web/kit/overlay/toast.ts'
import { RouteFormDialog } from '#web/kit/record/RouteFormDialog.tsx'
import { callTo } from '#web/kit/record/useRecordActions.tsx'
import { CategoriesSelect } from '../applying/CategoriesSelect.tsx'
import { CertificatesFor } from './RequiredCertificates.tsx'
import { qualificationFacts, qualificationTones, ValidTo } from './useQualificationFacts.tsx'

/** Qualifications of the person's supplier: applied for, or opened by an operator. */
export function MyQualificationsPage() {
  const { t } = useTranslation()
  return (
    <CasePage
      of={qualificationCase}
      texts="myQualifications"
      tones={qualificationTones}
      columns={[
        {
          key: 'categories',
          lead: true,
          render: ({ categories, conditions, reply }) => <RowName under={conditions || reply}>{categories}</RowName>,
        },
        { key: 'validTo', render: (row) => <ValidTo {...row} /> },
      ]}
      facts={qualificationFacts}
      actions={{
        submit: {
          shown: ({ ownActions }) => ownActions.includes('submit'),
          renderDialog: (row, close) => <SubmitDialog row={row} onClose={close} />,
        },
        withdraw: {
          shown: ({ ownActions }) => ownActions.includes('withdraw'),
          confirm: () => ({ title: t('cases.action.withdraw'), text: t('myQualifications.withdrawText') }),
          call: callTo(withdrawQualification, ({ id, version }: OwnQualification) => ({ id, version })),
        },
      }}
      renderAdd={(close) => <ApplyDialog onClose={close} />}
    />
  )
}

/** Application for categories, with the certificates that they require. */
function ApplyDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation()
  const form = useForm({
    route: applyForQualification,
    initial: { categoryIds: [] },
    labels: 'myQualifications.form',
    onDone: () => (toast.success(t('myQualifications.sent')), onClose()),
  })
  const { categoryIds = [] } = form.values
  return (
    <FormDialog of={form} title={t('myQualifications.add')} submit={t('cases.action.submit')} onClose={onClose}>
      <Stack>
        <Fields
          of={form}
          columns={1}
          fields={{
            categoryIds: { control: <CategoriesSelect /> },
            statement: { as: 'lines', rows: 5 },
            attachments: {},
          }}
        />
        {categoryIds.length > 0 && (
          <Section bare title={t('qualifications.field.required')}>
            <CertificatesFor categoryIds={categoryIds} />
          </Section>
        )}
      </Stack>
    </FormDialog>
  )
}

interface SubmitDialogProps {
  readonly row: OwnQualification
  readonly onClose: () => void
}

/** Material for a qualification that was opened, sent back or withdrawn. */
function SubmitDialog({
  row: { id, version, categories, categoryIds, statement, files, reply },
  onClose,
}: SubmitDialogProps) {
  const { t } = useTranslation()
  return (
    <RouteFormDialog
      title={t('myQualifications.action.submit')}
      route={submitQualification}
      fixed={{ id, version }}
      initial={{ statement, attachments: files as never }}
      labels="myQualifications.form"
      columns={1}
      width={600}
      note={
        <Stack>
          <p>{reply || categories}</p>
          <CertificatesFor categoryIds={categoryIds} />
        </Stack>
      }
      fields={{ statement: { as: 'lines', rows: 5 }, attachments: {} }}
      submit={t('cases.action.submit')}
      onClose={onClose}
    />
  )
}
