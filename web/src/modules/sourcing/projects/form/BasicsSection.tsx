import { useTranslation } from 'react-i18next'
import { provinces } from '#contract/sourcing/provinces.ts'
import { listAgreementDepartments } from '#contract/sourcing/projects.ts'
import type { ProjectDraft } from '#contract/sourcing/projectDraft.ts'
import { useOptionalRead } from '#web/kit/client/api.ts'
import { useLocale } from '#web/kit/client/preferences.ts'
import { Fields } from '#web/kit/form/Fields.tsx'
import type { Form } from '#web/kit/form/useForm.ts'
import { MultiSelect } from '#web/kit/select/MultiSelect.tsx'
import { Select } from '#web/kit/select/Select.tsx'
import { FormSection } from './FormSection.tsx'
import { useCategoryOptions } from './useCategoryOptions.ts'

/** Basic data: subject, buyer and delivery. */
export function BasicsSection({ form }: { readonly form: Form<ProjectDraft> }) {
  const { t } = useTranslation()
  const categories = useCategoryOptions()
  const isFramework = form.values.purchaseForm === '2'
  const departments = (useOptionalRead(listAgreementDepartments, {}, isFramework) ?? []).map((each) => ({
    value: each.id,
    label: each.name,
  }))
  const isEnglish = useLocale() === 'en_US'
  const regions = Object.entries(provinces).map(([value, names]) => ({ value, label: names[isEnglish ? 1 : 0] }))
  return (
    <FormSection name="basics">
      <Fields
        of={form}
        columns={3}
        fields={{
          title: { wide: true, as: 'line', placeholder: t('projectForm.titleHint') },
          purchaseForm: { optionLabel: (form) => t(`projects.purchaseForm.${form}`) },
          agreementMonths: isFramework && {},
          isCapped: isFramework && {},
          agreementDeptIds: isFramework && {
            control: <MultiSelect options={departments} placeholder={t('projectForm.ownDepartment')} max={2} />,
          },
          categoryIds: {
            required: true,
            control: <MultiSelect options={categories} placeholder={t('common.choose')} max={2} />,
          },
          region: { control: <Select options={regions} hint={t('common.choose')} /> },
          purchaseContent: {
            wide: true,
            required: true,
            rows: 3,
            placeholder: t('projectForm.contentHint'),
            hint: `${(form.values.purchaseContent ?? '').length} / 1000`,
          },
          deliveryAddress: { wide: true, as: 'line', placeholder: t('projectForm.deliveryHint') },
          contactName: { required: true },
          contactTel: {},
        }}
      />
    </FormSection>
  )
}
