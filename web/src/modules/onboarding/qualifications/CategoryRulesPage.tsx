import { useTranslation } from 'react-i18next'
import {
  type CategoryRule,
  createCategoryRule,
  editCategoryRule,
  exportCategoryRules,
  listCategoryRules,
  removeCategoryRule,
} from '#contract/catalogue/categoryRules.ts'
import { listCatalogs } from '#contract/catalogue/categories.ts'
import { type CertificateType, certificateTypeNames } from '#contract/suppliers/certificates.ts'
import { pathIn } from '#web/kit/admin/tree.ts'
import { useOptionalRead } from '#web/kit/client/api.ts'
import { languageTag } from '#web/kit/client/preferences.ts'
import type { ControlProps } from '#web/kit/form/Field.tsx'
import { useName } from '#web/kit/format/useName.ts'
import { RecordPage } from '#web/kit/record/RecordPage.tsx'
import { RouteFormDialog } from '#web/kit/record/RouteFormDialog.tsx'
import { callTo } from '#web/kit/record/useRecordActions.tsx'
import { Select } from '#web/kit/select/Select.tsx'
import { StatusTag } from '#web/kit/ui/StatusTag.tsx'

const place = () => (languageTag() === 'en' ? 1 : 0)
const certificateName = (type: CertificateType) => certificateTypeNames[type][place()]

/** What categories ask of suppliers. */
export function CategoryRulesPage() {
  const { t } = useTranslation()
  return (
    <RecordPage
      texts="categoryRules"
      renderAdd={(close) => <RuleDialog onClose={close} />}
      route={listCategoryRules}
      exported={exportCategoryRules}
      rowKey={({ id }) => id}
      columns={[
        { key: 'categoryName', sort: 'categoryName', lead: true },
        {
          key: 'certificates',
          desk: true,
          render: ({ certificates }) => certificates.map(certificateName).join('、') || '-',
        },
        {
          key: 'isGate',
          render: ({ isGate }) => (
            <StatusTag tone={isGate ? 'ok' : 'mute'}>{t(`categoryRules.gate.${isGate ? 'on' : 'off'}`)}</StatusTag>
          ),
        },
        { key: 'qualified' },
      ]}
      actions={{
        edit: { shown: () => true, renderDialog: (rule, close) => <RuleDialog rule={rule} onClose={close} /> },
        remove: {
          shown: () => true,
          danger: true,
          call: callTo(removeCategoryRule, ({ id, version }: CategoryRule) => ({ id, version })),
          confirm: ({ categoryName: name }) => ({
            title: t('categoryRules.removeTitle'),
            text: t('categoryRules.removeText', { name }),
          }),
        },
      }}
    />
  )
}

interface RuleDialogProps {
  /** Rule to edit; without it a new one is added. */
  readonly rule?: CategoryRule
  readonly onClose: () => void
}

function RuleDialog({ rule, onClose }: RuleDialogProps) {
  const { t } = useTranslation()
  const types = (Object.keys(certificateTypeNames) as CertificateType[]).map((value) => ({
    value,
    label: certificateName(value),
  }))
  return (
    <RouteFormDialog
      title={t(rule ? 'categoryRules.editTitle' : 'categoryRules.add')}
      route={rule ? editCategoryRule : createCategoryRule}
      fixed={rule && { id: rule.id, version: rule.version }}
      initial={rule ?? { certificates: [], isGate: false }}
      labels="categoryRules.form"
      columns={1}
      width={600}
      fields={{
        categoryId: { control: <CategorySelect /> },
        certificates: { options: types },
        isGate: {},
      }}
      onClose={onClose}
    />
  )
}

/** Choice of a category, by its path. */
function CategorySelect(control: ControlProps) {
  const { t } = useTranslation()
  const nameOf = useName()
  const all = useOptionalRead(listCatalogs, {}) ?? []
  const options = all.map(({ id }) => ({
    value: id,
    label: pathIn(all, id)
      .map((category) => nameOf(category))
      .join(' / '),
  }))
  return <Select {...control} hint={t('common.choose')} options={options} />
}
