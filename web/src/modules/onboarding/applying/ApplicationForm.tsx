import { useTranslation } from 'react-i18next'
import { useEffect, useRef } from 'react'
import { inputProblems } from '#contract/kit/refusals.ts'
import { shape } from '#contract/kit/schema.ts'
import { type OwnApplication, supplierApplicationCase } from '#contract/onboarding/applications.ts'
import { useWrite } from '#web/kit/client/api.ts'
import { languageTag } from '#web/kit/client/preferences.ts'
import { Refused } from '#web/kit/client/refused.ts'
import { Fields } from '#web/kit/form/Fields.tsx'
import { Form, PageFormBar } from '#web/kit/form/Form.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { Stack } from '#web/kit/layout/Card.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { toast } from '#web/kit/overlay/toast.ts'
import { CategoriesSelect } from './CategoriesSelect.tsx'
import { CertificateRows } from './CertificateRows.tsx'

const { apply, draft } = supplierApplicationCase
const { id: _, version: __, ...written } = apply.save.input.properties
const { required: needed = [] } = shape(draft) as { readonly required?: readonly string[] }
const Written = shape(written)
const licence = { type: 'businessLicence' as const, no: '', issuer: '', to: '', fileIds: [] }

interface ApplicationFormProps {
  readonly application: OwnApplication | null
}

/** Questionnaire of an application: saved as a draft, or submitted when it is complete. */
export function ApplicationForm({ application }: ApplicationFormProps) {
  const { t } = useTranslation()
  const required = inputProblems.required[languageTag() === 'en' ? 1 : 0]
  const sending = useWrite(apply.submit, { silent: true, onDone: () => toast.success(t('mySupplierRequest.sent')) })
  const form = useForm({
    route: apply.save,
    schema: Written,
    fixed: application ? { id: application.id, version: application.version } : undefined,
    initial: application ?? { certificates: [licence] },
    labels: 'mySupplierRequest.field',
    toInput: (values, fixed) => ({ ...fixed, ...values }),
    check: (values, step) =>
      step === 'submit'
        ? Object.fromEntries(
            needed.map((name) => [name, isBlank((values as Record<string, unknown>)[name]) ? required : undefined]),
          )
        : {},
    onSaved: ({ id, version }) => ({ id, version }),
    onDone: ({ id, version }, step) => {
      if (step !== 'submit') return toast.success(t('cases.saved'))
      const onError = (error: Error) => error instanceof Refused && latest.current.showRefusal(error)
      return sending.mutate({ id, version }, { onError })
    },
  })
  const latest = useRef(form)
  useEffect(() => void (latest.current = form))
  const must = { required: true }
  return (
    <Form of={form}>
      <Stack>
        <Section title={t('mySupplierRequest.company')} note={t('mySupplierRequest.companyNote')}>
          <Fields
            of={form}
            fields={{
              companyName: { ...must, wide: true, autoComplete: 'organization' },
              creditCode: must,
              legalPerson: must,
              shortName: must,
              region: {},
              address: { as: 'line', wide: true },
            }}
          />
        </Section>
        <Section title={t('mySupplierRequest.certificates')} note={t('mySupplierRequest.certificatesNote')}>
          <CertificateRows
            rows={form.rows('certificates', 'mySupplierRequest.certificate')}
            files={application?.files ?? []}
            error={form.errorAt('certificates')}
          />
        </Section>
        <Section title={t('mySupplierRequest.categories')} note={t('mySupplierRequest.categoriesNote')}>
          <Fields
            of={form}
            columns={1}
            fields={{ categoryIds: { ...must, hideLabel: true, control: <CategoriesSelect /> } }}
          />
        </Section>
        <Section title={t('mySupplierRequest.contact')} note={t('mySupplierRequest.contactNote')}>
          <Fields of={form} fields={{ contactName: must, contactTel: must, email: {}, userCode: must }} />
        </Section>
        <PageFormBar
          of={form}
          submit={t('cases.saveDraft')}
          disabled={sending.isPending}
          further={{ label: t('mySupplierRequest.submit'), onClick: () => form.submit('submit') }}
        />
      </Stack>
    </Form>
  )
}

const isBlank = (value: unknown): boolean =>
  value === undefined ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0)
